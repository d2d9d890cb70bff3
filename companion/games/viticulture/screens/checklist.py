"""The checklist of what to do with the real pieces."""

import flet as ft

from companion.games.viticulture.checklist import checklist
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState
from companion.ui.widgets.solo.checklist import TickedList
from companion.ui.widgets.table_view import TableView


def ticked_checklist(view: TableView) -> ft.Control:
    """Every item with its count and its rule."""
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    return TickedList(view, texts.CHECKLIST_OWN, checklist(data, state.setup))
