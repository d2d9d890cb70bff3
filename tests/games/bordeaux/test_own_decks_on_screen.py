"""Entering an own deck: which card and which part comes next, and what is said of the deck so far."""

import pytest
from pydantic import ValidationError

from companion.games.bordeaux.cards import DECK_SIZE
from companion.games.bordeaux.own_deck import DraftCard, OwnDeck
from companion.games.bordeaux.screens.deck_slots import (
    PARTS,
    alike_lines,
    card_at,
    first_part,
    left_empty,
    line,
    next_part,
    next_place,
    part_words,
    put,
    slot_words,
    unfinished,
    with_action,
)
from companion.games.bordeaux.screens.own_decks import ready_decks

NOTHING = {"spring": (), "summer": (), "fall": (), "winter": ()}
GRID = {"discs": ((1, 1), (1, 2), (1, 3)), "cubes": (("fall", 1), ("fall", 2))}


def whole(card: str, **parts: object) -> DraftCard:
    return DraftCard(id=card, **{**NOTHING, **GRID, **parts})


def deck_of(*cards: DraftCard) -> OwnDeck:
    return OwnDeck(cards=cards)


class Stored:
    """As much of a stored deck as the set-up form looks at."""

    def __init__(self, deck: OwnDeck, put_away: bool = False) -> None:
        self.id, self.name, self.put_away = "a" * 12, "Mine", put_away
        self.opened = lambda: deck


def test_a_new_card_gets_the_first_free_number() -> None:
    deck = deck_of(DraftCard(id="1"), DraftCard(id="3"))
    assert [card_at(deck, place).id for place in (1, 2, 3)] == ["1", "3", "2"]


def test_a_card_goes_to_its_place_or_to_the_end() -> None:
    deck = put(deck_of(DraftCard(id="1"), DraftCard(id="2")), 1, DraftCard(id="9"))
    assert [card.id for card in put(deck, 3, DraftCard(id="4")).cards] == ["9", "2", "4"]


def test_no_card_gets_the_name_of_another() -> None:
    with pytest.raises(ValidationError, match="stands twice"):
        put(deck_of(DraftCard(id="1"), DraftCard(id="2")), 2, DraftCard(id="1"))


def test_parts_are_entered_from_spring_to_the_cubes_going_on_where_one_is_missing() -> None:
    card = DraftCard(id="1", spring=(), summer=("plant_vine",))
    assert first_part(card) == "fall"
    order = [first_part(DraftCard(id="1"))]
    while (following := next_part(card, order[-1])) is not None:
        order.append(following)
    assert tuple(order) == PARTS
    assert first_part(whole("1")) == "spring"


def test_after_a_card_the_next_unfinished_one_comes_and_after_the_last_the_deck() -> None:
    deck = deck_of(whole("1"), DraftCard(id="2"), whole("3"))
    assert next_place(deck, 1) == 2
    assert next_place(deck, 2) == 4, "the first that is not begun"
    assert next_place(deck, 4) == 2, "what was left out comes at the end"
    full = deck_of(*(whole(str(number)) for number in range(1, DECK_SIZE + 1)))
    assert next_place(full, 24) is None
    assert unfinished(full) == ()


def test_a_season_without_an_action_is_something_else_than_one_nobody_looked_at() -> None:
    card = DraftCard(id="1", spring=())
    assert part_words(card, "spring") == "no action"
    assert part_words(card, "summer") == "not entered"
    assert part_words(whole("1"), "discs") == "3 of 3"


def test_going_on_takes_no_action_away_that_was_just_tapped() -> None:
    card = DraftCard(id="1")
    assert left_empty(card, "spring").spring == ()
    assert left_empty(with_action(card, "spring", "trade"), "spring").spring == ("trade",)


def test_the_list_says_how_far_a_deck_is() -> None:
    assert line(OwnDeck()) == "0 of 24 cards entered"
    assert line(deck_of(whole("1"), DraftCard(id="2"))) == "1 of 24 cards entered, 1 begun"
    full = deck_of(*(whole(str(number)) for number in range(1, 25)))
    assert line(full) == "All 24 cards are entered."
    assert slot_words(deck_of(whole("1")), 2) == "not entered yet"
    assert slot_words(deck_of(DraftCard(id="1", **NOTHING)), 1) == "still missing: discs and cubes"


def test_two_cards_that_show_the_same_are_pointed_out() -> None:
    turned = {"discs": tuple(reversed(GRID["discs"]))}
    assert len(alike_lines(deck_of(whole("1"), whole("2", **turned), whole("3", winter=("sell_wine",))))) == 1
    ordered = whole("1", spring=("trade", "draw_vine")), whole("2", spring=("draw_vine", "trade"))
    assert alike_lines(deck_of(*ordered)) == (), "the order of a season's actions tells cards apart"


def test_only_whole_decks_that_are_not_put_away_can_be_played_with() -> None:
    full = deck_of(*(whole(str(number)) for number in range(1, 25)))
    short = deck_of(*full.cards[:23])
    half = deck_of(*full.cards[:23], DraftCard(id="24"))
    stored = [Stored(short), Stored(half), Stored(full, put_away=True), Stored(full)]
    ready = ready_decks(stored)
    assert [len(deck.cards) for deck in ready] == [24]
