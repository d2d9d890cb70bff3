"""Counts among people in the history, and forms that are not finished yet."""

import json
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from companion.engine.score import PlayerScore, Ranking, ScoreLine, ScoreSheet
from companion.storage.files import fits
from companion.storage.library import Library
from companion.storage.records import Draft, PlayRecord, count_record
from companion.storage.settings import MOST_NAMES, Settings

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
OLD = {
    "id": "0123456789ab",
    "game": "viticulture",
    "setup": {"board": "base"},
    "outcome": "won",
    "results": [{"name": "You", "points": 21}, {"name": "Automa", "points": 20}],
    "played": "2026-11-30T12:00:00Z",
    "notes": "a good year",
}


def ranking(**points: int) -> Ranking:
    rule = "viticulture.base-game.end-of-game"
    players = tuple(
        PlayerScore(
            name=name,
            sheet=ScoreSheet(lines=(ScoreLine(label="Track", points=one, how=f"{one}", rule=rule),)),
            rank=1 + sum(other > one for other in points.values()),
        )
        for name, one in points.items()
    )
    winners = tuple(player.name for player in players if player.rank == 1)
    return Ranking(players=players, winners=winners, decided_by="victory points")


def counted(record: str = "", **points: int) -> PlayRecord:
    return count_record(record, "viticulture", "viticulture.score", {"players": []}, ranking(**points), NOON)


def test_a_record_from_before_there_were_counts_is_a_solo_play() -> None:
    record = fits(PlayRecord, OLD)
    assert (record.kind, record.calculator) == ("solo", "")
    assert [one.rank for one in record.results] == [None, None]
    assert record.notes == "a good year"


def test_a_count_keeps_everybodys_points_and_place() -> None:
    record = counted(Ana=20, Ben=22, Cleo=20)
    assert [(one.name, one.points, one.rank) for one in record.results] == [
        ("Ana", 20, 2),
        ("Ben", 22, 1),
        ("Cleo", 20, 2),
    ]
    assert record.outcome == "won"
    assert counted(Ana=20, Ben=20).outcome == "shared"


def test_a_correction_takes_the_place_of_the_count_and_keeps_its_date(library: Library) -> None:
    first = counted(Ana=20, Ben=22)
    library.finish(first)
    library.finish(counted(first.id, Ana=23, Ben=22).evolve(played=datetime(2027, 1, 1, tzinfo=UTC)))
    (kept,) = library.history()
    assert [one.points for one in kept.results] == [23, 22]
    assert kept.played == NOON


def test_solo_plays_and_counts_stand_in_one_history(library: Library) -> None:
    library.finish(fits(PlayRecord, OLD))
    library.finish(counted(Ana=1, Ben=2))
    assert sorted(record.kind for record in library.history()) == ["score", "solo"]


def test_a_draft_is_there_after_a_restart_and_only_the_last_of_a_form(
    library: Library, again: Callable[[], Library]
) -> None:
    assert library.draft("viticulture.score") is None
    library.keep(Draft(form="viticulture.score", values={"board": "base"}))
    library.keep(Draft(form="vinhos.move", values={"to": "sales"}))
    library.keep(Draft(form="viticulture.score", values={"board": "extended"}, record="0123456789ab"))
    found = again().draft("viticulture.score")
    assert found is not None
    assert (found.values, found.record) == ({"board": "extended"}, "0123456789ab")
    assert len(json.loads((library.folder / "drafts.json").read_text("utf-8"))["drafts"]) == 2


@pytest.mark.parametrize("damage", ["", "{", '{"drafts": {"1": {"form": 3}}}'])
def test_damaged_drafts_are_set_aside_and_told(library: Library, again: Callable[[], Library], damage: str) -> None:
    library.keep(Draft(form="vinhos.move", values={}))
    (library.folder / "drafts.json").write_text(damage, "utf-8")
    (library.folder / "drafts.json.bak").unlink(missing_ok=True)
    later = again()
    assert later.draft("vinhos.move") is None
    assert later.notices()


def test_who_played_last_is_offered_first_and_nobody_twice() -> None:
    names = Settings(players=("Ana", "Ben", "Cleo")).seated(("ben", "Dov"))
    assert names.players == ("ben", "Dov", "Ana", "Cleo")
    many = Settings().seated(tuple(f"P{number}" for number in range(MOST_NAMES + 3)))
    assert len(many.players) == MOST_NAMES


def test_what_was_kept_is_dropped_alone(library: Library) -> None:
    library.drop("nothing")
    library.keep(Draft(form="one", values={"a": 1}))
    library.keep(Draft(form="two", values={}))
    library.keep(Draft(form="one", values={"b": 2}))
    stored = library.draft("one")
    assert stored is not None
    assert stored.values == {"b": 2}, "nothing of the older form is left"
    library.drop("one")
    assert library.draft("one") is None
    assert library.draft("two") is not None
