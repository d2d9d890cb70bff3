"""Fairs in Vinhos, for any table."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.fair import FairAsk, FairOverride, FairPlayer, FairRanking, fair
from companion.storage.rules import load_data

SMALL = settings(max_examples=100, deadline=None)
PLACES = {3: (9, 6, 3, 0), 5: (12, 8, 4, 0), 6: (15, 10, 5, 0)}


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


@st.composite
def fairs(draw: st.DrawFn) -> FairAsk:
    """Two to four players with close fair points, so that many are level, in booths of their own."""
    count = draw(st.integers(2, 4))
    booths = draw(st.permutations([1, 2, 3, 4]))
    return FairAsk.model_validate(
        {
            "year": draw(st.sampled_from([3, 5, 6])),
            "players": tuple(
                FairPlayer(name=f"Player {number}", fair_points=draw(st.integers(8, 11)), booth=booths[number])
                for number in range(count)
            ),
        }
    )


def totals(ranking: FairRanking) -> dict[str, tuple[int, int]]:
    return {one.name: (one.sheet.total, one.rank) for one in ranking.players}


@SMALL
@given(ask=fairs(), seed=st.integers(0, 1000))
def test_the_order_of_players_never_matters(data: VinhosData, ask: FairAsk, seed: int) -> None:
    players = list(ask.players)
    random.Random(seed).shuffle(players)
    first, second = fair(data, ask), fair(data, ask.evolve(players=tuple(players)))
    assert totals(first) == totals(second)
    assert set(first.winners) == set(second.winners)
    assert set(first.experts) == set(second.experts)
    assert first.next_order == second.next_order


@SMALL
@given(ask=fairs())
def test_a_fair_never_gives_out_more_than_its_places_hold(data: VinhosData, ask: FairAsk) -> None:
    places = PLACES[ask.year]
    used = (places[0], places[2]) if len(ask.players) == 2 else places[: len(ask.players)]
    found = fair(data, ask)
    given_out = sum(one.sheet.total for one in found.players)
    assert sum(used) - len(ask.players) < given_out <= sum(used)
    if len({one.fair_points for one in ask.players}) == len(ask.players):
        assert given_out == sum(used)


@SMALL
@given(ask=fairs())
def test_level_players_share_rank_and_points_and_more_fair_points_never_bring_fewer(
    data: VinhosData, ask: FairAsk
) -> None:
    found = totals(fair(data, ask))
    for one in ask.players:
        assert found[one.name][1] == 1 + sum(other.fair_points > one.fair_points for other in ask.players)
        for other in ask.players:
            if one.fair_points == other.fair_points:
                assert found[one.name] == found[other.name]
            elif one.fair_points > other.fair_points:
                assert found[one.name][0] >= found[other.name][0]


@SMALL
@given(ask=fairs())
def test_experts_go_to_the_last_place_of_four(data: VinhosData, ask: FairAsk) -> None:
    fewest = min(one.fair_points for one in ask.players)
    last = {one.name for one in ask.players if one.fair_points == fewest}
    assert set(fair(data, ask).experts) == (last if len(ask.players) == 4 else set())


@SMALL
@given(ask=fairs())
def test_next_years_order_goes_by_the_booths_from_the_left(data: VinhosData, ask: FairAsk) -> None:
    booths = {one.name: one.booth or 0 for one in ask.players}
    order = fair(data, ask).next_order
    assert sorted(order) == sorted(booths)
    assert [booths[name] for name in order] == sorted(booths.values())
    hidden = (ask.players[0].evolve(booth=None), *ask.players[1:])
    assert fair(data, ask.evolve(players=hidden)).next_order == ()


@SMALL
@given(ask=fairs(), laps=st.integers(1, 3))
def test_a_marker_that_laps_the_track_counts_on(data: VinhosData, ask: FairAsk, laps: int) -> None:
    """Designer's answer: the track does not stop at 40; only who is ahead matters."""
    ahead = tuple(one.evolve(fair_points=one.fair_points + 40 * laps) for one in ask.players)
    assert totals(fair(data, ask)) == totals(fair(data, ask.evolve(players=ahead)))


@pytest.mark.parametrize(
    ("year", "count", "marked"), [(3, 2, False), (3, 3, True), (3, 4, True), (5, 2, True), (6, 4, True)]
)
def test_places_that_rest_on_one_source_are_marked_until_the_owner_gives_them(
    data: VinhosData, year: Any, count: int, marked: bool
) -> None:
    """9 and 3 of the first fair are the designer's own numbers."""
    players = tuple(FairPlayer(name=f"Player {number}", fair_points=number) for number in range(count))
    ask = FairAsk(year=year, players=players)
    assert any("Check against your rulebook" in note.text for note in fair(data, ask).notes) == marked
    own = ask.evolve(override=FairOverride(place_points=(20, 10, 5, 1)))
    assert not any("Check against your rulebook" in note.text for note in fair(data, own).notes)
