"""What happened in a play, newest first, each line with its rule a tap away."""

from collections.abc import Callable

import flet as ft

from companion.engine.play import Event
from companion.engine.table import Table
from companion.ui import icons
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import heading, icon_button, named
from companion.ui.widgets.solo import texts


def grouped(table: Table) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """The log up to the cursor, newest season first, each season under its heading, newest line first."""
    groups: list[tuple[str, list[Event]]] = []
    for step in table.steps[: table.cursor + 1]:
        title = texts.LOG_YEAR.format(year=step.state.year, season=step.state.season)
        if not groups or groups[-1][0] != title:
            groups.append((title, []))
        groups[-1][1].extend(step.events)
    return tuple((title, tuple(reversed(events))) for title, events in reversed(groups))


@ft.component
def Log(table: Table, show_rule: Callable[[tuple[str, ...]], None]) -> ft.Control:
    """The log of a play whose states have a year and a season."""
    lines: list[ft.Control] = []
    for title, events in grouped(table):
        lines.append(ft.Container(heading(title, 3, ft.TextThemeStyle.TITLE_SMALL), padding=ft.Padding.only(top=8)))
        lines += [told(event, show_rule) for event in events]
    return named("log", ft.ListView(lines, expand=True, spacing=0))


def told(event: Event, show_rule: Callable[[tuple[str, ...]], None]) -> ft.Control:
    """A sentence and the way to its rules."""
    return ft.Row(
        [
            ft.Text(event.text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
            rule_button(event.rules, show_rule, event.text) if event.rules else ft.Container(width=40, height=28),
        ],
        spacing=4,
    )


def rule_button(rules: tuple[str, ...], show_rule: Callable[[tuple[str, ...]], None], line: str = "") -> ft.IconButton:
    """The way from a line to its rules."""
    return icon_button(
        icons.RULE,
        icon_size=18,
        icon_color=ft.Colors.SECONDARY,
        tooltip=ui_texts.SEE_RULE,
        spoken=ui_texts.SEE_RULE_OF.format(line=line) if line else "",
        on_click=lambda e: show_rule(rules),
    )
