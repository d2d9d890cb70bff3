"""A form asks for what the calculator's model asks for, keeps what is entered, and puts a fault where it belongs."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel, Field, ValidationError

from companion.engine.calculator import calculators
from companion.engine.form import Form, Look
from companion.engine.score import Ranking
from companion.games import all_games
from companion.ui.counting import (
    ENTERED,
    Counting,
    Sheet,
    answered,
    ask_of,
    begun,
    same_players,
    sheet_of,
    so_far,
    still_hidden,
)
from companion.ui.forms.draft import added, as_input, at, blank, put, removed, start
from companion.ui.forms.faults import Fault, fault
from companion.ui.forms.fields import Field as FormField
from companion.ui.forms.fields import read
from companion.ui.forms.wording import label, option_name, where

EVERY = sorted(calculators(all_games()))


def sheet(calculator: str) -> Sheet:
    found = sheet_of(calculator)
    assert found is not None
    return found


def walk(fields: tuple[FormField, ...]) -> Iterator[FormField]:
    for field in fields:
        yield field
        yield from walk(field.fields)


def keys(model: type[BaseModel]) -> set[str]:
    return set(model.model_json_schema(by_alias=True)["properties"])


def seated(calculator: str, *names: str, **values: Any) -> dict[str, Any]:
    """A form with these players, all of one mind: each has the values given."""
    form = sheet(calculator)
    players = next(field for field in form.fields if field.titled)
    group = blank(players.fields)
    return {**begun(form).values, players.key: [{**group, "name": name, **values} for name in names]}


@pytest.mark.parametrize("calculator", EVERY)
def test_every_field_of_a_calculator_is_asked_for_but_the_list_that_stays_empty(calculator: str) -> None:
    form = sheet(calculator)
    asked = {field.key for field in form.fields} - {question.id for question in form.calculator.form.questions}
    missing = keys(form.calculator.ask) - asked
    assert missing <= {"modules"}
    if missing:
        assert "Stays empty" in form.calculator.ask.model_fields["modules"].description


@pytest.mark.parametrize("calculator", EVERY)
def test_a_look_is_given_to_a_field_that_is_there(calculator: str) -> None:
    form = sheet(calculator)
    assert set(form.calculator.form.looks) <= {field.place for field in walk(form.fields)}


@pytest.mark.parametrize("calculator", EVERY)
def test_every_field_says_what_to_count(calculator: str) -> None:
    mute = [field.place for field in walk(sheet(calculator).fields) if not field.hint and field.kind != "group"]
    assert mute == []


@pytest.mark.parametrize("calculator", EVERY)
def test_a_field_with_a_default_starts_with_it(calculator: str) -> None:
    form = sheet(calculator)
    values = begun(form).values
    for name, info in form.calculator.ask.model_fields.items():
        if not info.is_required() and isinstance(info.default, int | str):
            assert values[info.alias or name] == info.default


@pytest.mark.parametrize("calculator", EVERY)
def test_an_empty_form_is_answered_or_says_what_is_missing(calculator: str) -> None:
    form = sheet(calculator)
    found = answered(form, begun(form).values)
    if isinstance(found, Fault):
        assert found.text
        assert found.place == () or found.place[0] in {field.key for field in form.fields}


class Barrel(BaseModel):
    value: int = Field(ge=1, le=9, description="The value.")
    note: str | None = Field(default=None, description="A note.")


class Cellar(BaseModel):
    size: int = Field(ge=2, description="How many shelves.")
    barrels: tuple[Barrel, ...] = Field(default=(), min_length=0, max_length=3, description="The barrels.")
    spare: Barrel | None = Field(default=None, description="A barrel to spare.")
    weather: int = Field(description="May be bad.")


def test_a_needed_number_starts_with_nothing_unless_it_is_a_count() -> None:
    values = blank(read(Cellar, Form({"weather": Look(from_nothing=True)})))
    assert values == {"size": None, "barrels": [], "spare": None, "weather": 0}


def test_a_number_without_a_lower_limit_may_be_negative() -> None:
    weather = next(field for field in read(Cellar, Form()) if field.key == "weather")
    assert weather.least < 0


def test_what_is_left_out_is_not_handed_in() -> None:
    fields = read(Cellar, Form())
    values = {**blank(fields), "size": 2, "weather": 0, "barrels": [{"value": 3, "note": ""}]}
    assert as_input(fields, values) == {"size": 2, "barrels": [{"value": 3}], "weather": 0}


def test_what_is_not_asked_for_is_kept_but_not_handed_in() -> None:
    form = Form({"weather": Look(when=lambda whole, group: whole["size"] == 3)})
    fields = read(Cellar, form)
    values = put(blank(fields), ("weather",), -2)
    assert "weather" not in as_input(fields, values)
    assert as_input(fields, put(values, ("size",), 3))["weather"] == -2


def test_an_optional_group_with_a_condition_is_there_whenever_it_is_asked_for() -> None:
    form = Form({"spare": Look(when=lambda whole, group: whole["size"] == 3)})
    fields = read(Cellar, form)
    values = blank(fields)
    assert "spare" not in as_input(fields, values)
    values = put(values, ("size",), 3)
    assert as_input(fields, values)["spare"] == {}
    assert as_input(fields, put(values, ("spare", "value"), 4))["spare"] == {"value": 4}


def test_nothing_touched_is_told_as_missing_field_by_field() -> None:
    form = sheet("vinhos.value")
    found = answered(form, begun(form).values)
    assert isinstance(found, Fault)
    assert [(one.place, one.text) for one in (found, *found.also)] == [
        (("quality",), "Quality is missing"),
        (("in_cellar",), "Choose yes or no"),
    ]


def test_what_only_the_calculator_misses_is_told_by_its_name_on_the_screen() -> None:
    form = sheet("vinhos.value")
    found = answered(form, {**begun(form).values, "quality": 5, "in_cellar": True})
    assert isinstance(found, Fault)
    assert found.place == ("cellar_slot",)
    assert found.text.startswith("Cellar slot is missing; ")


@pytest.mark.parametrize("calculator", EVERY)
def test_no_needed_field_starts_with_a_value_but_a_count_of_points(calculator: str) -> None:
    given = [
        field.place
        for field in walk(sheet(calculator).fields)
        if field.required and field.kind in ("number", "maybe", "choice") and start(field) is not None
    ]
    assert set(given) <= {"players.victory_points"}


def test_a_delivery_names_what_is_missing_in_the_order_of_its_form() -> None:
    form = sheet("la_vina.delivery")
    values = begun(form).values
    card = {"variety": "tempranillo", "value": None}
    found = answered(form, {**values, "cards": [card]})
    assert isinstance(found, Fault)
    assert [one.text for one in (found, *found.also)] == [
        "Value is missing",
        "Entry value is missing",
        "Choose the variety asked for",
        "Reward is missing",
    ]
    assert found.place == ("cards", 0, "value")


def test_a_form_says_what_to_do_and_not_what_the_field_is_for() -> None:
    fair, mafia = sheet("vinhos.fair"), sheet("viticulture.mafia")
    found = answered(fair, begun(fair).values)
    assert isinstance(found, Fault)
    assert [one.text for one in (found, *found.also)] == ["Choose the year", "Add a player"]
    one = answered(mafia, seated("viticulture.mafia", "Ana"))
    assert isinstance(one, Fault)
    assert one.text == "Add another player"


def test_a_change_leaves_everything_else_as_it_was() -> None:
    before = {"a": [{"b": 1}, {"b": 2}], "c": "x"}
    after = put(before, ("a", 1, "b"), 5)
    assert after == {"a": [{"b": 1}, {"b": 5}], "c": "x"}
    assert before["a"] == [{"b": 1}, {"b": 2}]
    assert at(after, ("a", 1, "b")) == 5
    assert at(after, ("a", 7, "b")) is None
    assert removed(added(after, ("a",), {"b": 9}), ("a", 0))["a"] == [{"b": 5}, {"b": 9}]


@pytest.mark.parametrize(
    ("said", "place", "text"),
    [
        ("players[1].stars: 8 stars of one color: there are 6", ("players", 1, "stars"), "8 stars"),
        ("level: must be -1 to 3", ("level",), "must be"),
        ("Anna is nobody", (), "Anna is nobody"),
        ("two words: are no field", (), "two words"),
    ],
)
def test_a_fault_is_put_at_the_field_it_names(said: str, place: tuple[str | int, ...], text: str) -> None:
    found = fault(ValueError(said))
    assert found.place == place
    assert found.text.startswith(text)


def test_a_refused_value_is_put_at_its_field() -> None:
    with pytest.raises(ValidationError) as refused:
        Cellar.model_validate_json(json.dumps({"size": 2, "weather": 0, "barrels": [{"value": 3}, {"value": 12}]}))
    found = fault(refused.value)
    assert found.place == ("barrels", 1, "value")
    assert "at most 9" in found.text
    fields = read(Cellar, Form())
    assert where(fields, {"barrels": [{}, {}]}, found.place) == "Barrel 2, Value"


def test_a_place_is_told_by_the_players_name() -> None:
    form = sheet("viticulture.score")
    values = seated("viticulture.score", "Ana", "Ben")
    assert where(form.fields, values, ("players", 1, "lira")) == "Ben, Lira"


def test_choices_are_called_as_the_game_calls_them() -> None:
    names = sheet("vinhos.value").names
    assert option_name("tras_os_montes", names) == "Trás-os-Montes"
    assert option_name("no_such_thing", names) == "No such thing"
    assert option_name(3, names) == "3"


def test_a_field_is_called_by_its_look_else_by_its_name() -> None:
    players = next(field for field in sheet("viticulture.score").fields if field.titled)
    assert [label(field) for field in players.fields if field.key in ("lira", "wine_values")] == ["Lira", "Wine tokens"]


# Hidden cards

TABLE = {"expansions": ["patronage", "mafia"]}


def test_patronage_and_mafia_are_asked_for_only_where_they_are_in_play() -> None:
    form = sheet("viticulture.score")
    values = {**seated("viticulture.score", "Ana", "Ben", mafia_card=3), "expansions": []}
    handed = as_input(form.fields, values)["players"][0]
    assert not {"mafia_card", "patronage", "statue", "stars"} & set(handed)
    assert "stars" in as_input(form.fields, {**values, "board": "extended"})["players"][0]


def test_the_running_total_says_nothing_of_hidden_cards() -> None:
    form = sheet("viticulture.score")
    bare = {**seated("viticulture.score", "Ana", "Ben", victory_points=20), **TABLE}
    cards = put(bare, ("players", 0, "mafia_card"), 9)
    cards = put(cards, ("players", 1, "mafia_card"), 1)
    cards = put(cards, ("players", 0, "patronage"), {"filled": True, "goal_met": True})
    assert so_far(form, cards) == so_far(form, bare)
    assert so_far(form, bare) is not None


@pytest.mark.parametrize("calculator", ["viticulture.mafia", "viticulture.patronage"])
def test_a_tool_of_hidden_cards_alone_tells_nothing_before_it_is_asked(calculator: str) -> None:
    values = seated(calculator, "Ana", "Ben")
    for index in (0, 1):
        values = put(values, ("players", index, "card"), index + 1)
        values = put(values, ("players", index, "goal"), "six_structures")
    assert so_far(sheet(calculator), values) is None


def test_bordeaux_hides_the_same_cards() -> None:
    form = sheet("bordeaux.score")
    bare = {**seated("bordeaux.score", "Ana", "Ben", victory_points=20), "in_play": ["mafia", "patronage"]}
    cards = put(put(bare, ("players", 0, "mafia_card"), 9), ("players", 1, "mafia_card"), 1)
    assert so_far(form, cards) == so_far(form, bare) is not None


def test_the_result_waits_until_everybody_has_been_under_the_cover() -> None:
    form = sheet("viticulture.score")
    values = {**seated("viticulture.score", "Ana", "Ben"), **TABLE}
    for index in (0, 1):
        assert still_hidden(form, values)[0] == ("players", index)
        found = answered(form, values)
        assert isinstance(found, Fault)
        assert found.place == ("players", index)
        values = put(put(values, ("players", index, ENTERED), True), ("players", index, "mafia_card"), 4 + index)
    assert isinstance(answered(form, values), Ranking)


def test_a_clash_of_hidden_cards_names_neither_card_nor_player() -> None:
    form = sheet("viticulture.score")
    values = {**seated("viticulture.score", "Ana", "Ben", mafia_card=9, **{ENTERED: True}), **TABLE}
    found = answered(form, values)
    assert isinstance(found, Fault)
    assert found.place == ("players",)
    assert not [word for word in ("Ana", "Ben", "9", "leather", "shoes") if word in found.text]


def test_a_card_that_was_not_chosen_is_asked_of_its_owner() -> None:
    form = sheet("viticulture.score")
    values = {**seated("viticulture.score", "Ana", "Ben", **{ENTERED: True}), **TABLE}
    values = put(values, ("players", 0, "mafia_card"), 2)
    found = answered(form, values)
    assert isinstance(found, Fault)
    assert found.place == ("players", 1)


def test_beginning_anew_keeps_who_plays_and_nothing_else() -> None:
    form = sheet("viticulture.score")
    values = {**seated("viticulture.score", "Ana", "Ben", victory_points=20), **TABLE}
    again = same_players(form, Counting("viticulture.score", values, shown=True, record="0123456789ab"))
    assert [one["name"] for one in again.values["players"]] == ["Ana", "Ben"]
    assert [one["victory_points"] for one in again.values["players"]] == [0, 0]
    assert (again.values["expansions"], again.shown, again.record) == ([], False, "")


def test_what_is_entered_in_the_form_is_what_the_calculator_takes() -> None:
    form = sheet("la_vina.delivery")
    values = put(begun(form).values, ("cards",), [{"variety": "garnacha", "value": 5}])
    values = put(values, ("winery",), {"entry": 3, "variety": "garnacha", "blend": False, "cooperative": False})
    values = put(values, ("reward",), {"fixed": 7, "multiplier": None})
    ask = ask_of(form, values)
    assert not isinstance(ask, Fault)
    assert answered(form, values).model_dump()["prestige"] == 7  # type: ignore[union-attr]
