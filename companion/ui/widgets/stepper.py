"""A number for a thumb: minus, the number itself, plus; a tap on the number opens a number pad."""

from collections.abc import Callable

import flet as ft

from companion.ui import texts, theme
from companion.ui.widgets.pieces import icon_button, named

MOST_DIGITS = 3
NOTHING = "..."
"""What a number pad shows where there is no number yet."""
CLOSED = "closed"
"""What is typed while no number pad is open."""


def pressed(typed: str, key: str, most_digits: int = MOST_DIGITS) -> str:
    """What a number pad shows after a key: a digit, `-` to change the sign, `<` to take one back."""
    sign, digits = ("-", typed[1:]) if typed.startswith("-") else ("", typed)
    if key == "-":
        return digits if sign else f"-{digits}"
    if key == "<":
        return f"{sign}{digits[:-1]}" if digits else ""
    if len(digits) >= most_digits:
        return typed
    return f"{sign}{(digits + key).lstrip('0') or '0'}"


def number_dialog(
    title: str,
    typed: str,
    show: Callable[[str], None],
    value: int | None,
    allowed: range,
    done: Callable[[int | None], None],
) -> ft.AlertDialog:
    """Ten digits, a sign where numbers may be negative, and a way back.

    Args:
        title: what the number is.
        typed: what has been typed so far; the caller keeps it.
        show: takes what is typed after a key.
        value: the number to show before anything is typed, which can be taken as it is; None shows none.
        allowed: the numbers that can be taken.
        done: takes the number, or None where the player cancels.
    """
    number = value if typed == "" else int(typed) if typed != "-" else None
    takes = number is not None and number in allowed
    shown = typed or (NOTHING if value is None else str(value))
    digits = max(MOST_DIGITS, len(str(allowed.stop - 1)))

    def key(face: str, icon: ft.IconData | None = None, label: str = "") -> ft.Control:
        content = ft.Icon(icon) if icon else ft.Text(face, theme_style=ft.TextThemeStyle.TITLE_LARGE)
        button = ft.TextButton(
            content=content,
            width=72,
            height=56,
            tooltip=label or None,
            on_click=lambda e: show(pressed(typed, face, digits)),
        )
        return named(f"key-{face}", button)

    sign = key("-", ft.Icons.EXPOSURE, texts.CHANGE_SIGN) if allowed.start < 0 else ft.Container(width=72)
    rows = [[key(face) for face in row] for row in ("123", "456", "789")]
    rows.append([sign, key("0"), key("<", ft.Icons.BACKSPACE, texts.TAKE_BACK)])
    hint = texts.ALLOWED_RANGE.format(least=allowed.start, most=allowed.stop - 1)
    return ft.AlertDialog(
        title=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        content=ft.Column(
            [
                named("pad-value", ft.Text(shown, theme_style=ft.TextThemeStyle.DISPLAY_SMALL)),
                ft.Text(hint, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
                *(ft.Row(row, alignment=ft.MainAxisAlignment.CENTER) for row in rows),
            ],
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=theme.GAP,
        ),
        actions=[
            ft.TextButton(texts.CANCEL, on_click=lambda e: done(None)),
            named(
                "pad-take",
                ft.FilledButton(texts.TAKE_NUMBER, disabled=not takes, on_click=lambda e: done(number)),
            ),
        ],
        on_dismiss=lambda e: done(None),
    )


@ft.component
def Stepper(
    label: str,
    value: int,
    on_change: Callable[[int], None],
    identifier: str,
    minimum: int = 0,
    maximum: int = 99,
    hint: str = "",
) -> ft.Control:
    """One labelled number. It never needs a keyboard."""
    typed, set_typed = ft.use_state(CLOSED)

    def done(number: int | None) -> None:
        set_typed(CLOSED)
        if number is not None:
            on_change(number)

    allowed = range(minimum, maximum + 1)
    ft.use_dialog(number_dialog(label, typed, set_typed, value, allowed, done) if typed != CLOSED else None)
    words: list[ft.Control] = [ft.Text(label, theme_style=ft.TextThemeStyle.BODY_LARGE)]
    if hint:
        words.append(ft.Text(hint, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT))
    return ft.Row(
        [
            ft.Column(words, spacing=0, tight=True, expand=True),
            named(
                f"{identifier}-minus",
                icon_button(
                    ft.Icons.REMOVE_CIRCLE_OUTLINE,
                    tooltip=texts.LESS.format(label=label),
                    disabled=value <= minimum,
                    on_click=lambda e: on_change(value - 1),
                ),
            ),
            named(
                identifier,
                ft.TextButton(
                    content=ft.Text(str(value), theme_style=ft.TextThemeStyle.TITLE_LARGE),
                    width=64,
                    tooltip=texts.TYPE_NUMBER.format(label=label),
                    on_click=lambda e: set_typed(""),
                ),
            ),
            named(
                f"{identifier}-plus",
                icon_button(
                    ft.Icons.ADD_CIRCLE_OUTLINE,
                    tooltip=texts.MORE.format(label=label),
                    disabled=value >= maximum,
                    on_click=lambda e: on_change(value + 1),
                ),
            ),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
