"""One of a few choices: a row of segments where they are short, a list where they need a line of explanation."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui import theme
from companion.ui.widgets.pieces import named


@dataclass(frozen=True)
class Choice:
    """One thing to choose."""

    id: str
    name: str
    line: str = ""
    """A line of explanation."""


@ft.component
def Choices(
    choices: list[Choice], chosen: str, choose: Callable[[str], None], identifier: str, listed: bool = False
) -> ft.Control:
    """Show the choices and say which one is taken. The id of a choice in tests is `identifier-id`.

    Args:
        choices: what there is to choose.
        chosen: the id of the one that is taken.
        choose: takes the id of another.
        identifier: the beginning of the ids.
        listed: one below the other, even where none needs a line of explanation.
    """
    if listed or any(choice.line for choice in choices):
        return ft.Column([_line(choice, choice.id == chosen, choose, identifier) for choice in choices], spacing=0)
    segments = [
        ft.Segment(value=choice.id, label=named(f"{identifier}-{choice.id}", ft.Text(choice.name)))
        for choice in choices
    ]
    return ft.SegmentedButton(
        segments=segments,
        selected=[chosen],
        show_selected_icon=True,
        on_change=lambda e: choose(str(next(iter(e.control.selected), chosen))),
    )


def _line(choice: Choice, taken: bool, choose: Callable[[str], None], identifier: str) -> ft.Control:
    icon = ft.Icons.RADIO_BUTTON_CHECKED if taken else ft.Icons.RADIO_BUTTON_UNCHECKED
    lines: list[ft.Control] = [ft.Text(choice.name, theme_style=ft.TextThemeStyle.BODY_LARGE)]
    if choice.line:
        lines.append(ft.Text(choice.line, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT))
    words = ft.Column(lines, spacing=0, tight=True, expand=True)
    row = ft.Container(
        ft.Row([ft.Icon(icon, color=ft.Colors.PRIMARY if taken else ft.Colors.OUTLINE), words], spacing=12),
        padding=ft.Padding.symmetric(vertical=6, horizontal=4),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=lambda e: choose(choice.id),
    )
    return ft.Semantics(
        identifier=f"{identifier}-{choice.id}",
        content=row,
        label=f"{choice.name}: {choice.line}" if choice.line else choice.name,
        container=True,
        exclude_semantics=True,
        checked=taken,
        on_tap=lambda e: choose(choice.id),
    )
