"""What holds of every solo play, whatever is asked of it: random walks over all set-ups and commands."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table, replay
from companion.games.viticulture import GAME
from companion.games.viticulture.commands import COMMANDS, DrawCard, EndYear, Finish, SpendBonusToken, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import EXPANSIONS, ViticultureSetup
from companion.games.viticulture.state import ViticultureState

BUILDINGS = (
    "trellis",
    "irrigation",
    "yoke",
    "medium_cellar",
    "large_cellar",
    "windmill",
    "cottage",
    "tasting_room",
)
REGIONS = ("lucca", "pisa", "firenze", "livorno", "siena", "arezzo", "grosseto")
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def allowed(setup: dict[str, Any]) -> bool:
    try:
        ViticultureSetup(**setup)
    except ValidationError:
        return False
    return True


ROWS = st.permutations((*BUILDINGS, None, None, None)).map(lambda row: tuple(row[:7]))
AGGRESSIVE = st.one_of(
    st.none(),
    st.just({"marker": "essential_edition"}),
    st.builds(lambda row: {"marker": "moving", "buildings": row}, ROWS),
    st.builds(lambda points: {"marker": "standing", "victory_points": points}, st.integers(10, 50)),
)
SETUPS = (
    st.fixed_dictionaries(
        {
            "board": st.sampled_from(["base", "extended"]),
            "expansions": st.sets(st.sampled_from(EXPANSIONS)).map(lambda chosen: tuple(sorted(chosen))),
            "difficulty": st.sampled_from(["very_easy", "easy", "normal", "hard", "very_hard"]),
            "bonus_tokens": st.integers(0, 3),
            "influence_regions": st.sampled_from([6, 7]),
            "deck": st.sampled_from(["app", "real"]),
            "aggressive": AGGRESSIVE,
        }
    )
    .filter(allowed)
    .map(lambda setup: ViticultureSetup(**setup))
)
ANYTHING: st.SearchStrategy[Command] = st.one_of(
    st.builds(WakeUp, row=st.integers(1, 7)),
    st.builds(DrawCard, card=st.integers(1, 24)),
    st.sampled_from([COMMANDS.validate_python({"kind": kind}) for kind in ("spend_bonus_token", "pass_season")]),
    st.builds(EndYear, victory_points=st.none() | st.integers(-5, 40)),
    st.builds(
        Finish, victory_points=st.integers(-5, 40), stars=st.dictionaries(st.sampled_from(REGIONS), st.integers(0, 3))
    ),
)
# A step is one of the offered commands, by its place; or any command at all; or undo; or redo.
STEP = st.one_of(
    st.integers(0, 99), st.integers(0, 99), st.integers(0, 99), ANYTHING, st.sampled_from(["undo", "redo"])
)
# Short walks shrink well; long ones come to the last years.
STEPS = st.one_of(st.lists(STEP, min_size=140, max_size=180), st.lists(STEP, max_size=40))
WALK = given(setup=SETUPS, seed=SEEDS, steps=STEPS)
SLOWER = settings(deadline=None, max_examples=60)


def take(table: Table, step: Any) -> Table:
    """One step; what the rules refuse leaves the table as it is. A year's end that needs points gets some."""
    if isinstance(step, int):
        choices = table.choices()
        if choices:
            return table.do(choices[step % len(choices)])
        step = EndYear(victory_points=step) if table.state.phase == "year_end" else Finish(victory_points=step)
    try:
        if step == "undo":
            return table.undo()
        return table.redo() if step == "redo" else table.do(step)
    except IllegalCommand:
        return table


def walk(data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]) -> list[Table]:
    """Every table on the way."""
    tables = [Table.begin(GAME, data, setup, seed)]
    for step in steps:
        tables.append(take(tables[-1], step))
    return tables


@SLOWER
@WALK
def test_no_piece_is_gained_or_lost(
    data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]
) -> None:
    """24 cards, six workers, and a token for each row that was chosen less those spent."""
    for table in walk(data, setup, seed, steps):
        state: ViticultureState = table.state
        assert sorted(state.deck.draw + state.deck.discard) == list(range(1, 25))
        assert len(state.blocked) + state.workers_left == 6
        assert len(set(state.blocked)) == len(state.blocked)
        done = table.commands[: table.cursor]
        woken = [command.row for command in done if isinstance(command, WakeUp)]
        spent = sum(isinstance(command, SpendBonusToken) for command in done)
        assert state.bonus_tokens == setup.bonus_tokens + len(woken) - spent >= 0
        assert len(set(woken[:7])) == len(woken[:7]), "no row twice while there are tokens"
        assert set(state.wake_up_rows) == set(range(1, 8)) - set(woken)


@SLOWER
@WALK
def test_undo_and_redo_come_back_to_an_equal_table(
    data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
    if table.can_undo:
        assert table.undo().redo() == table
    if table.can_redo:
        assert table.redo().undo() == table
    back = table
    while back.can_undo:
        back = back.undo()
    assert back.state == Table.begin(GAME, data, setup, seed).state
    for _ in range(table.cursor):
        back = back.redo()
    assert back == table


@SLOWER
@WALK
def test_the_same_seed_and_commands_give_the_same_game(
    data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
    again = replay(GAME, data, setup, seed, table.commands)
    assert again.steps == table.steps
    assert [event.text for event in again.at(table.cursor).log] == [event.text for event in table.log]


@SLOWER
@WALK
def test_a_state_and_a_command_go_to_json_and_back(
    data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
    for step in table.steps:
        assert ViticultureState.model_validate_json(step.state.model_dump_json()) == step.state
    for command in table.commands:
        assert COMMANDS.validate_json(command.model_dump_json()) == command
    assert GAME.play is not None
    report = GAME.play.report(data, table.state)
    assert json.loads(json.dumps(report, allow_nan=False)) == report


@SLOWER
@WALK
def test_there_is_always_a_way_on_until_the_game_is_over(
    data: ViticultureData, setup: ViticultureSetup, seed: int, steps: list[Any]
) -> None:
    """What is offered is legal; where nothing is offered, it is the points that must be typed."""
    for table in walk(data, setup, seed, steps):
        phase = table.state.phase
        for choice in table.choices():
            table.do(choice)
        if not table.choices():
            assert phase in ("year_end", "finish", "over")
        if phase == "year_end":
            assert table.do(EndYear(victory_points=99)).state.phase in ("wake_up", "finish")
        assert (phase == "over") == (table.state.status != "playing")


@settings(deadline=None, max_examples=30)
@given(setup=SETUPS, seed=SEEDS, picks=st.lists(st.integers(0, 99), min_size=200, max_size=200))
def test_each_game_comes_to_its_end(
    data: ViticultureData, setup: ViticultureSetup, seed: int, picks: list[int]
) -> None:
    """Going on with what is offered, and always ahead of the Automa, every set-up plays to the count."""
    table = Table.begin(GAME, data, setup, seed)
    for pick in picks:
        if table.state.phase == "over":
            break
        going_on = [choice for choice in table.choices() if not isinstance(choice, SpendBonusToken)]
        if going_on:
            table = table.do(going_on[pick % len(going_on)])
        elif table.state.phase == "year_end":
            table = table.do(EndYear(victory_points=99))
        else:
            table = table.do(Finish(victory_points=99))
    assert table.state.status == "won"
    assert table.state.year == (8 if setup.difficulty == "very_easy" else 7)


@given(seeds=st.lists(SEEDS, min_size=2, max_size=2, unique=True))
def test_another_seed_deals_another_deck(data: ViticultureData, seeds: list[int]) -> None:
    """Of 24! orders two seeds hit the same one practically never."""
    decks = {Table.begin(GAME, data, ViticultureSetup(board="base"), seed).state.deck.draw for seed in seeds}
    assert len(decks) == 2
