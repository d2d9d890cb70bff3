"""One calculator on the desk: its form, what was entered, and what comes of it."""

import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pydantic import ValidationError

from companion.engine.calculator import Calculator, answer, before_the_reveal, calculators
from companion.engine.game import AnyGame
from companion.engine.model import Frozen
from companion.engine.rulebook import GameData
from companion.games import all_games
from companion.storage.rules import load_data
from companion.ui import score_texts as texts
from companion.ui.forms.draft import Place, as_input, asked, at, blank
from companion.ui.forms.faults import Fault, fault
from companion.ui.forms.fields import Field, read
from companion.ui.forms.missing import missing, with_label
from companion.ui.forms.wording import names_in

ENTERED = "_entered"
"""Marks a player who has been under the cover; it is no part of the input."""

TICKS = "_ticks"
"""The lines of a checklist that are done; they are no part of the input."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A calculator with everything that its form needs."""

    game: AnyGame
    calculator: Calculator
    data: GameData
    fields: tuple[Field, ...]
    names: dict[str, str]
    """What the game's tables call their things, by id."""


@dataclass(frozen=True, eq=False)
class Counting:
    """A form that is being filled in."""

    calculator: str
    values: dict[str, Any]
    asked: bool = False
    """Whether the result was asked for; from then on it is told what stands in its way."""
    shown: bool = False
    """Whether the result was shown; from then on every correction shows in it at once."""
    record: str = ""
    """The id of the result in the history, once it is kept there."""
    kept: dict[str, Any] | None = None
    """What had been entered when the result was last kept there in this session."""

    def entered(self, values: dict[str, Any]) -> "Counting":
        """The same with other values."""
        return replace(self, values=values)

    @property
    def ticks(self) -> list[str]:
        """The lines of its checklist that are done."""
        return list(self.values.get(TICKS, ()))

    def ticked(self, line: str) -> "Counting":
        """The same with a line of the checklist done, or not done after all."""
        rest = [one for one in self.ticks if one != line]
        return self.entered({**self.values, TICKS: rest if line in self.ticks else [*rest, line]})

    @property
    def is_kept(self) -> bool:
        """Whether the history holds just this result."""
        return bool(self.record) and self.kept == self.values


@cache
def sheet_of(calculator_id: str) -> Sheet | None:
    """The calculator with this id; None where there is none."""
    game, calculator = calculators(all_games()).get(calculator_id, (None, None))
    if game is None or calculator is None:
        return None
    data = load_data(game)
    return Sheet(game, calculator, data, read(calculator.ask, calculator.form), names_in(data))


def begun(sheet: Sheet) -> Counting:
    """A form in which nothing was entered."""
    return Counting(sheet.calculator.id, blank(sheet.fields))


def same_players(sheet: Sheet, counting: Counting) -> Counting:
    """An empty form for whoever is in this one."""
    fresh = begun(sheet)
    players = next((one for one in sheet.fields if one.titled), None)
    if players is None:
        return fresh
    names = [one.get("name", "") for one in counting.values.get(players.key) or ()]
    again = [{**blank(players.fields), "name": name} for name in names]
    return fresh.entered({**fresh.values, players.key: again})


def ask_of(sheet: Sheet, values: dict[str, Any]) -> Frozen | Fault:
    """What was entered as the calculator's input, or what is wrong with it."""
    try:
        ask: Frozen = sheet.calculator.ask.model_validate_json(json.dumps(as_input(sheet.fields, values)))
    except ValidationError as problem:
        return fault(problem)
    return ask


def answered(sheet: Sheet, values: dict[str, Any]) -> Frozen | Fault:
    """The answer, or why there is none: first all that is missing, in the form's order, then what cannot be.

    What lies face down must have been entered by everybody.
    """
    empty = missing(sheet.fields, values)
    if empty:
        return replace(empty[0], also=empty[1:])
    waiting = still_hidden(sheet, values)
    if waiting:
        return Fault(waiting[0], texts.NOT_ENTERED, hidden=True)
    ask = ask_of(sheet, values)
    if isinstance(ask, Fault):
        return discreet(sheet, values, with_label(sheet.fields, ask))
    try:
        return answer(sheet.calculator, sheet.data, ask)
    except ValidationError:
        raise  # a fault in the calculator, not in the input
    except ValueError as problem:
        return discreet(sheet, values, with_label(sheet.fields, fault(problem)))


def so_far(sheet: Sheet, values: dict[str, Any]) -> Frozen | None:
    """The answer without anything that lies face down; None while it cannot be told."""
    ask = ask_of(sheet, values)
    if isinstance(ask, Fault):
        return None
    shown = before_the_reveal(sheet.calculator, ask)
    if shown is None:
        return None
    try:
        return answer(sheet.calculator, sheet.data, shown)
    except ValidationError:
        raise
    except ValueError:
        return None


def face_down(sheet: Sheet, values: dict[str, Any]) -> tuple[Field, ...]:
    """The fields of a player that are entered under the cover now."""
    players = next((field for field in sheet.fields if field.titled), None)
    if players is None:
        return ()
    return tuple(one for one in players.fields if one.look.face_down and asked(one, values, {}))


def still_hidden(sheet: Sheet, values: dict[str, Any]) -> tuple[Place, ...]:
    """The players who have not been under the cover yet."""
    if not face_down(sheet, values):
        return ()
    players = next(field for field in sheet.fields if field.titled)
    everybody = values.get(players.key) or ()
    return tuple((players.key, index) for index, one in enumerate(everybody) if not one.get(ENTERED))


def discreet(sheet: Sheet, values: dict[str, Any], found: Fault) -> Fault:
    """A fault without the value of anything that lies face down, nor a word on whose it is."""
    hidden = next((one for one in face_down(sheet, values) if found.place[2:3] == (one.key,)), None)
    if hidden is None:
        return found
    gone = at(values, found.place) is None
    if gone:
        return Fault(found.place[:2], texts.HIDDEN_MISSING, hidden=True)
    return Fault(found.place[:1], texts.HIDDEN_CLASH, hidden=True)
