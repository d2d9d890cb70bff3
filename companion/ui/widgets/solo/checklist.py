"""The checklist of what to do with the real pieces, to be ticked."""

from collections.abc import Callable

import flet as ft

from companion.engine.checklist import ChecklistItem
from companion.ui import theme
from companion.ui.widgets.check_row import check_row
from companion.ui.widgets.pieces import big_button, named, quiet
from companion.ui.widgets.solo import texts
from companion.ui.widgets.table_view import TableView
from companion.ui.widgets.ticks import use_ticks


@ft.component
def TickedList(view: TableView, own: str, items: tuple[ChecklistItem, ...]) -> ft.Control:
    """Every item with its count and its rule, and the way to the table.

    Args:
        view: the play.
        own: what the player lays out for themselves, above the list.
        items: what to lay out for the Automa.
    """
    ticked, tick = use_ticks()

    label = texts.START if not view.table.commands else texts.GO_ON
    return ft.Column(
        [
            ft.Text(own, theme_style=ft.TextThemeStyle.BODY_LARGE),
            named("ticked", quiet(texts.CHECKLIST_TICKED.format(done=len(ticked), all=len(items)))),
            ft.Column(
                [_item(item, item.id in ticked, tick, view.show_rule) for item in items],
                spacing=2,
                scroll=ft.ScrollMode.AUTO,
                expand=True,
            ),
            ft.Row([ft.Container(big_button(label, ft.Icons.PLAY_ARROW, "start", lambda e: view.go("")), expand=True)]),
        ],
        spacing=theme.GAP,
        expand=True,
    )


def _item(
    item: ChecklistItem, done: bool, tick: Callable[[str], None], show_rule: Callable[[tuple[str, ...]], None]
) -> ft.Control:
    show_rules = (lambda e: show_rule(item.rules)) if item.rules else None
    return check_row(f"item-{item.id}", item.text, done, lambda e: tick(item.id), show_rules, item.count)
