"""`companion solo` with a running table: the same file, the same answers, and the games told apart."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main

LA_VINA = {
    "setup": {"players": ["Ana", "Bea", "Cleo"]},
    "commands": [
        {"kind": "move", "space": 2, "slot": "rear"},
        {"kind": "leave"},
        {"kind": "deliver", "winery": 1},
        {"kind": "end_turn"},
    ],
}
VINHOS = {
    "setup": {"players": ["Ana", "Bea"]},
    "commands": [
        {"kind": "act", "space": "cellars"},
        {"kind": "press_release", "fair_points": 4, "booth": 1, "slot": 1},
        {"kind": "undo"},
    ],
}


def solo(tmp_path: Path, game: str, play: dict[str, Any]) -> int:
    file = tmp_path / "play.json"
    file.write_text(json.dumps(play), encoding="utf-8")
    return main(["solo", game, str(file), "--json"])


def test_a_table_of_la_vina_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert solo(tmp_path, "la_vina", LA_VINA) == 0
    printed = json.loads(capsys.readouterr().out)
    state = printed["state"]
    assert (state["status"], state["turn"], state["out"]) == ("playing", "Cleo", ["Bea"])
    assert state["barrels_left"] == {"Ana": 6, "Bea": 5, "Cleo": 6}
    assert all(set(event) == {"text", "rules"} and event["rules"] for event in printed["events"])


def test_a_table_of_vinhos_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert solo(tmp_path, "vinhos", VINHOS) == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert (state["year"], state["phase"], state["turn"]) == (1, "first_actions", "Bea")
    assert state["fair_points"] == {"Ana": 0, "Bea": 0}


@pytest.mark.parametrize(
    ("game", "play", "said"),
    [
        ("la_vina", {**LA_VINA, "commands": [{"kind": "deliver"}]}, "command 1: deliver: nobody is at the exit"),
        ("la_vina", {"setup": {"players": ["Ana"]}}, "setup: players: needs at least 2"),
        ("la_vina", {"setup": {"players": ["Ana", "ana"]}}, 'setup: players: "ana" stands twice'),
        ("vinhos", {**VINHOS, "commands": [{"kind": "hold_fair"}]}, "command 1: hold_fair: not in this phase"),
        ("vinhos", {**VINHOS, "commands": [{"kind": "act", "space": "moon"}]}, "command 1: "),
    ],
)
def test_what_a_table_refuses_is_one_message_and_status_two(
    game: str, play: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solo(tmp_path, game, play) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_the_list_of_games_tells_solo_opponents_and_tables_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = {row["id"]: (row["solo"], row["table"]) for row in json.loads(capsys.readouterr().out)["games"]}
    assert games["viticulture"] == games["bordeaux"] == (True, False)
    assert games["la_vina"] == games["vinhos"] == (False, True)
