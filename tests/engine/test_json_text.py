"""JSON that is read from outside: a name stands once in its group, and a refusal says where it does not."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.json_text import NameTwice, read_json_text

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"a": 1, "a": 1}', "a"),
        ('{"players": [{"name": "Ana", "victory_points": 1, "victory_points": 2}]}', "players[0].victory_points"),
        ('{"players": [{"a": 1}, {"stars": {"pisa": 1, "pisa": 2}}]}', "players[1].stars.pisa"),
        ('[[1, {"a": 1}], {"b": 1, "a": 2, "b": 3}]', "[1].b"),
        ('{"first": {"a": 1, "a": 2}, "second": {"b": 1, "b": 2}}', "first.a"),
        ('{"a": {"b": 1, "b": 2}, "a": 3}', "a"),
        ('{"a": 1, "\\u0061": 2}', "a"),
    ],
)
def test_a_name_that_stands_twice_is_told_with_its_place(text: str, where: str) -> None:
    with pytest.raises(NameTwice) as refusal:
        read_json_text(text)
    assert str(refusal.value) == f"{where} stands twice"


def test_the_same_name_in_two_groups_is_no_repetition() -> None:
    assert read_json_text('[{"a": {"a": 1}}, {"a": 2}]') == [{"a": {"a": 1}}, {"a": 2}]


@given(value=VALUES)
def test_whatever_is_written_is_read_back(value: object) -> None:
    assert read_json_text(json.dumps(value)) == value


def test_other_damage_is_no_repetition() -> None:
    with pytest.raises(json.JSONDecodeError):
        read_json_text('{"a": 1, "a": 2')
