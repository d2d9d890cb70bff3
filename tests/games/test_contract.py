"""What every game's play keeps, whichever game it is: the shell relies on these and on nothing else."""

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

import companion.games
from companion.engine.game import AnyGame, Play
from companion.engine.play import Command, IllegalCommand, Setup, State
from companion.engine.rulebook import GameData
from companion.engine.table import Table, replay
from companion.games import all_games
from companion.storage.rules import load_data

REPORTED = {
    "year",
    "season",
    "status",
    "blocked",
    "workers_left",
    "bonus_tokens",
    "wake_up_rows",
    "deck",
    "automa_vp",
}
REPORTED_BY_A_TABLE = {"status", "phase", "turn", "results"}
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
PICKS = st.lists(st.integers(min_value=0, max_value=999), min_size=30, max_size=90)
# A table is a value, so that every example may begin from the same one.
WALK = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


def play_of(game: AnyGame) -> Play[Any, Any, Any, Any]:
    assert game.play is not None
    return game.play


def kinds(game: AnyGame) -> tuple[type[Command], ...]:
    """The models of a game's commands."""
    union = get_args(play_of(game).commands._type)
    return tuple(get_args(union[0]) or union[:1])


def walk(table: Table, seed: int, picks: list[int]) -> Table:
    """Take one of the offered commands again and again, as far as something is offered that needs nothing typed."""
    table = Table.begin(table.game, table.data, table.setup, seed)
    for pick in picks:
        choices = table.choices()
        if not choices:
            break
        table = table.do(choices[pick % len(choices)])
    return table


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_what_is_offered_is_legal_and_changes_something(table: Table, seed: int, picks: list[int]) -> None:
    walked = walk(table, seed, picks)
    for place in range(len(walked.commands) + 1):
        here = walked.at(place)
        assert len(set(map(repr, here.choices()))) == len(here.choices()), "nothing is offered twice"
        for choice in here.choices():
            done = here.do(choice)
            assert done.state != here.state
            assert done.steps[-1].events, "each command is told"


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_a_command_out_of_its_time_is_refused_and_changes_nothing(table: Table, seed: int, picks: list[int]) -> None:
    """Every command of the walk is tried at every moment: it is carried out, or refused with a sentence."""
    walked = walk(table, seed, picks)
    commands = {repr(command): command for command in walked.commands}.values()
    for place in range(0, len(walked.commands) + 1, 5):
        here = walked.at(place)
        before = here.state.model_dump_json()
        for command in commands:
            try:
                here.do(command)
            except IllegalCommand as refusal:
                said, rules = str(refusal), refusal.rules
            else:
                continue
            assert said, command
            assert all(rule.startswith(f"{table.game.id}.") for rule in rules)
        assert here.state.model_dump_json() == before
        assert here == walked.at(place)


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_undo_to_the_start_and_redo_to_the_end(table: Table, seed: int, picks: list[int]) -> None:
    walked = back = walk(table, seed, picks)
    while back.can_undo:
        back = back.undo()
    assert back.state == Table.begin(table.game, table.data, table.setup, seed).state
    while back.can_redo:
        back = back.redo()
    assert back == walked


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_setup_seed_and_commands_are_the_whole_play(table: Table, seed: int, picks: list[int]) -> None:
    """Written as JSON and read again they come to the same table: the same cards, states and sentences."""
    walked, play = walk(table, seed, picks), play_of(table.game)
    written = json.loads(json.dumps([json.loads(one.model_dump_json()) for one in (walked.setup, *walked.commands)]))
    setup = play.setup.model_validate_json(json.dumps(written[0]))
    commands = tuple(play.commands.validate_json(json.dumps(one)) for one in written[1:])
    again = replay(table.game, table.data, setup, seed, commands)
    assert (again.setup, again.commands, again.steps) == (walked.setup, walked.commands, walked.steps)


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_each_state_is_json_and_goes_on_from_there(table: Table, seed: int, picks: list[int]) -> None:
    """A snapshot, read again, plays on to an equal state: for the day when the rules of a save have changed."""
    walked, play = walk(table, seed, picks), play_of(table.game)
    for place in range(0, len(walked.commands), 7):
        state = walked.at(place).state
        read = play.state.model_validate_json(state.model_dump_json())
        assert read == state
        resumed = Table.resume(table.game, table.data, table.setup, seed, read)
        assert resumed.do(walked.commands[place]).state == walked.at(place + 1).state


@WALK
@given(seed=SEEDS, picks=PICKS)
def test_the_report_has_the_keys_that_scripts_rely_on(table: Table, seed: int, picks: list[int]) -> None:
    walked = walk(table, seed, picks)
    for place in range(0, len(walked.commands) + 1, 5):
        state = walked.at(place).state
        report = play_of(table.game).report(table.data, state)
        assert json.loads(json.dumps(report, allow_nan=False)) == report
        if play_of(table.game).kind == "table":
            assert report.keys() >= REPORTED_BY_A_TABLE
            assert report["status"] in ("playing", "over")
            continue
        assert report.keys() >= REPORTED
        assert report["status"] in ("playing", "won", "lost", "shared")
        assert set(report["blocked"]) == {"spring", "summer", "fall", "winter"}
        assert {"draw", "discard", "reshuffles"} <= set(report["deck"])


def test_a_seed_decides_and_nothing_else_does(table: Table) -> None:
    starts = [Table.begin(table.game, table.data, table.setup, seed).state for seed in (1, 1, 2)]
    assert starts[0] == starts[1]
    assert starts[0] != starts[2]


def test_a_command_is_known_by_its_name(game: AnyGame) -> None:
    """`EndYear` is `end_year` in a play file."""
    for kind in kinds(game):
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        assert get_args(kind.model_fields["kind"].annotation) == (name,)
        assert kind.model_fields["kind"].default == name


def models(model: type[BaseModel]) -> set[type[BaseModel]]:
    """A model and all models inside it."""
    found, todo = set(), [model]
    while todo:
        here = todo.pop()
        if isinstance(here, type) and issubclass(here, BaseModel):
            if here not in found:
                found.add(here)
                todo += [field.annotation for field in here.model_fields.values()]
        else:
            todo += list(get_args(here))
    return found


def test_every_part_of_a_play_is_frozen_and_takes_no_unknown_field(game: AnyGame) -> None:
    play = play_of(game)
    assert issubclass(play.setup, Setup)
    assert issubclass(play.state, State)
    for model in {*models(play.setup), *models(play.state), *(one for kind in kinds(game) for one in models(kind))}:
        assert (model.model_config.get("frozen"), model.model_config.get("extra")) == (True, "forbid"), model


def holds(annotation: Any) -> set[Any]:
    """Every type and container that an annotation is made of."""
    return {annotation, get_origin(annotation)}.union(*map(holds, get_args(annotation)))


def test_a_state_holds_nothing_that_can_be_changed_in_place(game: AnyGame) -> None:
    """Freezing a model does not freeze a list in it."""
    fields = [field for model in models(play_of(game).state) for field in model.model_fields.items()]
    assert [name for name, field in fields if holds(field.annotation) & {list, dict, set}] == []


def rules_named_in(game: AnyGame) -> set[str]:
    """Every text in a game's modules that reads as the id of one of its rules."""
    folder = Path(companion.games.__path__[0]) / game.id
    wanted = re.compile(rf"{game.id}\.[a-z0-9_-]+\.[a-z0-9_-]+")
    nodes = (node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if wanted.fullmatch(text)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_rule_that_is_cited_exists(game: AnyGame) -> None:
    data: GameData = load_data(game)
    if not data.rulebook.rules:
        pytest.skip(f"{game.id} has no rules written yet")
    known = {entry.id for entry in data.entries()} | {term.id for term in data.rulebook.terms}
    named = rules_named_in(game)
    assert named, "a game cites its rules"
    assert named - known == set()
