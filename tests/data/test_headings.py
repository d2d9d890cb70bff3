"""Every heading of a rulebook has entries: `headings/GAME.CHAPTERS.toml` says which, heading by heading.

A file is one part of one book::

    book = "tuscany"

    [[heading]]
    title = "Viticulture Automa: Goal"       # as printed, with the headings above it where needed
    entries = ["viticulture.automa.goal"]    # rules or terms of that game, at least one
"""

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field, ValidationError

from companion.engine.model import Frozen, RuleId
from companion.games import all_games
from companion.storage.rules import load_data

HEADINGS = Path(__file__).parent / "headings"
FILES = sorted(HEADINGS.glob("*.toml"))
GAMES = {game.id: game for game in all_games()}


class CoveredHeading(Frozen):
    """One heading and the entries that tell what stands under it."""

    title: Annotated[str, Field(min_length=1)]
    entries: Annotated[tuple[RuleId, ...], Field(min_length=1)]


class CoveredPart(Frozen):
    """The headings of some chapters of a rulebook."""

    book: Literal["tuscany", "bordeaux", "la_vina", "vinhos"]
    heading: Annotated[tuple[CoveredHeading, ...], Field(min_length=1)]


def read(file: Path) -> CoveredPart:
    return CoveredPart.model_validate_json(json.dumps(tomllib.loads(file.read_text(encoding="utf-8"))))


def known(game: str) -> set[str]:
    data = load_data(GAMES[game])
    return {entry.id for entry in data.entries()} | {term.id for term in data.rulebook.terms}


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_headings_are_listed() -> None:
    assert FILES, f"no file in {HEADINGS}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_every_heading_has_entries_that_are_there(file: Path) -> None:
    there = known(file.stem.split(".")[0])
    missing = [f"{one.title}: {entry}" for one in read(file).heading for entry in one.entries if entry not in there]
    assert not missing, f"{file.name}: no such entry: {'; '.join(missing)}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_no_heading_stands_twice(file: Path) -> None:
    part = read(file)
    assert not twice([one.title for one in part.heading])
    assert not [one.title for one in part.heading if twice(list(one.entries))]


@pytest.mark.parametrize(
    "broken",
    [
        {"book": "tuscany", "heading": [{"title": "Goal", "entries": []}]},
        {"book": "tuscany", "heading": [{"title": "", "entries": ["viticulture.automa.goal"]}]},
        {"book": "tuscany", "heading": [{"title": "Goal", "entries": ["viticulture.automa.goal"], "page": 3}]},
        {"book": "tuscany", "heading": []},
        {"book": "another", "heading": [{"title": "Goal", "entries": ["viticulture.automa.goal"]}]},
    ],
    ids=["without entries", "without a title", "with an unknown key", "without headings", "of an unknown book"],
)
def test_a_file_of_another_shape_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        CoveredPart.model_validate_json(json.dumps(broken))
