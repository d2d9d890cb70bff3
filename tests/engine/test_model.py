"""Frozen values, and the ids they are made of."""

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.engine.model import Frozen, RuleId, Slug


class Barrel(Frozen):
    wine: str
    age: int = 0


def test_a_value_cannot_be_changed() -> None:
    barrel = Barrel(wine="blush")
    with pytest.raises(ValidationError):
        barrel.age = 3  # type: ignore[misc]


def test_evolve_gives_a_changed_copy_and_leaves_the_first_alone() -> None:
    young = Barrel(wine="blush")
    old = young.evolve(age=4)
    assert (young.age, old.age, old.wine) == (0, 4, "blush")


@pytest.mark.parametrize("changes", [{"age": "4"}, {"age": None}, {"agee": 4}])
def test_evolve_refuses_what_the_model_does_not_allow(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Barrel(wine="blush").evolve(**changes)


def test_unknown_fields_and_numbers_written_as_text_are_refused() -> None:
    with pytest.raises(ValidationError):
        Barrel.model_validate_json('{"wine": "red", "year": 1}')
    with pytest.raises(ValidationError):
        Barrel.model_validate_json('{"wine": "red", "age": "1"}')


@pytest.mark.parametrize("name", ["la_vina", "mamas_papas", "essential-edition", "7"])
def test_slugs_are_small_letters_and_digits(name: str) -> None:
    assert TypeAdapter(Slug).validate_python(name) == name


@pytest.mark.parametrize("name", ["", "La_Vina", "la vina", "_vina", "vina_", "viña", "vina\n"])
def test_other_slugs_are_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Slug).validate_python(name)


@pytest.mark.parametrize("name", ["viticulture.automa", "viticulture.automa.draw.twice", "Viticulture.automa.draw", ""])
def test_a_rule_id_has_three_parts(name: str) -> None:
    assert TypeAdapter(RuleId).validate_python("la_vina.end-of-game.first_row") == "la_vina.end-of-game.first_row"
    with pytest.raises(ValidationError):
        TypeAdapter(RuleId).validate_python(name)
