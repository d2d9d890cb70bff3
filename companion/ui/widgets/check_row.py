"""One thing to do with the real pieces, to be ticked; its rule is a tap away."""

from collections.abc import Callable

import flet as ft

from companion.ui import icons, texts
from companion.ui.widgets.pieces import icon_button, named

COUNT_WIDTH = 40


def check_row(
    identifier: str,
    text: str,
    done: bool,
    tick: Callable[[object], None],
    show_rules: Callable[[object], None] | None = None,
    count: int | None = None,
    counted: bool = True,
    result: str = "",
) -> ft.Control:
    """A box, how many pieces, what to do with them, and a way to the rule.

    Args:
        identifier: the id for tests.
        text: what to do.
        done: whether it is ticked.
        tick: sets or takes the tick; a tap on the words does it too.
        show_rules: shows the rules behind it, where there are any.
        count: how many pieces, where they are counted.
        counted: whether the rows of this list keep a column for counts.
        result: what came of it, where the app drew it; it stands below the words.
    """
    said: ft.Control = ft.Text(
        text,
        theme_style=ft.TextThemeStyle.BODY_LARGE,
        color=ft.Colors.ON_SURFACE_VARIANT if done else None,
        expand=not result,
    )
    if result:
        came = ft.Text(result, theme_style=ft.TextThemeStyle.BODY_LARGE, color=ft.Colors.PRIMARY)
        said = ft.Column([said, came], spacing=2, tight=True, expand=True)
    pieces = ft.Text(f"{count} ×" if count is not None else "", theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    told: list[ft.Control] = [ft.Container(pieces, width=COUNT_WIDTH), said] if counted else [said]
    row: list[ft.Control] = [
        ft.Checkbox(value=done, semantics_label=f"{text}. {result}" if result else text, on_change=tick),
        ft.Container(
            ft.Row(told, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            on_click=tick,
            expand=True,
        ),
    ]
    if show_rules is not None:
        row.append(
            icon_button(
                icons.RULE,
                icon_size=18,
                icon_color=ft.Colors.SECONDARY,
                tooltip=texts.SEE_RULE,
                spoken=texts.SEE_RULE_OF.format(line=text),
                on_click=show_rules,
            )
        )
    return named(identifier, ft.Row(row, spacing=0))
