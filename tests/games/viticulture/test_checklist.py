"""What is laid out and taken out before a solo play, with its counts."""

from typing import Any

import pytest

from companion.engine.checklist import ChecklistItem
from companion.games.viticulture.checklist import checklist
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import EXPANSIONS, ViticultureSetup

ALWAYS = {"leftmost", "tokens", "workers", "visitors", "marker"}
ROW = ("trellis", "yoke", "medium_cellar", None, "large_cellar", "cottage", "windmill")


def items(data: ViticultureData, board: str = "base", **setup: Any) -> dict[str, ChecklistItem]:
    found = checklist(data, ViticultureSetup.model_validate({"board": board, **setup}))
    by_id = {item.id: item for item in found}
    assert len(by_id) == len(found)
    return by_id


@pytest.mark.parametrize("board", ["base", "extended"])
def test_tokens_on_the_seven_rows_and_six_workers(data: ViticultureData, board: str) -> None:
    found = items(data, board)
    assert found.keys() >= ALWAYS
    assert (found["tokens"].count, found["workers"].count, found["marker"].count) == (7, 6, 1)


def test_the_base_game_needs_nothing_more_with_the_apps_deck(data: ViticultureData) -> None:
    assert set(items(data)) == ALWAYS | {"deck_app"}


def test_the_real_deck_has_24_cards_and_the_apps_stays_in_the_box(data: ViticultureData) -> None:
    assert items(data, deck="real")["deck"].count == 24
    assert "in the box" in items(data)["deck_app"].text


def stars(found: dict[str, ChecklistItem]) -> dict[str, int | None]:
    return {item.removeprefix("stars-"): found[item].count for item in found if item.startswith("stars-")}


def test_one_automa_star_a_point_on_the_influence_map(data: ViticultureData) -> None:
    seven = {"lucca": 1, "pisa": 1, "firenze": 2, "livorno": 2, "siena": 2, "arezzo": 2, "grosseto": 1}
    assert stars(items(data, "extended")) == seven
    assert stars(items(data)) == {}


def test_six_regions_leave_lucca_empty(data: ViticultureData) -> None:
    found = items(data, "extended", influence_regions=6)
    assert "lucca" not in stars(found)
    assert sum(count or 0 for count in stars(found).values()) == 10
    assert "Lucca" in found["no_lucca"].text


def test_the_side_of_the_extended_board_depends_on_structures(data: ViticultureData) -> None:
    assert "side_one" in items(data, "extended")
    assert "side_two" in items(data, "extended", expansions=("structures",))
    assert not {"side_one", "side_two"} & set(items(data))


def test_four_of_the_eleven_special_workers_are_taken_out(data: ViticultureData) -> None:
    """Seven may be used: Farmer, Mafioso, Professore, Politico, Oracle, Messenger and Traveler."""
    item = items(data, expansions=("special_workers",))["special_workers"]
    assert item.count == 4
    stay = {"Farmer", "Mafioso", "Professore", "Politico", "Oracle", "Messenger", "Traveler"}
    names = {worker.name for worker in data.special_workers.workers}
    assert len(names) == 11
    assert {name for name in names if name in item.text} == names - stay


def test_what_needs_other_players_is_named(data: ViticultureData) -> None:
    """Each name is a card that there is."""
    found = items(data, "extended", expansions=("structures", "patronage"))
    visitors = {visitor.name for visitor in (*data.visitors.summer, *data.visitors.winter)}
    assert set(data.solo.visitors_out) <= visitors
    assert all(name in found["visitors"].text for name in data.solo.visitors_out)
    others = {card.name for card in data.structure_cards.structures if card.needs_others}
    assert set(data.solo.structures_out) == others
    assert all(name in found["structures"].text for name in others)
    assert "compares you with other players" in found["patronage"].text


@pytest.mark.parametrize("item", ["patronage", "special_workers", "structures", "tier_three"])
def test_expansions_that_are_not_in_play_are_not_mentioned(data: ViticultureData, item: str) -> None:
    assert item in items(data, "extended", expansions=EXPANSIONS)
    assert item not in items(data, "extended")


@pytest.mark.parametrize("other", ["arboriculture", "formaggio"])
def test_one_expansion_of_the_third_tier_is_no_matter(data: ViticultureData, other: str) -> None:
    assert "tier_three" not in items(data, expansions=(other,))


@pytest.mark.parametrize(
    ("board", "setup", "words"),
    [
        ("base", {}, "on 20 VP"),
        ("extended", {}, "win space, 25 VP (check"),
        ("extended", {"win_space": 25}, "on 25 VP"),
        ("base", {"difficulty": "very_hard"}, "3 past the win space, on 23 VP (check"),
        ("extended", {"difficulty": "very_hard"}, "3 past the win space, on 28 VP (check"),
        ("base", {"aggressive": {"marker": "standing", "victory_points": 31}}, "on 31 VP"),
        ("base", {"aggressive": {"marker": "moving", "buildings": ROW}}, "on -5 VP"),
        ("base", {"aggressive": {"marker": "essential_edition"}, "difficulty": "very_hard"}, "on -1 VP"),
    ],
)
def test_where_the_automas_marker_begins(data: ViticultureData, board: str, setup: dict[str, Any], words: str) -> None:
    text = items(data, board, **setup)["marker"].text
    assert words in text
    assert ("check" in words) == ("check" in text)


def test_a_moving_marker_needs_a_second_mat(data: ViticultureData) -> None:
    assert items(data, aggressive={"marker": "moving", "buildings": ROW})["mat"].count == 1
    assert "mat" not in items(data, aggressive={"marker": "standing", "victory_points": 31})


def test_what_the_player_begins_with(data: ViticultureData) -> None:
    assert "3 VP" in items(data, difficulty="easy")["own_marker"].text
    assert items(data, bonus_tokens=2)["bonus"].count == 2
    assert not {"own_marker", "bonus"} & set(items(data))


def test_each_item_names_its_rule(data: ViticultureData) -> None:
    found = items(data, "extended", expansions=EXPANSIONS, bonus_tokens=1, difficulty="easy", deck="real")
    assert [item for item in found if not found[item].rules] == []
