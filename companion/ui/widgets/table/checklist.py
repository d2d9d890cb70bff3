"""The checklist of a running table, which is that of its game."""

import flet as ft

from companion.engine.layout import Checklist
from companion.ui import theme
from companion.ui.widgets.check_row import check_row
from companion.ui.widgets.pieces import big_button, heading, named, quiet
from companion.ui.widgets.pills import tapped
from companion.ui.widgets.table import texts
from companion.ui.widgets.table_view import TableView
from companion.ui.widgets.ticks import use_ticks


@ft.component
def TableChecklist(view: TableView, found: Checklist) -> ft.Control:
    """Every step with its rule, and the way to the table."""
    ticked, tick = use_ticks()

    rows: list[ft.Control] = [
        check_row(
            f"step-{number}",
            step.text,
            step.text in ticked,
            tapped(tick, step.text),
            tapped(view.show_rule, step.rules) if step.rules else None,
            counted=False,
        )
        for number, step in enumerate(found.reasons, start=1)
    ]
    label = texts.GO_ON if view.table.commands else texts.START
    done = texts.TICKED.format(done=len(ticked), all=len(rows))
    go = big_button(label, ft.Icons.PLAY_ARROW, "start", lambda e: view.go(""))
    return ft.Column(
        [
            heading(found.headline),
            named("ticked", quiet(done)),
            ft.Column(rows, spacing=6, scroll=ft.ScrollMode.AUTO, expand=True),
            ft.Row([ft.Container(go, expand=True)]),
        ],
        spacing=theme.GAP,
        expand=True,
    )
