"""Dealing Vinhos from a seed: the first player, and the regions that stay out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.deal import DealAsk, DealVerdict, deal
from companion.storage.rules import load_data

NAMES = ("Ana", "Bea", "Cleo", "Dan")


def table(seed: int, players: int) -> DealVerdict:
    data = load_data(GAME)
    assert isinstance(data, VinhosData)
    return deal(data, DealAsk(seed=seed, players=NAMES[:players]))


@pytest.mark.parametrize(("players", "out"), [(2, 2), (3, 1), (4, 0)])
def test_fewer_players_leave_regions_out(players: int, out: int) -> None:
    for seed in range(30):
        regions = table(seed, players).regions_out
        assert len(set(regions)) == len(regions) == out


def test_every_region_can_stay_out() -> None:
    assert len({table(seed, 3).regions_out for seed in range(200)}) == 9


@settings(max_examples=40, deadline=None)
@given(st.integers(0, (1 << 64) - 1), st.integers(2, 4))
def test_the_same_seed_deals_the_same_table(seed: int, players: int) -> None:
    dealt = table(seed, players)
    assert dealt == table(seed, players)
    assert sorted(dealt.order) == sorted(NAMES[:players])
