"""The chances of the next card, counted from the cards that are left."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, PassSeason, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.odds import ActionOdds, ComingCard, coming_card

Begin = Callable[..., Table]
Play = Callable[..., Table]
SEASONS = {"base": ("summer", "winter"), "extended": ("spring", "summer", "fall", "winter")}


def coming(data: ViticultureData, table: Table) -> ComingCard:
    found = coming_card(data, table.state)
    assert found is not None
    return found


def counts(data: ViticultureData, table: Table) -> dict[str, tuple[int, int]]:
    """Of each action of the coming season: how many cards block it, and of how many."""
    return {one.action.id: (one.blocking, one.cards) for one in coming(data, table).odds}


def to_the_draw(table: Table) -> Table:
    """Go on to the next draw, without drawing."""
    while table.state.phase != "draw":
        match table.state.phase:
            case "wake_up":
                table = table.do(WakeUp(row=table.state.wake_up_rows[0]))
            case "place":
                table = table.do(PassSeason())
            case _:
                table = table.do(EndYear())
    return table


@pytest.mark.parametrize("board", ["base", "extended"])
def test_each_action_stands_on_six_of_the_24_cards(begin: Begin, data: ViticultureData, board: str) -> None:
    """So a fresh deck blocks each with a quarter's chance, in every season of both boards."""
    for season in SEASONS[board]:
        # Later seasons come after a draw; here the deck is whole in each, to see all 24 cards.
        found = coming_card(data, begin(board).state.evolve(season=season, phase="draw"))
        assert found is not None
        assert {(one.blocking, one.cards, one.percent) for one in found.odds} == {(6, 24, 25)}
        assert len(found.odds) == (6 if board == "base" else 4)


def test_a_card_that_is_out_no_longer_counts(begin: Begin, play: Play, data: ViticultureData) -> None:
    """Card 2 took one of the six cards that make wine."""
    table = play(begin("base"), WakeUp(row=1), DrawCard(card=2))
    assert coming(data, table).season == "winter"
    found = counts(data, table)
    assert found.pop("make_wine") == (5, 23)
    assert set(found.values()) == {(6, 23)}


def test_with_one_worker_left_only_first_entries_count(begin: Begin, play: Play, data: ViticultureData) -> None:
    """Cards 1, 7 and 2 place five workers by fall; the others' first winter entries were counted by hand."""
    year = (WakeUp(row=2), DrawCard(card=1), PassSeason(), DrawCard(card=7), PassSeason(), DrawCard(card=2))
    table = play(begin("extended"), *year)
    assert (coming(data, table).season, coming(data, table).workers) == ("winter", 1)
    assert counts(data, table) == {
        "play_winter_visitor": (6, 21),
        "train_worker": (5, 21),
        "sell_wine": (4, 21),
        "fill_wine_order": (3, 21),
    }


def test_without_workers_the_next_card_is_the_next_years(begin: Begin, play: Play, data: ViticultureData) -> None:
    year = (WakeUp(row=2), DrawCard(card=1), PassSeason(), DrawCard(card=7), PassSeason(), DrawCard(card=13))
    for table in (play(begin("extended"), *year), play(begin("extended"), *year, PassSeason())):
        found = coming(data, table)
        assert (found.season, found.next_year, found.workers) == ("spring", True, 6)
        assert counts(data, table)["influence"] == (6, 21)


def test_an_empty_deck_gives_the_whole_deck_again(begin: Begin, data: ViticultureData) -> None:
    table = begin("extended")
    for _ in range(24):
        table = to_the_draw(table).do(DrawCard())
    assert table.state.deck.draw == ()
    assert set(counts(data, table).values()) == {(6, 24)}


def test_a_space_that_is_blocked_is_not_blocked_again(begin: Begin, play: Play, data: ViticultureData) -> None:
    """At the hard level the tour stands blocked by card 5 and another card is drawn for the same season."""
    table = play(begin("base", difficulty="hard"), WakeUp(row=1), DrawCard(card=5))
    assert (coming(data, table).season, coming(data, table).workers) == ("summer", 5)
    found = counts(data, table)
    assert found.pop("give_tour") == (0, 23)
    assert set(found.values()) == {(6, 23)}


def test_after_the_last_draw_of_the_game_there_is_nothing_to_tell(begin: Begin, data: ViticultureData) -> None:
    table = begin("base")
    for draw in range(1, 15):
        table = to_the_draw(table)
        assert coming(data, table).next_year is False
        table = table.do(DrawCard())
        assert (coming_card(data, table.state) is None) == (draw == 14)
    assert coming_card(data, table.do(PassSeason()).do(EndYear()).state) is None


def test_the_percentage_is_rounded_half_up(data: ViticultureData) -> None:
    action = data.board_actions.base.actions[0]
    told = [
        ActionOdds(action=action, blocking=n, cards=m).percent for n, m in ((0, 5), (1, 8), (5, 23), (1, 3), (4, 4))
    ]
    assert told == [0, 13, 22, 33, 100]


@given(
    board=st.sampled_from(["base", "extended"]),
    difficulty=st.sampled_from(["normal", "hard"]),
    seed=st.integers(min_value=0, max_value=2**64 - 1),
    draws=st.integers(min_value=0, max_value=27),
    passing=st.booleans(),
)
def test_the_count_is_what_trying_each_card_comes_to(
    begin: Begin, data: ViticultureData, board: str, difficulty: str, seed: int, draws: int, passing: bool
) -> None:
    """Wherever a play stands: each card that can come is really drawn, and what it newly blocks is counted."""
    table = begin(board, seed, difficulty=difficulty)
    for _ in range(draws):
        if coming_card(data, table.state) is None:
            return
        table = to_the_draw(table).do(DrawCard())
    if passing and table.state.phase == "place":
        table = table.do(PassSeason())
    told = coming_card(data, table.state)
    if told is None:
        return
    there = to_the_draw(table)
    assert (there.state.season, there.state.workers_left) == (told.season, told.workers)
    assert (there.state.year > table.state.year) == told.next_year
    before = set(there.state.blocked_in(told.season))
    tried = [
        set(there.do(DrawCard(card=card)).state.blocked_in(told.season)) - before
        for card in range(1, 25)
        if card in there.state.deck.coming()
    ]
    assert {one.action.id: (one.blocking, one.cards) for one in told.odds} == {
        one.action.id: (sum(one.action.id in blocked for blocked in tried), len(tried)) for one in told.odds
    }
