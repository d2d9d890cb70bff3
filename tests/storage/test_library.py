"""The shelf: nothing is lost, nothing overwritten, two windows do not undo each other's steps."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.engine.table import Table
from companion.storage.json_file import StorageProblem
from companion.storage.library import Library, Outdated, library_for
from companion.storage.records import PlayRecord, SaveFile, new_save, pack
from companion.storage.settings import Settings

Walk = Callable[..., Table]
Stored = Callable[[Table], SaveFile]
Again = Callable[[], Library]


def file_of(library: Library, save: SaveFile) -> Path:
    return library.folder / "plays" / f"{save.id}.json"


def record(save: SaveFile, library: Library, **changes: object) -> PlayRecord:
    values = {"id": save.id, "game": save.game, "setup": save.setup, "outcome": "won", "played": library.now()}
    return PlayRecord(**{**values, **changes})


def test_a_play_is_there_at_the_next_start(walk: Walk, stored: Stored, again: Again) -> None:
    save = stored(walk(10))
    assert again().find(save.id) == save
    assert again().unfinished() == (save,)


def test_looking_into_an_empty_library_makes_no_folder(library: Library) -> None:
    assert (library.unfinished(), library.history(), library.settings()) == ((), (), Settings())
    assert library.find("0" * 12) is None
    assert not library.folder.exists()


def test_plays_in_progress_are_listed_newest_first(walk: Walk, stored: Stored, library: Library) -> None:
    older, newer = stored(walk(3)), stored(walk(4))
    assert library.unfinished() == (newer, older)
    library.save(pack(walk(6), older, library.now()))
    assert [save.id for save in library.unfinished()] == [older.id, newer.id]


def test_the_slower_of_two_windows_is_refused_and_loses_nothing(
    walk: Walk, stored: Stored, library: Library, again: Again
) -> None:
    save = stored(walk(5))
    first = library.save(pack(walk(6), save, library.now()))
    with pytest.raises(Outdated):
        again().save(pack(walk(7), save, library.now()))
    assert library.find(save.id) == first


def test_a_play_put_away_in_another_window_does_not_come_back_by_itself(
    walk: Walk, stored: Stored, library: Library, again: Again
) -> None:
    save = stored(walk(5))
    again().delete(save.id)
    with pytest.raises(Outdated):
        library.save(pack(walk(6), save, library.now()))
    assert library.unfinished() == ()


def test_a_play_put_away_can_be_brought_back(walk: Walk, stored: Stored, library: Library) -> None:
    save = stored(walk(5))
    library.delete(save.id)
    assert (library.find(save.id), library.unfinished(), library.put_away()) == (None, (), (save,))
    library.delete(save.id)
    library.bring_back(save.id)
    assert (library.find(save.id), library.put_away()) == (save, ())


def test_a_damaged_play_goes_on_from_its_copy_and_the_player_is_told(
    walk: Walk, stored: Stored, library: Library, again: Again
) -> None:
    save = stored(walk(5))
    file_of(library, save).write_text('{"play": {"1": {"format": 1}}}')
    later = again()
    found = later.find(save.id)
    assert found is not None
    assert found.revision == save.revision - 1
    assert len(later.notices()) == 1
    assert later.notices() == ()
    moved = later.save(pack(walk(6), found, later.now()))
    assert again().find(save.id) == moved
    assert len(list(file_of(library, save).parent.glob("*.damaged-*"))) == 1


def test_one_damaged_play_does_not_hide_the_others(walk: Walk, stored: Stored, library: Library, again: Again) -> None:
    lost, kept = stored(walk(5)), stored(walk(6))
    for path in (file_of(library, lost), file_of(library, lost).with_suffix(".json.bak")):
        path.write_bytes(b"\x00" * 50)
    (library.folder / "plays" / "notes.txt").write_text("not ours")
    later = again()
    assert later.unfinished() == (kept,)
    assert "damaged" in later.notices()[0]


def test_a_play_of_a_newer_app_is_left_alone(walk: Walk, stored: Stored, library: Library, again: Again) -> None:
    save = stored(walk(5))
    raw = json.loads(file_of(library, save).read_text())
    raw["play"]["1"].update(format=9, surprise=True)
    file_of(library, save).write_text(json.dumps(raw))
    later = again()
    assert later.unfinished() == ()
    assert "newer version" in later.notices()[0]
    for touch in (lambda: later.find(save.id), lambda: later.save(save)):
        with pytest.raises(StorageProblem, match="newer version"):
            touch()
    assert json.loads(file_of(library, save).read_text()) == raw


@pytest.mark.parametrize("strange", ["", "../settings", "a/b", "0" * 13, "ABCDEFABCDEF", "%2e%2e", "\x00", "é" * 12])
def test_a_strange_id_finds_nothing_and_moves_nothing(library: Library, strange: str) -> None:
    library.set(Settings())
    assert library.find(strange) is None
    library.delete(strange)
    library.bring_back(strange)
    assert library.settings() == Settings()


def test_history_is_kept_newest_first_and_a_correction_keeps_date_and_notes(
    walk: Walk, stored: Stored, library: Library, again: Again
) -> None:
    first, second = stored(walk(2)), stored(walk(3))
    library.finish(record(first, library, notes="with Ana"))
    library.finish(record(second, library))
    played = again().history()[1].played
    library.finish(record(first, library, outcome="lost"))
    assert [one.id for one in again().history()] == [second.id, first.id]
    corrected = again().history("viticulture")[1]
    assert (corrected.outcome, corrected.played, corrected.notes) == ("lost", played, "with Ana")
    library.unfinish(first.id)
    assert [one.id for one in again().history()] == [second.id]
    assert again().history("vinhos") == ()


def test_settings_last_and_damaged_ones_are_set_aside(library: Library, again: Again) -> None:
    library.set(Settings(text_scale=1.4, theme="dark"))
    assert again().settings() == Settings(text_scale=1.4, theme="dark")
    (library.folder / "settings.json").write_text('{"settings": {"1": {"text_scale": 40}}}')
    later = again()
    assert later.settings() == Settings()
    assert "settings.json was damaged" in later.notices()[0]


def test_bookmarks_and_the_entries_read_last() -> None:
    rules = [f"viticulture.automa.r{number}" for number in range(14)]
    settings = Settings()
    for rule in [*rules, rules[12]]:
        settings = settings.read(rule)
    assert settings.recent == (rules[12], rules[13], *reversed(rules[2:12]))
    marked = settings.marked(rules[0]).marked(rules[1])
    assert marked.bookmarks == (rules[1], rules[0])
    assert marked.marked(rules[0]).bookmarks == (rules[1],)


def test_each_browser_has_its_own_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, walk: Walk) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path))
    mine, other, app = library_for("a1"), library_for("b2"), library_for(None)
    save = mine.save(new_save(walk(0), mine.now()))
    assert library_for("a1").unfinished() == (save,)
    assert other.unfinished() == app.unfinished() == ()
    for strange in ("", "../x", "A", "a" * 41):
        with pytest.raises(ValueError, match="browser"):
            library_for(strange)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, walk: Walk) -> None:
    (tmp_path / "library").write_text("a file where the folder should be")
    library = Library(tmp_path / "library")
    with pytest.raises(StorageProblem, match=r"."):
        library.save(new_save(walk(0), library.now()))


def test_a_folder_that_cannot_be_written_can_still_be_read(
    walk: Walk, stored: Stored, library: Library, again: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = stored(walk(5))
    library.set(Settings(theme="dark"))

    def read_only(lock: object, *args: object, **more: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("filelock.FileLock.acquire", read_only)
    later = again()
    assert (later.unfinished(), later.find(save.id), later.settings().theme) == ((save,), save, "dark")
    assert later.history() == ()
    with pytest.raises(StorageProblem, match="Read-only file system"):
        later.save(save)


def test_a_file_nested_beyond_reason_is_set_aside(walk: Walk, stored: Stored, library: Library, again: Again) -> None:
    save = stored(walk(5))
    raw = json.loads(file_of(library, save).read_text())
    text = json.dumps(raw).replace('"base_state": null', f'"base_state": {"[" * 5000}{"]" * 5000}')
    file_of(library, save).write_text(text)
    later = again()
    found = later.find(save.id)
    assert found is not None
    assert found.revision == save.revision - 1, "the copy before it"
    assert "damaged" in later.notices()[0]
