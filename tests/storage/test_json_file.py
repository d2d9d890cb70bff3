"""One file on the disk: whole before and after, whatever happens between."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.storage.json_file import JsonFile, Newer, StorageProblem, Tables

ONE: Tables = {"play": {"1": {"year": 1}}}
TWO: Tables = {"play": {"1": {"year": 2}}}
DAMAGED = [b"", b"{", b"[]", b"7", b'{"play": 7}', b"\xff\xfe\x00", b'{"play": {"1": {"year": 2', b"null"]


def kept_aside(file: JsonFile) -> list[Path]:
    return sorted(file.path.parent.glob(file.path.name + ".damaged-*"))


def test_nothing_is_there_before_the_first_write(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "deep" / "play.json")
    assert file.read() is None
    assert not (tmp_path / "deep").exists(), "reading leaves no trace"
    file.write(ONE)
    assert file.read() == ONE


def test_the_last_good_copy_is_the_state_before_the_last_write(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "play.json")
    file.write(ONE)
    file.write(TWO)
    assert json.loads(file.backup.read_text()) == ONE


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_set_aside_and_the_copy_takes_its_place(tmp_path: Path, damage: bytes) -> None:
    told: list[str] = []
    file = JsonFile(tmp_path / "play.json", tell=told.append)
    file.write(ONE)
    file.write(TWO)
    file.path.write_bytes(damage)
    assert file.read() == ONE
    assert [aside.read_bytes() for aside in kept_aside(file)] == [damage]
    assert len(told) == 1
    assert kept_aside(file)[0].name in told[0]
    assert file.read() == ONE
    assert len(told) == 1, "it is told once"


@pytest.mark.parametrize("damage", DAMAGED)
def test_without_a_copy_a_damaged_file_is_kept_and_told(tmp_path: Path, damage: bytes) -> None:
    told: list[str] = []
    file = JsonFile(tmp_path / "play.json", tell=told.append)
    file.path.write_bytes(damage)
    file.backup.write_bytes(damage)
    assert file.read() is None
    file.write(TWO)
    assert file.read() == TWO
    assert [aside.read_bytes() for aside in kept_aside(file)] == [damage]
    assert "no good copy" in told[0]


def test_a_file_that_is_gone_comes_back_from_its_copy(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "play.json")
    file.write(ONE)
    file.write(TWO)
    file.path.unlink()
    assert file.read() == ONE
    assert file.path.exists()


def test_what_does_not_pass_the_check_counts_as_damage(tmp_path: Path) -> None:
    def odd_years(tables: Tables) -> None:
        if tables["play"]["1"]["year"] % 2 == 0:
            raise ValueError("an even year")

    file = JsonFile(tmp_path / "play.json", odd_years)
    file.write(ONE)
    file.write(TWO)
    assert file.read() == ONE
    assert len(kept_aside(file)) == 1


def test_a_file_from_a_newer_app_is_left_alone(tmp_path: Path) -> None:
    def newer(tables: Tables) -> None:
        raise Newer("from the future")

    file = JsonFile(tmp_path / "play.json", newer)
    file.write(ONE)
    with pytest.raises(Newer):
        file.read()
    assert json.loads(file.path.read_text()) == ONE
    assert kept_aside(file) == []


def test_a_disk_that_refuses_is_told_and_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = JsonFile(tmp_path / "play.json")
    file.write(ONE)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageProblem, match="No space left"):
        file.write(TWO)
    monkeypatch.undo()
    assert file.read() == ONE


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(cut=st.integers(min_value=0), noise=st.binary(max_size=20))
def test_however_a_file_is_cut_the_answer_is_whole(tmp_path: Path, cut: int, noise: bytes) -> None:
    file = JsonFile(tmp_path / "play.json")
    file.write(ONE)
    file.write(TWO)
    whole = file.path.read_bytes()
    file.path.write_bytes(whole[: cut % len(whole)] + noise)
    try:
        is_json = isinstance(json.loads(file.path.read_bytes()), dict)
    except ValueError:
        is_json = False
    read = file.read()
    assert read == ONE or is_json


WRITER = """
import sys
from pathlib import Path
from companion.storage.json_file import JsonFile
file, year = JsonFile(Path(sys.argv[1])), 0
while True:
    year += 1
    file.write({"play": {"1": {"year": year, "same": year, "filler": "x" * 200_000}}})
    if year == 3:
        print("writing", flush=True)
"""


def test_a_process_killed_while_writing_leaves_a_whole_file(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "play.json")
    for wait in (0.0, 0.003, 0.007, 0.011, 0.016):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(file.path)], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(wait)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        tables = file.read()
        assert tables is not None
        document = tables["play"]["1"]
        assert document["year"] == document["same"] >= 3
        assert len(document["filler"]) == 200_000
    assert kept_aside(file) == []
