"""The end of a game of Vinhos, whatever stands on the table."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.score import Ranking
from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.score_asks import MultiplierTile, ScoreAsk, ScoreOverride, ScorePlayer
from companion.games.vinhos.scoring import score
from companion.storage.rules import load_data

SMALL = settings(max_examples=80, deadline=None)
TILES = st.lists(st.builds(MultiplierTile, points=st.integers(0, 16), barrel=st.booleans()), max_size=2).map(tuple)
COLUMN_POINTS = (9, 7, 5, 4, 3)


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


@st.composite
def tables(draw: st.DrawFn) -> ScoreAsk:
    """Two to four players with close totals; some tables know the export columns."""
    count, by_column = draw(st.integers(2, 4)), draw(st.booleans())
    players = []
    for number in range(count):
        columns = draw(st.tuples(*[st.integers(0, 1)] * 5))
        if count == 2:
            columns = (0, *columns[1:4], 0)
        players.append(
            ScorePlayer(
                name=f"Player {number}",
                victory_points=draw(st.integers(-1, 2)),
                bagos=draw(st.integers(0, 30)),
                wines=tuple(draw(st.lists(st.integers(1, 9), max_size=3))),
                multipliers=draw(TILES),
                export_barrels=0 if by_column else sum(columns),
                export_columns=columns if by_column else (),
            )
        )
    return ScoreAsk(players=tuple(players), column_points=COLUMN_POINTS if by_column else ())


def sheets(ranking: Ranking) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    return {
        one.name: (one.rank, one.sheet.total, tuple(line.points for line in one.sheet.lines)) for one in ranking.players
    }


@SMALL
@given(table=tables(), seed=st.integers(0, 1000))
def test_the_order_of_players_never_matters(data: VinhosData, table: ScoreAsk, seed: int) -> None:
    players = list(table.players)
    random.Random(seed).shuffle(players)
    first, second = score(data, table), score(data, table.evolve(players=tuple(players)))
    assert sheets(first) == sheets(second)
    assert set(first.winners) == set(second.winners)
    assert first.decided_by == second.decided_by


@SMALL
@given(table=tables())
def test_victory_points_decide_then_export_barrels_then_bagos(data: VinhosData, table: ScoreAsk) -> None:
    found = sheets(score(data, table))
    standing = {
        one.name: (found[one.name][1], sum(one.export_columns) or one.export_barrels, one.bagos)
        for one in table.players
    }
    assert {name: rank for name, (rank, _, _) in found.items()} == {
        name: 1 + sum(other > mine for other in standing.values()) for name, mine in standing.items()
    }


@SMALL
@given(table=tables())
def test_columns_never_give_out_more_than_is_printed_above_them(data: VinhosData, table: ScoreAsk) -> None:
    given_out: dict[str, int] = {}
    for player in score(data, table).players:
        for line in player.sheet.lines:
            if line.label.startswith("Export column"):
                given_out[line.label] = given_out.get(line.label, 0) + line.points
    for number, printed in enumerate(COLUMN_POINTS, start=1):
        label = f"Export column {number}"
        barrels = sum(one.export_columns[number - 1] for one in table.players if one.export_columns)
        assert (label in given_out) == (barrels > 0)
        assert given_out.get(label, 0) <= printed


@SMALL
@given(table=tables(), quality=st.integers(1, 9))
def test_one_more_wine_brings_half_its_quality(data: VinhosData, table: ScoreAsk, quality: int) -> None:
    first = table.players[0]
    more = table.evolve(players=(first.evolve(wines=(*first.wines, quality)), *table.players[1:]))
    before, after = sheets(score(data, table))[first.name][1], sheets(score(data, more))[first.name][1]
    assert after - before == quality // 2


@SMALL
@given(table=tables())
def test_a_barrel_on_its_tile_is_all_that_makes_a_multiplier_count(data: VinhosData, table: ScoreAsk) -> None:
    bare = table.evolve(players=tuple(one.evolve(multipliers=()) for one in table.players))
    with_tiles, without = sheets(score(data, table)), sheets(score(data, bare))
    for one in table.players:
        gained = sum(tile.points for tile in one.multipliers if tile.barrel)
        assert with_tiles[one.name][1] - without[one.name][1] == gained


@pytest.mark.parametrize(
    ("bagos", "points"),
    [
        *[(0, 0), (2, 0), (3, 1), (5, 1), (6, 3), (8, 3), (9, 5), (11, 5), (12, 7), (14, 7)],
        *[(15, 10), (17, 10), (18, 14), (20, 14), (21, 18), (23, 18), (24, 22), (99, 22)],
    ],
)
def test_leftover_bagos_by_the_bands_of_the_facts(data: VinhosData, bagos: int, points: int) -> None:
    ask = ScoreAsk(players=(ScorePlayer(name="Ana", victory_points=0, bagos=bagos),))
    assert score(data, ask).players[0].sheet.total == points


def notes(data: VinhosData, override: dict[str, Any], *players: ScorePlayer) -> str:
    ask = ScoreAsk(players=players, override=ScoreOverride.model_validate(override))
    return "\n".join(note.text for note in score(data, ask).notes)


@pytest.mark.parametrize(
    ("override", "player", "said"),
    [
        ({"bago_bands": ({"at_least": 0, "points": 0},)}, {"bagos": 3}, "what leftover bagos bring"),
        ({"quality_a_point": 2}, {"wines": (4,)}, "each wine left brings 1 VP for every 2"),
        ({"tie_breaks": ("bagos",)}, {}, "between equal VP barrels in the export area and bagos decide"),
    ],
)
def test_what_rests_on_one_source_is_marked_until_the_owner_gives_the_printed_figure(
    data: VinhosData, override: dict[str, Any], player: dict[str, Any], said: str
) -> None:
    ana = ScorePlayer.model_validate({"name": "Ana", "victory_points": 1, **player})
    bea = ana.evolve(name="Bea")
    assert f"Check against your rulebook: {said}" in notes(data, {}, ana, bea)
    assert said not in notes(data, override, ana, bea)


def test_nothing_is_marked_where_nothing_doubtful_counts(data: VinhosData) -> None:
    ana, bea = ScorePlayer(name="Ana", victory_points=3), ScorePlayer(name="Bea", victory_points=2)
    assert notes(data, {}, ana, bea) == ""


def test_a_multiplier_beyond_the_known_cap_is_pointed_at(data: VinhosData) -> None:
    def capped(points: int, barrel: bool) -> bool:
        tile = MultiplierTile(points=points, barrel=barrel)
        return "upper limit" in notes(data, {}, ScorePlayer(name="Ana", victory_points=0, multipliers=(tile,)))

    assert capped(17, True)
    assert not capped(16, True)
    assert not capped(17, False)


def test_a_decided_tie_says_what_decided(data: VinhosData) -> None:
    ana = ScorePlayer(name="Ana", victory_points=3, export_barrels=1)
    assert "barrels in the export area decides" in notes(data, {}, ana, ScorePlayer(name="Bea", victory_points=3))


def test_the_owner_may_have_more_barrels(data: VinhosData) -> None:
    ana = ScorePlayer(name="Ana", victory_points=3, export_barrels=9)
    with pytest.raises(ValueError, match="each player has 8"):
        notes(data, {}, ana)
    assert notes(data, {"barrels_each": 9}, ana) == ""
