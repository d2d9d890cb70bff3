"""The Essential Edition's five levels and its own aggressive line of points, by their published figures."""

from collections.abc import Callable

import pytest

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]

ESSENTIAL = {"marker": "essential_edition"}
BY_YEAR = (-1, 0, 1, 4, 8, 13, 20)
LEVELS = ("very_easy", "easy", "normal", "hard", "very_hard")


def through_a_year(table: Table, row: int, points: int | None = None) -> Table:
    """One year, with as many cards as the level asks for."""
    table = table.do(WakeUp(row=row))
    while table.state.phase != "year_end":
        table = table.do(DrawCard() if table.state.phase == "draw" else PassSeason())
    return table.do(EndYear(victory_points=points))


@pytest.mark.parametrize(
    ("level", "years", "target"),
    [("very_easy", 8, 20), ("easy", 7, 20), ("normal", 7, 20), ("hard", 7, 20), ("very_hard", 7, 23)],
)
def test_years_and_target_of_a_level(begin: Begin, level: str, years: int, target: int) -> None:
    table = begin("base", difficulty=level)
    for row in range(1, years + 1):
        assert (table.state.phase, table.state.automa_vp) == ("wake_up", target)
        table = through_a_year(table, (row - 1) % 7 + 1)
    assert (table.state.phase, table.state.year) == ("finish", years)
    assert table.do(Finish(victory_points=target)).state.status == "lost"
    assert table.do(Finish(victory_points=target + 1)).state.status == "won"


def test_the_win_space_read_off_the_board_goes_before_the_figure_in_the_data(begin: Begin) -> None:
    assert begin("extended").state.automa_vp == 25
    assert begin("extended", win_space=27).state.automa_vp == 27
    assert begin("extended", win_space=27, difficulty="very_hard").state.automa_vp == 30


@pytest.mark.parametrize(("setup", "checked"), [({}, True), ({"win_space": 25}, False)])
def test_an_inferred_win_space_is_to_be_checked(begin: Begin, setup: dict[str, int], checked: bool) -> None:
    """25 is only the goal against people on the extended board; what the player typed is sure."""
    assert any("Check it against your board" in event.text for event in begin("extended", **setup).log) is checked
    assert not any("Check it against your board" in event.text for event in begin("base").log)


def test_the_easy_level_puts_the_players_marker_ahead(begin: Begin) -> None:
    told = {
        level: [e.text for e in begin("base", difficulty=level).log if "your own marker" in e.text] for level in LEVELS
    }
    assert [level for level in LEVELS if told[level]] == ["easy"]
    assert "3 VP" in told["easy"][0]


@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_a_hard_automa_draws_until_it_blocks_two_spaces(begin: Begin, play: Play, level: str) -> None:
    """Base summer: card 16 blocks nothing, 5 the tour, 8 the tour again and planting."""
    table = play(begin("base", difficulty=level, deck="real"), WakeUp(row=1), DrawCard(card=16))
    for spaces, card in ((0, 5), (1, 8)):
        assert (len(table.state.blocked), table.state.phase) == (spaces, "draw")
        assert table.choices() == (DrawCard(),)
        with pytest.raises(IllegalCommand, match="draw the Automa's card"):
            table.do(PassSeason())
        table = table.do(DrawCard(card=card))
    assert (table.state.blocked_in("summer"), table.state.phase) == (("give_tour", "plant_vine"), "place")
    assert (table.state.deck.discard, table.state.drawn) == ((16, 5, 8), (16, 5, 8))
    with pytest.raises(IllegalCommand, match="already drawn"):
        table.do(DrawCard())


@pytest.mark.parametrize("level", ["very_easy", "easy", "normal"])
def test_the_other_levels_draw_one_card_a_season(begin: Begin, play: Play, level: str) -> None:
    table = play(begin("base", difficulty=level), WakeUp(row=1), DrawCard(card=16))
    assert (table.state.blocked, table.state.phase) == ((), "place")


def test_a_hard_automa_stops_when_its_workers_are_out(begin: Begin, play: Play) -> None:
    """Spring 1 + 2, summer 2 with one worker left for fall: one space is all it can block."""
    spring = (WakeUp(row=2), DrawCard(card=7), DrawCard(card=4), PassSeason())
    fall = (DrawCard(card=8), PassSeason(), DrawCard(card=14))
    table = play(begin("extended", difficulty="hard"), *spring, *fall)
    assert (table.state.blocked_in("fall"), table.state.workers_left, table.state.phase) == (
        ("draw_wine_order",),
        0,
        "place",
    )


def seven_years(begin: Begin, level: str = "normal") -> list[int]:
    """Where the essential marker stands in each year, when the player is always far ahead."""
    table, stands = begin("base", difficulty=level, aggressive=ESSENTIAL), []
    while table.state.phase == "wake_up":
        stands.append(table.state.automa_vp)
        table = through_a_year(table, (table.state.year - 1) % 7 + 1, 99)
    return stands


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_essential_line_year_by_year(begin: Begin, level: str) -> None:
    assert tuple(seven_years(begin, level)) == BY_YEAR


def test_the_essential_lines_last_year_at_the_outer_levels(begin: Begin) -> None:
    assert tuple(seven_years(begin, "very_hard")) == (*BY_YEAR[:6], 23)
    assert tuple(seven_years(begin, "very_easy")) == (*BY_YEAR, 20)


@pytest.mark.parametrize(("points", "status"), [(1, "playing"), (0, "lost"), (-1, "lost")])
def test_level_with_the_essential_line_is_lost(begin: Begin, points: int, status: str) -> None:
    """Unlike the 2014 marker: in year 2 it stands on 0, and a player on 0 is out."""
    table = through_a_year(begin("base", aggressive=ESSENTIAL), 1, 9)
    assert through_a_year(table, 2, points).state.status == status


def test_the_eighth_year_has_a_row_to_choose_again(begin: Begin) -> None:
    """Seven tokens are gone then. The sources give no rule for it, so the app says that it is to be checked."""
    table = begin("base", difficulty="very_easy")
    for row in range(1, 8):
        table = through_a_year(table, row)
    assert (table.state.year, table.state.wake_up_rows) == (8, ())
    assert table.choices() == tuple(WakeUp(row=row) for row in range(1, 8))
    said = [event.text for event in table.log if "No tokens are left on the rows" in event.text]
    assert said == [table.log[-1].text], "said as the year begins, and in no year before"
    woken = table.do(WakeUp(row=4))
    assert woken.state.bonus_tokens == 8
    assert "Check against your rulebook" in " ".join(event.text for event in woken.steps[-1].events)


@pytest.mark.parametrize(("points", "phase", "status"), [(21, "finish", "playing"), (20, "over", "lost")])
def test_level_with_the_essential_line_is_lost_in_the_last_year_too(
    begin: Begin, points: int, phase: str, status: str
) -> None:
    table = begin("base", aggressive=ESSENTIAL)
    for row in range(1, 7):
        table = through_a_year(table, row, 99)
    ended = through_a_year(table, 7, points)
    assert (ended.state.phase, ended.state.status) == (phase, status)
