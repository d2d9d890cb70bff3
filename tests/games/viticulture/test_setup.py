"""What a solo play refuses before it begins: each refusal names the field and what is allowed."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from companion.engine.play import IllegalCommand
from companion.engine.problems import explain
from companion.engine.table import Table
from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import EXPANSIONS, ViticultureSetup

ROW = ["trellis", "yoke", "medium_cellar", None, "large_cellar", "cottage", "windmill"]
MOVING = {"marker": "moving", "buildings": ROW}


def asked(**setup: Any) -> ViticultureSetup:
    """A setup as it comes out of a play file."""
    return ViticultureSetup.model_validate_json(json.dumps({"board": "base", **setup}))


def refusal(**setup: Any) -> str:
    with pytest.raises(ValidationError) as refused:
        asked(**setup)
    return explain(refused.value, ViticultureSetup)


def test_only_the_board_must_be_chosen() -> None:
    setup = ViticultureSetup(board="base")
    assert (setup.expansions, setup.difficulty, setup.bonus_tokens, setup.influence_regions) == ((), "normal", 0, 7)
    assert (setup.deck, setup.win_space, setup.aggressive) == ("app", None, None)
    with pytest.raises(ValidationError) as refused:
        ViticultureSetup.model_validate({})
    assert explain(refused.value).startswith("board: is missing")


@pytest.mark.parametrize("board", ["base", "extended"])
def test_any_one_expansion_that_fits_the_board_can_be_played(data: ViticultureData, board: str) -> None:
    for expansion in EXPANSIONS:
        if expansion != "structures" or board == "extended":
            setup = asked(board=board, expansions=[expansion])
            assert Table.begin(GAME, data, setup, 1).state.setup == setup


def test_all_expansions_together() -> None:
    assert len(asked(board="extended", expansions=list(EXPANSIONS)).expansions) == 9


def test_mafia_is_refused_with_its_reason() -> None:
    """The Automa has no grande worker, which mafia's cards go by."""
    text = refusal(expansions=["property", "mafia"])
    assert text.startswith("expansions[1]: ")
    assert "grande worker" in text
    assert "the Automa has none" in text


@pytest.mark.parametrize(
    ("setup", "field", "said"),
    [
        ({"board": "small"}, "board", "base or extended"),
        ({"board": None}, "board", "base or extended"),
        ({"expansions": ["tuscany"]}, "expansions[0]", "mamas_papas, property"),
        ({"expansions": "property"}, "expansions", "a list"),
        ({"expansions": [["mafia"]]}, "expansions[0]", "mamas_papas"),
        ({"difficulty": "Hard"}, "difficulty", "very_easy, easy, normal, hard or very_hard"),
        ({"bonus_tokens": -1}, "bonus_tokens", "at least 0"),
        ({"bonus_tokens": 10**30}, "bonus_tokens", "at most 99"),
        ({"bonus_tokens": "2"}, "bonus_tokens", "a whole number"),
        ({"bonus_tokens": 1.5}, "bonus_tokens", "a whole number"),
        ({"bonus_tokens": True}, "bonus_tokens", "a whole number"),
        ({"influence_regions": 5}, "influence_regions", "6 or 7"),
        ({"deck": "none"}, "deck", "app or real"),
        ({"win_space": 0}, "win_space", "at least 1"),
        ({"win_space": 1000}, "win_space", "at most 99"),
        ({"aggressive": "hard"}, "aggressive", "a group of named fields"),
        ({"aggressive": {"marker": "fast"}}, "aggressive.marker", "standing, moving or essential_edition"),
        ({"aggressive": MOVING | {"buildings": ["Yoke!", *ROW[1:]]}}, "aggressive.buildings[0]", "an id"),
        ({"aggressive": MOVING | {"victory_points": 1000}}, "aggressive.victory_points", "at most 999"),
        ({"seed": 1}, "seed", "there is no such field"),
        ({"expansion": ["property"]}, "expansion", "expansions may be meant"),
    ],
)
def test_the_refusal_names_the_field_and_what_is_allowed(setup: dict[str, Any], field: str, said: str) -> None:
    text = refusal(**setup)
    assert text.startswith(f"{field}: "), text
    assert said in text


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"expansions": ["property", "property"]}, ("expansions: ", "at most once")),
        ({"expansions": ["structures"]}, ("expansions: structures", "extended board")),
        (
            {"board": "extended", "expansions": ["structures"], "influence_regions": 6},
            ("influence_regions must be 7", "Lucca"),
        ),
        ({"aggressive": {"marker": "moving"}}, ("aggressive", "buildings must be given")),
        ({"aggressive": {"marker": "standing"}}, ("aggressive", "victory_points must be given")),
        ({"aggressive": MOVING | {"buildings": ROW[:6]}}, ("aggressive", "buildings must be seven", "there are 6")),
        ({"aggressive": MOVING | {"buildings": ["yoke", *ROW[1:]]}}, ("aggressive", "each building at most once")),
        (
            {"aggressive": {"marker": "essential_edition", "victory_points": 20}},
            ("aggressive", "leave them out with essential_edition"),
        ),
        ({"board": "extended", "aggressive": {"marker": "essential_edition"}}, ("aggressive", "base board")),
        ({"difficulty": "hard", "aggressive": MOVING}, ("difficulty must be normal",)),
    ],
)
def test_what_does_not_fit_together_is_refused(setup: dict[str, Any], words: tuple[str, ...]) -> None:
    text = refusal(**setup)
    assert [word for word in words if word not in text] == []


def test_a_building_that_viticulture_does_not_have_is_refused_at_the_beginning(data: ViticultureData) -> None:
    setup = asked(aggressive={"marker": "moving", "buildings": ["pool", *ROW[1:]]})
    with pytest.raises(IllegalCommand, match=r"^aggressive\.buildings: 'pool' .*trellis, irrigation, yoke"):
        Table.begin(GAME, data, setup, 1)


def test_a_setup_goes_to_json_and_back() -> None:
    setup = asked(
        board="extended", expansions=list(EXPANSIONS), bonus_tokens=3, deck="real", aggressive=MOVING, win_space=26
    )
    assert ViticultureSetup.model_validate_json(setup.model_dump_json()) == setup
