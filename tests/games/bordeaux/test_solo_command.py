"""`companion solo bordeaux FILE`: whole plays as files, with each of the three decks, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main

SEASONS = ("spring", "summer", "fall", "winter")
GRID = {"discs": [[1, 1], [2, 5], [4, 6]], "cubes": [["summer", 3], ["winter", 2]]}
CARD: dict[str, Any] = {
    "spring": ["give_tour", "trade"],
    "summer": [],
    "fall": ["make_wine"],
    "winter": ["train_worker", "sell_wine"],
    **GRID,
}
OWN = [
    {**CARD, "id": f"A{number}", "discs": [[1 + number % 4, 1 + number // 4], [2, 6], [3, 6]]} for number in range(20)
]
OWN += [{**CARD, "id": f"B{number}"} for number in range(4)]


def solo(tmp_path: Path, capsys: pytest.CaptureFixture[str], play: dict[str, Any]) -> tuple[int, Any, str]:
    """Status, the printed document, and what stands on standard error."""
    file = tmp_path / "play.json"
    file.write_text(json.dumps(play), encoding="utf-8")
    status = main(["solo", "bordeaux", str(file), "--json"])
    out, err = capsys.readouterr()
    return status, json.loads(out) if out else None, err


def year(row: int, draw: dict[str, Any], trade: bool = True) -> list[dict[str, Any]]:
    """A year of cards that trade in spring; each season of them is drawn and passed."""
    commands: list[dict[str, Any]] = [{"kind": "wake_up", "row": row}]
    for season in SEASONS:
        extra = [draw] if season == "spring" and trade else []
        commands += [draw, *extra, {"kind": "pass_season"}]
    return [*commands, {"kind": "end_year"}]


def test_a_whole_game_with_printed_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Five workers are asked for a year, 30 cards are drawn: the deck is shuffled once."""
    draw = {"kind": "draw_card", "shown": CARD}
    commands = [command for row in range(2, 8) for command in year(row, draw)]
    commands.append({"kind": "finish", "victory_points": 29, "lira": 14, "wine_values": [6]})
    status, found, _ = solo(tmp_path, capsys, {"setup": {"deck": "physical"}, "commands": commands})
    state = found["state"]
    assert status == 0
    assert (state["status"], state["player_vp"], state["automa_vp"]) == ("won", 31, 30)
    assert state["deck"] == {"draw": 18, "discard": 6, "reshuffles": 1}
    assert state["trade_tokens"] == GRID["discs"]
    assert (state["expert_cubes"], state["cubes_left"]) == ([], 4)
    assert (state["bonus_tokens"], state["wake_up_rows"], state["year"]) == (6, [], 6)


def test_the_keys_of_the_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draw = {"kind": "draw_card", "card": None, "shown": CARD}
    commands = [draw, {"kind": "wake_up", "row": 4}, draw, draw]
    setup = {
        "deck": "physical",
        "level": "very_hard",
        "pacing": False,
        "structures": True,
        "special_workers": False,
    }
    status, found, _ = solo(tmp_path, capsys, {"setup": setup, "seed": 1, "commands": commands})
    state = found["state"]
    assert status == 0
    assert state["blocked"] == {"spring": ["give_tour", "trade"], "summer": [], "fall": [], "winter": []}
    assert (state["workers_left"], state["bonus_tokens"], state["season"], state["status"]) == (
        4,
        1,
        "spring",
        "playing",
    )
    assert state["wake_up_rows"] == [2, 3, 5, 6, 7]
    assert (state["automa_vp"], state["player_vp"]) == (39, None)
    assert state["expert_cubes"] == GRID["cubes"]
    assert state["deck"] == {"draw": 21, "discard": 3, "reshuffles": 0}
    assert all(event["text"] and isinstance(event["rules"], list) for event in found["events"])


@pytest.mark.parametrize(("deck", "cards"), [("own", OWN), ("stand_in", [])])
def test_a_deck_that_the_app_draws_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deck: str, cards: list[dict[str, Any]]
) -> None:
    def played(seed: int) -> Any:
        commands = [{"kind": "wake_up", "row": 2}, {"kind": "draw_card"}]
        setup = {"deck": deck, **({"cards": cards} if cards else {})}
        status, found, _ = solo(tmp_path, capsys, {"setup": setup, "seed": seed, "commands": commands})
        assert status == 0
        return found

    assert played(5) == played(5)
    assert len({str(played(seed)["events"]) for seed in range(8)}) > 4
    assert sum(played(5)["state"]["deck"][pile] for pile in ("draw", "discard")) == 24


def test_undo_and_redo_stand_in_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [{"kind": "wake_up", "row": 2}, {"kind": "draw_card"}]
    back = [{"kind": "undo"}, {"kind": "undo"}, {"kind": "redo"}, {"kind": "redo"}]
    plain = solo(tmp_path, capsys, {"setup": {"deck": "stand_in"}, "seed": 9, "commands": commands})
    undone = solo(tmp_path, capsys, {"setup": {"deck": "stand_in"}, "seed": 9, "commands": [*commands, *back]})
    assert plain == undone


@pytest.mark.parametrize(
    ("setup", "commands", "message"),
    [
        ({}, [], "setup: deck: is missing"),
        ({"deck": "real"}, [], "setup: deck: must be stand_in, own or physical"),
        (
            {"deck": "physical", "level": "expert"},
            [],
            "setup: level: must be very_easy, easy, normal, hard or very_hard",
        ),
        ({"deck": "physical", "level": "very_easy", "pacing": True}, [], "setup: pacing: "),
        ({"deck": "physical", "level": "very_hard", "pacing": True}, [], "setup: pacing: "),
        ({"deck": "own"}, [], "setup: cards: the deck own needs 24"),
        ({"deck": "own", "cards": OWN[:23]}, [], "setup: cards: the deck own needs 24 whole cards, not 23"),
        ({"deck": "own", "cards": [*OWN[:23], OWN[0]]}, [], "setup: cards: A0 stands twice"),
        (
            {"deck": "own", "cards": [{**OWN[0], "discs": [[1, 1], [1, 2]]}, *OWN[1:]]},
            [],
            "setup: cards[0].discs: needs at least 3",
        ),
        (
            {"deck": "own", "cards": [*OWN[:5], {**OWN[5], "cubes": [["fall", 1]] * 2}, *OWN[6:]]},
            [],
            "setup: cards[5].cubes: ",
        ),
        (
            {
                "deck": "own",
                "cards": [{**OWN[0], "winter": ["train_worker", "sell_wine", "fill_wine_order"]}, *OWN[1:]],
            },
            [],
            "setup: cards[0].winter: takes at most 2",
        ),
        ({"deck": "own", "cards": [{**OWN[0], "fall": ["trade"]}, *OWN[1:]]}, [], "setup: cards[0].fall[0]: must be"),
        ({"deck": "stand_in"}, [{"kind": "draw_card"}], "command 1: draw_card: choose a wake-up row first"),
        ({"deck": "stand_in"}, [{"kind": "wake_up", "row": 1}], "command 1: row: row 1 has no glass token"),
        ({"deck": "stand_in"}, [{"kind": "wake_up", "row": 8}], "command 1: wake_up.row: must be at most 7"),
        (
            {"deck": "physical"},
            [{"kind": "wake_up", "row": 2}, {"kind": "draw_card"}],
            "command 2: shown: say what the printed card shows: spring",
        ),
        (
            {"deck": "physical"},
            [{"kind": "wake_up", "row": 2}, {"kind": "draw_card", "shown": {"spring": ["plant_vine"]}}],
            "command 2: draw_card.shown.spring[0]: must be draw_vine, give_tour, hire_expert or trade",
        ),
        (
            {"deck": "physical"},
            [
                {"kind": "wake_up", "row": 2},
                {"kind": "draw_card", "shown": {"spring": ["hire_expert"]}},
                {"kind": "pass_season"},
            ],
            "command 3: pass_season: draw one more card for the Automa's experts first",
        ),
        ({"deck": "stand_in", "level": "hard"}, [{"kind": "wake_up", "row": 2}], "command 1: wake_up: draw the card"),
    ],
)
def test_what_is_refused_names_its_place_and_prints_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setup: Any, commands: Any, message: str
) -> None:
    status, found, err = solo(tmp_path, capsys, {"setup": setup, "commands": commands})
    assert (status, found) == (2, None)
    assert f"companion solo: {message}" in err
    assert len(err.strip().splitlines()) == 1


def test_drawing_without_workers_is_refused_by_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = {"spring": ["draw_vine", "give_tour"], "summer": ["plant_vine", "build_structure"]}
    two |= {"fall": ["make_wine", "harvest_field"]}
    commands: list[dict[str, Any]] = [{"kind": "wake_up", "row": 2}]
    for _ in range(3):
        commands += [{"kind": "draw_card", "shown": two}, {"kind": "pass_season"}]
    commands.append({"kind": "draw_card", "shown": {"winter": []}})
    status, _, err = solo(tmp_path, capsys, {"setup": {"deck": "physical"}, "commands": commands})
    assert status == 2
    assert "command 8: draw_card: the Automa has no workers left" in err
