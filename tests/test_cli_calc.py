"""`companion calc`: lists, answers, schemas, and what it says of a wrong input."""

import argparse
import io
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.cli_calc import add_parsers
from companion.engine.calculator import calculators
from companion.games import all_games

TWO_GIFTS = '{"players": [{"name": "Ana", "card": 1}, {"name": "Bea", "card": 9}]}'


def calc(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_parsers(parser.add_subparsers())
    args = parser.parse_args(["calc", *words])
    return int(args.handler(args))


@pytest.fixture
def gifts(tmp_path: Path) -> str:
    file = tmp_path / "gifts.json"
    file.write_text(TWO_GIFTS, encoding="utf-8")
    return str(file)


def test_without_an_id_it_lists_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert calc() == 0
    lines = capsys.readouterr().out.splitlines()
    assert "viticulture.score" in {line.split()[0] for line in lines}
    assert "bordeaux.residual" in {line.split()[0] for line in lines}


def test_a_file_is_answered_as_one_json_document(gifts: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert calc("viticulture.mafia", gifts, "--json") == 0
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert err == ""
    assert [(one["name"], one["total"], one["rank"]) for one in answer["players"]] == [("Bea", 2, 1), ("Ana", -1, 2)]
    assert set(answer["players"][0]["lines"][0]) == {"label", "points", "how", "rule"}
    assert {"headline", "ok", "reasons"} <= set(answer)


def test_standard_input_is_read_where_no_file_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(TWO_GIFTS))
    assert calc("viticulture.mafia") == 0
    assert "Bea has the best gift, Ana the worst." in capsys.readouterr().out


def test_a_score_has_the_keys_that_scripts_rely_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "score.json"
    file.write_text('{"players": [{"name": "Ana", "victory_points": 20}]}', encoding="utf-8")
    assert calc("viticulture.score", str(file), "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert {"players", "winners", "decided_by"} <= set(answer)
    assert answer["winners"] == ["Ana"]
    assert set(answer["players"][0]) == {"name", "total", "rank", "lines"}


def test_the_schema_says_what_to_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert calc("bordeaux.residual", "--schema") == 0
    schema = json.loads(capsys.readouterr().out)
    assert set(schema["properties"]) == {"from", "to", "already_gained"}
    assert all(field["description"] for field in schema["properties"].values())
    assert [(field["minimum"], field["maximum"]) for field in schema["properties"].values()] == [(0, 99)] * 3


@pytest.mark.parametrize("name", sorted(calculators(all_games())))
def test_a_schema_tells_limits_in_the_words_of_json_schema(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert calc(name, "--schema") == 0
    words = {word for part in groups(json.loads(capsys.readouterr().out)) for word in part}
    assert not words & {"ge", "le", "gt", "lt", "min_length", "max_length", "multiple_of"}


def groups(value: Any) -> Iterator[dict[str, Any]]:
    """Every group of a JSON value, itself included."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from groups(inner)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("viticulture.mafia", "{missing}"), "missing.json: cannot be read"),
        (("viticulture.maffia",), "'viticulture.maffia' is not a calculator; viticulture.mafia may be meant"),
        (("viticulture.mafia", "{broken}"), "cannot be read as JSON"),
        (("viticulture.mafia", "{twice}"), "players[1].card: 9 (Leather shoes) is also Ana's card"),
        (("viticulture.mafia", "{lonely}"), "players: needs at least 2 in the list, not 1"),
        (("viticulture.mafia", "{latin}"), "latin.json: cannot be read"),
        (("viticulture.mafia", "{again}"), "players[1].card stands twice"),
    ],
)
def test_a_wrong_input_is_one_message_and_status_two(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "twice.json").write_text(TWO_GIFTS.replace("1}", "9}"), encoding="utf-8")
    (tmp_path / "lonely.json").write_text('{"players": [{"name": "Ana", "card": 1}]}', encoding="utf-8")
    (tmp_path / "latin.json").write_bytes('{"players": "é"}'.encode("latin-1"))
    (tmp_path / "again.json").write_text(TWO_GIFTS.replace("9}", '9, "card": 8}'), encoding="utf-8")
    names = ("missing", "broken", "twice", "lonely", "latin", "again")
    files = {name: str(tmp_path / f"{name}.json") for name in names}
    assert calc(*(word.format(**files) for word in words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "gifts.json"
    file.write_text(TWO_GIFTS, encoding="utf-8-sig")
    assert calc("viticulture.mafia", str(file), "--json") == 0
    assert json.loads(capsys.readouterr().out)["winners"] == ["Bea"]


def test_a_delivery_and_a_fair_have_the_keys_that_scripts_rely_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    delivery, fair = tmp_path / "delivery.json", tmp_path / "fair.json"
    delivery.write_text('{"cards": [{"variety": "garnacha", "value": 5}], "winery": {"cooperative": true}}')
    players = [{"name": "Ana", "fair_points": 9}, {"name": "Bea", "fair_points": 9}]
    fair.write_text(json.dumps({"year": 3, "players": players}))
    assert calc("la_vina.delivery", str(delivery), "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer) == {"accepted", "prestige", "reasons"}
    assert (answer["accepted"], answer["prestige"]) == (True, 2)
    assert calc("vinhos.fair", str(fair), "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert {"players", "winners", "decided_by"} <= set(answer)
    assert [(one["name"], one["total"], one["rank"]) for one in answer["players"]] == [("Ana", 6, 1), ("Bea", 6, 1)]
    assert set(answer["players"][0]["lines"][0]) == {"label", "points", "how", "rule"}


def test_an_answer_without_a_winner_names_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "amount.json"
    file.write_text('{"amount": 27}')
    assert calc("la_vina.prestige", str(file)) == 0
    out = capsys.readouterr().out
    assert "2 bottles, 1 label and 2 seals" in out
    assert "First" not in out


def run_in(shell: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of shell in which `$C` is the command."""
    command = f"{shlex.quote(sys.executable)} -m companion"
    values = {**os.environ, "C": command, **environment}
    return subprocess.run(["bash", "-c", shell], capture_output=True, text=True, env=values, timeout=60)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("$C calc la_vina.tokens <&-", "standard input: cannot be read: it is closed"),
        ("$C games > /dev/full", "companion: the answer cannot be written"),
        ("$C export ''", "companion export: FILE: name a new file"),
    ],
)
def test_what_cannot_be_read_or_written_is_one_message_and_status_2(line: str, said: str) -> None:
    done = run_in(line)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_a_data_folder_that_cannot_be_made_is_one_message(tmp_path: Path) -> None:
    done = run_in("$C export - | $C import /dev/stdin", COMPANION_DATA=str(tmp_path))
    assert done.returncode == 0, "an empty library goes out and comes in"
    (tmp_path / "file").write_text("no folder")
    play = '{"setup": {"board": "base"}, "commands": []}'
    done = run_in(f"echo '{play}' | $C import /dev/stdin", COMPANION_DATA=str(tmp_path / "file"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
