"""A play that is stored and read back is the play that was there."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.engine.table import Table
from companion.games.viticulture.commands import Finish
from companion.storage.json_file import Newer, StorageProblem
from companion.storage.library import Library
from companion.storage.records import CHANGED, SaveFile, migrate, new_save, pack, play_record, unpack

Walk = Callable[..., Table]
WHOLE_GAME = 7 * (1 + 4 * 2 + 1)
"""Steps until the count: a row, four cards drawn and seasons passed, and the end of the year, seven times."""


def packed(table: Table, library: Library) -> SaveFile:
    return pack(table, new_save(table.at(0), library.now()), library.now())


def through_json(save: SaveFile) -> SaveFile:
    return migrate(json.loads(save.model_dump_json()))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(steps=st.integers(0, WHOLE_GAME), back=st.integers(0, WHOLE_GAME), seed=st.integers(0, 2**64 - 1))
def test_save_and_load_gives_an_equal_play(walk: Walk, library: Library, steps: int, back: int, seed: int) -> None:
    table = walk(steps, seed=seed)
    table = table.at(max(0, table.cursor - back))
    opened = unpack(through_json(packed(table, library)))
    assert opened.notice == ""
    assert opened.table == table
    assert opened.table.log == table.log


def test_the_next_card_is_the_same_after_loading(walk: Walk, library: Library) -> None:
    table = walk(1)
    again = unpack(through_json(packed(table, library))).table
    assert again.do(again.choices()[0]).state.drawn == table.do(table.choices()[0]).state.drawn != ()


def test_what_was_undone_can_be_redone_after_loading(walk: Walk, library: Library) -> None:
    table = walk(5)
    again = unpack(through_json(packed(table.undo().undo(), library))).table
    assert again.redo().redo().state == table.state


def test_a_save_of_other_rules_goes_on_from_its_snapshot(walk: Walk, library: Library) -> None:
    table = walk(12)
    opened = unpack(packed(table, library).evolve(game_version=table.game.version + 1))
    assert opened.notice == CHANGED
    assert opened.table.state == table.state
    assert not opened.table.can_undo, "undo ends where the old rules ended"
    moved = opened.table.do(opened.table.choices()[-1])
    later = unpack(through_json(pack(moved, packed(table, library), library.now())))
    assert later.notice == "", "it is told once"
    assert later.table.state == moved.state
    assert later.table.undo().state == table.state


def test_a_replay_that_leads_elsewhere_gives_way_to_what_the_player_saw(walk: Walk, library: Library) -> None:
    table = walk(12)
    seen = table.state.evolve(bonus_tokens=3)
    opened = unpack(packed(table, library).evolve(state=seen.model_dump(mode="json")))
    assert (opened.table.state, opened.notice) == (seen, CHANGED)


@pytest.mark.parametrize("broken", [{"state": {}}, {"commands": ({"kind": "dance"},)}])
def test_one_of_two_ways_back_is_enough(walk: Walk, library: Library, broken: dict[str, Any]) -> None:
    table = walk(12)
    save = packed(table, library)
    cursor = {"cursor": 0} if "commands" in broken else {}
    assert unpack(save.evolve(**broken, **cursor)).table.state == table.state


@pytest.mark.parametrize(
    "broken", [{"state": {}, "commands": ({"kind": "dance"},), "cursor": 0}, {"game": "whist"}, {"game": "la_vina"}]
)
def test_without_a_way_back_the_save_is_refused(walk: Walk, library: Library, broken: dict[str, Any]) -> None:
    with pytest.raises(StorageProblem, match="cannot be opened"):
        unpack(packed(walk(3), library).evolve(**broken))


@pytest.mark.parametrize("wrong", [{"newthing": 1}, {"board": "moon"}, {"bonus_tokens": 5000}])
def test_a_setup_that_this_version_cannot_read_is_refused_and_not_guessed(
    walk: Walk, library: Library, wrong: dict[str, Any]
) -> None:
    save = packed(walk(3), library)
    with pytest.raises(StorageProblem, match="cannot be opened"):
        unpack(save.evolve(setup={**save.setup, **wrong}))


def test_a_save_of_a_newer_form_is_known_as_such(walk: Walk, library: Library) -> None:
    raw = json.loads(packed(walk(3), library).model_dump_json())
    with pytest.raises(Newer):
        migrate({**raw, "format": 2, "more": True})
    for wrong in ({**raw, "format": "1"}, {**raw, "more": True}, {}, {**raw, "cursor": -1}):
        with pytest.raises(ValueError, match=r"."):
            migrate(wrong)


def test_the_record_of_a_finished_play_holds_both_totals(walk: Walk, library: Library) -> None:
    table = walk(WHOLE_GAME)
    assert table.state.phase == "finish"
    table = table.do(Finish(victory_points=30, stars={"arezzo": 3}))
    record = play_record(packed(table, library), table, library.now())
    points = {result.name: result.points for result in record.results}
    assert points == {"You": 32, "Automa": table.state.final.automa}
    assert record.outcome == table.state.status
    assert replace(table, cursor=0).state.status == "playing"
