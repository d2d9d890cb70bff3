"""The result of a running table, with a way to correct it."""

import flet as ft

from companion.engine.score import Ranking
from companion.ui import score_texts, theme
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import named, quiet
from companion.ui.widgets.result import ranked, told
from companion.ui.widgets.table import texts
from companion.ui.widgets.table_view import TableView


def counted(view: TableView, ranking: Ranking | None) -> ft.Control:
    """Who won, with every line of every sheet.

    Args:
        view: the play, which is over.
        ranking: the calculator's result; None in a play of which only the end is stored.
    """
    parts: list[ft.Control] = []
    if ranking is not None:
        parts += [*ranked(ranking, view.show_rule), *told(score_texts.NOTES, ranking.notes, view.show_rule)]
    undo = ft.OutlinedButton(ui_texts.UNDO, icon=ft.Icons.UNDO, height=theme.TAP, on_click=lambda e: view.undo())
    again = ft.FilledButton(texts.AGAIN, icon=ft.Icons.REPLAY, height=theme.TAP, on_click=lambda e: view.go("again"))
    buttons = ft.Row([named("undo", undo), named("again", again)], alignment=ft.MainAxisAlignment.CENTER, wrap=True)
    parts += [quiet(texts.UNDO_COUNT), buttons]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
