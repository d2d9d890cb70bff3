"""How a table lies on the screen: one page without scrolling on a phone, two columns where there is room."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui import theme
from companion.ui.widgets.pieces import named


@dataclass(frozen=True)
class Tab:
    """A part of the table that has a tab of its own on a phone."""

    id: str
    name: str
    content: ft.Control


def on_phone(
    top: Sequence[ft.Control], tabs: Sequence[Tab], tab: str, choose: Callable[[str], None], bottom: ft.Control
) -> ft.Control:
    """Everything in one column; the tab's content takes the room that is left."""
    pages: Mapping[str, ft.Control] = {one.id: one.content for one in tabs}
    return ft.Column(
        [*top, _tabs(tabs, tab, choose), ft.Container(pages[tab], expand=True), bottom],
        expand=True,
        spacing=theme.GAP,
    )


def _tabs(tabs: Sequence[Tab], tab: str, choose: Callable[[str], None]) -> ft.Control:
    segments = ft.SegmentedButton(
        segments=[ft.Segment(value=one.id, label=named(f"tab-{one.id}", ft.Text(one.name))) for one in tabs],
        selected=[tab],
        show_selected_icon=False,
        on_change=lambda e: choose(str(next(iter(e.control.selected), tabs[0].id))),
    )
    return ft.Row([ft.Container(segments, expand=True)])


def on_desktop(top: Sequence[ft.Control], main: ft.Control, bottom: ft.Control, side: ft.Control) -> ft.Control:
    """The board at the left, what goes with it at the right."""
    left = ft.Column([*top, ft.Container(main, expand=True), bottom], expand=True, spacing=12)
    return ft.Row([left, side], expand=True, spacing=theme.EDGE)


def side(log: ft.Control, chances: ft.Control) -> ft.Control:
    """Log and chances beside the board."""
    return ft.Container(
        ft.Column([ft.Container(log, expand=3), ft.Divider(), ft.Container(chances, expand=2)]),
        width=400,
        padding=ft.Padding.only(left=theme.EDGE),
        border=ft.Border.only(left=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
