"""The questions before a running table: who plays, in the order of the first actions."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import VinhosSetup
from companion.ui.desk import told
from companion.ui.laying import laying_sheet
from companion.ui.widgets.setup_questions import setup_questions
from companion.ui.widgets.table import texts as table_texts
from companion.ui.widgets.table.who_plays import People, WhoPlays

USUAL = 3
"""How many play while nobody has said."""


@ft.component
def SetupForm(
    data: VinhosData, start: Callable[[VinhosSetup], str | None], preset: Mapping[str, Any] | None = None
) -> ft.Control:
    """Ask, and hand the setup to `start`, which answers with a refusal or None; `preset` fills the form in."""
    names = tuple((preset or {}).get("players", ()))
    people, set_people = ft.use_state(People(len(names) or USUAL, names))
    problem, set_problem = ft.use_state("")
    sheet = laying_sheet("vinhos")
    assert sheet is not None

    def change(new: People) -> None:
        set_problem("")
        set_people(new)

    def go(e: object) -> None:
        try:
            set_problem(start(VinhosSetup(players=people.all_named)) or "")
        except ValidationError as error:
            set_problem(told(explain(error)))

    parts: list[ft.Control] = [WhoPlays(people, sheet.players.start, sheet.players.stop - 1, change, texts.ORDER_HINT)]
    return setup_questions(parts, problem, table_texts.SET_UP, go)
