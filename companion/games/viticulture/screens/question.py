"""What has to be known before the next step: a card's number, or where the player's marker stands."""

from collections.abc import Callable

import flet as ft

from companion.engine.play import Command
from companion.games.viticulture.commands import DrawCard, EndYear
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.card_pad import card_dialog
from companion.games.viticulture.screens.next_step import Kind
from companion.games.viticulture.state import ViticultureState
from companion.ui.widgets.solo.points import points_dialog
from companion.ui.widgets.table_view import TableView


def use_question(view: TableView, act: Callable[[Command], None]) -> Callable[[Kind], None]:
    """A hook that asks over the screen and hands the finished command to `act`.

    Returns:
        What asks the question of a kind of step, `name_card` or `ask_points`.
    """
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    asking, set_asking = ft.use_state("")
    typed, set_typed = ft.use_state("")

    def answered(command: Command | None) -> None:
        set_asking("")
        if command is not None:
            act(command)

    def ask(kind: Kind) -> None:
        set_typed("")
        set_asking(kind)

    dialog: ft.DialogControl | None = None
    if asking == "name_card" and state.phase == "draw":
        dialog = card_dialog(data, state, lambda card: answered(DrawCard(card=card) if card is not None else None))
    elif asking == "ask_points" and state.phase == "year_end":
        dialog = points_dialog(texts.END_YEAR_POINTS, typed, set_typed, view.table, EndYear, answered)
    ft.use_dialog(dialog)
    return ask
