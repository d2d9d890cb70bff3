"""The aggressive variants of 2014: a marker that stands on a row's points, and one that scores each year."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]

# A row, and what it comes to by the rulebook's sums: 1 a structure, 2 a medium cellar, 4 a large one, from -5.
ROW = ("trellis", "yoke", "medium_cellar", None, "large_cellar", "cottage", "windmill")
SCORED = (1, 2, 4, 4, 8, 9, 10)
STANDS = (-4, -2, 2, 6, 14, 23, 33)


def moving(**more: Any) -> dict[str, Any]:
    return {"marker": "moving", "buildings": ROW, **more}


def year(row: int, points: int | None = None) -> tuple[Command, ...]:
    """A year on the base board that blocks what it likes."""
    return WakeUp(row=row), DrawCard(), PassSeason(), DrawCard(), PassSeason(), EndYear(victory_points=points)


def texts(table: Table) -> list[str]:
    return [event.text for event in table.log]


def after_years(begin: Begin, play: Play, years: int, **setup: Any) -> Table:
    """The beginning of the year after so many, all of them survived."""
    table = begin("base", aggressive=moving(), **setup)
    for number in range(1, years + 1):
        table = play(table, *year(number, 99))
    return table


def test_a_standing_marker_stands_on_the_rows_points_to_the_end(begin: Begin, play: Play) -> None:
    table = begin("base", aggressive={"marker": "standing", "victory_points": 33})
    for row in range(1, 8):
        assert table.state.automa_vp == 33
        table = play(table, *year(row))
    assert play(table, Finish(victory_points=33)).state.status == "lost"
    assert play(table, Finish(victory_points=34)).state.status == "won"


def test_a_standing_marker_takes_the_place_of_the_win_space(begin: Begin) -> None:
    """Also where the board's win space was typed, and on the extended board."""
    row = {"marker": "standing", "victory_points": 31}
    assert begin("extended", aggressive=row, win_space=26).state.automa_vp == 31


@pytest.mark.parametrize("number", range(1, 8))
def test_a_moving_marker_scores_each_year_for_all_it_has_built(begin: Begin, play: Play, number: int) -> None:
    table = after_years(begin, play, number - 1)
    assert (table.state.year, table.state.automa_vp) == (number, STANDS[number - 1])
    assert texts(table)[-1] == (
        f"The Automa scores {SCORED[number - 1]} for its structures and stands on {STANDS[number - 1]} VP."
    )


def test_a_moving_marker_starts_at_minus_five_and_builds_before_it_scores(begin: Begin) -> None:
    said = texts(begin("base", aggressive=moving()))
    start, build = (next(n for n, text in enumerate(said) if part in text) for part in ("-5 VP", "builds its trellis"))
    assert start < build < len(said) - 1


def test_a_year_without_a_building_still_scores(begin: Begin, play: Play) -> None:
    third, fourth = after_years(begin, play, 2), after_years(begin, play, 3)
    said = texts(fourth)[len(texts(third)) :]
    assert not any("builds" in text for text in said)
    assert any("scores 4 " in text for text in said)


def test_each_building_is_built_in_its_year(begin: Begin, play: Play) -> None:
    built = [text for text in texts(after_years(begin, play, 6)) if "builds" in text]
    names = ("trellis", "yoke", "medium cellar", "large cellar", "cottage", "windmill")
    assert built == [f"The Automa builds its {name}." for name in names]


@pytest.mark.parametrize(
    ("row", "stands"),
    [
        ((None,) * 7, (-5, -5, -5, -5, -5, -5, -5)),
        ((None, None, None, None, None, None, "large_cellar"), (-5, -5, -5, -5, -5, -5, -1)),
        (("large_cellar", "medium_cellar", None, None, None, None, None), (-1, 5, 11, 17, 23, 29, 35)),
        (
            ("tasting_room", "irrigation", "windmill", "cottage", "yoke", "trellis", "medium_cellar"),
            (-4, -2, 1, 5, 10, 16, 24),
        ),
    ],
)
def test_other_rows(begin: Begin, play: Play, row: tuple[str | None, ...], stands: tuple[int, ...]) -> None:
    table = begin("base", aggressive={"marker": "moving", "buildings": row})
    for number, points in enumerate(stands, 1):
        assert table.state.automa_vp == points
        table = play(table, *year(number, 99))


@pytest.mark.parametrize(
    ("points", "status", "reached"), [(7, "playing", 5), (6, "playing", 5), (5, "lost", 4), (-5, "lost", 4)]
)
def test_a_year_that_ends_with_the_automa_ahead_loses_at_once(
    begin: Begin, play: Play, points: int, status: str, reached: int
) -> None:
    """In year 4 it stands on 6. Level with it is not behind it: the game goes on."""
    table = play(after_years(begin, play, 3), *year(4, points))
    assert (table.state.status, table.state.year) == (status, reached)
    if status == "lost":
        assert (table.state.phase, table.state.automa_vp, table.choices()) == ("over", 6, ())
        assert f"Automa on 6 VP and you on {points}" in texts(table)[-1]
        with pytest.raises(IllegalCommand, match="the game is over"):
            table.do(WakeUp(row=5))
        assert table.undo().do(EndYear(victory_points=6)).state.status == "playing", "a slip can be undone"


def test_the_years_end_asks_where_the_players_marker_stands(begin: Begin, play: Play) -> None:
    table = play(begin("base", aggressive=moving()), *year(1, 0)[:-1])
    assert table.choices() == (), "the points have to be typed"
    with pytest.raises(IllegalCommand, match=r"^victory_points: .*where your marker stands"):
        table.do(EndYear())


def test_the_last_year_can_lose_the_game_before_the_count(begin: Begin, play: Play) -> None:
    """Any year that ends with the Automa ahead: patronage, which is counted later, does not save the seventh."""
    table = play(after_years(begin, play, 6, expansions=("patronage",)), *year(7)[:-1])
    assert table.choices() == (), "the points have to be typed"
    with pytest.raises(IllegalCommand, match=r"^victory_points: .*where your marker stands"):
        table.do(EndYear())
    lost = table.do(EndYear(victory_points=32))
    assert (lost.state.phase, lost.state.status, lost.state.final) == ("over", "lost", None)
    assert texts(lost)[-1] == "Year 7 ends with the Automa on 33 VP and you on 32: the game is lost."


def test_who_is_level_in_the_last_year_is_counted(begin: Begin, play: Play) -> None:
    """Level is not ahead for the Automa, and then the count must put the player ahead."""
    table = play(after_years(begin, play, 6, expansions=("patronage",)), *year(7, 33))
    assert (table.state.phase, table.state.automa_vp) == ("finish", 33)
    assert not any("goes on" in text for text in texts(table)[-2:])
    kept = {"filled": True, "goal_met": True}
    assert table.do(Finish(victory_points=33)).state.status == "lost"
    assert table.do(Finish.model_validate({"victory_points": 33, "patronage": kept})).state.status == "won"


@pytest.mark.parametrize(("marker", "used"), [("standing", 31), ("moving", 33)])
def test_points_that_are_not_the_rows_sum_are_shown_beside_it(begin: Begin, marker: str, used: int) -> None:
    row = {"marker": marker, "buildings": ROW, "victory_points": 31}
    said = [text for text in texts(begin("base", aggressive=row)) if "31" in text and "33" in text]
    assert len(said) == 1
    assert said[0].endswith(f"The app uses {used}.")
    right = row | {"victory_points": 33}
    assert not any("Check the row" in text for text in texts(begin("base", aggressive=right)))


def test_after_a_disagreement_each_marker_goes_by_its_own_rule(begin: Begin, play: Play) -> None:
    """The standing marker has only the printed number, the moving one only its buildings."""
    row = {"buildings": ROW, "victory_points": 31}
    assert begin("base", aggressive=row | {"marker": "standing"}).state.automa_vp == 31
    table = begin("base", aggressive=row | {"marker": "moving"})
    for number in range(1, 7):
        table = play(table, *year(number, 99))
    assert table.state.automa_vp == 33


def test_a_standing_marker_is_not_compared_each_year(begin: Begin, play: Play) -> None:
    table = play(begin("base", aggressive={"marker": "standing", "victory_points": 40}), *year(1))
    assert (table.state.status, table.state.year) == ("playing", 2)
