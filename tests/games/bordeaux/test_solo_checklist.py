"""What is laid out and taken out before a solo play of Bordeaux, with its counts."""

from typing import Any

import pytest

from companion.engine.checklist import ChecklistItem
from companion.games.bordeaux.checklist import checklist
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.setup import BordeauxSetup

ALWAYS = {"leftmost", "workers", "cubes", "tokens", "deck", "visitors", "organizer", "marker"}


def items(data: BordeauxData, deck: str = "physical", **setup: Any) -> dict[str, ChecklistItem]:
    found = checklist(data, BordeauxSetup.model_validate({"deck": deck, **setup}))
    by_id = {item.id: item for item in found}
    assert len(by_id) == len(found)
    return by_id


def test_what_the_automa_gets(data: BordeauxData) -> None:
    """Six workers, four cubes, one token on each of the rows 2 to 7, its 24 cards, its marker on 30."""
    found = items(data)
    assert set(found) == ALWAYS
    counts = {name: found[name].count for name in ("workers", "cubes", "tokens", "deck", "marker")}
    assert counts == {"workers": 6, "cubes": 4, "tokens": 6, "deck": 24, "marker": 1}
    assert "2, 3, 4, 5, 6 and 7" in found["tokens"].text


def test_the_stand_in_deck_is_said_not_to_be_the_official_one(data: BordeauxData) -> None:
    assert "not from the official cards" in items(data, "stand_in")["deck"].text
    assert "official" not in items(data)["deck"].text


@pytest.mark.parametrize(
    ("setup", "points"),
    [
        ({}, 30),
        ({"structures": True}, 34),
        ({"special_workers": True}, 34),
        ({"level": "very_hard"}, 36),
        ({"level": "very_hard", "special_workers": True}, 39),
        ({"pacing": True}, 27),
        ({"pacing": True, "structures": True}, 31),
    ],
)
def test_where_the_marker_goes(data: BordeauxData, setup: dict[str, Any], points: int) -> None:
    assert f"on {points} VP" in items(data, **setup)["marker"].text


def test_special_workers_to_take_out(data: BordeauxData) -> None:
    found = items(data, special_workers=True)
    out, promo = found["special_workers"], found["promo_workers"]
    assert (out.count, promo.count) == (5, 3)
    for name in ("Chef", "Innkeeper", "Mafioso", "Merchant", "Soldato"):
        assert name in out.text
    for name in ("Apprentice", "Martyr", "Storyteller"):
        assert name in promo.text
    assert not {"special_workers", "promo_workers"} & set(items(data))


def test_four_structures_are_drawn_and_two_kept(data: BordeauxData) -> None:
    found = items(data, structures=True)["structures"]
    assert (found.count, "keep 2" in found.text) == (4, True)


def test_visitors_without_a_named_list_are_to_be_checked(data: BordeauxData) -> None:
    assert "check against your cards" in items(data)["visitors"].text


@pytest.mark.parametrize("level", ["very_easy", "easy", "normal", "hard", "very_hard"])
def test_what_a_level_adds(data: BordeauxData, level: str) -> None:
    found = items(data, level=level)
    assert ("own_marker" in found) == (level == "easy")
    assert ("opening" in found) == (level in ("hard", "very_hard"))


def test_pacing_tokens_by_year(data: BordeauxData) -> None:
    def pace(**setup: Any) -> list[tuple[int | None, bool]]:
        found = items(data, pacing=True, **setup)
        marks = [found[f"mark-{year}"] for year in range(1, 7)]
        return [(mark.count, "check" in mark.text) for mark in marks]

    assert pace() == [(count, False) for count in (1, 1, 2, 2, 2, 2)]
    assert pace(structures=True) == [(count, True) for count in (1, 1, 2, 2, 2, 2)]
    changed = (1, 2, 2, 2, 2, 2)
    assert pace(structures=True, pacing_tokens=changed) == [(count, False) for count in changed]


def test_each_item_names_its_rule(data: BordeauxData) -> None:
    found = items(data, structures=True, special_workers=True, pacing=True, level="easy")
    found |= items(data, level="hard")
    assert [item for item in found if not found[item].rules] == []
