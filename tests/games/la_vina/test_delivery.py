"""Deliveries to La Viña's wineries, held against the rulebook's words one wildcard at a time."""

import random
from itertools import product
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.la_vina import GAME
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.delivery import DeliveryAnswer, delivery
from companion.games.la_vina.delivery_asks import DeliveryAsk, GrapeCard, Reward, Winery
from companion.games.la_vina.tables import Variety
from companion.storage.rules import load_data

SMALL = settings(max_examples=120, deadline=None)
VARIETIES: tuple[Variety, ...] = get_args(Variety)
CARDS = st.builds(GrapeCard, variety=st.sampled_from(VARIETIES), value=st.integers(1, 6))
REWARDS = st.one_of(
    st.builds(Reward, fixed=st.integers(0, 20)), st.builds(Reward, multiplier=st.sampled_from([0.5, 1.0, 2.0]))
)
COOPERATIVE = Winery(cooperative=True)


@pytest.fixture(scope="module")
def data() -> LaVinaData:
    found = load_data(GAME)
    assert isinstance(found, LaVinaData)
    return found


@st.composite
def deliveries(draw: st.DrawFn, blend: bool | None = None) -> DeliveryAsk:
    """A basket of one to four cards, few wildcards, and a winery that is not the co-operative."""
    return DeliveryAsk(
        cards=tuple(draw(st.lists(CARDS, min_size=1, max_size=4))),
        wildcards=draw(st.integers(0, 3)),
        winery=Winery(
            entry=draw(st.integers(1, 12)),
            variety=draw(st.sampled_from(VARIETIES)),
            blend=draw(st.booleans()) if blend is None else blend,
        ),
        reward=draw(REWARDS),
        last_space=draw(st.booleans()),
        seals_on_winery=draw(st.integers(0, 4)),
    )


def worth(ask: DeliveryAsk) -> int:
    return sum(card.value for card in ask.cards) + ask.wildcards


def pleases(ask: DeliveryAsk) -> bool:
    """The rulebook's demand, tried with every way in which the wildcards can stand for grapes."""
    winery = ask.winery
    assert winery.entry is not None
    if worth(ask) < winery.entry:
        return False
    for chosen in product(VARIETIES, repeat=ask.wildcards):
        grapes = [(card.variety, card.value) for card in ask.cards] + [(one, 1) for one in chosen]
        asked = sum(value for variety, value in grapes if variety == winery.variety)
        others = sum(value for variety, value in grapes if variety != winery.variety)
        kinds = len({variety for variety, _ in grapes})
        if others == 0 if not winery.blend else kinds >= 2 and asked >= others:
            return True
    return False


def said(answer: DeliveryAnswer, words: str) -> bool:
    return any(words in reason.text for reason in answer.reasons)


@SMALL
@given(ask=deliveries())
def test_a_winery_takes_what_pleases_it_with_the_wildcards_as_the_player_likes(
    data: LaVinaData, ask: DeliveryAsk
) -> None:
    assert delivery(data, ask).accepted == pleases(ask)


@SMALL
@given(ask=deliveries())
def test_the_space_pays_its_reward_and_the_last_space_the_seals(data: LaVinaData, ask: DeliveryAsk) -> None:
    answer = delivery(data, ask)
    assert ask.reward is not None
    if not answer.accepted:
        assert answer.prestige == 0
        return
    seals = ask.seals_on_winery if ask.last_space else 0
    if ask.reward.fixed is not None:
        assert answer.prestige == ask.reward.fixed + seals
    else:
        halves = {0.5: 1, 1.0: 2, 2.0: 4}[ask.reward.multiplier or 0]
        assert answer.prestige == worth(ask) * halves // 2 + seals


@SMALL
@given(ask=deliveries())
def test_the_cooperative_takes_anything_for_half(data: LaVinaData, ask: DeliveryAsk) -> None:
    anything = ask.evolve(winery=COOPERATIVE, reward=None, seals_on_winery=0)
    answer = delivery(data, anything)
    assert answer.accepted
    assert answer.prestige == worth(ask) // 2


@SMALL
@given(ask=deliveries(), seed=st.integers(0, 1000))
def test_the_order_of_the_cards_never_matters(data: LaVinaData, ask: DeliveryAsk, seed: int) -> None:
    cards = list(ask.cards)
    random.Random(seed).shuffle(cards)
    assert delivery(data, ask) == delivery(data, ask.evolve(cards=tuple(cards)))


@SMALL
@given(ask=deliveries())
def test_one_more_wildcard_never_spoils_a_delivery(data: LaVinaData, ask: DeliveryAsk) -> None:
    more = delivery(data, ask.evolve(wildcards=ask.wildcards + 1))
    assert more.accepted >= delivery(data, ask).accepted
    assert more.prestige >= delivery(data, ask).prestige


@SMALL
@given(ask=deliveries(blend=True))
def test_where_the_two_wordings_of_a_blend_differ_it_is_said(data: LaVinaData, ask: DeliveryAsk) -> None:
    """The other wording: half of the entry value in the named variety. Without wildcards it is never the stricter."""
    ask = ask.evolve(wildcards=0)
    answer = delivery(data, ask)
    asked = sum(card.value for card in ask.cards if card.variety == ask.winery.variety)
    mixed = len({card.variety for card in ask.cards}) >= 2
    assert ask.winery.entry is not None
    half = mixed and worth(ask) >= ask.winery.entry and 2 * asked >= ask.winery.entry
    assert said(answer, "in two ways") == (half and not answer.accepted)
    assert not (answer.accepted and not half)
    assert not said(answer, "to the letter")


def blend_of_seven(wildcards: int, **cards: int) -> DeliveryAsk:
    return DeliveryAsk(
        cards=tuple(GrapeCard.model_validate({"variety": name, "value": value}) for name, value in cards.items()),
        wildcards=wildcards,
        winery=Winery(entry=7, variety="garnacha", blend=True),
        reward=Reward(fixed=9),
    )


def test_wildcards_in_the_place_of_cards_are_said_where_the_sentence_speaks_of_cards(data: LaVinaData) -> None:
    assert said(delivery(data, blend_of_seven(1, garnacha=3, pinot_noir=4)), "to the letter")
    assert not said(delivery(data, blend_of_seven(1, garnacha=4, pinot_noir=4)), "to the letter")


@pytest.mark.parametrize(
    ("wildcards", "words"), [(1, "not needed"), (2, "1 wildcard is not needed"), (3, "2 wildcards")]
)
def test_wildcards_that_change_nothing_are_named(data: LaVinaData, wildcards: int, words: str) -> None:
    """Garnacha 4 and Pinot Noir 2 are one short of 7."""
    answer = delivery(data, blend_of_seven(wildcards, garnacha=4, pinot_noir=2))
    assert answer.accepted
    assert said(answer, words) == (wildcards > 1)


def test_a_wildcard_lost_to_rounding_is_named(data: LaVinaData) -> None:
    """At x0.5 the 15th grape brings nothing, the 16th does."""
    cards = (GrapeCard(variety="garnacha", value=6),) * 2 + (GrapeCard(variety="garnacha", value=2),)
    assert said(delivery(data, DeliveryAsk(cards=cards, wildcards=1, winery=COOPERATIVE)), "not needed")
    assert not said(delivery(data, DeliveryAsk(cards=cards, wildcards=2, winery=COOPERATIVE)), "not needed")


def test_a_card_of_six_asks_for_a_look_and_the_owner_can_answer(data: LaVinaData) -> None:
    ask = DeliveryAsk(cards=(GrapeCard(variety="garnacha", value=6),), winery=COOPERATIVE)
    assert said(delivery(data, ask), "look at the card that shows 6")
    assert not said(delivery(data, ask.evolve(highest_card=6)), "look at the card")


def test_more_cards_than_a_basket_holds_are_said(data: LaVinaData) -> None:
    card = GrapeCard(variety="garnacha", value=1)
    assert not said(delivery(data, DeliveryAsk(cards=(card,) * 4, winery=COOPERATIVE)), "basket")
    assert said(
        delivery(data, DeliveryAsk(cards=(card,) * 5, winery=COOPERATIVE)), "no basket for more than 4 is known"
    )
    with pytest.raises(ValueError, match="cards: takes at most 72, not 73: the box holds 72 grape cards"):
        delivery(data, DeliveryAsk(cards=(card,) * 73, winery=COOPERATIVE))


def test_what_is_entered_for_the_cooperative_beyond_need_is_left_aside(data: LaVinaData) -> None:
    winery = Winery(cooperative=True, entry=9, variety="chardonnay", blend=True)
    answer = delivery(data, DeliveryAsk(cards=(GrapeCard(variety="garnacha", value=4),), winery=winery))
    assert (answer.accepted, answer.prestige) == (True, 2)
    assert said(answer, "left aside")


@pytest.mark.parametrize(
    ("cards", "wildcards", "variety", "told"),
    [
        ([("pinot_noir", 4)], 6, "garnacha", "6 wildcards as Garnacha."),
        ([("pinot_noir", 3), ("garnacha", 3)], 1, "garnacha", "1 wildcard as Garnacha."),
        ([("garnacha", 3)], 2, "garnacha", "1 wildcard as Pinot Noir and 1 wildcard as Garnacha."),
    ],
)
def test_it_is_told_how_many_wildcards_stand_for_each_variety(
    data: LaVinaData, cards: list[tuple[Variety, int]], wildcards: int, variety: Variety, told: str
) -> None:
    basket = tuple(GrapeCard(variety=one, value=value) for one, value in cards)
    winery = Winery(entry=4, variety=variety, blend=True)
    answer = delivery(data, DeliveryAsk(cards=basket, wildcards=wildcards, winery=winery, reward=Reward(fixed=3)))
    assert any(told in event.text for event in answer.reasons), [event.text for event in answer.reasons]
