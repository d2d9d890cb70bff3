"""Whatever the code and the data cite can be looked up, and every chapter that is named has something to read."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.engine.game import AnyGame
from companion.games import all_games
from companion.storage.paths import RULES_DATA
from companion.storage.rules import load_data

CODE = Path(companion.__file__).parent
NAMES = "|".join(game.id for game in all_games())
RULE_ID = re.compile(rf"(?<![\w.])(?:{NAMES})\.[a-z0-9_-]+\.[a-z0-9_-]+(?![\w.-]*\.[a-z])")
"""A rule's id within a text; the name of a module or file, which goes on after a dot, is none."""


def in_code() -> Iterator[tuple[str, str]]:
    """Each id in a text of the code, docstrings included, with the file's path."""
    for file in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from ((found, str(file.relative_to(CODE.parent))) for found in RULE_ID.findall(node.value))


def in_data() -> Iterator[tuple[str, str]]:
    """Each id that a table of the data names as its rule, with the file's path."""
    for file in sorted(RULES_DATA.glob("*/*.toml")):
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        yield from ((found, str(file.relative_to(RULES_DATA.parent))) for found in _rules_of(read))


def _rules_of(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from _rules_of(one)
    elif isinstance(value, dict):
        for name, one in value.items():
            if name == "rule" and isinstance(one, str):
                yield one
            elif name == "rules" and all(isinstance(link, str) for link in one):
                yield from one
            else:
                yield from _rules_of(one)


def cited() -> dict[str, list[str]]:
    """Where each id is cited."""
    places: dict[str, list[str]] = {}
    for rule, place in (*in_code(), *in_data()):
        known = places.setdefault(rule, [])
        if place not in known:
            known.append(place)
    return places


def there() -> set[str]:
    """Everything that can be looked up, in all games."""
    found = {entry.id for game in all_games() for entry in load_data(game).entries()}
    return found | {term.id for game in all_games() for term in load_data(game).rulebook.terms}


def test_citations_are_found_in_code_and_data() -> None:
    assert "viticulture.automa.draw" in dict(in_code())
    assert "viticulture.automa.setup" in dict(in_data())


def test_every_cited_rule_can_be_looked_up() -> None:
    known = there()
    missing = [f"{rule} ({', '.join(places)})" for rule, places in sorted(cited().items()) if rule not in known]
    assert not missing, "\n".join(["no such rule:", *missing])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_chapter_has_something_to_read(game: AnyGame) -> None:
    data = load_data(game)
    written = {entry.module for entry in data.entries()}
    empty = [chapter.name for chapter in data.rulebook.chapters if chapter.id not in written]
    assert not empty


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("The end of a year: viticulture.automa.year-end, .game-end.", ["viticulture.automa.year-end"]),
        ("see vinhos.fair.points.", ["vinhos.fair.points"]),
        ("companion.games.viticulture.automa", []),
        ("viticulture.score", []),
        ("viticulture.new-visitors.", []),
    ],
)
def test_a_rule_id_is_told_from_other_names(text: str, ids: list[str]) -> None:
    assert RULE_ID.findall(text) == ids
