"""The checklist of what to do with the real pieces."""

import flet as ft

from companion.games.bordeaux.checklist import checklist
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState
from companion.ui.widgets.solo.checklist import TickedList
from companion.ui.widgets.table_view import TableView


def ticked_checklist(view: TableView) -> ft.Control:
    """Every item with its count and its rule."""
    data: BordeauxData = view.table.data  # type: ignore[assignment]
    state: BordeauxState = view.table.state
    return TickedList(view, texts.CHECKLIST_OWN, checklist(data, state.setup))
