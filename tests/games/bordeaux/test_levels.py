"""The five levels, each as printed."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.bordeaux.cards import AutomaCard
from companion.games.bordeaux.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

LEVELS = ("very_easy", "easy", "normal", "hard", "very_hard")
GRID = {"discs": ((1, 1), (2, 5), (4, 6)), "cubes": (("spring", 4), ("fall", 1))}


def year(show: Show, row: int) -> tuple[Command, ...]:
    """A year in which the Automa places one worker in each season, as every level allows."""
    first = {"spring": "give_tour", "summer": "plant_vine", "fall": "make_wine", "winter": "sell_wine"}
    seasons = [one for season, action in first.items() for one in (show(**{season: (action,)}), PassSeason())]
    return (WakeUp(row=row), *seasons, EndYear())


def said(table: Table) -> str:
    return " ".join(event.text for event in table.log)


@pytest.mark.parametrize(
    ("level", "alone", "with_modules"),
    [("very_easy", 30, 34), ("easy", 30, 34), ("normal", 30, 34), ("hard", 30, 34), ("very_hard", 36, 39)],
)
def test_where_the_automas_marker_stands(begin: Begin, level: str, alone: int, with_modules: int) -> None:
    assert begin(level=level).state.automa_vp == alone
    for modules in ({"structures": True}, {"special_workers": True}, {"structures": True, "special_workers": True}):
        table = begin(level=level, **modules)
        assert table.state.automa_vp == with_modules
        assert f"marker stands on {with_modules} VP" in said(table)


@pytest.mark.parametrize("level", LEVELS)
def test_six_years_and_a_seventh_only_at_very_easy(begin: Begin, play: Play, show: Show, level: str) -> None:
    table = begin(level=level)
    if level in ("hard", "very_hard"):
        table = table.do(show(**GRID))
    for row in range(2, 8):
        table = play(table, *year(show, row))
    assert (table.state.phase == "finish") == (level != "very_easy")
    if level == "very_easy":
        assert (table.state.year, table.state.phase) == (7, "wake_up")
        assert "No tokens are left on the rows" in table.log[-1].text
        assert play(table, *year(show, 1)).state.phase == "finish"


@pytest.mark.parametrize("row", range(1, 8))
def test_in_the_seventh_year_any_row_and_a_token_from_the_supply(
    begin: Begin, play: Play, show: Show, row: int
) -> None:
    table = begin(level="very_easy")
    for taken in range(2, 8):
        table = play(table, *year(show, taken))
    assert table.state.bonus_tokens == 6
    woken = table.do(WakeUp(row=row))
    assert (woken.state.row, woken.state.bonus_tokens) == (row, 7)
    assert "supply" in said(woken)


def test_at_easy_the_player_starts_on_three(begin: Begin) -> None:
    for level in LEVELS:
        assert ("your own marker starts on 3 VP" in said(begin(level=level))) == (level == "easy")


@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_the_first_card_of_a_hard_play_is_the_opening_grid(begin: Begin, play: Play, show: Show, level: str) -> None:
    table = begin(level=level)
    assert table.state.phase == "opening"
    with pytest.raises(IllegalCommand, match=r"^wake_up: draw the card for the opening grid first"):
        table.do(WakeUp(row=2))
    opened = table.do(show(**GRID))
    assert (opened.state.phase, opened.state.year) == ("wake_up", 1)
    assert opened.state.trade_tokens == GRID["discs"]
    assert opened.state.automa_experts == GRID["cubes"]
    assert opened.state.blocked == ()
    assert opened.state.deck.counts() == {"draw": 23, "discard": 1, "reshuffles": 0}


@pytest.mark.parametrize("part", ["discs", "cubes"])
def test_the_opening_needs_both_halves_of_the_grid(begin: Begin, show: Show, part: str) -> None:
    told = {name: value for name, value in GRID.items() if name != part}
    with pytest.raises(IllegalCommand, match=rf"^shown\.{part}: is missing"):
        begin(level="hard").do(show(**told))


@pytest.mark.parametrize("level", ["very_easy", "easy", "normal"])
def test_easier_levels_begin_with_the_wake_up_chart(begin: Begin, level: str) -> None:
    assert begin(level=level).state.phase == "wake_up"


@pytest.mark.parametrize("level", LEVELS)
def test_hard_levels_draw_on_until_a_worker_is_placed(begin: Begin, play: Play, show: Show, level: str) -> None:
    hard = level in ("hard", "very_hard")
    table = begin(level=level)
    table = play(table, *([show(**GRID)] if hard else []), WakeUp(row=2), show(spring=()))
    assert table.state.phase == ("draw" if hard else "place")
    if hard:
        table = play(table, show(spring=()), show(spring=("give_tour", "draw_vine")))
        assert (table.state.blocked_in("spring"), table.state.phase) == (("give_tour", "draw_vine"), "place")
        assert table.state.deck.counts()["discard"] == 4
    with pytest.raises(IllegalCommand, match=r"^draw_card: "):
        table.do(show(spring=()))


def test_one_worker_is_enough_at_hard(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(level="hard"), show(**GRID), WakeUp(row=2), show(spring=("give_tour",)))
    assert table.state.phase == "place"


def test_a_hard_levels_last_worker_still_has_to_be_placed(begin: Begin, play: Play, show: Show) -> None:
    seasons: list[Command] = []
    for season, actions in (
        ("spring", ("draw_vine", "give_tour")),
        ("summer", ("plant_vine", "build_structure")),
        ("fall", ("make_wine",)),
    ):
        seasons += [show(**{season: actions}), PassSeason()]
    table = play(begin(level="hard"), show(**GRID), WakeUp(row=2), *seasons, show(winter=()))
    assert (table.state.phase, table.state.workers_left) == ("draw", 1)
    done = play(table, show(winter=("sell_wine", "fill_wine_order")))
    assert (done.state.phase, done.state.blocked_in("winter")) == ("place", ("sell_wine",))


def test_a_hard_level_without_workers_draws_no_card(begin: Begin, play: Play, show: Show) -> None:
    seasons: list[Command] = []
    for season, actions in (
        ("spring", ("draw_vine", "give_tour")),
        ("summer", ("plant_vine", "build_structure")),
        ("fall", ("make_wine", "harvest_field")),
    ):
        seasons += [show(**{season: actions}), PassSeason()]
    table = play(begin(level="hard"), show(**GRID), WakeUp(row=2), *seasons)
    assert (table.state.season, table.state.phase) == ("winter", "place")


def test_a_deck_without_a_spring_action_does_not_make_a_hard_level_draw_forever(begin: Begin, play: Play) -> None:
    """No printed deck is like this; one that somebody wrote may be."""
    blank: dict[str, Any] = {"spring": (), "summer": ("plant_vine",), "fall": (), "winter": (), **GRID}
    cards = tuple(AutomaCard(id=f"c{number}", **blank) for number in range(24))
    table = play(begin("own", level="hard", cards=cards), DrawCard(), WakeUp(row=2), DrawCard())
    assert (table.state.phase, table.state.blocked) == ("place", ())
    assert play(table, PassSeason(), DrawCard()).state.blocked_in("summer") == ("plant_vine",)


def test_a_second_trade_finds_the_opening_tokens_in_place(begin: Begin, play: Play, show: Show) -> None:
    spring = show(spring=("hire_expert", "trade"))
    table = play(begin(level="hard"), show(**GRID), WakeUp(row=2), spring, show(**GRID), show(**GRID))
    assert table.state.trade_tokens == GRID["discs"]
    assert table.state.automa_experts == GRID["cubes"]


def finished(begin: Begin, play: Play, show: Show, points: int, **setup: Any) -> Table:
    table = begin(**setup)
    if table.state.phase == "opening":
        table = table.do(show(**GRID))
    for row in (*range(2, 8), 1):
        if table.state.phase == "wake_up":
            table = play(table, *year(show, row))
    return table.do(Finish(victory_points=points))


@pytest.mark.parametrize(
    ("level", "modules", "target"),
    [
        ("very_easy", False, 30),
        ("easy", True, 34),
        ("normal", False, 30),
        ("normal", True, 34),
        ("hard", False, 30),
        ("very_hard", False, 36),
        ("very_hard", True, 39),
    ],
)
def test_one_more_wins_the_same_is_shared_one_less_loses(
    begin: Begin, play: Play, show: Show, level: str, modules: bool, target: int
) -> None:
    outcome = {}
    for points in (target + 1, target, target - 1):
        table = finished(begin, play, show, points, level=level, structures=modules)
        outcome[points - target] = table.state.status
        assert table.state.phase == "over"
    assert outcome == {1: "won", 0: "shared", -1: "lost"}
