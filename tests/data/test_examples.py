"""The worked examples of every game: each file under `rules_data/*/examples/` is given to its calculator.

A file is one example, or holds several as `[[example]]`, which take over what the file says once::

    calculator = "viticulture.score"
    source = "Tuscany rulebook, Extended board, Influence action"

    [[example]]
    name = "Two stars against one"
    given = { players = [...] }
    expected = { winners = ["Jamey"] }       # what `companion calc --json` prints; fields left out may be anything

    [[example]]
    name = "Eight stars"
    given = { ... }
    refused = "there are six"                # instead of `expected`: words of the message
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from companion.engine.calculator import answer, calculators, report
from companion.engine.problems import explain
from companion.games import all_games
from companion.storage.paths import RULES_DATA
from companion.storage.rules import load_data

KEYS = {"name", "calculator", "given", "expected", "refused", "source"}


def examples() -> list[Any]:
    found = []
    for file in sorted(RULES_DATA.glob("*/examples/*.toml")):
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        several = read.pop("example", [{}])
        for number, one in enumerate(several, start=1):
            example = {**read, **one}
            found.append(pytest.param(file, example, id=f"{file.parent.parent.name}/{file.stem}-{number}"))
    return found


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    """Where `found` is not what was expected; groups may hold more than was expected, lists may not."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            problem
            for name, value in expected.items()
            for problem in differences(value, found.get(name, "(left out)"), f"{place}.{name}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [problem for i, (a, b) in pairs for problem in differences(a, b, f"{place}[{i}]")]
    same = expected == found and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same else [f"{place}: expected {expected!r}, found {found!r}"]


@pytest.mark.parametrize(("file", "example"), examples())
def test_the_worked_example_comes_out(file: Path, example: dict[str, Any]) -> None:
    where = f"{file.name}: {example.get('name', '')}"
    assert set(example) <= KEYS, f"{where}: {set(example) - KEYS} is not known"
    assert example["source"], f"{where}: says where the example comes from"
    assert ("expected" in example) != ("refused" in example), f"{where}: is either expected or refused"
    game, calculator = calculators(all_games())[example["calculator"]]
    assert game.id == file.parent.parent.name, f"{where}: stands in another game's folder"
    try:
        ask = calculator.ask.model_validate_json(json.dumps(example["given"]))
        found = report(answer(calculator, load_data(game), ask))
    except ValueError as error:
        message = explain(error, calculator.ask) if isinstance(error, ValidationError) else str(error)
        assert "refused" in example, f"{where}: {message}"
        assert example["refused"] in message, where
    else:
        assert "expected" in example, f"{where}: was not refused"
        problems = differences(example["expected"], json.loads(json.dumps(found)))
        assert not problems, f"{where}: {'; '.join(problems)}"


def test_every_game_with_calculators_has_worked_examples() -> None:
    given = {example.values[1]["calculator"] for example in examples()}
    missing = [name for name in calculators(all_games()) if name not in given and not name.endswith(".setup")]
    assert not missing, f"no worked example: {', '.join(missing)}"
