"""The running table of Vinhos: order, costs, phases, fairs in years 3, 5 and 6, the last action, and the count."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.vinhos import GAME
from companion.games.vinhos.actions import adjusted
from companion.games.vinhos.commands import (
    Act,
    AddFairPoints,
    Count,
    EndPhase,
    HoldFair,
    NoWine,
    Pass,
    PlaceMarker,
    PressRelease,
)
from companion.games.vinhos.fair import FairAsk, FairOverride, fair
from companion.games.vinhos.score_asks import ScorePlayer
from companion.games.vinhos.state import OrderSlot, VinhosSetup, VinhosState
from companion.storage.library import Library
from companion.storage.records import new_save, pack, play_record, unpack
from companion.storage.rules import load_data

NAMES = ("Ana", "Bea", "Cleo", "Dan")
FAIR_YEARS = (3, 5, 6)


def begin(players: int = 3) -> Table:
    return Table.begin(GAME, load_data(GAME), VinhosSetup(players=NAMES[:players]), seed=1)


def do(table: Table, *commands: Any) -> Table:
    for command in commands:
        table = table.do(command)
    return table


def seen(table: Table) -> dict[str, Any]:
    assert GAME.play is not None
    return GAME.play.report(table.data, table.state)


def last(table: Table) -> str:
    return " ".join(event.text for event in table.steps[table.cursor].events)


def refused(table: Table, command: Any) -> str:
    with pytest.raises(IllegalCommand) as refusal:
        table.do(command)
    assert refusal.value.rules
    return str(refusal.value)


def half(table: Table) -> Table:
    """Everybody takes an action: cellars, or wineries for whoever is there already."""
    state: VinhosState = table.state
    phase, half_of = state.phase, state.year
    while table.state.phase == phase and table.state.year == half_of:
        here = table.state.space_of(table.state.turn)
        table = do(table, Act(space="wineries" if here == "cellars" else "cellars"))
    return table


def year(table: Table) -> Table:
    """Both halves, maintenance and production; stops before a fair."""
    return do(half(half(table)), EndPhase(), EndPhase())


def to_year(number: int, table: Table) -> Table:
    """Straight to the first action of a year; at fairs nobody has wine."""
    while table.state.year < number:
        table = year(table)
        table = through_fair(table)
    return table


def through_fair(table: Table) -> Table:
    while table.state.phase == "press_releases":
        table = do(table, NoWine())
    return do(table, HoldFair(), EndPhase()) if table.state.phase == "fair" else table


def test_everybody_takes_a_first_action_before_anybody_takes_a_second() -> None:
    table = begin()
    turns = []
    while table.state.phase in ("first_actions", "second_actions"):
        turns.append((seen(table)["phase"], seen(table)["turn"]))
        table = do(table, Act(space="cellars" if table.state.phase == "first_actions" else "wineries"))
    assert turns == [(phase, name) for phase in ("first_actions", "second_actions") for name in NAMES[:3]]
    assert seen(table)["phase"] == "maintenance"


def test_the_year_marker_follows_the_phases() -> None:
    table = begin()
    marks = [seen(table)["marker"]]
    table = half(table)
    marks.append(seen(table)["marker"])
    table = half(table)
    marks.append(seen(table)["marker"])
    table = do(table, EndPhase())
    marks.append(seen(table)["marker"])
    assert marks == ["1", "2", "B", "production"]
    table = do(table, EndPhase())
    assert (seen(table)["year"], seen(table)["marker"]) == (2, "1")
    assert "new vintage tile" in last(table)


@pytest.mark.parametrize(
    ("slots", "after"),
    [
        ({}, "Ana Bea Cleo Dan"),
        ({"Dan": 1}, "Dan Ana Bea Cleo"),
        ({"Ana": 4}, "Bea Cleo Dan Ana"),
        ({"Ana": 3}, "Bea Cleo Ana Dan"),
        ({"Cleo": 1, "Ana": 3}, "Cleo Bea Ana Dan"),
        ({"Ana": 4, "Bea": 3, "Cleo": 2, "Dan": 1}, "Dan Cleo Bea Ana"),
    ],
)
def test_the_bottom_row_goes_up_to_its_slots_and_the_others_make_room(slots: dict[str, int], after: str) -> None:
    row = tuple(OrderSlot(player=name, slot=slot) for name, slot in slots.items())
    assert adjusted(NAMES, row) == tuple(after.split())


def test_passing_changes_the_order_of_the_next_half_not_of_this_one() -> None:
    table = do(begin(), Act(space="cellars"), Pass(slot=1), Act(space="export"))
    assert seen(table)["phase"] == "second_actions"
    assert seen(table)["order"] == ["Bea", "Ana", "Cleo"]
    assert seen(table)["bottom_row"] == []
    table = do(table, Act(space="sales"), Pass(slot=3), Act(space="sales"))
    assert seen(table)["order"] == ["Bea", "Cleo", "Ana"]


def test_a_slot_of_the_bottom_row_is_taken_once() -> None:
    table = do(begin(), Pass(slot=2))
    assert refused(table, Pass(slot=2)) == "slot: slot 2 is not free; free are 1, 3"
    assert refused(table, Pass()).startswith("slot: is missing")
    assert refused(begin(), Pass(slot=4)) == "slot: slot 4 is not free; free are 1, 2, 3"


def test_a_move_costs_distance_players_there_and_the_marker() -> None:
    table = do(begin(), PlaceMarker(space="export"), Act(space="cellars"))
    assert "the move is free" in last(table)
    table = do(table, Act(space="cellars"))
    assert "Bea takes Cellars: 1 bago to Ana." in last(table)
    table = do(table, Act(space="export"))
    assert "Cleo takes Export: 1 bago to the supply." in last(table)
    # The marker leaves the space with the half; from cellars export is not adjacent, and Cleo is there.
    table = do(table, Act(space="export"))
    assert "Ana takes Export: 1 bago to the supply and 1 bago to Cleo." in last(table)
    table = do(table, PlaceMarker(space="export"), Act(space="export"))
    assert "Bea takes Export: 2 bagos to the supply and 1 bago each to Ana and Cleo." in last(table)


def test_the_marker_has_to_move_but_may_stay_to_pass() -> None:
    table = half(begin(2))
    assert refused(table, Act(space="cellars")).startswith("space: Ana's marker is on Cellars and has to move")
    assert refused(table, Act(space="press_release")).startswith("space: Pass/Press Release is reached by pass")
    passed = do(begin(2), Pass(slot=1), Act(space="cellars"))
    assert "Ana stays on Pass/Press Release" in last(do(passed, Pass(slot=1)))


def test_one_press_release_for_each_fair_with_a_booth_of_its_own() -> None:
    table = do(begin(), PressRelease(slot=1, fair_points=5, booth=2), Act(space="cellars"), Act(space="sales"))
    assert seen(table)["fair_points"] == {"Ana": 5, "Bea": 0, "Cleo": 0}
    assert refused(table, PressRelease(slot=1, fair_points=4, booth=1)).startswith("press_release: Ana has held one")
    table = do(table, Pass(slot=1))
    assert refused(table, PressRelease(slot=2, fair_points=4, booth=2)) == "booth: booth 2 is Ana's"
    assert refused(table, PressRelease(slot=2, fair_points=4, booth=5)) == "booth: there are booths 1 to 4"


def test_fairs_end_the_years_three_five_and_six_only() -> None:
    table, held = begin(2), []
    for number in range(1, 7):
        table = year(table)
        if table.state.phase == "press_releases":
            held.append(number)
        table = through_fair(table)
    assert tuple(held) == FAIR_YEARS
    assert seen(table)["phase"] == "last_action"


def first_fair() -> Table:
    """Four players in year 3: Bea held her press release with an action, the others hold theirs before the fair."""
    table = to_year(3, begin(4))
    table = do(table, Act(space="sales"), PressRelease(slot=4, fair_points=7, booth=3))
    table = half(table)
    table = do(half(table), EndPhase(), EndPhase())
    assert seen(table)["phase"] == "press_releases"
    return table


def test_whoever_has_not_held_a_press_release_does_so_before_the_fair_in_player_order() -> None:
    table = first_fair()
    assert seen(table)["order"] == ["Ana", "Cleo", "Dan", "Bea"]
    assert "now in this order: Ana, Cleo, Dan" in last(table)
    assert refused(table, PressRelease(slot=1, fair_points=4, booth=1)).startswith("slot: no order marker moves now")
    assert refused(table, EndPhase()).startswith("end_phase: not in this phase (press releases before the fair)")
    table = do(table, PressRelease(fair_points=4, booth=4), PressRelease(fair_points=9, booth=1))
    assert seen(table)["turn"] == "Dan"
    assert seen(do(table, PressRelease(fair_points=2, booth=2)))["phase"] == "fair"


def test_a_fair_gives_its_points_sets_the_order_by_the_booths_and_turns_tiles_back() -> None:
    table = do(first_fair(), *[PressRelease(fair_points=p, booth=b) for p, b in ((4, 4), (9, 1), (2, 2))])
    given = seen(table)["fair_input"]
    table = do(table, HoldFair())
    results = {one["name"]: one["points"] for one in seen(table)["fairs"][0]["results"]}
    assert results == {"Cleo": 9, "Bea": 6, "Ana": 3, "Dan": 0}
    assert "Dan takes a wine expert" in last(table)
    assert seen(table)["order"] == ["Cleo", "Dan", "Bea", "Ana"]
    assert seen(table)["booths"] == {}
    # The calculator says the same of what the table hands over.
    ranking = fair(load_data(GAME), FairAsk.model_validate_json(json.dumps(given)))  # type: ignore[arg-type]
    assert {one.name: one.sheet.total for one in ranking.players} == results
    table = do(table, EndPhase())
    assert "face up again" in last(table)
    assert (seen(table)["year"], seen(table)["turn"]) == (4, "Cleo")


def test_fair_points_add_up_over_the_fairs() -> None:
    table = do(first_fair(), *[PressRelease(fair_points=p, booth=b) for p, b in ((4, 4), (9, 1), (2, 2))])
    table = year(to_year(5, do(table, HoldFair(), EndPhase())))
    table = do(table, *[PressRelease(fair_points=1, booth=booth) for booth in (1, 2, 3, 4)], HoldFair())
    assert seen(table)["fair_points"] == {"Ana": 5, "Bea": 8, "Cleo": 10, "Dan": 3}
    assert {one["name"]: one["points"] for one in seen(table)["fairs"][1]["results"]}["Cleo"] == 12


def test_points_of_a_fair_can_be_those_of_your_own_rulebook() -> None:
    table = do(first_fair(), *[PressRelease(fair_points=p, booth=b) for p, b in ((4, 4), (9, 1), (2, 2))])
    own = do(table, HoldFair(override=FairOverride(place_points=(20, 10, 5, 1))))
    assert {one["name"]: one["points"] for one in seen(own)["fairs"][0]["results"]}["Dan"] == 1
    assert "place_points" in refused(table, HoldFair(override=FairOverride(place_points=(20, 10))))


def test_without_wine_a_player_comes_last_in_the_new_order() -> None:
    table = do(first_fair(), NoWine(), PressRelease(fair_points=9, booth=2), NoWine(), HoldFair())
    assert seen(table)["order"] == ["Cleo", "Bea", "Ana", "Dan"]
    assert "Ana and Dan hold no booth and come last" in last(table)


def test_tiles_add_fair_points_and_mistakes_are_taken_back() -> None:
    table = do(begin(), AddFairPoints(player="bea", points=2))
    assert seen(table)["fair_points"]["Bea"] == 2
    assert "must be 0 to 999" in refused(table, AddFairPoints(player="Bea", points=-3))
    assert seen(do(table, AddFairPoints(player="Bea", points=-2)))["fair_points"]["Bea"] == 0
    with pytest.raises(IllegalCommand, match="Zoe does not play"):
        do(table, AddFairPoints(player="Zoe", points=1))


def last_action() -> Table:
    table = to_year(6, begin(2))
    return through_fair(year(table))


def test_after_the_third_fair_one_last_action_each_and_nothing_is_turned_back() -> None:
    table = last_action()
    assert "stay as they lie" in last(table)
    assert refused(table, PressRelease(fair_points=3, booth=1)) == "press_release: no fair follows any more"
    assert refused(table, Pass(slot=1)).startswith("slot: no order marker moves now")
    table = do(table, Act(space="export"), Pass())
    assert seen(table)["phase"] == "count"
    taken = [command for command in table.commands if isinstance(command, Act | Pass)]
    assert len(taken) == 13 * 2


def counted(table: Table, **points: int) -> Table:
    players = tuple(ScorePlayer(name=name, victory_points=number) for name, number in points.items())
    return do(table, Count(players=players))


def test_the_count_is_the_calculators_and_ends_the_table() -> None:
    table = do(last_action(), Act(space="export"), Pass())
    assert seen(table)["score_input"] == {"players": [{"name": "Ana"}, {"name": "Bea"}]}
    over = counted(table, Ana=54, Bea=61)
    assert [(one["name"], one["points"], one["rank"]) for one in seen(over)["results"]] == [
        ("Bea", 61, 1),
        ("Ana", 54, 2),
    ]
    assert seen(over)["status"] == "over"
    with pytest.raises(IllegalCommand, match="count exactly the players of this table: Ana and Bea"):
        counted(table, Ana=54)
    with pytest.raises(IllegalCommand, match="not in this phase"):
        counted(begin(2), Ana=1, Bea=2)
    with pytest.raises(IllegalCommand, match="the game is over"):
        do(over, EndPhase())


def test_undo_brings_the_half_back_that_an_action_ended() -> None:
    table = do(begin(2), Act(space="cellars"), Pass(slot=1))
    assert seen(table)["order"] == ["Bea", "Ana"]
    assert (seen(table.undo())["order"], seen(table.undo())["turn"]) == (["Ana", "Bea"], "Bea")
    assert table.undo().redo() == table


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.lists(st.integers(0, 999), min_size=40, max_size=160))
def test_any_game_has_thirteen_actions_each_and_every_player_in_the_order(players: int, picks: list[int]) -> None:
    table = begin(players)
    for pick in picks:
        choices = table.choices()
        if not choices:
            break
        table = table.do(choices[pick % len(choices)])
        assert all(event.rules for event in table.steps[table.cursor].events)
        state: VinhosState = table.state
        assert sorted(state.order) == sorted(NAMES[:players])
        assert 1 <= state.year <= 6
        assert [one.year for one in state.fairs] == [one for one in FAIR_YEARS if one <= state.year][: len(state.fairs)]
    if table.state.phase == "count":
        taken = [command for command in table.commands if isinstance(command, Act | Pass)]
        assert len(taken) == 13 * players


def test_a_table_is_stored_opened_and_kept_in_the_history(tmp_path: Any) -> None:
    library = Library(tmp_path)
    table = do(last_action(), Act(space="export"), Pass())
    first = library.save(new_save(table, library.now()))
    opened = unpack(first).table
    assert (opened.state, opened.log) == (table.state, table.log)
    over = counted(opened, Ana=54, Bea=61)
    saved = library.save(pack(over, first, library.now()))
    library.finish(play_record(saved, over, library.now()))
    record = library.history("vinhos")[0]
    assert (saved.status, record.outcome) == ("over", "over")
    assert [(one.name, one.points) for one in record.results] == [("Bea", 61), ("Ana", 54)]
