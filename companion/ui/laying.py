"""Laying a game out: what was said of the table, the checklist for it, and what is dealt from a seed."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from pydantic import Field, ValidationError

from companion.engine.layout import Checklist
from companion.engine.model import Frozen
from companion.engine.score import Verdict
from companion.engine.seating import Seed
from companion.games import all_games
from companion.storage.rules import load_data
from companion.ui import laying_texts as texts
from companion.ui.counting import Sheet, sheet_of
from companion.ui.forms.faults import fault
from companion.ui.forms.fields import Field as FormField
from companion.ui.reading import readable

OVERRIDE = "override"
"""The field of a tool in which an owner's own figures stand."""
SEEDS = range(1_000_000)
"""The seeds that the app draws: short enough to be read out and typed again."""


class Laying(Frozen):
    """A table that is being laid out."""

    players: int | None = None
    """How many play; None while nobody has said."""
    modules: tuple[str, ...] = ()
    """The expansions on the table."""
    names: tuple[Annotated[str, Field(max_length=40)], ...] = ()
    """The names of the players clockwise; an empty one, or none, for whoever has no name."""
    own: dict[str, int] = Field(default_factory=dict)
    """Figures as the owner's rulebook prints them, where they differ, by the name of the field."""
    ticked: tuple[str, ...] = ()
    """The steps that are done, in their own words: they stay ticked when the table changes around them."""
    unticked: tuple[str, ...] = ()
    """The steps that the deal settled and whose tick was taken away all the same, in their own words."""
    seed: Seed | None = None
    """What chance starts from; None while nothing was dealt."""
    chosen: dict[str, Any] = Field(default_factory=dict)
    """What was chosen of the dealt cards, as the game's own screen keeps it."""


@dataclass(frozen=True, eq=False)
class LayingSheet:
    """A game's ways of laying out and of dealing."""

    setup: Sheet
    deal: Sheet | None
    players: range
    modules: tuple[str, ...]
    """The expansions by id."""
    figures: tuple[FormField, ...] = ()
    """Figures that the owner may know better."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.setup.game.id

    def name(self, module: str) -> str:
        """What an expansion is called."""
        return _headings()[module]


@cache
def laying_sheet(game_id: str) -> LayingSheet | None:
    """How a game is laid out; None where it has no checklist."""
    setup, deal = sheet_of(f"{game_id}.setup"), sheet_of(f"{game_id}.deal")
    if setup is None:
        return None
    fields = {field.key: field for field in setup.fields}
    offered = fields["modules"].options if "modules" in fields else ()
    players = range(fields["players"].least, fields["players"].most + 1)
    figures = fields[OVERRIDE].fields if OVERRIDE in fields else ()
    modules = tuple(one for one in _headings() if one in offered)
    return LayingSheet(setup, deal, players, modules, tuple(one for one in figures if one.kind == "number"))


@cache
def _headings() -> dict[str, str]:
    """The expansions of all games: some belong to one game and are played with another one too."""
    lists = sorted((load_data(game).rulebook.modules for game in all_games()), key=len, reverse=True)
    return {heading.id: heading.name for modules in lists for heading in modules}


def sheets() -> tuple[LayingSheet, ...]:
    """Every game that can be laid out, the largest first."""
    found = [laying_sheet(game.id) for game in readable()]
    return tuple(sheet for sheet in found if sheet is not None)


def kept_name(game_id: str) -> str:
    """The name that a table is kept under."""
    return f"laying.{game_id}"


def count(sheet: LayingSheet, laying: Laying) -> int:
    """How many play: as was said, else two where the game allows it."""
    wanted = laying.players if laying.players is not None else 2
    return min(max(wanted, sheet.players.start), sheet.players.stop - 1)


def seated(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for everybody, no two alike: whoever has none is numbered."""
    found: list[str] = []
    for place in range(players):
        given = names[place].strip() if place < len(names) else ""
        name, number = given or texts.SEAT.format(number=place + 1), place + 1
        while name.casefold() in {one.casefold() for one in found}:
            number += 1
            name = texts.SEAT.format(number=number)
        found.append(name)
    return tuple(found)


def renamed(laying: Laying, place: int, name: str, players: int) -> Laying:
    """Give a place another name. Whoever had that name changes places with it."""
    names = [*laying.names, *[""] * (players - len(laying.names))]
    same = [one.casefold() for one in names].index(name.casefold()) if taken(names, name) else None
    if same is not None:
        names[same] = names[place]
    names[place] = name
    return laying.evolve(names=tuple(names), chosen=without_people(laying.chosen))


def taken(names: Sequence[str], name: str) -> bool:
    """Whether a name is among some, whatever its capitals."""
    return bool(name) and name.casefold() in {one.casefold() for one in names}


PEOPLE = "people"
"""What single players chose stands under this key of `chosen`; it ends with their names or a new deal."""


def without_people(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen for the table as a whole."""
    return {key: value for key, value in chosen.items() if key != PEOPLE}


def dealt_again(laying: Laying, seed: int | None = None) -> Laying:
    """Another deal, from a fresh seed or from one that was typed."""
    fresh = secrets.randbelow(len(SEEDS)) if seed is None else seed
    return laying.evolve(seed=fresh, unticked=(), chosen=without_people(laying.chosen))


def checklist(sheet: LayingSheet, laying: Laying) -> Checklist | str:
    """The steps for this table, or why there are none."""
    values: dict[str, Any] = {"players": count(sheet, laying)}
    values["modules"] = [one for one in sheet.modules if one in laying.modules]
    known = {field.key for field in sheet.figures}
    if own := {key: number for key, number in laying.own.items() if key in known}:
        values[OVERRIDE] = own
    answer = _answer(sheet.setup, values)
    assert isinstance(answer, str | Checklist)
    return answer


def settled(found: Checklist | str, drawn: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """What the deal brought for each step that it settles, by the step's own words.

    Args:
        found: the checklist.
        drawn: what came up, by the rule of the steps that it settles.
    """
    if isinstance(found, str):
        return {}
    told: dict[str, str] = {}
    for rule, results in drawn.items():
        steps = [step.text for step in found.reasons if rule in step.rules]
        told.update(zip(steps, results, strict=False))
    return told


def is_done(step: str, laying: Laying, told: Mapping[str, str]) -> bool:
    """Whether a step is ticked, by hand or because the deal settled it."""
    return step in laying.ticked or (step in told and step not in laying.unticked)


def ticked(laying: Laying, step: str, told: Mapping[str, str]) -> Laying:
    """Set a step's tick, or take it away."""
    by_hand = tuple(one for one in laying.ticked if one != step)
    taken_away = tuple(one for one in laying.unticked if one != step)
    if not is_done(step, laying, told):
        return laying.evolve(ticked=laying.ticked if step in told else (*by_hand, step), unticked=taken_away)
    return laying.evolve(ticked=by_hand, unticked=(*taken_away, step) if step in told else taken_away)


def done(found: Checklist, laying: Laying, told: Mapping[str, str]) -> int:
    """How many of the steps are ticked."""
    return sum(is_done(step.text, laying, told) for step in found.reasons)


def can_deal(sheet: LayingSheet, players: int) -> bool:
    """Whether there is something to draw for so many players."""
    if sheet.deal is None:
        return False
    field = next(field for field in sheet.deal.fields if field.key == "players")
    return players >= field.fewest_items


def dealt(sheet: LayingSheet, laying: Laying, more: Mapping[str, Any]) -> Verdict | str | None:
    """The table as the seed deals it, or why it cannot; None while nothing was dealt.

    Args:
        sheet: the game's ways.
        laying: the table.
        more: what the game's own dealing asks for besides seed and players.
    """
    players = count(sheet, laying)
    if laying.seed is None or sheet.deal is None or not can_deal(sheet, players):
        return None
    answer = _answer(sheet.deal, {"seed": laying.seed, "players": list(seated(laying.names, players)), **more})
    assert isinstance(answer, str | Verdict)
    return answer


def _answer(sheet: Sheet, values: dict[str, Any]) -> Frozen | str:
    model = sheet.calculator.ask
    try:
        ask = model.model_validate_json(json.dumps(values))
        return sheet.calculator.answer(sheet.data, ask)  # type: ignore[union-attr]
    except ValueError as problem:
        if isinstance(problem, ValidationError) and problem.title != model.__name__:
            raise  # a fault in the tool, not in the input
        return fault(problem).text
