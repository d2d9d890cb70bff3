"""Players' names in a form."""

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.engine.players import Name

NAME: TypeAdapter[str] = TypeAdapter(Name)


@pytest.mark.parametrize("name", ["Ana", "Åsa-Lena 2", "李", "Ana María", "👩‍🌾"])
def test_names_are_taken_in_any_script(name: str) -> None:
    assert NAME.validate_python(f" {name} ") == name


@pytest.mark.parametrize("name", ["Ana\nBea", "Ana\x00", "\x1b[31mAna", "", "  ", "A" * 41])
def test_a_name_is_one_line_and_not_empty(name: str) -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python(name)
