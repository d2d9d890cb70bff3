"""How a table lies on the screen: one page without scrolling on a phone, two columns where there is room."""

from collections.abc import Callable, Sequence
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
    icon: ft.IconData | None = None
    """What stands for its name where there is no room for words."""


def on_phone(
    top: Sequence[ft.Control],
    tabs: Sequence[Tab],
    tab: str,
    choose: Callable[[str], None],
    bottom: ft.Control,
    roomy: bool = True,
) -> ft.Control:
    """Everything in one column; the tab's content takes the room that is left."""
    return ft.Column(
        [*top, _tabs(tabs, tab, choose, roomy), ft.Container(_content(tabs, tab), expand=True), bottom],
        expand=True,
        spacing=theme.GAP,
    )


def _content(tabs: Sequence[Tab], tab: str) -> ft.Control:
    """What lies under the chosen tab, or under the first one where that is gone."""
    return next((one.content for one in tabs if one.id == tab), tabs[0].content)


def _face(tab: Tab, roomy: bool) -> ft.Control:
    return ft.Text(tab.name) if roomy or tab.icon is None else ft.Icon(tab.icon, size=20, semantics_label=tab.name)


def _tabs(tabs: Sequence[Tab], tab: str, choose: Callable[[str], None], roomy: bool) -> ft.Control:
    known = tab if any(one.id == tab for one in tabs) else tabs[0].id
    segments = ft.SegmentedButton(
        segments=[ft.Segment(value=one.id, label=named(f"tab-{one.id}", _face(one, roomy))) for one in tabs],
        selected=[known],
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
    return _beside([ft.Container(log, expand=3), ft.Divider(), ft.Container(chances, expand=2)])


def side_with_tabs(above: ft.Control, tabs: Sequence[Tab], tab: str, choose: Callable[[str], None]) -> ft.Control:
    """A picture beside the board, and under it what there are tabs for; a single one needs no tab."""
    parts: list[ft.Control] = [ft.Container(above, expand=7), ft.Divider(height=1)]
    if len(tabs) > 1:
        parts.append(_tabs(tabs, tab, choose, True))
    return _beside([*parts, ft.Container(_content(tabs, tab), expand=3)])


def _beside(parts: list[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(parts),
        width=400,
        padding=ft.Padding.only(left=theme.EDGE),
        border=ft.Border.only(left=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
