"""Dealing La Viña from a seed: the first player, the line of pawns, and at most two wineries of a variety."""

from collections import Counter
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.games.la_vina import GAME
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.deal import DealVerdict, deal
from companion.games.la_vina.deal_asks import DealAsk
from companion.games.la_vina.tables import Variety
from companion.storage.rules import load_data

NAMES = ("Ana", "Bea", "Cleo", "Dan", "Eva")
WINERIES = {2: 5, 3: 6, 4: 7, 5: 8}
SEEDS = st.integers(0, (1 << 64) - 1)
VARIETIES = get_args(Variety)
BOX = [{"variety": variety} for variety in VARIETIES for _ in range(4)]
"""A box of four cards of each variety; which cards there really are the app does not know."""


def table(seed: int, players: int = 3, **told: Any) -> DealVerdict:
    data = load_data(GAME)
    assert isinstance(data, LaVinaData)
    ask = {"seed": seed, "players": NAMES[:players], **told}
    return deal(data, DealAsk.model_validate(ask, strict=False))


@settings(max_examples=80, deadline=None)
@given(SEEDS, st.integers(2, 5), st.permutations(BOX))
def test_wineries_are_drawn_until_the_number_is_out_and_never_three_of_a_variety(
    seed: int, players: int, cards: list[dict[str, str]]
) -> None:
    dealt = table(seed, players, cards=cards)
    assert dealt == table(seed, players, cards=cards)
    assert len(dealt.wineries) == WINERIES[players]
    assert max(Counter(one.variety for one in dealt.wineries).values()) <= 2
    drawn = [one.card for one in (*dealt.wineries, *dealt.put_back)]
    assert len(set(drawn)) == len(drawn)
    for back in dealt.put_back:
        assert sum(one.variety == back.variety for one in dealt.wineries) == 2


def test_with_five_players_every_variety_is_asked_for_twice() -> None:
    assert Counter(one.variety for one in table(11, 5, cards=BOX).wineries) == dict.fromkeys(VARIETIES, 2)


def test_what_was_drawn_at_the_table_is_judged_in_its_order() -> None:
    drawn = ["garnacha", "garnacha", "chardonnay", "garnacha", "pinot_noir", "garnacha"]
    dealt = table(1, 2, drawn=drawn)
    assert [one.card for one in dealt.wineries] == [1, 2, 3, 5]
    assert [one.card for one in dealt.put_back] == [4, 6]
    assert dealt.wineries_missing == 1


def test_the_first_players_pawns_stand_first_and_third_with_two() -> None:
    dealt = table(3, 2)
    first, second = dealt.order
    assert dealt.line == (first, second, first, second)
    assert [(one.name, one.seals) for one in dealt.seals] == [(first, 1), (second, 3)]


def test_who_begins_does_not_depend_on_the_wineries() -> None:
    assert table(8, 4).order == table(8, 4, cards=BOX).order == table(8, 4, drawn=["garnacha"]).order


def test_a_pile_that_cannot_lay_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="cards: only 4 of the 6 wineries can be laid out"):
        table(1, 3, cards=[one for one in BOX if one["variety"] in ("garnacha", "chardonnay")])
    with pytest.raises(ValueError, match="drawn: there are 16 winery cards in the box, not 17"):
        table(1, 3, drawn=["garnacha"] * 17)
    with pytest.raises(ValidationError, match="not both"):
        table(1, 3, drawn=["garnacha"], cards=BOX)
