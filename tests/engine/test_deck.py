"""A deck of numbered cards: drawn, discarded, shuffled again, and never with a card lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.engine.deck import Deck
from companion.engine.rng import Rng

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
RNG = Rng(state=1)


def test_a_card_cannot_stand_twice() -> None:
    with pytest.raises(ValidationError, match="twice"):
        Deck(draw=(1, 2), discard=(2,))


def test_the_app_draws_the_top_card() -> None:
    _, deck, card = Deck(draw=(5, 3, 9)).take(RNG)
    assert (card, deck.draw, deck.discard, deck.reshuffles) == (5, (3, 9), (5,), 0)


def test_a_named_card_comes_from_anywhere_in_the_pile() -> None:
    _, deck, card = Deck(draw=(5, 3, 9), discard=(1,)).take(RNG, 9)
    assert (card, deck.draw, deck.discard) == (9, (5, 3), (1, 9))


@pytest.mark.parametrize("card", [1, 7])
def test_a_card_that_is_out_or_unknown_is_refused(card: int) -> None:
    with pytest.raises(ValueError, match=f"card {card} is not in the draw pile"):
        Deck(draw=(5, 3), discard=(1,)).take(RNG, card)


def test_an_empty_pile_is_made_of_the_discards() -> None:
    rng, deck, card = Deck(draw=(), discard=(4, 2, 8)).take(RNG)
    assert card in (4, 2, 8)
    assert set(deck.draw) == {4, 2, 8} - {card}
    assert deck.discard == (card,)
    assert deck.reshuffles == 1
    assert rng != RNG


def test_the_last_card_is_drawn_without_shuffling() -> None:
    rng, deck, _ = Deck(draw=(4,), discard=(2,)).take(RNG)
    assert (deck.draw, deck.discard, deck.reshuffles) == ((), (2, 4), 0)
    assert rng == RNG


def test_coming_is_the_pile_or_else_the_discards() -> None:
    assert Deck(draw=(4,), discard=(2,)).coming() == (4,)
    assert set(Deck(draw=(), discard=(2, 3)).coming()) == {2, 3}


def test_a_deck_without_cards_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="no cards"):
        Deck(draw=()).take(RNG)


@given(SEEDS, st.data())
def test_every_card_is_always_in_one_pile(seed: int, data: st.DataObject) -> None:
    rng, deck = Deck.of(tuple(range(1, 8)), Rng(state=seed))
    drawn = []
    for number in range(21):
        named = data.draw(st.none() | st.sampled_from(deck.coming()))
        rng, deck, card = deck.take(rng, named)
        drawn.append(card)
        assert sorted(deck.draw + deck.discard) == list(range(1, 8))
        assert deck.reshuffles == number // 7
    for round_of_seven in (drawn[:7], drawn[7:14], drawn[14:]):
        assert sorted(round_of_seven) == list(range(1, 8))
