"""Entering one's own cards: with breaks, with checks, and as a file to share."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.engine.table import Table
from companion.games.bordeaux import GAME
from companion.games.bordeaux.board import EXPERTS, IN_SEASON, TRADES
from companion.games.bordeaux.commands import DrawCard, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.own_deck import DraftCard, OwnDeck, brought_back, shared
from companion.games.bordeaux.setup import BordeauxSetup

WHOLE: dict[str, Any] = {
    "spring": ("give_tour", "trade"),
    "summer": (),
    "fall": ("any_action",),
    "winter": (),
    "discs": ((1, 1), (2, 4), (4, 6)),
    "cubes": (("summer", 3), ("winter", 2)),
}


def part_way(**parts: Any) -> DraftCard:
    return DraftCard(**{"id": "A1", **parts})


@pytest.fixture(scope="module")
def complete() -> OwnDeck:
    """24 cards whose grids differ."""
    deck = OwnDeck()
    for number in range(24):
        discs = (TRADES[number], TRADES[(number + 1) % 24], TRADES[(number + 5) % 24])
        deck = deck.with_card(DraftCard(id=f"c{number}", **{**WHOLE, "discs": discs}))
    return deck


def test_a_card_is_entered_part_by_part() -> None:
    card = part_way()
    assert card.missing() == ("spring", "summer", "fall", "winter", "discs", "cubes")
    card = card.evolve(spring=("trade",), summer=(), discs=((1, 1), (2, 2)))
    assert card.missing() == ("fall", "winter", "discs", "cubes")
    with pytest.raises(ValueError, match="A1 is not finished; still missing: fall, winter, discs and cubes"):
        card.finished()
    done = card.evolve(fall=(), winter=(), discs=((1, 1), (2, 2), (3, 3)), cubes=(("fall", 1), ("fall", 2)))
    assert done.missing() == ()
    assert done.finished().entries("spring") == ("trade",)


def test_a_season_without_an_action_is_not_a_season_that_nobody_looked_at() -> None:
    assert "summer" in part_way(**{**WHOLE, "summer": None}).missing()
    assert part_way(**WHOLE).missing() == ()


@pytest.mark.parametrize(
    ("parts", "field"),
    [
        ({"spring": ("draw_vine", "give_tour", "trade")}, "spring"),
        ({"summer": ("trade",)}, "summer"),
        ({"discs": ((1, 1), (1, 2), (1, 3), (1, 4))}, "discs"),
        ({"discs": ((1, 1), (1, 1))}, "discs"),
        ({"cubes": (("spring", 1), ("fall", 2), ("fall", 3))}, "cubes"),
        ({"cubes": (("spring", 1), ("spring", 1))}, "cubes"),
    ],
)
def test_what_cannot_be_is_refused_while_it_is_entered(parts: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as refused:
        part_way(**parts)
    assert {error["loc"][0] for error in refused.value.errors()} == {field}


def test_a_card_with_a_known_id_is_corrected_and_not_added() -> None:
    deck = OwnDeck().with_card(part_way()).with_card(part_way(id="B")).with_card(part_way(spring=("trade",)))
    assert [card.id for card in deck.cards] == ["A1", "B"]
    assert deck.cards[0].spring == ("trade",)
    assert [card.id for card in deck.without_card("A1").cards] == ["B"]


def test_no_card_twice_and_no_twenty_fifth(complete: OwnDeck) -> None:
    with pytest.raises(ValidationError, match="A1 stands twice"):
        OwnDeck(cards=(part_way(), part_way(spring=())))
    with pytest.raises(ValueError, match="cards: X is one too many; the deck has 24 cards"):
        complete.with_card(part_way(id="X"))
    assert complete.with_card(part_way(id="c3")).cards[3].missing() != ()


def test_two_cards_that_show_the_same_are_pointed_out(complete: OwnDeck) -> None:
    assert complete.alike() == ()
    twin = DraftCard(**{**complete.cards[2].model_dump(), "id": "c9", "discs": complete.cards[2].discs[::-1]})
    assert complete.with_card(twin).alike() == (("c2", "c9"),)
    assert OwnDeck(cards=(part_way(), part_way(id="B"))).alike() == (), "two empty ones are no twins"


def test_only_a_complete_deck_is_played(complete: OwnDeck) -> None:
    assert len(complete.complete()) == 24
    with pytest.raises(ValueError, match="cards: the deck has 24 cards; 23 are entered"):
        complete.without_card("c5").complete()
    with pytest.raises(ValueError, match="c5 is not finished; still missing: fall"):
        complete.with_card(complete.cards[5].evolve(fall=None)).complete()


def test_a_deck_saved_part_way_comes_back_as_it_was(complete: OwnDeck) -> None:
    half = OwnDeck(cards=(part_way(summer=(), discs=((1, 1),)), *complete.cards[:7]))
    assert brought_back(shared(half)) == half
    assert brought_back(shared(complete).encode()) == complete


def test_a_deck_brought_back_plays_the_same_game(data: BordeauxData, complete: OwnDeck) -> None:
    def table(deck: OwnDeck) -> Table:
        setup = BordeauxSetup(deck="own", cards=deck.complete())
        return Table.begin(GAME, data, setup, seed=4).do(WakeUp(row=3)).do(DrawCard())

    assert table(brought_back(shared(complete))).state == table(complete).state


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no json", "cannot be read as JSON"),
        ('{"cards": [{"id": "A", "spring": ["plant_vine"]}]}', r"cards\[0\]\.spring\[0\]: must be"),
        ('{"cards": [{"id": "A", "disks": []}]}', r"cards\[0\]\.disks: there is no such field"),
        ('{"deck": "viticulture"}', r"deck: must be bordeaux-automa"),
        ('{"format": 2}', r"format: must be 1"),
        ('{"cards": [{"id": "A"}, {"id": "A"}]}', "A stands twice"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_by_its_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        brought_back(text)


def a_part(choose: st.SearchStrategy[Any], most: int) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(choose, max_size=most, unique=True).map(tuple)


SEASON = {season: st.none() | a_part(st.sampled_from(actions), 2) for season, actions in IN_SEASON.items()}
CARDS = st.builds(
    DraftCard,
    id=st.text("abcXYZ019 -_", min_size=1, max_size=20).filter(str.strip),
    **SEASON,
    discs=a_part(st.sampled_from(TRADES), 3),
    cubes=a_part(st.sampled_from(EXPERTS), 2),
)


@settings(deadline=None, max_examples=60)
@given(cards=st.lists(CARDS, max_size=24, unique_by=lambda card: card.id))
def test_whatever_is_entered_survives_the_file(cards: list[DraftCard]) -> None:
    deck = OwnDeck(cards=tuple(cards))
    text = shared(deck)
    assert json.loads(text)["deck"] == "bordeaux-automa"
    assert brought_back(text) == deck
