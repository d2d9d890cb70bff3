"""A year from the rooster to the upkeep: its order, the wake-up rows, and the deck through the years."""

from collections.abc import Callable

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, Finish, PassSeason, SpendBonusToken, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]


def base_year(row: int, summer: int | None = None, winter: int | None = None) -> tuple[Command, ...]:
    return (WakeUp(row=row), DrawCard(card=summer), PassSeason(), DrawCard(card=winter), PassSeason(), EndYear())


def extended_year(row: int, cards: tuple[int, int, int, int]) -> tuple[Command, ...]:
    seasons = [command for card in cards for command in (DrawCard(card=card), PassSeason())]
    return (WakeUp(row=row), *seasons, EndYear())


@pytest.mark.parametrize(
    ("board", "seasons"),
    [("base", ["summer", "winter"]), ("extended", ["spring", "summer", "fall", "winter"])],
)
def test_a_card_is_drawn_in_each_placement_season(begin: Begin, play: Play, board: str, seasons: list[str]) -> None:
    table, drawn = play(begin(board), WakeUp(row=3)), []
    while table.state.phase == "draw":
        drawn.append(table.state.season)
        table = play(table, DrawCard(), PassSeason())
    assert drawn == seasons
    assert table.state.phase == "year_end"
    assert len(table.state.deck.draw) == 24 - len(seasons)


ALL = (WakeUp(row=4), DrawCard(), SpendBonusToken(), PassSeason(), EndYear(), Finish(victory_points=20))


@pytest.mark.parametrize(
    ("done", "allowed"),
    [
        ((), {"wake_up"}),
        ((WakeUp(row=1),), {"draw_card"}),
        ((WakeUp(row=1), DrawCard()), {"spend_bonus_token", "pass_season"}),
        ((WakeUp(row=1), DrawCard(), PassSeason()), {"draw_card"}),
        # Ending the year straight from its last season is meant to work: it passes the season first.
        (base_year(1)[:-2], {"spend_bonus_token", "pass_season", "end_year"}),
        (base_year(1)[:-1], {"end_year"}),
        (base_year(1), {"wake_up"}),
    ],
)
def test_everything_in_its_order(begin: Begin, play: Play, done: tuple[Command, ...], allowed: set[str]) -> None:
    table = play(begin("base"), *done)
    for command in ALL:
        kind = command.model_dump()["kind"]
        if kind in allowed:
            assert table.do(command).cursor == table.cursor + 1
        else:
            with pytest.raises(IllegalCommand, match=f"^{kind}: "):
                table.do(command)


def test_ending_the_year_early_passes_the_last_season_first(begin: Begin, play: Play) -> None:
    short = play(begin("base"), *base_year(1, 2, 3)[:-2], EndYear())
    assert short.state == play(begin("base"), *base_year(1, 2, 3)).state


def test_a_row_without_a_token_cannot_be_chosen(begin: Begin, play: Play) -> None:
    table = play(begin("base"), *base_year(5))
    assert table.state.wake_up_rows == (1, 2, 3, 4, 6, 7)
    assert WakeUp(row=5) not in table.choices()
    with pytest.raises(IllegalCommand, match=r"row 5 has no glass token.* 1, 2, 3, 4, 6 and 7"):
        table.do(WakeUp(row=5))


def test_seven_years_use_the_seven_rows_once_each(begin: Begin, play: Play) -> None:
    table = begin("base")
    for left, row in enumerate((7, 1, 6, 2, 5, 3, 4)):
        assert len(table.state.wake_up_rows) == 7 - left
        table = play(table, *base_year(row))
    assert (table.state.wake_up_rows, table.state.phase) == ((), "finish")


@pytest.mark.parametrize(
    ("row", "gains"),
    [
        (1, None),
        (2, "draw 1 vine"),
        (3, "draw 1 wine order"),
        (4, "1 lira"),
        (5, "visitor"),
        (6, "1 VP"),
        (7, "temporary worker"),
    ],
)
def test_the_base_chart_gives_its_bonus_at_once(begin: Begin, play: Play, row: int, gains: str | None) -> None:
    told = " ".join(event.text for event in play(begin("base"), WakeUp(row=row)).log)
    assert (gains in told) if gains else ("gives" not in told)


def test_the_extended_chart_gives_its_bonus_on_entering_a_season(begin: Begin, play: Play) -> None:
    """Row 6: nothing in spring, 1 VP on entering summer, a winter visitor for fall, grapes age for winter."""
    table = play(begin("extended"), WakeUp(row=6))
    assert not any("gives" in event.text for event in table.log)
    for entered in ("1 VP", "draw 1 winter visitor", "age grapes"):
        before = len(table.log)
        table = play(table, DrawCard(), PassSeason())
        assert any(entered in event.text for event in table.log[before:])


def test_row_four_gives_a_structure_card_only_with_structures(begin: Begin, play: Play) -> None:
    cards = (DrawCard(card=11), PassSeason(), DrawCard(card=5), PassSeason(), DrawCard(card=3), PassSeason())
    plain = play(begin("extended"), WakeUp(row=4), *cards)
    structures = play(begin("extended", expansions=("structures",)), WakeUp(row=4), *cards)
    assert not any("structure card" in event.text for event in plain.log)
    assert any("structure card" in event.text for event in structures.log)


def test_a_card_that_is_out_cannot_be_named(begin: Begin, play: Play) -> None:
    table = play(begin("base", deck="real"), WakeUp(row=1), DrawCard(card=9), PassSeason())
    with pytest.raises(IllegalCommand, match="card 9 is already out; 23 cards can still come"):
        table.do(DrawCard(card=9))
    assert table.do(DrawCard(card=10)).state.deck.discard == (9, 10)


def test_a_card_drawn_by_the_app_is_out_as_well(begin: Begin, play: Play) -> None:
    table = play(begin("base"), WakeUp(row=1), DrawCard())
    with pytest.raises(IllegalCommand, match="already out"):
        play(table, PassSeason(), DrawCard(card=table.state.deck.discard[0]))


# Six years that use up the deck, four cards a year in the cards' own order. Year 1: 2 + 1 + 0 + 1 workers, and so on:
# no year places six before winter, so 24 cards are drawn.
SIX_YEARS = tuple(
    command
    for year in range(6)
    for command in extended_year(year + 1, (4 * year + 1, 4 * year + 2, 4 * year + 3, 4 * year + 4))
)


def test_the_one_card_that_is_left_is_told_as_one(begin: Begin, play: Play) -> None:
    table = play(begin("extended", deck="real"), *SIX_YEARS[:-3])
    assert table.state.deck.counts()["draw"] == 1
    with pytest.raises(IllegalCommand, match="; 1 card can still come"):
        table.do(DrawCard(card=1))


def test_the_real_deck_is_shuffled_before_its_next_card_is_asked_for(begin: Begin, play: Play) -> None:
    """Said where the draw comes up, once, and not in the year before that used the last card."""
    empty = play(begin("extended", deck="real"), *SIX_YEARS)
    assert not any("shuffle the discards" in event.text for event in empty.log)
    woken = play(empty, WakeUp(row=7))
    assert woken.state.must_shuffle
    assert "before you draw, shuffle the discards" in woken.log[-1].text
    drawn = play(woken, DrawCard(card=6), PassSeason())
    assert not drawn.state.must_shuffle
    assert sum("shuffle the discards" in event.text for event in drawn.log) == 1


def test_the_discards_become_a_new_deck_when_the_next_card_is_drawn(begin: Begin, play: Play) -> None:
    empty = play(begin("extended"), *SIX_YEARS)
    assert (empty.state.year, empty.state.deck.draw, empty.state.deck.reshuffles) == (7, (), 0)
    assert empty.state.deck.discard == tuple(range(1, 25))
    woken = play(empty, WakeUp(row=7))
    assert "shuffle the discards" not in woken.log[-1].text, "the app shuffles its own deck"
    again = play(woken, DrawCard(card=6))
    assert (len(again.state.deck.draw), again.state.deck.discard, again.state.deck.reshuffles) == (23, (6,), 1)
    assert any("shuffled into a new one" in event.text for event in again.log)
    with pytest.raises(IllegalCommand, match="card 6 is already out; 23 cards"):
        play(again, PassSeason(), DrawCard(card=6))


def test_a_full_extended_game_draws_28_cards(begin: Begin, play: Play) -> None:
    table = play(begin("extended"), *SIX_YEARS, *extended_year(7, (1, 2, 3, 4)))
    assert sum(isinstance(command, DrawCard) for command in table.commands) == 28
    deck = table.state.deck
    assert (len(deck.draw), deck.discard, deck.reshuffles) == (20, (1, 2, 3, 4), 1)


def test_a_base_game_draws_14_cards_and_never_shuffles_again(begin: Begin, play: Play) -> None:
    table = begin("base")
    for row in range(1, 8):
        table = play(table, *base_year(row))
    assert (len(table.state.deck.draw), table.state.deck.reshuffles) == (10, 0)


def test_the_same_seed_deals_the_same_cards_and_another_seed_others(begin: Begin, play: Play) -> None:
    def dealt(seed: int) -> tuple[int, ...]:
        table = begin("base", seed)
        for row in range(1, 8):
            table = play(table, *base_year(row))
        cards: tuple[int, ...] = table.state.deck.discard
        return cards

    assert dealt(11) == dealt(11)
    assert len({dealt(seed) for seed in range(20)}) == 20


def test_undo_brings_the_same_card_back(begin: Begin, play: Play) -> None:
    table = play(begin("base"), WakeUp(row=1), DrawCard())
    assert table.undo().do(DrawCard()).state == table.state
