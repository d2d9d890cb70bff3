"""The checklist of what to do with the real pieces, to be ticked."""

from collections.abc import Callable

import flet as ft

from companion.engine.checklist import ChecklistItem
from companion.ui import theme
from companion.ui.widgets.pieces import big_button, named, quiet
from companion.ui.widgets.solo import texts
from companion.ui.widgets.solo.log import rule_button
from companion.ui.widgets.table_view import TableView


@ft.component
def TickedList(view: TableView, own: str, items: tuple[ChecklistItem, ...]) -> ft.Control:
    """Every item with its count and its rule, and the way to the table.

    Args:
        view: the play.
        own: what the player lays out for themselves, above the list.
        items: what to lay out for the Automa.
    """
    ticked, set_ticked = ft.use_state(frozenset[str]())

    def tick(item: str) -> None:
        set_ticked(lambda now: now ^ {item})

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
    count = ft.Container(
        ft.Text(f"{item.count} ×" if item.count is not None else "", theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        width=40,
    )
    words = ft.Text(
        item.text,
        theme_style=ft.TextThemeStyle.BODY_LARGE,
        color=ft.Colors.ON_SURFACE_VARIANT if done else None,
        expand=True,
    )
    row: list[ft.Control] = [
        ft.Checkbox(value=done, semantics_label=item.text, on_change=lambda e: tick(item.id)),
        ft.Container(
            ft.Row([count, words], vertical_alignment=ft.CrossAxisAlignment.CENTER),
            on_click=lambda e: tick(item.id),
            expand=True,
        ),
    ]
    if item.rules:
        row.append(rule_button(item.rules, show_rule))
    return named(f"item-{item.id}", ft.Row(row, spacing=0))
