"""How long a whole solo game takes to replay, beside the least that any replay must do."""

import json
from collections.abc import Callable
from timeit import timeit
from typing import Any

import pytest
from pydantic import TypeAdapter
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.deck import Deck
from companion.engine.rng import Rng
from companion.engine.table import Table, replay
from companion.games.viticulture import GAME
from companion.games.viticulture.commands import ViticultureCommand
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.rules import load_data

SEED = 1
"""A deck of which no year uses up all six workers before winter, so that 28 cards are drawn."""
MOST_TIMES = 20
"""How many times the floor a replay may take. It takes about eight times as long, most of it validating states."""
COMMANDS = TypeAdapter(tuple[ViticultureCommand, ...])


def seven_years() -> str:
    """A whole game on the extended board as it is saved: 28 cards drawn by the app, a token spent a year, the count."""
    season = [{"kind": "draw_card"}, {"kind": "pass_season"}]
    first = [season[0], {"kind": "spend_bonus_token"}, season[1]]
    years = [
        [{"kind": "wake_up", "row": row}, *first, *season, *season, *season, {"kind": "end_year"}]
        for row in range(1, 8)
    ]
    count = {"kind": "finish", "victory_points": 40, "stars": {"pisa": 2, "siena": 3}}
    return json.dumps([*(command for year in years for command in year), count])


def floor(text: str) -> Deck:
    """Read the commands and draw the cards, with no rule in between."""
    draws = sum(command.kind == "draw_card" for command in COMMANDS.validate_json(text))
    rng, deck = Deck.of(tuple(range(1, 25)), Rng(state=SEED))
    for _ in range(draws):
        rng, deck, _ = deck.take(rng)
    return deck


def times(work: Callable[[], Any], peer: Callable[[], Any], rounds: int = 60) -> float:
    """How many times as long `work` takes as `peer`: the quickest runs of both, in turn, as disturbance only adds."""
    runs = [(timeit(work, number=1), timeit(peer, number=1)) for _ in range(rounds)]
    return min(one for one, _ in runs) / min(other for _, other in runs)


@pytest.mark.benchmark(group="solo")
def test_a_whole_game_is_replayed_in_a_few_times_the_floor(benchmark: BenchmarkFixture) -> None:
    data, setup, text = load_data(GAME), ViticultureSetup(board="extended"), seven_years()

    def replayed() -> Table:
        return replay(GAME, data, setup, SEED, COMMANDS.validate_json(text))

    table = benchmark.pedantic(replayed, rounds=20, warmup_rounds=2)
    assert (table.state.status, table.state.deck.reshuffles) == ("won", 1)
    assert table.state.deck == floor(text), "both do the same work"
    ratio = times(replayed, lambda: floor(text))
    benchmark.extra_info["times_the_floor"] = round(ratio, 2)
    assert ratio < MOST_TIMES
