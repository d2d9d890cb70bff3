"""`companion solo GAME FILE`: what it prints, and that every wrong input is one clear message and status 2."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main

ROOT = Path(__file__).parents[1]
WAKE, DRAW, PASS, END = ({"kind": kind} for kind in ("wake_up", "draw_card", "pass_season", "end_year"))
UNDO, REDO, SPEND = ({"kind": kind} for kind in ("undo", "redo", "spend_bonus_token"))
BASE: dict[str, Any] = {"setup": {"board": "base"}}


def year(row: int, summer: int | None = None, winter: int | None = None) -> list[dict[str, Any]]:
    return [WAKE | {"row": row}, DRAW | {"card": summer}, PASS, DRAW | {"card": winter}, PASS, END]


class Solo:
    """Writes a play file, runs the command on it, and keeps what it said."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "play.json"
        self.folder = folder
        self.capsys = capsys

    def run(self, play: Any, *words: str, game: str = "viticulture") -> tuple[int, str, str]:
        """Status, standard output and standard error for a play, given as bytes or as what becomes JSON."""
        self.file.write_bytes(play if isinstance(play, bytes) else json.dumps(play).encode())
        return self.words("solo", game, str(self.file), *words)

    def words(self, *words: str) -> tuple[int, str, str]:
        status = main(words)
        out, err = self.capsys.readouterr()
        return status, out, err

    def state(self, commands: list[Any], seed: int = 1, **setup: Any) -> dict[str, Any]:
        """The state after the commands."""
        play = {"setup": {"board": "base", **setup}, "seed": seed, "commands": commands}
        status, out, err = self.run(play, "--json")
        assert (status, err) == (0, "")
        state: dict[str, Any] = json.loads(out)["state"]
        return state

    def refused(self, play: Any, *words: str, game: str = "viticulture") -> str:
        """The one line of a refusal; nothing is printed or written besides."""
        return self.refusal(self.run(play, *words, game=game))

    def refusal(self, said: tuple[int, str, str]) -> str:
        status, out, err = said
        assert (status, out) == (2, "")
        assert err.startswith("companion solo: ")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        assert len(err) < 500
        assert len(list(self.folder.iterdir())) <= 1
        return err.removeprefix("companion solo: ").rstrip()


@pytest.fixture
def solo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Solo:
    return Solo(tmp_path, capsys)


def test_the_keys_that_scripts_rely_on(solo: Solo) -> None:
    play = BASE | {"seed": 7, "commands": [WAKE | {"row": 4}, DRAW | {"card": 2}, SPEND]}
    status, out, err = solo.run(play, "--json")
    answer = json.loads(out)
    assert (status, err, set(answer)) == (0, "", {"state", "events"})
    state = answer["state"]
    assert state["deck"] == {"draw": 23, "discard": 1, "reshuffles": 0}
    assert state["blocked"] == {
        "spring": [],
        "summer": ["draw_vine", "build_structure", "plant_vine"],
        "fall": [],
        "winter": [],
    }
    told = {name: state[name] for name in ("year", "season", "status", "workers_left", "bonus_tokens", "automa_vp")}
    assert told == {
        "year": 1,
        "season": "summer",
        "status": "playing",
        "workers_left": 3,
        "bonus_tokens": 0,
        "automa_vp": 20,
    }
    assert state["wake_up_rows"] == [1, 2, 3, 5, 6, 7]
    assert answer["events"]
    for event in answer["events"]:
        assert set(event) == {"text", "rules"}
        assert all(rule.startswith("viticulture.") for rule in event["rules"])


def test_without_json_the_log_and_the_state_are_lines_to_read(solo: Solo) -> None:
    status, out, _ = solo.run(BASE | {"commands": [WAKE | {"row": 4}, DRAW | {"card": 2}]})
    assert status == 0
    assert "Card 2 for summer: the Automa blocks" in out
    assert "workers_left: 3" in out.splitlines()


@pytest.mark.parametrize(("points", "status"), [(21, "won"), (20, "lost")])
def test_a_whole_game(solo: Solo, points: int, status: str) -> None:
    commands = [command for row in range(1, 8) for command in year(row, row, row + 7)]
    state = solo.state([*commands, {"kind": "finish", "victory_points": points}])
    assert (state["status"], state["year"], state["wake_up_rows"]) == (status, 7, [])
    assert state["deck"] == {"draw": 10, "discard": 14, "reshuffles": 0}


def test_the_end_of_an_extended_game_by_its_keys(solo: Solo) -> None:
    """Three stars take Siena's 2 points from the Automa's eleven; patronage gives 2 more."""
    seasons = [DRAW, PASS] * 4
    commands = [command for row in range(1, 8) for command in [WAKE | {"row": row}, *seasons, END]]
    count = {
        "kind": "finish",
        "victory_points": 31,
        "stars": {"siena": 3, "lucca": 0},
        "patronage": {"filled": True, "goal_met": True},
    }
    setup = {"board": "extended", "expansions": ["patronage"]}
    playable = _without_draws_that_are_refused(solo, setup, commands)
    state = solo.state([*playable, count], **setup)
    assert (state["status"], state["automa_vp"], state["player_vp"]) == ("won", 34, 35)
    assert state["deck"]["reshuffles"] == 1


def _without_draws_that_are_refused(solo: Solo, setup: dict[str, Any], commands: list[Any]) -> list[Any]:
    """Leave out draws for which the Automa has no workers, one refusal at a time."""
    while True:
        said = solo.run({"setup": setup, "commands": commands}, "--json")
        if said[0] == 0:
            return commands
        message = solo.refusal(said)
        assert "no workers left" in message
        number = int(message.split()[1].rstrip(":"))
        commands = commands[: number - 1] + commands[number:]


def test_undo_and_redo_lines_move_the_cursor(solo: Solo) -> None:
    done = [WAKE | {"row": 4}, DRAW, PASS, DRAW]
    assert solo.state([*done, UNDO, UNDO, REDO, REDO]) == solo.state(done)
    assert solo.state([*done, UNDO, UNDO]) == solo.state(done[:2])
    assert solo.state([*done, UNDO, UNDO, UNDO, DRAW]) == solo.state(done[:2]), "the same card comes again"
    assert solo.state([WAKE | {"row": 4}, UNDO, WAKE | {"row": 5}]) == solo.state([WAKE | {"row": 5}])


def test_undo_takes_a_lost_game_back(solo: Solo) -> None:
    commands = [command for row in range(1, 8) for command in year(row)]
    finish = {"kind": "finish", "victory_points": 3}
    assert solo.state([*commands, finish, UNDO])["status"] == "playing"
    assert solo.state([*commands, finish, UNDO, finish | {"victory_points": 30}])["status"] == "won"


@pytest.mark.parametrize(
    ("commands", "message"),
    [
        ([UNDO], "command 1: There is nothing to undo."),
        ([WAKE | {"row": 1}, REDO], "command 2: There is nothing to redo."),
        ([WAKE | {"row": 1}, UNDO, WAKE | {"row": 2}, REDO], "command 4: There is nothing to redo."),
        ([WAKE | {"row": 1}, UNDO | {"steps": 2}], "command 2: undo has no further fields"),
    ],
)
def test_undo_and_redo_at_the_ends(solo: Solo, commands: list[Any], message: str) -> None:
    assert solo.refused(BASE | {"commands": commands}) == message


def test_the_seed_is_the_game(solo: Solo) -> None:
    commands = [command for row in range(1, 4) for command in year(row)]
    assert solo.state(commands, seed=5) == solo.state(commands, seed=5)
    blocked = {json.dumps(solo.state([WAKE | {"row": 1}, DRAW], seed=seed)["blocked"]) for seed in range(12)}
    assert len(blocked) > 3
    assert solo.state([], seed=0)["year"] == solo.state([], seed=2**64 - 1)["year"] == 1


@pytest.mark.parametrize(
    ("commands", "message"),
    [
        ([DRAW], "command 1: draw_card: choose a wake-up row first"),
        ([WAKE | {"row": 1}, PASS], "command 2: pass_season: draw the Automa's card for summer first"),
        ([WAKE | {"row": 1}, DRAW, DRAW], "command 3: draw_card: the card for summer is already drawn"),
        ([*year(1), WAKE | {"row": 1}], "command 7: row: row 1 has no glass token any more"),
        (
            [WAKE | {"row": 1}, DRAW | {"card": 9}, PASS, DRAW | {"card": 9}],
            "command 4: card: card 9 is already out; 23 cards can still come",
        ),
        ([WAKE | {"row": 1}, DRAW, SPEND, SPEND], "command 4: spend_bonus_token: you have no bonus action token"),
        ([{"kind": "finish", "victory_points": 9}], "command 1: finish: the game is counted after the last year"),
    ],
)
def test_what_the_rules_refuse_is_told_with_its_number(solo: Solo, commands: list[Any], message: str) -> None:
    assert solo.refused(BASE | {"commands": commands}, "--json").startswith(message)


def test_drawing_without_workers_is_refused(solo: Solo) -> None:
    draws = [DRAW | {"card": 1}, PASS, DRAW | {"card": 7}, PASS, DRAW | {"card": 13}, PASS, DRAW]
    play = {"setup": {"board": "extended"}, "commands": [WAKE | {"row": 1}, *draws]}
    message = "command 8: draw_card: the Automa has no workers left, so no card is drawn for winter"
    assert solo.refused(play) == message


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"kind": "build"}, ("kind: must be one of wake_up, draw_card,", "undo, redo", "'build'")),
        ({"kind": 5}, ("kind: must be one of", "5")),
        ({"kind": None}, ("kind",)),
        ({"kind": ["undo"]}, ("kind",)),
        ({}, ("kind",)),
        ({"row": 1}, ("kind",)),
        ("undo", ("a group of named fields", '"undo"')),
        (None, ("a group of named fields",)),
        ([], ("a group of named fields",)),
        (WAKE, ("wake_up.row: is missing",)),
        (WAKE | {"row": 0}, ("wake_up.row: must be at least 1",)),
        (WAKE | {"row": 8}, ("wake_up.row: must be at most 7",)),
        (WAKE | {"row": "1"}, ("wake_up.row: must be a whole number",)),
        (WAKE | {"row": 1.0}, ("wake_up.row: must be a whole number",)),
        (WAKE | {"row": True}, ("wake_up.row: must be a whole number",)),
        (WAKE | {"row": 1, "year": 1}, ("wake_up.year: there is no such field",)),
        (DRAW | {"card": 25}, ("draw_card.card: must be at most 24",)),
        (DRAW | {"card": 0}, ("draw_card.card: must be at least 1",)),
        ({"kind": "finish"}, ("finish.victory_points: is missing",)),
        ({"kind": "finish", "victory_points": 10**40}, ("finish.victory_points: must be at most 999",)),
        ({"kind": "finish", "victory_points": 9, "stars": {"pisa": -1}}, ("finish.stars.pisa: must be at least 0",)),
        ({"kind": "finish", "victory_points": 9, "stars": []}, ("finish.stars: must be a group of named fields",)),
        ({"kind": "finish", "victory_points": 9, "patronage": {"filled": 1}}, ("patronage.filled: must be true or",)),
    ],
)
def test_a_command_that_is_none_is_told_with_its_number_and_field(
    solo: Solo, command: Any, said: tuple[str, ...]
) -> None:
    message = solo.refused(BASE | {"commands": [WAKE | {"row": 1}, command]})
    assert message.startswith("command 2: ")
    assert [words for words in said if words not in message] == []


@pytest.mark.parametrize(
    ("play", "field"),
    [
        ([], "FILE: must hold an object"),
        ("play", "FILE: must hold an object"),
        (5, "FILE: must hold an object"),
        (None, "FILE: must hold an object"),
        ({}, "setup: "),
        ({"setup": None}, "setup: "),
        ({"setup": []}, "setup: "),
        ({"setup": {}}, "setup: board: is missing; it must be base or extended"),
        ({"setup": {"seed": 1}}, "setup: seed: there is no such field; allowed: board, expansions, difficulty,"),
        ({"setup": {"board": "huge"}}, "setup: board: must be base or extended"),
        ({"setup": {"board": "base", "boards": 1}}, "setup: boards: there is no such field"),
        ({"setup": {"board": "base", "expansions": ["mafia"]}}, "setup: expansions[0]: Mafia cannot be played"),
        ({"setup": {"board": "base", "expansions": ["structures"]}}, "setup: expansions: structures need"),
        (BASE | {"seed": "1"}, "seed: must be a whole number from 0"),
        (BASE | {"seed": None}, "seed: must be a whole number from 0"),
        (BASE | {"seed": True}, "seed: must be a whole number from 0"),
        (BASE | {"seed": 1.5}, "seed: must be a whole number from 0"),
        (BASE | {"seed": -1}, "seed: must be a whole number from 0"),
        (BASE | {"seed": 2**64}, "seed: must be a whole number from 0"),
        (BASE | {"commands": {}}, "commands: must be a list"),
        (BASE | {"commands": None}, "commands: must be a list"),
        (BASE | {"command": []}, "command: not a field of a play file; there are setup, seed and commands"),
    ],
)
def test_a_wrong_field_of_the_file_is_named(solo: Solo, play: Any, field: str) -> None:
    assert solo.refused(play, "--json").startswith(field)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"   \n",
        b"{",
        b'{"setup": {"board": "base"}, "commands": [',
        b"{'setup': {'board': 'base'}}",
        b"\x00\x01\x02",
        b"\xff\xfe\x00\x41",
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b'{"setup": {"board": "base"}, "seed": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"a":' * 50_000,
    ],
    ids=["empty", "blank", "cut", "cut-list", "quotes", "nul", "utf-16", "picture", "digits", "deep-list", "deep"],
)
def test_what_is_not_json_is_refused_by_the_name_of_the_file(solo: Solo, raw: bytes) -> None:
    message = solo.refused(raw, "--json")
    assert message.startswith(f"FILE: {solo.file} is not ")


@pytest.mark.parametrize(
    "setup",
    [
        '{"board": "base", "win_space": NaN}',
        '{"board": "base", "win_space": 1e999}',
        '{"board": "\\ud800"}',
        "[" * 900 + "]" * 900,
    ],
    ids=["nan", "infinite", "half-a-sign", "nested"],
)
def test_json_that_nobody_means_is_refused_at_its_field(solo: Solo, setup: str) -> None:
    assert solo.refused(f'{{"setup": {setup}}}'.encode()).startswith("setup: ")


def test_a_byte_order_mark_does_no_harm(solo: Solo) -> None:
    assert solo.run(b"\xef\xbb\xbf" + json.dumps(BASE).encode(), "--json")[0] == 0


def test_a_file_that_cannot_be_read(solo: Solo) -> None:
    missing = solo.folder / "none.json"
    assert solo.refusal(solo.words("solo", "viticulture", str(missing))).startswith(f"FILE: {missing} cannot be read")
    folder = solo.refusal(solo.words("solo", "viticulture", str(solo.folder)))
    assert folder.startswith(f"FILE: {solo.folder} cannot be read")
    assert "cannot be read" in solo.refusal(solo.words("solo", "viticulture", "a\0b"))
    assert "cannot be read" in solo.refusal(solo.words("solo", "viticulture", "x" * 400))


def test_a_play_on_standard_input(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(BASE).encode())))
    status, out, _ = solo.words("solo", "viticulture", "-", "--json")
    assert (status, json.loads(out)["state"]["year"]) == (0, 1)


def test_without_a_standard_input(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert solo.refusal(solo.words("solo", "viticulture", "-")).startswith("FILE: there is no standard input")


@pytest.mark.parametrize("game", ["chess", "", "Viticulture", "vino"])
def test_a_game_that_is_not_played_names_those_that_are(solo: Solo, game: str) -> None:
    assert "viticulture" in solo.refused(BASE, game=game)


@pytest.mark.parametrize(
    "words", [(), ("viticulture",), ("viticulture", "a.json", "b.json"), ("viticulture", "a", "--x")]
)
def test_words_that_do_not_fit_end_with_status_2(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(("solo", *words))
    assert ended.value.code == 2
    assert capsys.readouterr().out == ""


def companion(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [sys.executable, "-m", "companion", *words], cwd=ROOT, env=environment, capture_output=True, text=True, **more
    )


def test_the_command_itself(solo: Solo) -> None:
    """As a process: its answer, its status, and no traceback."""
    solo.file.write_text(json.dumps(BASE | {"commands": year(1)}), encoding="utf-8")
    good = companion("solo", "viticulture", str(solo.file), "--json")
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["state"]["year"] == 2
    wrong = companion("solo", "viticulture", "-", input='{"setup": {"board": "Añejo"}}')
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("companion solo: setup: board: must be base or extended")


def test_a_name_that_stands_twice_is_refused_with_its_place(solo: Solo) -> None:
    twice = b'{"setup": {"board": "base"}, "commands": [{"kind": "wake_up", "row": 4, "row": 5}]}'
    assert solo.refused(twice) == "commands[0].row stands twice"
    assert solo.refused(b'{"setup": {"board": "base"}, "seed": 1, "seed": 2}') == "seed stands twice"
