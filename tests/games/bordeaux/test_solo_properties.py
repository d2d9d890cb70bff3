"""What holds of every solo play of Bordeaux, whatever is asked of it: random walks over all set-ups and commands."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table, replay
from companion.games.bordeaux import GAME
from companion.games.bordeaux.board import EXPERTS, IN_SEASON, TRADES
from companion.games.bordeaux.cards import AutomaCard, ShownCard
from companion.games.bordeaux.commands import (
    COMMANDS,
    CoverTrade,
    DrawCard,
    EndYear,
    Finish,
    FreeTrade,
    HireExpert,
    PassSeason,
    SpendBonusToken,
    WakeUp,
)
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.state import BordeauxState

LEVELS = ("very_easy", "easy", "normal", "hard", "very_hard")
PACED = ("easy", "normal", "hard")
DECKS = ("stand_in", "own", "physical")
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def some_of(choices: Any, least: int, most: int) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(st.sampled_from(choices), min_size=least, max_size=most, unique=True).map(tuple)


PARTS = {
    **{season: some_of(actions, 0, 2) for season, actions in IN_SEASON.items()},
    "discs": some_of(TRADES, 3, 3),
    "cubes": some_of(EXPERTS, 2, 2),
}
SHOWN = st.builds(ShownCard, **PARTS)


@st.composite
def own_cards(draw: st.DrawFn) -> tuple[AutomaCard, ...]:
    """24 cards of the printed form; a few patterns over and over, for drawing 24 whole ones takes too long."""
    patterns = draw(st.lists(st.fixed_dictionaries(PARTS), min_size=3, max_size=6))
    return tuple(AutomaCard(id=f"c{number}", **patterns[number % len(patterns)]) for number in range(24))


@st.composite
def setups(draw: st.DrawFn) -> BordeauxSetup:
    deck = draw(st.sampled_from(DECKS))
    level = draw(st.sampled_from(LEVELS))
    return BordeauxSetup(
        deck=deck,  # type: ignore[arg-type]
        cards=draw(own_cards()) if deck == "own" else (),
        level=level,  # type: ignore[arg-type]
        pacing=level in PACED and draw(st.booleans()),
        structures=draw(st.booleans()),
        special_workers=draw(st.booleans()),
    )


POINTS = st.integers(-5, 60)
ROWS, COLUMNS = st.integers(1, 4), st.integers(1, 6)
ANYTHING: st.SearchStrategy[Command] = st.one_of(
    st.builds(WakeUp, row=st.integers(1, 7)),
    st.builds(DrawCard, card=st.none() | st.sampled_from(["S01", "c3", "other"]), shown=st.none() | SHOWN),
    st.just(SpendBonusToken()),
    st.just(PassSeason()),
    st.builds(HireExpert, season=st.sampled_from(list(IN_SEASON)), row=ROWS),
    st.builds(CoverTrade, row=ROWS, column=COLUMNS),
    st.builds(FreeTrade, row=ROWS, column=COLUMNS),
    st.builds(EndYear, victory_points=st.none() | POINTS),
    st.builds(Finish, victory_points=POINTS, lira=st.integers(0, 50)),
)
# A step goes on with the game, by a number and by what a printed card would show; or is any command; or undo; or redo.
ONWARD = st.tuples(st.integers(0, 99), SHOWN)
STEP = st.one_of(ONWARD, ONWARD, ONWARD, ANYTHING, st.sampled_from(["undo", "redo"]))
# Short walks shrink well; long ones come to the last years.
STEPS = st.one_of(st.lists(STEP, min_size=100, max_size=120), st.lists(STEP, max_size=40))
WALK = given(setup=setups(), seed=SEEDS, steps=STEPS)
SLOWER = settings(deadline=None, max_examples=30)


def onward(table: Table, pick: int, shown: ShownCard) -> Table:
    """What is offered; where something has to be typed or read out, that."""
    choices = table.choices()
    if choices:
        return table.do(choices[pick % len(choices)])
    match table.state.phase:
        case "opening" | "draw" | "grid":
            return table.do(DrawCard(shown=shown))
        case "year_end":
            return table.do(EndYear(victory_points=pick))
        case "finish":
            return table.do(Finish(victory_points=pick, lira=pick))
        case _:
            return table


def take(table: Table, step: Any) -> Table:
    """One step; what the rules refuse leaves the table as it is."""
    if isinstance(step, tuple):
        return onward(table, *step)
    try:
        if step == "undo":
            return table.undo()
        return table.redo() if step == "redo" else table.do(step)
    except IllegalCommand:
        return table


def walk(data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]) -> list[Table]:
    """Every table on the way."""
    tables = [Table.begin(GAME, data, setup, seed)]
    for step in steps:
        tables.append(take(tables[-1], step))
    return tables


@SLOWER
@WALK
def test_no_piece_is_gained_or_lost(data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]) -> None:
    """24 cards, six workers, four cubes, one piece on a space, and a token for each row chosen less those spent."""
    for table in walk(data, setup, seed, steps):
        state: BordeauxState = table.state
        assert sorted(state.deck.draw + state.deck.discard) == list(range(1, 25))
        assert len(state.blocked) + state.workers_left == 6
        assert len(set(state.blocked)) == len(state.blocked)
        assert all(len(state.blocked_in(season)) <= 2 for season in IN_SEASON)
        assert len(state.automa_experts) <= 4
        assert len(state.player_experts) <= 4
        cubes = state.automa_experts + state.player_experts
        assert len(set(cubes)) == len(cubes)
        assert set(cubes) <= set(EXPERTS)
        assert len(set(state.trade_tokens)) == len(state.trade_tokens)
        assert set(state.trade_tokens) <= set(TRADES)
        done = table.commands[: table.cursor]
        woken = [command.row for command in done if isinstance(command, WakeUp)]
        spent = sum(isinstance(command, SpendBonusToken) for command in done)
        assert state.bonus_tokens == len(woken) - spent >= 0
        assert sorted(set(woken[:6])) == sorted(woken[:6]), "no row twice while there are tokens"
        assert 1 not in woken[:6]
        assert set(state.wake_up_rows) == set(range(2, 8)) - set(woken[:6])


@SLOWER
@WALK
def test_every_card_drawn_is_a_command_that_asked_for_it(
    data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
    drawn = sum(isinstance(command, DrawCard) for command in table.commands[: table.cursor])
    deck = table.state.deck
    assert drawn == 24 * deck.reshuffles + len(deck.discard)


@SLOWER
@WALK
def test_undo_and_redo_come_back_to_an_equal_table(
    data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
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
    data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]
) -> None:
    table = walk(data, setup, seed, steps)[-1]
    assert replay(GAME, data, setup, seed, table.commands).steps == table.steps


@SLOWER
@WALK
def test_a_play_goes_to_json_and_back(data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]) -> None:
    table = walk(data, setup, seed, steps)[-1]
    assert BordeauxSetup.model_validate_json(setup.model_dump_json()) == setup
    assert BordeauxState.model_validate_json(table.state.model_dump_json()) == table.state
    for command in table.commands:
        assert COMMANDS.validate_json(command.model_dump_json()) == command
    assert GAME.play is not None
    report = GAME.play.report(data, table.state)
    assert json.loads(json.dumps(report, allow_nan=False)) == report


@SLOWER
@WALK
def test_there_is_always_a_way_on_until_the_game_is_over(
    data: BordeauxData, setup: BordeauxSetup, seed: int, steps: list[Any]
) -> None:
    """What is offered is legal; where nothing is, points are to be typed or a printed card to be read out."""
    for table in walk(data, setup, seed, steps):
        phase = table.state.phase
        for choice in table.choices():
            table.do(choice)
        if not table.choices():
            assert phase in ("finish", "over") or (phase == "year_end" and setup.pacing) or setup.deck == "physical"
        assert (phase == "over") == (table.state.status != "playing")


@settings(deadline=None, max_examples=3)
@given(seed=SEEDS, cards=own_cards(), picks=st.lists(ONWARD, min_size=40, max_size=40))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("pacing", [False, True])
def test_every_game_comes_to_its_end(
    data: BordeauxData,
    level: Any,
    deck: Any,
    pacing: bool,
    seed: int,
    cards: tuple[AutomaCard, ...],
    picks: list[tuple[int, ShownCard]],
) -> None:
    """Whole games of each level with each deck, over what is chosen and drawn."""
    pacing = pacing and level in PACED
    setup = BordeauxSetup(deck=deck, cards=cards if deck == "own" else (), level=level, pacing=pacing)
    table = Table.begin(GAME, data, setup, seed)
    for step in range(1000):
        if table.state.phase == "over":
            break
        pick, shown = picks[step % len(picks)]
        # A hard level draws on as long as cards send nobody; a printed deck is not all blanks.
        if table.state.phase == "draw" and deck == "physical" and step % 3 == 0:
            shown = shown.evolve(**{season: (actions[0],) for season, actions in IN_SEASON.items()})
        table = onward(table, pick, shown)
    state = table.state
    assert state.status in ("won", "lost", "shared")
    assert state.year == (7 if level == "very_easy" else 6)
    assert len(state.wake_up_rows) == 0
    assert state.final.automa == state.automa_vp + state.pacing_tokens
    assert state.pacing_tokens <= (10 if pacing else 0)
