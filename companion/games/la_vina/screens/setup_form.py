"""The questions before a running table: who plays, in which order, and what the wineries are called."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.screens import texts
from companion.games.la_vina.state import LaVinaSetup
from companion.ui import theme
from companion.ui.desk import told
from companion.ui.widgets.names import name_dialog
from companion.ui.widgets.pieces import heading, panel, quiet
from companion.ui.widgets.pills import pill, tapped
from companion.ui.widgets.setup_questions import setup_questions
from companion.ui.widgets.table import texts as table_texts
from companion.ui.widgets.table.who_plays import People, WhoPlays

USUAL = 3
"""How many play while nobody has said."""


@dataclass(frozen=True)
class Draft:
    """The answers so far. Nobody has to give a name."""

    people: People
    wineries: tuple[str, ...] = ()
    """Names by their place; an empty one for a winery without."""

    @classmethod
    def of(cls, preset: Mapping[str, Any]) -> "Draft":
        """The answers as the dealt table fills them in."""
        names = tuple(preset.get("players", ()))
        return cls(People(len(names) or USUAL, names), tuple(preset.get("wineries", ())))

    def with_winery(self, number: int, name: str, every: int) -> "Draft":
        """Name a winery, counted from 1."""
        names = [*self.wineries, *[""] * every][:every]
        names[number - 1] = name
        return replace(self, wineries=tuple(names))

    def setup(self, wineries: int) -> LaVinaSetup:
        """The setup that these answers make for a number of wineries.

        Raises:
            pydantic.ValidationError: two names are alike.
        """
        given = self.wineries[:wineries]
        names = tuple(winery_name(given, number) for number in range(1, wineries + 1)) if any(given) else ()
        return LaVinaSetup(players=self.people.all_named, wineries=names)


def winery_name(names: tuple[str, ...], number: int) -> str:
    """What a winery is called."""
    return (names[number - 1] if number <= len(names) else "") or texts.WINERY.format(number=number)


@ft.component
def SetupForm(
    data: LaVinaData, start: Callable[[LaVinaSetup], str | None], preset: Mapping[str, Any] | None = None
) -> ft.Control:
    """Ask, and hand the setup to `start`, which answers with a refusal or None; `preset` fills the form in."""
    draft, set_draft = ft.use_state(Draft.of(preset or {}))
    problem, set_problem = ft.use_state("")
    least, most = data.setup.tables[0].players, data.setup.tables[-1].players
    wineries = data.setup.table(draft.people.count).wineries

    def change(new: Draft) -> None:
        set_problem("")
        set_draft(new)

    def go(e: object) -> None:
        try:
            set_problem(start(draft.setup(wineries)) or "")
        except ValidationError as error:
            set_problem(told(explain(error)))

    who = WhoPlays(
        draft.people,
        least,
        most,
        lambda people: change(replace(draft, people=people)),
        table_texts.FIRST_PLAYER_FIRST,
    )
    parts: list[ft.Control] = [who, panel(Wineries(draft, wineries, change))]
    return setup_questions(parts, problem, table_texts.SET_UP, go)


@ft.component
def Wineries(draft: Draft, every: int, change: Callable[[Draft], None]) -> ft.Control:
    """The wineries, each to be given a name."""
    asking, ask = ft.use_state(0)
    typed: Any = ft.use_ref("")

    def open_(number: int) -> None:
        typed.current = ""
        ask(number)

    def take(name: str) -> None:
        ask(0)
        if name:
            change(draft.with_winery(asking, name, every))

    ft.use_dialog(name_dialog(texts.NAME_CARD, "", typed, take) if asking else None)
    chips: list[ft.Control] = [
        pill(winery_name(draft.wineries, number), f"name-{number}", tapped(open_, number), icon=ft.Icons.EDIT_OUTLINED)
        for number in range(1, every + 1)
    ]
    return ft.Column(
        [
            heading(texts.WINERY_NAMES),
            quiet(texts.WINERY_NAMES_HINT),
            ft.Row(chips, wrap=True, spacing=6, run_spacing=6),
        ],
        spacing=theme.GAP,
    )
