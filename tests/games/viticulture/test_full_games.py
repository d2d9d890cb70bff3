"""Whole games of seven years, played from a list of commands on each board, to their very end."""

from collections.abc import Callable

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table, replay
from companion.games.viticulture import GAME
from companion.games.viticulture.commands import (
    DrawCard,
    EndYear,
    Finish,
    PassSeason,
    PatronageCount,
    SpendBonusToken,
    WakeUp,
)

Begin = Callable[..., Table]
Play = Callable[..., Table]

# A game on the base board, cards drawn from the real deck: row, then the card and what it blocks in each season.
# The spaces were read off the published list of the cards, not off the app.
BASE_YEARS: tuple[tuple[int, tuple[tuple[int, tuple[str, ...]], ...]], ...] = (
    (3, ((2, ("draw_vine", "build_structure", "plant_vine")), (5, ("harvest_field",)))),
    (7, ((16, ()), (23, ("draw_wine_order", "train_worker", "fill_wine_order")))),
    (1, ((9, ("build_structure", "sell_grapes", "play_summer_visitor")), (13, ("draw_wine_order", "harvest_field")))),
    (4, ((11, ("play_summer_visitor", "sell_grapes")), (7, ()))),
    (2, ((22, ()), (24, ("make_wine", "fill_wine_order")))),
    (6, ((12, ("plant_vine",)), (19, ("play_winter_visitor", "train_worker")))),
    (5, ((4, ("give_tour", "build_structure", "sell_grapes")), (3, ("play_winter_visitor",)))),
)

# The same for the extended board. Year 6 uses up the 24 cards, so year 7 begins with a new deck.
EXTENDED_YEARS: tuple[tuple[int, tuple[tuple[int, tuple[str, ...]], ...]], ...] = (
    (
        2,
        (
            (1, ("draw_vine", "give_tour")),
            (7, ("play_summer_visitor", "flip_property")),
            (2, ("make_wine",)),
            (21, ("play_winter_visitor",)),  # five workers are gone, so its wine order is left out
        ),
    ),
    (7, ((11, ()), (5, ()), (3, ()), (4, ("train_worker",)))),
    (
        3,
        (
            (6, ("build_structure", "influence")),
            (8, ("plant_vine", "flip_property")),
            (9, ()),
            (19, ("play_winter_visitor", "train_worker")),
        ),
    ),
    (
        5,
        (
            (10, ("influence",)),
            (12, ("flip_property", "plant_vine")),
            (13, ("draw_wine_order", "harvest_field")),
            (20, ("play_winter_visitor",)),
        ),
    ),
    (
        4,
        (
            (14, ("give_tour",)),
            (15, ()),
            (16, ("harvest_field", "make_wine")),
            (22, ("train_worker", "sell_wine")),
        ),
    ),
    (6, ((17, ()), (18, ("plant_vine",)), (23, ("draw_wine_order",)), (24, ("sell_wine", "fill_wine_order")))),
    (
        1,
        (
            (24, ()),
            (11, ("play_summer_visitor", "trade")),
            (17, ("harvest_field", "build_or_tour")),
            (3, ("play_winter_visitor",)),
        ),
    ),
)
SEASONS = {"base": ("summer", "winter"), "extended": ("spring", "summer", "fall", "winter")}
YEARS = {"base": BASE_YEARS, "extended": EXTENDED_YEARS}


def year(row: int, cards: tuple[int | None, ...]) -> tuple[Command, ...]:
    """A whole year; None lets the app draw."""
    seasons = [command for card in cards for command in (DrawCard(card=card), PassSeason())]
    return (WakeUp(row=row), *seasons, EndYear())


def named(board: str) -> tuple[Command, ...]:
    """All seven years with the cards of the real deck, without the count."""
    return tuple(command for row, seasons in YEARS[board] for command in year(row, tuple(card for card, _ in seasons)))


def app_drawn(board: str) -> tuple[Command, ...]:
    """Seven years with a row each, every card drawn by the app; workers may run out, so seasons are counted."""
    return tuple(command for row in range(1, 8) for command in year(row, (None,) * len(SEASONS[board])))


def play_on(table: Table, commands: tuple[Command, ...]) -> Table:
    """Carry out what can be done; a draw is left out where the Automa has no workers left."""
    for command in commands:
        if isinstance(command, DrawCard) and table.state.phase == "place":
            with pytest.raises(IllegalCommand, match="no workers left"):
                table.do(command)
            continue
        table = table.do(command)
    return table


@pytest.mark.parametrize("board", ["base", "extended"])
def test_each_season_blocks_what_the_real_card_says(begin: Begin, board: str) -> None:
    table = begin(board, deck="real")
    for number, (row, seasons) in enumerate(YEARS[board], 1):
        assert (table.state.year, table.state.workers_left, table.state.blocked) == (number, 6, ())
        table = table.do(WakeUp(row=row))
        for season, (card, spaces) in zip(SEASONS[board], seasons, strict=True):
            assert table.state.season == season
            table = table.do(DrawCard(card=card))
            assert table.state.blocked_in(season) == spaces, (number, season)
            table = table.do(PassSeason())
        assert len(table.state.blocked) == sum(len(spaces) for _, spaces in seasons)
        assert table.state.bonus_tokens == number
        table = table.do(EndYear())
    assert (table.state.phase, table.state.status, table.state.wake_up_rows) == ("finish", "playing", ())


@pytest.mark.parametrize(("board", "draws", "left", "reshuffles"), [("base", 14, 10, 0), ("extended", 28, 20, 1)])
@pytest.mark.parametrize("deck", ["real", "app"])
def test_the_deck_through_seven_years(
    begin: Begin, board: str, deck: str, draws: int, left: int, reshuffles: int
) -> None:
    """28 draws from 24 cards shuffle the discards once; a season without workers saves one draw."""
    table = play_on(begin(board, deck=deck), named(board) if deck == "real" else app_drawn(board))
    drawn = sum(isinstance(command, DrawCard) for command in table.commands)
    saved = draws - drawn
    if deck == "real":
        assert saved == 0
    assert saved < 4, "no seed wastes so many seasons that the deck is never used up"
    assert (len(table.state.deck.draw), table.state.deck.reshuffles) == (left + saved, reshuffles)
    told = [event.text for event in table.log]
    shuffled = [place for place, text in enumerate(told) if "shuffled into a new one" in text]
    assert len(shuffled) == reshuffles
    assert all(told[place + 1].startswith("Card ") for place in shuffled), "the card comes from the new deck"


@pytest.mark.parametrize(
    ("marker", "player", "lead", "status"),
    [(21, 21, "ahead by 1: you win", "won"), (20, 20, "only strictly ahead wins", "lost"), (-5, -5, "by 25", "lost")],
)
def test_the_end_on_the_base_board(begin: Begin, play: Play, marker: int, player: int, lead: str, status: str) -> None:
    """The Automa's marker never left the win space, 20."""
    table = play(begin("base", deck="real"), *named("base"), Finish(victory_points=marker))
    assert (table.state.status, table.state.phase) == (status, "over")
    assert (table.state.final.player, table.state.final.automa) == (player, 20)
    assert lead in table.log[-1].text
    assert table.choices() == ()


@pytest.mark.parametrize(
    ("marker", "goal_met", "player", "status"),
    # Three stars each on Firenze and Livorno take 4 of the Automa's 11 points: it ends on 25 + 7.
    [(29, False, 33, "won"), (28, False, 32, "lost"), (27, True, 33, "won"), (26, True, 32, "lost")],
)
def test_the_end_on_the_extended_board(
    begin: Begin, play: Play, marker: int, goal_met: bool, player: int, status: str
) -> None:
    count = Finish(
        victory_points=marker,
        stars={"firenze": 3, "livorno": 3},
        patronage=PatronageCount(filled=True, goal_met=goal_met),
    )
    table = play(begin("extended", deck="real", expansions=("patronage",)), *named("extended"), count)
    assert (table.state.final.player, table.state.final.automa) == (player, 32)
    assert table.state.status == status


@pytest.mark.parametrize("board", ["base", "extended"])
def test_a_played_game_is_won_with_the_tokens_spent_on_the_way(begin: Begin, play: Play, board: str) -> None:
    """A token is spent in the first season of each year after the first; one is left at the end."""
    table = begin(board, deck="real")
    for number, (row, seasons) in enumerate(YEARS[board]):
        first, *later = [card for card, _ in seasons]
        spend = (SpendBonusToken(),) if number else ()
        rest = [command for card in later for command in (DrawCard(card=card), PassSeason())]
        table = play(table, WakeUp(row=row), DrawCard(card=first), *spend, PassSeason(), *rest, EndYear())
    assert table.state.bonus_tokens == 1
    assert play(table, Finish(victory_points=60)).state.status == "won"


@pytest.mark.parametrize("board", ["base", "extended"])
@pytest.mark.parametrize("deck", ["real", "app"])
def test_a_replay_comes_to_an_equal_table(begin: Begin, board: str, deck: str) -> None:
    table = play_on(begin(board, seed=77, deck=deck), named(board) if deck == "real" else app_drawn(board))
    table = table.do(Finish(victory_points=30))
    again = replay(GAME, table.data, table.setup, 77, table.commands)
    assert (again.steps, again.cursor, again.state) == (table.steps, table.cursor, table.state)
    other = replay(GAME, table.data, table.setup, 78, table.commands) if deck == "real" else None
    assert other is None or other.state.blocked == table.state.blocked, "named cards do not depend on the seed"


@pytest.mark.parametrize("board", ["base", "extended"])
def test_each_line_of_the_log_names_its_rule(begin: Begin, play: Play, board: str) -> None:
    table = play(begin(board, deck="real"), *named(board), Finish(victory_points=20))
    assert [event.text for event in table.log if not event.rules] == []
    cited = {rule for event in table.log for rule in event.rules}
    needed = {"draw", "wake-up", "year-end", "game-end", "win-space"}
    needed |= {"influence", "empty-deck", "workers"} if board == "extended" else set()
    assert {f"viticulture.automa.{topic}" for topic in needed} <= cited


@pytest.mark.parametrize("board", ["base", "extended"])
def test_in_the_last_year_one_row_is_left(begin: Begin, play: Play, board: str) -> None:
    *six, (last, _) = YEARS[board]
    commands = [one for row, seasons in six for one in year(row, tuple(card for card, _ in seasons))]
    table = play(begin(board, deck="real"), *commands)
    assert table.choices() == (WakeUp(row=last),)
    for row, _ in six:
        with pytest.raises(IllegalCommand, match=f"row {row} has no glass token any more; choose one of {last}"):
            table.do(WakeUp(row=row))


def test_a_winter_without_workers_saves_a_draw(begin: Begin, play: Play) -> None:
    """Six workers stand by fall of year 1, so the deck lasts until the spring of year 7: 27 draws in all."""
    years = [EXTENDED_YEARS[number] for number in (1, 2, 4, 5)]
    middle = [command for row, cards in years for command in year(row, tuple(card for card, _ in cards))]
    first = (DrawCard(card=1), PassSeason(), DrawCard(card=7), PassSeason(), DrawCard(card=13), PassSeason())
    table = play(begin("extended", deck="real"), WakeUp(row=2), *first, PassSeason(), EndYear(), *middle)
    spring = play(table, *year(5, (10, 12, 2, 21)), WakeUp(row=1), DrawCard(card=20))
    assert (spring.state.year, spring.state.deck.draw, spring.state.deck.reshuffles) == (7, (), 0)
    rest = (PassSeason(), DrawCard(card=24), PassSeason(), DrawCard(card=23), PassSeason(), DrawCard(card=1))
    ended = play(spring, *rest, EndYear())
    assert sum(isinstance(command, DrawCard) for command in ended.commands) == 27
    assert (len(ended.state.deck.draw), ended.state.deck.reshuffles) == (21, 1)
