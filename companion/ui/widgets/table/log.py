"""What happened at a running table, newest first, under the heading of its round or year."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.play import Event
from companion.engine.table import Table
from companion.ui.widgets.pieces import heading, named
from companion.ui.widgets.solo.log import told

Title = Callable[[Any], str]
"""A state gives the heading that its lines stand under."""


def grouped(table: Table, title: Title) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """The log up to the cursor, newest heading first, under each the newest line first.

    What a step told stands under the heading of the state before it, as it was done then.
    """
    groups: list[tuple[str, list[Event]]] = []
    before = table.steps[0].state
    for step in table.steps[: table.cursor + 1]:
        if not groups or groups[-1][0] != title(before):
            groups.append((title(before), []))
        groups[-1][1].extend(step.events)
        before = step.state
    return tuple((name, tuple(reversed(events))) for name, events in reversed(groups))


@ft.component
def TableLog(table: Table, title: Title, show_rule: Callable[[tuple[str, ...]], None]) -> ft.Control:
    """The log, each line with its rules a tap away."""
    lines: list[ft.Control] = []
    for name, events in grouped(table, title):
        lines.append(ft.Container(heading(name, 3, ft.TextThemeStyle.TITLE_SMALL), padding=ft.Padding.only(top=8)))
        lines += [told(event, show_rule) for event in events]
    return named("log", ft.ListView(lines, expand=True, spacing=0))
