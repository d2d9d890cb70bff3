"""The checklist of what to do with the real pieces, to be ticked."""

from collections.abc import Callable

import flet as ft

from companion.engine.checklist import ChecklistItem
from companion.games.viticulture.checklist import checklist
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState
from companion.ui import icons, theme
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import big_button, named, quiet
from companion.ui.widgets.table_view import TableView


@ft.component
def Checklist(view: TableView) -> ft.Control:
    """Every item with its count and its rule."""
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    ticked, set_ticked = ft.use_state(frozenset[str]())
    items = checklist(data, state.setup)

    def tick(item: str) -> None:
        set_ticked(lambda now: now ^ {item})

    label = texts.START if not view.table.commands else texts.GO_ON
    return ft.Column(
        [
            ft.Text(texts.CHECKLIST_OWN, theme_style=ft.TextThemeStyle.BODY_LARGE),
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
        row.append(
            ft.IconButton(
                icons.RULE,
                icon_size=18,
                icon_color=ft.Colors.SECONDARY,
                tooltip=ui_texts.SEE_RULE,
                on_click=lambda e: show_rule(item.rules),
            )
        )
    return named(f"item-{item.id}", ft.Row(row, spacing=0))
