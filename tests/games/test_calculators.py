"""Every calculator of every game: whatever is typed in, there is an answer or one plain message."""

import copy
import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from companion.cli_calc import as_text
from companion.engine.calculator import answer, calculators, report
from companion.engine.problems import explain
from companion.games import all_games
from companion.storage.paths import RULES_DATA
from companion.storage.rules import load_data

KNOWN = calculators(all_games())
JUNK: list[Any] = [
    *[None, True, False, 0, -1, 1, 2, 7, 12, 1000, 10**30, 0.5, -2.5, 1e308, "", " ", "x", "Ana", "pisa", "7", "\n"],
    *[[], {}, [None], [[]], [0, 0], ["Ana", "Ana"], {"x": 1}, [{"name": "Ana"}], {"name": {}}],
]


def inputs() -> dict[str, list[Any]]:
    """What the worked examples give to each calculator."""
    found: dict[str, list[Any]] = {name: [] for name in KNOWN}
    for file in sorted(RULES_DATA.glob("*/examples/*.toml")):
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        for example in read.get("example", [read]):
            found[{**read, **example}["calculator"]].append(example["given"])
    for name, given_ in found.items():
        if name.endswith(".setup"):
            given_.append({"players": 2, "modules": []})
    return found


INPUTS = inputs()
LOOKED_UP = {entry.id for game in all_games() for entry in load_data(game).entries()}


def cited(found: Any) -> set[str]:
    """Every rule that an answer names, wherever it stands."""
    if isinstance(found, list):
        return {rule for one in found for rule in cited(one)}
    if not isinstance(found, dict):
        return set()
    own = {found["rule"]} if "rule" in found else set()
    return own.union(found.get("rules", []), *(cited(value) for name, value in found.items() if name != "rules"))


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a JSON value, outer ones first."""
    if path:
        yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


@st.composite
def typed(draw: st.DrawFn, name: str) -> Any:
    """A worked example in which up to two places hold something else, are gone, or stand twice."""
    value = copy.deepcopy(draw(st.sampled_from(INPUTS[name])))
    for _ in range(draw(st.integers(0, 2))):
        found = list(places(value))
        if not found:
            return draw(st.sampled_from(JUNK))
        *outer, last = draw(st.sampled_from(found))
        holder = value
        for key in outer:
            holder = holder[key]
        change = draw(st.sampled_from(["junk", "gone", "new"]))
        if change == "junk":
            holder[last] = copy.deepcopy(draw(st.sampled_from(JUNK)))
        elif change == "gone":
            del holder[last]
        elif isinstance(holder, list):
            holder.append(copy.deepcopy(holder[last]))
        else:
            holder["unheard_of"] = 1
    return value


@pytest.mark.parametrize("name", sorted(KNOWN))
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_there_is_an_answer_or_one_plain_message(name: str, data: st.DataObject) -> None:
    game, calculator = KNOWN[name]
    text = json.dumps(data.draw(typed(name)))
    try:
        ask = calculator.ask.model_validate_json(text)
    except ValidationError as error:
        message = explain(error, calculator.ask)
    else:
        try:
            answered = answer(calculator, load_data(game), ask)
        except ValidationError:
            raise  # a fault in the calculator, not in the input
        except ValueError as error:
            message = str(error)
        else:
            found = report(answered)
            assert json.dumps(found)
            assert cited(found) <= LOOKED_UP
            assert as_text(answered).strip()
            return
    assert message.strip()
    assert len(message.splitlines()) == 1
    assert not re.search(r"\{\w+\}", message), "a placeholder was not filled in"
    assert not any(
        word in message for word in ("pydantic", "Traceback", "validation error", "Input should", "NoneType")
    )


def models(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """A form and all forms inside it."""
    yield model
    for definition in _inside(model):
        yield from models(definition)


def _inside(annotated: Any) -> Iterator[type[BaseModel]]:
    for field in annotated.model_fields.values():
        waiting = [field.annotation]
        while waiting:
            one = waiting.pop()
            if isinstance(one, type) and issubclass(one, BaseModel):
                yield one
            waiting.extend(getattr(one, "__args__", ()))


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_each_field_says_what_to_count(name: str) -> None:
    for model in models(KNOWN[name][1].ask):
        for field, info in model.model_fields.items():
            assert info.description, f"{model.__name__}.{field} does not say what it is"
