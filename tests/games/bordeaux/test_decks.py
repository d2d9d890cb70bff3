"""The three decks: printed cards that the player reads out, the owner's own, and the stand-in."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.engine.play import Command, IllegalCommand
from companion.engine.rng import Rng
from companion.engine.table import Table
from companion.games.bordeaux.cards import AutomaCard, ShownCard
from companion.games.bordeaux.commands import CoverTrade, DrawCard, EndYear, PassSeason, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens.board import board_line
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.stand_in import stand_in_deck

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

SEASONS = ("spring", "summer", "fall", "winter")
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def card(number: int, **parts: Any) -> AutomaCard:
    """A card that places nobody, unless something else is said."""
    blank: dict[str, Any] = {season: () for season in SEASONS}
    grid = {"discs": ((1, 1), (1, 2), (1, 3)), "cubes": (("spring", 1), ("spring", 2))}
    return AutomaCard(**{"id": f"b{number:02}", **blank, **grid, **parts})


DECK = tuple(card(number) for number in range(1, 25))


# The stand-in deck


@settings(deadline=None, max_examples=25)
@given(seed=SEEDS)
def test_a_stand_in_deck_has_the_form_of_the_printed_one(data: BordeauxData, seed: int) -> None:
    _, cards = stand_in_deck(data.solo.stand_in, Rng(state=seed))
    assert len({one.id for one in cards}) == 24
    for one in cards:
        assert all(len(set(one.entries(season))) == len(one.entries(season)) <= 2 for season in SEASONS)
        assert len(set(one.discs)) == 3
        assert len(set(one.cubes)) == 2
    for season in SEASONS:
        there = {action.id for action in data.board_actions.in_season(season)}
        assert {action for one in cards for action in one.entries(season)} == there


@settings(deadline=None, max_examples=25)
@given(seed=SEEDS)
def test_a_stand_in_deck_favors_no_action_trade_or_expert(data: BordeauxData, seed: int) -> None:
    """As on the Viticulture Automa's cards, of which each action stands on 6; three discs a trade, three cubes an
    expert are what 24 cards come to."""
    _, cards = stand_in_deck(data.solo.stand_in, Rng(state=seed))
    for season in SEASONS:
        counts = Counter(action for one in cards for action in one.entries(season))
        assert set(counts.values()) == {6}
        assert Counter(len(one.entries(season)) for one in cards) == {0: 6, 1: 12, 2: 6}
    discs = Counter(space for one in cards for space in one.discs)
    cubes = Counter(space for one in cards for space in one.cubes)
    assert (len(discs), set(discs.values())) == (24, {3})
    assert (len(cubes), set(cubes.values())) == (16, {3})


def test_a_stand_in_cards_topmost_action_comes_first(data: BordeauxData) -> None:
    _, cards = stand_in_deck(data.solo.stand_in, Rng(state=5))
    for season in SEASONS:
        order = [action.id for action in data.board_actions.in_season(season)]
        for one in cards:
            assert [order.index(action) for action in one.entries(season)] == sorted(
                order.index(action) for action in one.entries(season)
            )


def test_the_seed_makes_the_stand_in_deck(begin: Begin) -> None:
    assert begin("stand_in", 11).state == begin("stand_in", 11).state
    assert len({begin("stand_in", seed).state.cards for seed in range(10)}) == 10


def test_the_stand_in_deck_is_said_not_to_be_the_official_one(begin: Begin) -> None:
    assert "not the official cards" in begin("stand_in").log[0].text
    for deck, cards in (("own", DECK), ("physical", ())):
        assert "official" not in " ".join(event.text for event in begin(deck, cards=cards).log)


# The owner's deck


def test_the_app_draws_from_the_owners_deck(begin: Begin, play: Play) -> None:
    marked = (*DECK[:23], card(24, spring=("give_tour", "trade")))
    drawn = set()
    for seed in range(40):
        table = play(begin("own", seed, cards=marked), WakeUp(row=2), DrawCard())
        number = table.state.deck.discard[0]
        drawn.add(number)
        assert table.state.blocked_in("spring") == (("give_tour", "trade") if number == 24 else ())
    assert len(drawn) > 10, "which card comes is a matter of the seed"


def test_a_card_of_the_deck_can_be_named_by_who_draws_it_by_hand(begin: Begin, play: Play) -> None:
    deck = (*DECK[:23], card(24, spring=("give_tour",)))
    table = play(begin("own", cards=deck), WakeUp(row=2), DrawCard(card="b24"))
    assert table.state.blocked_in("spring") == ("give_tour",)
    assert "Card b24" in table.log[-1].text
    table = play(table, PassSeason())
    with pytest.raises(IllegalCommand, match=r"^card: b24 is already out; 23 cards can still come"):
        table.do(DrawCard(card="b24"))
    with pytest.raises(IllegalCommand, match=r"^card: b99 is not in the deck; its cards are b01, b02"):
        table.do(DrawCard(card="b99"))


@pytest.mark.parametrize("deck", ["own", "stand_in"])
def test_a_deck_that_the_app_knows_is_not_read_out(begin: Begin, play: Play, deck: str) -> None:
    table = play(begin(deck, cards=DECK if deck == "own" else ()), WakeUp(row=2))
    with pytest.raises(IllegalCommand, match=r"^shown: the app knows the cards"):
        table.do(DrawCard(shown=ShownCard(spring=())))


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ((), r"cards: the deck own needs 24 whole cards, not 0"),
        (DECK[:23], r"cards: the deck own needs 24 whole cards, not 23"),
        ((*DECK, card(25)), r"cards: the deck own needs 24 whole cards, not 25"),
        ((*DECK[:23], card(7)), r"cards: b07 stands twice"),
    ],
)
def test_a_deck_that_is_not_whole_is_refused(cards: tuple[AutomaCard, ...], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        BordeauxSetup(deck="own", cards=cards)


@pytest.mark.parametrize("deck", ["stand_in", "physical"])
def test_cards_belong_to_the_owners_deck_only(deck: Any) -> None:
    with pytest.raises(ValidationError, match="cards: they belong to the deck own"):
        BordeauxSetup(deck=deck, cards=DECK)


@pytest.mark.parametrize(
    ("parts", "field"),
    [
        ({"spring": ("draw_vine", "give_tour", "trade")}, "spring"),
        ({"spring": ("trade", "trade")}, "spring"),
        ({"spring": ("plant_vine",)}, "spring"),
        ({"winter": ("trade",)}, "winter"),
        ({"fall": ("harvest",)}, "fall"),
        ({"discs": ((1, 1), (1, 2))}, "discs"),
        ({"discs": ((1, 1), (1, 2), (1, 3), (1, 4))}, "discs"),
        ({"discs": ((1, 1), (1, 2), (1, 2))}, "discs"),
        ({"discs": ((0, 1), (1, 2), (1, 3))}, "discs"),
        ({"discs": ((5, 1), (1, 2), (1, 3))}, "discs"),
        ({"discs": ((1, 7), (1, 2), (1, 3))}, "discs"),
        ({"cubes": (("spring", 1),)}, "cubes"),
        ({"cubes": (("spring", 1), ("fall", 2), ("fall", 3))}, "cubes"),
        ({"cubes": (("spring", 1), ("spring", 1))}, "cubes"),
        ({"cubes": (("autumn", 1), ("spring", 1))}, "cubes"),
        ({"cubes": (("spring", 5), ("spring", 1))}, "cubes"),
        ({"id": ""}, "id"),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_its_field(parts: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as refused:
        card(1, **parts)
    assert {error["loc"][0] for error in refused.value.errors()} == {field}


def test_owners_may_number_their_cards() -> None:
    assert card(1, id=7).id == "7"
    assert DrawCard.model_validate({"card": 7}).card == "7"


# Printed cards


@pytest.mark.parametrize(
    ("shown", "message"),
    [
        (None, r"^shown: say what the printed card shows: spring"),
        ({"summer": ("plant_vine",)}, r"^shown\.spring: is missing.*\[\] for no action"),
    ],
)
def test_a_printed_card_has_to_be_read_out(begin: Begin, play: Play, shown: Any, message: str) -> None:
    table = play(begin(), WakeUp(row=2))
    with pytest.raises(IllegalCommand, match=message):
        table.do(DrawCard(shown=None if shown is None else ShownCard(**shown)))
    assert table.choices() == (), "so there is nothing to offer as one tap"


def test_only_the_part_that_is_needed_is_asked_and_a_whole_card_is_as_good(begin: Begin, play: Play) -> None:
    whole = card(1, spring=("trade",), summer=("plant_vine",))
    parts = {name: value for name, value in whole if name != "id"}
    full = play(begin(), WakeUp(row=2), DrawCard(shown=ShownCard(**parts)))
    short = play(begin(), WakeUp(row=2), DrawCard(shown=ShownCard(spring=("trade",))))
    assert full.state == short.state


def test_printed_cards_that_are_named_cannot_come_twice(begin: Begin, play: Play, show: Show) -> None:
    first = DrawCard(card="left corner torn", shown=ShownCard(spring=()))
    table = play(begin(), WakeUp(row=2), first, PassSeason())
    with pytest.raises(IllegalCommand, match=r"^card: left corner torn is already out"):
        table.do(DrawCard(card="left corner torn", shown=ShownCard(summer=())))
    with pytest.raises(IllegalCommand, match=r"^card: a and shown\.id b name two cards"):
        table.do(DrawCard(card="a", shown=ShownCard(id="b", summer=())))


def test_a_printed_card_named_inside_what_it_shows_comes_once_as_well(begin: Begin, play: Play) -> None:
    spring = DrawCard(shown=ShownCard(id="c1", spring=("trade",)))
    table = play(begin(), WakeUp(row=2), spring)
    grid = ((1, 2), (3, 3), (4, 6))
    with pytest.raises(IllegalCommand, match=r"^shown\.id: c1 is already out; 23 cards can still come"):
        table.do(DrawCard(shown=ShownCard(id="c1", discs=grid)))
    with pytest.raises(IllegalCommand, match=r"^card: c1 is already out"):
        table.do(DrawCard(card="c1", shown=ShownCard(discs=grid)))
    assert play(table, DrawCard(shown=ShownCard(id="c2", discs=grid))).state.phase == "place"


def test_a_named_printed_card_can_come_again_from_a_new_deck(begin: Begin, play: Play, show: Show) -> None:
    first = DrawCard(card="A", shown=ShownCard(spring=()))
    table = play(begin(level="very_easy"), WakeUp(row=2), first, *six_years(show)[2:])
    assert (table.state.year, table.state.deck.draw) == (7, ())
    assert play(table, WakeUp(row=1), first).state.deck.counts()["reshuffles"] == 1


# The deck through a game


def six_years(show: Show) -> tuple[Command, ...]:
    commands: list[Command] = []
    for row in range(2, 8):
        seasons = [one for season in SEASONS for one in (show(**{season: ()}), PassSeason())]
        commands += [WakeUp(row=row), *seasons, EndYear()]
    return tuple(commands)


def test_six_years_without_grids_use_the_deck_up_exactly(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *six_years(show))
    assert table.state.deck.counts() == {"draw": 0, "discard": 24, "reshuffles": 0}


def test_an_empty_deck_is_made_from_the_discards(begin: Begin, play: Play, show: Show) -> None:
    """The opening grid is the one card more: the last winter finds no card."""
    grid = show(discs=((1, 1), (1, 2), (1, 3)), cubes=(("spring", 1), ("spring", 2)))
    table = play(begin(level="hard"), grid, *six_years_at_hard(show)[:-3])
    assert table.state.deck.counts() == {"draw": 0, "discard": 24, "reshuffles": 0}
    assert "before you draw, shuffle the discards" in table.log[-1].text
    assert "shuffle the discards" in board_line(table.state, "winter"), "and over the board, until the card is drawn"
    covered = table.do(CoverTrade(row=4, column=6))
    assert sum("shuffle the discards" in event.text for event in covered.log) == 1, "asked for once"
    table = play(table, show(winter=("sell_wine",)))
    assert table.state.deck.counts() == {"draw": 23, "discard": 1, "reshuffles": 1}
    assert any("shuffled into a new one" in event.text for event in table.steps[-1].events)


def six_years_at_hard(show: Show) -> tuple[Command, ...]:
    asked = {"spring": "give_tour", "summer": "plant_vine", "fall": "make_wine", "winter": "sell_wine"}
    commands: list[Command] = []
    for row in range(2, 8):
        seasons = [one for season, action in asked.items() for one in (show(**{season: (action,)}), PassSeason())]
        commands += [WakeUp(row=row), *seasons, EndYear()]
    return tuple(commands)


def test_after_the_shuffle_every_card_can_come_again(begin: Begin, play: Play) -> None:
    """In the seventh year at very easy all 24 have been out."""
    table = begin("own", cards=DECK, level="very_easy")
    for row in range(2, 8):
        seasons = [one for _ in SEASONS for one in (DrawCard(), PassSeason())]
        table = play(table, WakeUp(row=row), *seasons, EndYear())
    assert table.state.deck.counts() == {"draw": 0, "discard": 24, "reshuffles": 0}
    again = play(table, WakeUp(row=1), DrawCard(card="b13"))
    assert again.state.deck.counts() == {"draw": 23, "discard": 1, "reshuffles": 1}
    with pytest.raises(IllegalCommand, match=r"^card: b13 is already out"):
        play(again, PassSeason(), DrawCard(card="b13"))
