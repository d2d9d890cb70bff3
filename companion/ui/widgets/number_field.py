"""A number in a form: steps for a thumb, a number pad, and nothing at all where it may be left out."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui import score_texts, texts
from companion.ui.widgets.pieces import icon_button, named, quiet
from companion.ui.widgets.pills import digit_keys, entered
from companion.ui.widgets.stepper import CLOSED, number_dialog

Number = int | float


def stepped(value: Number | None, by: Number, least: Number, most: Number) -> Number:
    """The next number up or down; from nothing the first step goes to the number nearest to 0."""
    if value is None:
        return max(least, min(0, most))
    return max(least, min(value + by, most))


def written(value: Number | None) -> str:
    """A number as it is shown; a half keeps its decimal, nothing is a dash."""
    if value is None:
        return score_texts.NOTHING
    return str(int(value)) if value == int(value) else str(value)


@ft.component
def NumberField(
    label: str,
    hint: str,
    value: Number | None,
    on_change: Callable[[Number | None], None],
    identifier: str,
    least: Number,
    most: Number,
    optional: bool,
    halves: bool,
    wrong: str,
) -> ft.Control:
    """One labelled number. It never needs a keyboard."""
    typed, set_typed = ft.use_state(CLOSED)

    def done(number: int | None) -> None:
        set_typed(CLOSED)
        if number is not None:
            on_change(number)

    allowed = range(int(least) if least == int(least) else 1, int(most) + 1)
    shown = int(value) if value is not None and value == int(value) else None
    ft.use_dialog(number_dialog(label, typed, set_typed, shown, allowed, done) if typed != CLOSED else None)
    by = 0.5 if halves else 1
    step = [
        _step(
            ft.Icons.REMOVE_CIRCLE_OUTLINE, texts.LESS, label, f"{identifier}-minus", -by, value, on_change, least, most
        ),
        named(
            identifier,
            ft.TextButton(
                content=ft.Text(written(value), theme_style=ft.TextThemeStyle.TITLE_LARGE),
                width=68,
                tooltip=texts.TYPE_NUMBER.format(label=label),
                on_click=lambda e: set_typed(""),
            ),
        ),
        _step(ft.Icons.ADD_CIRCLE_OUTLINE, texts.MORE, label, f"{identifier}-plus", by, value, on_change, least, most),
    ]
    if optional:
        clear = icon_button(
            ft.Icons.CLOSE,
            icon_size=18,
            tooltip=score_texts.CLEAR.format(label=label),
            disabled=value is None,
            on_click=lambda e: on_change(None),
        )
        step.append(named(f"{identifier}-clear", clear))
    row = ft.Row(
        [ft.Text(label, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True), *step],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Column([row, *under(hint, wrong)], spacing=0, tight=True)


def _step(
    icon: ft.IconData,
    words: str,
    label: str,
    identifier: str,
    by: Number,
    value: Number | None,
    on_change: Callable[[Number | None], None],
    least: Number,
    most: Number,
) -> ft.Semantics:
    new = stepped(value, by, least, most)
    button = icon_button(
        icon, tooltip=words.format(label=label), disabled=new == value, on_click=lambda e: on_change(new)
    )
    return named(identifier, button)


@ft.component
def NumbersField(
    label: str,
    hint: str,
    values: Sequence[int],
    on_change: Callable[[list[int]], None],
    identifier: str,
    least: int,
    most: int,
    wrong: str,
) -> ft.Control:
    """A list of numbers: each key adds one, a tap on a number takes it away."""
    typed, set_typed = ft.use_state(CLOSED)

    def add(number: int | None) -> None:
        set_typed(CLOSED)
        if number is not None:
            on_change([*values, number])

    ft.use_dialog(
        number_dialog(label, typed, set_typed, None, range(least, most + 1), add) if typed != CLOSED else None
    )

    def remove(index: int) -> None:
        on_change([one for position, one in enumerate(values) if position != index])

    parts: list[ft.Control] = [ft.Text(label, theme_style=ft.TextThemeStyle.BODY_LARGE), *under(hint, wrong)]
    if values:
        parts.append(entered([str(value) for value in values], remove, identifier))
    parts.append(digit_keys(label, least, most, add, lambda e: set_typed(""), identifier))
    return ft.Column(parts, spacing=6, tight=True)


def under(hint: str, wrong: str) -> list[ft.Control]:
    """What stands below a field: what to count, and what is wrong with it."""
    lines: list[ft.Control] = []
    if hint:
        line = quiet(hint)
        line.theme_style = ft.TextThemeStyle.BODY_SMALL
        lines.append(line)
    if wrong:
        text = ft.Text(
            wrong[:1].upper() + wrong[1:], theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ERROR, expand=True
        )
        icon = ft.Icon(ft.Icons.ERROR_OUTLINE, size=18, color=ft.Colors.ERROR)
        told = named("wrong", ft.Row([icon, text], spacing=6))
        told.live_region = True
        lines.append(told)
    return lines
