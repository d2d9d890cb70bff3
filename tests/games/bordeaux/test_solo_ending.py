"""The count at the end of a solo game, with and without lira, wine and grapes."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.table import Table
from companion.games.bordeaux.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.score_asks import ScoreAsk, ScorePlayer
from companion.games.bordeaux.scoring import score

Begin = Callable[..., Table]


@pytest.fixture(scope="session")
def at_the_end(begin: Begin) -> Table:
    """A game of six years that is to be counted."""
    table = begin("stand_in")
    while table.state.phase != "finish":
        match table.state.phase:
            case "wake_up":
                table = table.do(WakeUp(row=table.state.wake_up_rows[0]))
            case "draw" | "grid":
                table = table.do(DrawCard())
            case "place":
                table = table.do(PassSeason())
            case _:
                table = table.do(EndYear())
    return table


def said(table: Table) -> str:
    return " ".join(event.text for event in table.steps[table.cursor].events)


@pytest.mark.parametrize(
    ("points", "status", "words"),
    [(31, "won", "ahead by 1: you win"), (30, "shared", "share the victory"), (29, "lost", "ahead by 1: the game")],
)
def test_ahead_wins_level_shares_behind_loses(at_the_end: Table, points: int, status: str, words: str) -> None:
    table = at_the_end.do(Finish(victory_points=points))
    assert (table.state.status, table.state.phase) == (status, "over")
    assert (table.state.final.player, table.state.final.automa) == (points, 30)
    assert words in said(table)
    assert table.choices() == ()


@pytest.mark.parametrize(
    ("lira", "wine", "grapes", "points"),
    [
        (9, (), (), 0),
        (10, (), (), 1),
        (4, (5,), (3,), 1),  # 4 + 5 + 1
        (3, (5,), (3,), 0),
        (0, (9, 9), (9,), 2),  # 18 + 3
        (0, (), (1, 4, 7, 4), 0),  # 1 + 2 + 3 + 2
    ],
)
def test_each_full_ten_lira_is_a_point(
    at_the_end: Table, lira: int, wine: tuple[int, ...], grapes: tuple[int, ...], points: int
) -> None:
    table = at_the_end.do(Finish(victory_points=30, lira=lira, wine_values=wine, grape_values=grapes))
    assert table.state.final.player == 30 + points
    assert table.state.status == ("won" if points else "shared")


def test_that_lira_count_is_one_reading_of_the_rules_and_is_said_to_be(at_the_end: Table) -> None:
    counted = at_the_end.do(Finish(victory_points=28, lira=21))
    assert "The Automa rules do not speak of lira" in said(counted)
    left_out = at_the_end.do(Finish(victory_points=28))
    assert "only the track counts" in said(left_out)
    for table in (counted, left_out):
        cited = {rule for event in table.steps[table.cursor].events for rule in event.rules}
        assert {"bordeaux.questions.solo-final-count", "bordeaux.automa.end"} <= cited


def test_a_count_can_be_undone_and_made_again(at_the_end: Table) -> None:
    shared = at_the_end.do(Finish(victory_points=30))
    assert shared.undo().do(Finish(victory_points=30, lira=10)).state.status == "won"


VALUES = st.lists(st.integers(1, 9), max_size=6).map(tuple)


@settings(deadline=None, max_examples=60)
@given(points=st.integers(-5, 60), lira=st.integers(0, 60), wine=VALUES, grapes=VALUES)
def test_the_count_is_the_calculators(
    data: BordeauxData, at_the_end: Table, points: int, lira: int, wine: tuple[int, ...], grapes: tuple[int, ...]
) -> None:
    """The app has one sum, whether it is asked at the end of a solo game or by the scoring form."""
    player = ScorePlayer(name="A", victory_points=points, lira=lira, wine_values=wine, grape_values=grapes)
    total = score(data, ScoreAsk(players=(player,))).players[0].sheet.total
    counted = at_the_end.do(Finish(victory_points=points, lira=lira, wine_values=wine, grape_values=grapes))
    assert counted.state.final.player == total
    assert counted.state.status == ("won" if total > 30 else "shared" if total == 30 else "lost")
