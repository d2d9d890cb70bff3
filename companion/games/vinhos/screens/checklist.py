"""The checklist of a running table."""

import flet as ft

from companion.games.vinhos.laying_out import SetupAsk, checklist
from companion.games.vinhos.state import VinhosState
from companion.ui.widgets.table.checklist import TableChecklist
from companion.ui.widgets.table_view import TableView


@ft.component
def Checklist(view: TableView) -> ft.Control:
    """What to lay out for so many players."""
    state: VinhosState = view.table.state
    found = checklist(view.table.data, SetupAsk(players=len(state.setup.players)))  # type: ignore[arg-type]
    return TableChecklist(view, found)
