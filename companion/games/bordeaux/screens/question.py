"""What has to be known before the next step: what a printed card shows, or where the player's marker stands."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.play import Command
from companion.games.bordeaux.commands import DrawCard, EndYear
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.grids import parts_needed
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.next_step import Kind
from companion.games.bordeaux.screens.show_card import show_card_dialog
from companion.games.bordeaux.screens.tapping import Tapped
from companion.games.bordeaux.state import BordeauxState
from companion.ui.widgets.solo.points import points_dialog
from companion.ui.widgets.table_view import TableView


def use_question(view: TableView, act: Callable[[Command], None]) -> Callable[[Kind], None]:
    """A hook that asks over the screen and hands the finished command to `act`.

    Returns:
        What asks the question of a kind of step, `show_card` or `ask_points`.
    """
    data: BordeauxData = view.table.data  # type: ignore[assignment]
    state: BordeauxState = view.table.state
    asking, set_asking = ft.use_state("")
    typed, set_typed = ft.use_state("")
    tapped, set_tapped = ft.use_state(Tapped())
    # Taps may come faster than the dialog is drawn anew, and the last one counts too.
    latest: Any = ft.use_ref(Tapped())
    parts = parts_needed(data, state)

    def answered(command: Command | None) -> None:
        set_asking("")
        if command is not None:
            act(command)

    def change(tap: Callable[[Tapped], Tapped]) -> None:
        latest.current = tap(latest.current)
        set_tapped(latest.current)

    def ask(kind: Kind) -> None:
        set_typed("")
        change(lambda before: Tapped())
        set_asking(kind)

    def read(taken: bool) -> None:
        answered(DrawCard(shown=latest.current.shown(parts)) if taken else None)

    first = texts.SHUFFLE_FIRST if state.must_shuffle else ""
    dialog: ft.DialogControl | None = None
    if asking == "show_card" and parts:
        dialog = show_card_dialog(data, parts, tapped, change, read, first)
    elif asking == "ask_points" and state.phase == "year_end" and state.setup.pacing:
        dialog = points_dialog(texts.YEAR_END_POINTS, typed, set_typed, view.table, EndYear, answered)
    ft.use_dialog(dialog)
    return ask
