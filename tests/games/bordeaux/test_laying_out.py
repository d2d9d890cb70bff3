"""What to lay out for each number of players on the Bordeaux board."""

import pytest

from companion.games.bordeaux import GAME
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.laying_out import Module, SetupAsk, checklist
from companion.storage.rules import load_data


def laid_out(players: int, *modules: Module) -> str:
    data = load_data(GAME)
    assert isinstance(data, BordeauxData)
    return "\n".join(checklist(data, SetupAsk(players=players, modules=modules)).checklist)


@pytest.mark.parametrize(
    ("modules", "space"),
    [((), 30), (("structures",), 34), (("special_workers",), 34), (("special_workers", "structures"), 34)],
)
def test_the_automas_marker_goes_by_the_expansions(modules: tuple[Module, ...], space: int) -> None:
    text = laid_out(1, *modules)
    assert f"its marker on {space} VP" in text
    assert text.count("its marker on") == 1


def test_people_draft_four_structures_and_solo_keeps_two() -> None:
    assert "until each has chosen 4" in laid_out(3, "structures")
    assert "take 4 and keep 2" in laid_out(1, "structures")


def test_everybody_starts_with_one_field_and_a_little_of_everything() -> None:
    text = laid_out(4)
    assert "only the field of value 6" in text
    assert "3 lira, a grape of value 2 and a wine of value 1" in text
    assert "4 cubes" in text
    assert "Automa" not in text
