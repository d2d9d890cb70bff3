"""A wrong input is one sentence that names the field and what is allowed."""

from typing import Annotated, Literal

import pytest
from pydantic import Field, ValidationError, model_validator

from companion.engine.model import Frozen
from companion.engine.problems import explain, path


class Stars(Frozen):
    pisa: int = Field(default=0, ge=0)
    """Your stars in Pisa."""
    siena: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _six(self) -> "Stars":
        if self.pisa + self.siena > 6:
            raise ValueError("eight stars of one colour: there are six")
        return self


class Player(Frozen):
    name: str = Field(min_length=1)
    stars: Stars = Stars()
    card: int | None = Field(default=None, ge=1, le=9)
    statue: bool = False


class Ask(Frozen):
    players: tuple[Player, ...] = Field(min_length=2)
    board: Literal["base", "extended"] = "base"


def refused(text: str) -> str:
    with pytest.raises(ValidationError) as caught:
        Ask.model_validate_json(text)
    return explain(caught.value, Ask)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (
            '{"name": "Ana", "stars": {"pisa": -1}}',
            "players[1].stars.pisa: must be at least 0, not -1. What it is",
        ),
        ('{"name": "Ana", "stars": {"pisa": "2"}}', 'players[1].stars.pisa: must be a whole number, not "2"'),
        ('{"name": "Ana", "stars": {"pisa": 1.5}}', "players[1].stars.pisa: must be a whole number, not 1.5"),
        ('{"name": "Ana", "stars": {"pisa": 8}}', "players[1].stars: eight stars of one colour: there are six"),
        (
            '{"name": "Ana", "stars": {"roma": 1}}',
            "players[1].stars.roma: there is no such field; allowed: pisa",
        ),
        ('{"name": "Ana", "card": 10}', "players[1].card: must be at most 9, not 10"),
        ('{"name": "Ana", "statue": 1}', "players[1].statue: must be true or false, not 1"),
        ('{"name": ""}', "players[1].name: must not be empty"),
        (
            '{"nane": "Ana"}',
            "players[1].nane: there is no such field; name may be meant; allowed: name, stars, card,",
        ),
        ("{}", "players[1].name: is missing"),
        ("[]", "players[1]: must be a group of named fields"),
    ],
)
def test_the_sentence_names_the_field_and_what_is_allowed(player: str, said: str) -> None:
    assert refused(f'{{"players": [{{"name": "Bea"}}, {player}]}}').startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"players": [{"name": "Bea"}]}', "players: needs at least 2 in the list, not 1"),
        ('{"players": 3}', "players: must be a list, as [1, 2], not 3"),
        (
            '{"players": [{"name": "A"}, {"name": "B"}], "board": "tuscany"}',
            'board: must be base or extended, not "tu',
        ),
        ("{", "cannot be read as JSON: "),
        ("null", "must be a group of named fields"),
    ],
)
def test_problems_of_the_whole_input(text: str, said: str) -> None:
    assert refused(text).startswith(said)


def test_without_the_model_the_sentence_still_names_field_and_limit() -> None:
    with pytest.raises(ValidationError) as caught:
        Player.model_validate_json('{"name": "Ana", "card": 0}')
    assert explain(caught.value) == "card: must be at least 1, not 0"


def test_a_place_reads_as_people_write_it() -> None:
    assert path(("players", 0, "stars", "rome", "[key]")) == "players[0].stars.rome"


def test_a_long_wrong_value_is_cut_short() -> None:
    text = refused('{"players": [{"name": "Bea"}, {"name": "Ana", "card": ' + "9" * 4000 + "}]}")
    assert len(text) < 120


def test_a_message_stays_on_one_line() -> None:
    said = refused('{"players": [{"name": "Ana"}, {"name": "Bea", "card": "a\\nb"}]}')
    assert said == 'players[1].card: must be a whole number, not "a\\nb"'
    assert len(refused('{"players": [{"name": "Ana", "a\\nb": 1}, {"name": "Bea"}]}').splitlines()) == 1


def test_an_item_of_a_list_says_what_the_list_is_for() -> None:
    class Cellar(Frozen):
        wines: tuple[int, ...]
        """The value of each wine."""

    with pytest.raises(ValidationError) as caught:
        Cellar.model_validate_json('{"wines": [1, "two"]}')
    assert explain(caught.value, Cellar).endswith("What it is: The value of each wine.")


def test_a_missing_choice_says_what_can_be_chosen() -> None:
    class Setup(Frozen):
        board: Literal["base", "extended"]
        """The board on the table."""
        level: Annotated[Literal["easy", "normal", "hard"], Field()] | None
        structures: bool
        years: int

    def missing(**given: object) -> str:
        with pytest.raises(ValidationError) as caught:
            Setup.model_validate(given)
        return explain(caught.value, Setup)

    assert missing() == "board: is missing; it must be base or extended. What it is: The board on the table."
    assert missing(board="base") == "level: is missing; it must be easy, normal or hard"
    assert missing(board="base", level=None) == "structures: is missing; it must be true or false"
    assert missing(board="base", level=None, structures=True) == "years: is missing"
