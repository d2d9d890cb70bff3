"""The chances of the next card, counted from the cards that are left."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.table import Table
from companion.games.bordeaux.commands import DrawCard, EndYear, PassSeason, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.odds import ComingCard, coming_card

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]


def coming(data: BordeauxData, table: Table) -> ComingCard:
    found = coming_card(data, table.state)
    assert found is not None
    return found


def to_the_draw(table: Table) -> Table:
    """Go on to the next season's draw, without drawing for it."""
    while table.state.phase != "draw":
        match table.state.phase:
            case "wake_up":
                table = table.do(table.choices()[0])
            case "place":
                table = table.do(PassSeason())
            case "opening" | "grid":
                table = table.do(DrawCard())
            case _:
                table = table.do(EndYear())
    return table


def test_a_fresh_stand_in_deck_blocks_each_action_with_a_quarters_chance(begin: Begin, data: BordeauxData) -> None:
    found = coming(data, begin("stand_in"))
    assert (found.season, found.next_year, found.workers) == ("spring", False, 6)
    assert [one.action.id for one in found.odds] == ["draw_vine", "give_tour", "hire_expert", "trade"]
    assert {(one.blocking, one.cards, one.percent) for one in found.odds} == {(6, 24, 25)}


def test_nobody_knows_it_of_a_printed_deck(begin: Begin, data: BordeauxData) -> None:
    assert coming_card(data, begin().state) is None


def test_a_grid_between_changes_nothing_as_long_as_the_deck_lasts(begin: Begin, data: BordeauxData) -> None:
    """The opening card is any of the 24, so the spring card is any of the 24 as well."""
    opening = begin("stand_in", level="hard")
    assert {(one.blocking, one.cards) for one in coming(data, opening).odds} == {(6, 24)}
    opened = opening.do(DrawCard())
    assert {one.cards for one in coming(data, opened).odds} == {23}


def test_where_a_grid_takes_the_last_card_the_whole_deck_comes_again(begin: Begin, data: BordeauxData) -> None:
    for seed in range(200):
        table = begin("stand_in", seed, level="very_easy")
        while table.state.phase != "finish" and table.state.deck.reshuffles == 0:
            table = table.do(EndYear() if table.state.phase == "year_end" else table.choices()[-1])
            if table.state.phase == "grid" and len(table.state.deck.draw) == 1 and len(table.state.grids) == 1:
                found = coming_card(data, table.state)
                if found is not None and found.workers > 1:
                    assert {(one.blocking, one.cards) for one in found.odds} == {(6, 24)}
                    return
    raise AssertionError("no seed came to a grid with one card left")


@settings(deadline=None, max_examples=50)
@given(
    level=st.sampled_from(["normal", "hard", "very_easy"]),
    seed=st.integers(min_value=0, max_value=2**64 - 1),
    draws=st.integers(min_value=0, max_value=40),
)
def test_the_count_is_what_trying_each_card_comes_to(
    begin: Begin, data: BordeauxData, level: str, seed: int, draws: int
) -> None:
    """Wherever a season's card is drawn: each card that can come is really drawn, and what it blocks is counted."""
    table = begin("stand_in", seed, level=level)
    for _ in range(draws):
        if coming_card(data, table.state) is None:
            return
        table = to_the_draw(table).do(DrawCard())
    if coming_card(data, table.state) is None:
        return
    there = to_the_draw(table)
    told = coming(data, there)
    assert (there.state.season, there.state.workers_left) == (told.season, told.workers)
    ids = [there.state.cards[number - 1].id for number in there.state.deck.coming()]
    tried = [set(there.do(DrawCard(card=card)).state.blocked_in(told.season)) for card in ids]
    assert {one.action.id: (one.blocking, one.cards) for one in told.odds} == {
        one.action.id: (sum(one.action.id in blocked for blocked in tried), len(tried)) for one in told.odds
    }


def test_after_the_last_draw_there_is_nothing_to_tell(begin: Begin, data: BordeauxData) -> None:
    table = begin("stand_in")
    while not (table.state.year == 6 and table.state.season == "winter" and table.state.phase == "place"):
        table = table.do(EndYear() if table.state.phase == "year_end" else table.choices()[-1])
    assert coming_card(data, table.state) is None
    assert coming_card(data, table.do(PassSeason()).do(EndYear()).state) is None


def test_with_one_worker_left_only_the_topmost_action_counts(begin: Begin, data: BordeauxData) -> None:
    table = begin("stand_in").do(WakeUp(row=2))
    cards = table.state.cards
    state = table.state.evolve(season="winter", workers_left=1)
    found = coming_card(data, state)
    assert found is not None
    firsts = [card.winter[0] for card in cards if card.winter]
    assert {one.action.id: one.blocking for one in found.odds} == {
        one.action.id: firsts.count(one.action.id) for one in found.odds
    }
