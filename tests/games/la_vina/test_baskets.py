"""Baskets of La Viña, whatever lies in them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.la_vina import GAME
from companion.games.la_vina.basket_asks import Basket, BasketsAsk, Upgrade
from companion.games.la_vina.baskets import baskets
from companion.games.la_vina.data import LaVinaData
from companion.storage.rules import load_data

SMALL = settings(max_examples=60, deadline=None)


@pytest.fixture(scope="module")
def data() -> LaVinaData:
    found = load_data(GAME)
    assert isinstance(found, LaVinaData)
    return found


@st.composite
def filled(draw: st.DrawFn) -> Basket:
    capacity = draw(st.integers(2, 4))
    return Basket(capacity=capacity, cards=draw(st.integers(0, capacity)), price=draw(st.integers(0, 9)))


PAIRS = st.lists(filled(), min_size=1, max_size=2).map(tuple)


@SMALL
@given(pair=PAIRS, cards=st.integers(0, 9))
def test_no_card_is_lost_and_none_lies_beyond_the_capacity(
    data: LaVinaData, pair: tuple[Basket, ...], cards: int
) -> None:
    found = baskets(data, BasketsAsk(baskets=pair, cards=cards))
    lying, room = sum(one.cards for one in pair), sum(one.capacity for one in pair)
    assert found.fits + found.left_over == cards
    assert lying + found.fits <= room
    assert found.left_over == 0 or lying + found.fits == room
    assert sum(found.free) == room - lying
    assert found.ok == (found.left_over == 0)


@SMALL
@given(pair=PAIRS)
def test_a_tip_that_is_possible_leaves_a_basket_that_can_be(data: LaVinaData, pair: tuple[Basket, ...]) -> None:
    for tip in baskets(data, BasketsAsk(baskets=pair)).tips:
        source, target = pair[tip.source - 1], pair[tip.target - 1]
        after = (source.evolve(cards=0), target.model_copy(update={"cards": target.cards + source.cards}))
        ask = BasketsAsk(baskets=after)
        if tip.possible:
            assert sum(baskets(data, ask).free) == sum(one.capacity - one.cards for one in pair)
        else:
            with pytest.raises(ValueError, match=r"baskets\[1\].cards: must be at most"):
                baskets(data, ask)


@SMALL
@given(old=filled(), price=st.integers(0, 20), capacity=st.integers(2, 4))
def test_an_upgrade_never_pays_back(data: LaVinaData, old: Basket, price: int, capacity: int) -> None:
    upgrade = Upgrade(basket=1, capacity=capacity, price=price)
    found = baskets(data, BasketsAsk(baskets=(old,), upgrades=(upgrade,)))
    assert old.price is not None
    assert found.pays == max(price - old.price, 0)
    assert found.ok == (old.cards == 0)


def test_a_capacity_that_nobody_described_asks_for_a_look(data: LaVinaData) -> None:
    def looks(capacity: int) -> bool:
        found = baskets(data, BasketsAsk(baskets=(Basket(capacity=capacity),)))
        return any("look at the card" in reason.text for reason in found.reasons)

    assert looks(5)
    assert not looks(4)


def test_without_cards_and_upgrades_the_room_is_told(data: LaVinaData) -> None:
    found = baskets(data, BasketsAsk(baskets=(Basket(capacity=2, cards=1), Basket(capacity=3, cards=3))))
    assert found.headline == "1 space free in your baskets."
    assert found.ok
