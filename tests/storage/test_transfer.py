"""A library carried to another device in one file: everything arrives, nothing there is lost."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.engine.table import Table
from companion.storage.json_file import StorageProblem
from companion.storage.library import Library, library_for
from companion.storage.records import Draft, PlayRecord, SaveFile, pack
from companion.storage.settings import Settings
from companion.storage.transfer import carry_out, export, plan, read

Walk = Callable[..., Table]
Stored = Callable[[Table], SaveFile]


@pytest.fixture
def filled(library: Library, walk: Walk, stored: Stored) -> Library:
    """A library with a play in progress, one put away, one in the history, and settings."""
    stored(walk(5))
    library.delete(stored(walk(6)).id)
    done = stored(walk(7))
    values: dict[str, Any] = {"id": done.id, "game": done.game, "setup": done.setup, "outcome": "won"}
    library.finish(PlayRecord(**values, played=library.now()))
    library.set(Settings(text_scale=1.2))
    return library


@pytest.fixture
def other(tmp_path: Path) -> Library:
    return Library(tmp_path / "other device")


def content(library: Library) -> tuple[object, ...]:
    def bare(saves: tuple[SaveFile, ...]) -> list[SaveFile]:
        return [save.evolve(revision=0) for save in saves]

    return bare(library.plays()), bare(library.put_away()), library.history()


def read_in(library: Library, raw: bytes) -> None:
    carry_out(library, plan(library, read(raw)))


def test_everything_arrives_in_an_empty_library(filled: Library, other: Library) -> None:
    read_in(other, export(filled))
    assert content(other) == content(filled)


def test_reading_the_same_file_twice_changes_nothing(filled: Library, other: Library) -> None:
    raw = export(filled)
    read_in(other, raw)
    before = content(other)
    planned = plan(other, read(raw))
    assert (planned.new, planned.newer, planned.put_away, planned.records, planned.kept) == ((), (), (), (), 2)
    carry_out(other, planned)
    assert content(other) == before


def test_a_play_further_on_in_the_file_replaces_the_one_here_which_is_put_away(
    filled: Library, other: Library, walk: Walk
) -> None:
    read_in(other, export(filled))
    old = filled.plays()[-1]
    further = filled.save(pack(walk(9), old, filled.now()))
    read_in(other, export(filled))
    found = other.find(old.id)
    assert found is not None
    assert found.commands == further.commands
    assert old.commands in [save.commands for save in other.put_away()]


def test_a_play_further_on_here_stays(filled: Library, other: Library, walk: Walk) -> None:
    raw = export(filled)
    read_in(other, raw)
    save = other.plays()[-1]
    further = other.save(pack(walk(9), save, filled.now()))
    read_in(other, raw)
    assert other.find(save.id) == further


def test_an_import_that_the_disk_refuses_leaves_no_half(
    filled: Library, other: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned, store, times = plan(other, read(export(filled))), other.save, []

    def full_after_one(save: SaveFile) -> SaveFile:
        if times:
            raise StorageProblem("No space left")
        times.append(save.id)
        return store(save)

    monkeypatch.setattr(other, "save", full_after_one)
    with pytest.raises(StorageProblem, match="No space left"):
        carry_out(other, planned)
    assert content(other) == ([], [], ())


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"app": "other"}, "app"),
        ({"format": 2}, "newer version"),
        ({"plays": 7}, "plays"),
        ({"plays": [7]}, r"plays\[0\]"),
        ({"history": [{}]}, r"history\[0\]"),
        ({"more": 1}, "more"),
    ],
)
def test_what_is_no_export_is_refused_with_the_field(filled: Library, change: dict[str, Any], named: str) -> None:
    raw = json.dumps({**json.loads(export(filled)), **change}).encode()
    with pytest.raises(StorageProblem, match=named):
        read(raw)


def test_a_name_that_stands_twice_in_the_file_is_refused_with_its_place(filled: Library) -> None:
    raw = export(filled).replace(b'"text_scale"', b'"text_scale": 1.0, "text_scale"', 1)
    with pytest.raises(StorageProblem, match=r"settings\.text_scale stands twice"):
        read(raw)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"{\n1", "damaged (it cannot be read from line 2 on)"),
        (b"\xff\xd8\xff", "damaged (it holds no text)"),
        (b"", "damaged (it cannot be read from line 1 on)"),
    ],
)
def test_a_file_of_another_kind_is_refused_in_plain_words(raw: bytes, said: str) -> None:
    with pytest.raises(StorageProblem, match=re.escape(said)):
        read(raw)


def test_a_play_that_stands_twice_in_the_file_is_refused(filled: Library) -> None:
    whole = json.loads(export(filled))
    whole["put_away"].append(whole["plays"][0])
    with pytest.raises(StorageProblem, match="stands twice"):
        read(json.dumps(whole).encode())


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff", b"7", b"[" * 100_000, b'{"plays": [{"format": 1}]}'])
def test_any_other_file_is_refused(raw: bytes) -> None:
    with pytest.raises(StorageProblem):
        read(raw)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "home"))
    return tmp_path


def test_the_commands_carry_a_library_over(
    home: Path, monkeypatch: pytest.MonkeyPatch, filled: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "whole.json"
    file.write_bytes(export(filled))
    assert main(["import", str(file), "--preview", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert counts == {"new": 2, "newer": 0, "kept": 0, "put_away": 1, "history": 1, "decks": 0}
    assert library_for(None).plays() == ()
    assert main(["import", str(file)]) == 0
    assert "2 new plays" in capsys.readouterr().out
    assert content(library_for(None)) == content(filled)
    assert main(["export", str(home / "out.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"plays": 2, "put_away": 1, "history": 1, "decks": 0}
    assert read((home / "out.json").read_bytes()).plays == library_for(None).plays()


def test_a_wrong_file_is_one_message_and_status_2(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "there.json").write_text("mine")
    for words in (
        ["import", str(home / "missing.json")],
        ["import", str(home)],
        ["import", str(home / "there.json")],
        ["export", str(home / "there.json")],
        ["export", str(home / "no folder" / "x.json")],
        ["export", str(home)],
        ["import", "a\x00b"],
    ):
        assert main(words) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"companion {words[0]}: FILE")
    assert (home / "there.json").read_text() == "mine"


def kept(form: str, lasting: bool = True, **values: Any) -> Draft:
    return Draft(form=form, values=values, lasting=lasting)


def test_a_groups_games_go_along_and_those_here_stay(filled: Library, other: Library) -> None:
    filled.keep(kept("uncorking", method="narrative"))
    filled.keep(kept("laying.vinhos", players=3))
    filled.keep(kept("viticulture.score", lasting=False, players=[]))
    other.keep(kept("laying.vinhos", players=4))
    read_in(other, export(filled))
    assert other.lasting_drafts() == (kept("laying.vinhos", players=4), kept("uncorking", method="narrative"))
    assert other.draft("viticulture.score") is None, "a form half filled in stays where it is"


def test_a_form_that_stands_twice_in_a_file_is_refused(filled: Library) -> None:
    whole = json.loads(export(filled))
    whole["forms"] = [json.loads(kept("uncorking").model_dump_json())] * 2
    with pytest.raises(StorageProblem, match="uncorking stands twice"):
        read(json.dumps(whole).encode())
