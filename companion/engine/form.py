"""What a form says beyond its model: when a field is asked for, what lies face down, which picture takes it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine.rulebook import GameData

Values = Mapping[str, Any]
"""What has been entered so far, under the names of the input; lists and groups as they are there."""


CARDS, BOARD = "cards", "board"
"""Pictures that every game can use: a card for each choice, or the choices as they lie on the board."""


@dataclass(frozen=True)
class Option:
    """One thing to choose."""

    id: str | int
    name: str
    row: int = 0
    column: int = 0
    """Where it lies on the board, from the top left, both from 1; 0 where it lies on none."""


def always(whole: Values, group: Values) -> bool:
    """The field is asked for whatever else was entered."""
    return True


@dataclass(frozen=True)
class Look:
    """How one field differs from what its type says by itself."""

    name: str = ""
    """The field's name on the screen, where the one in the input does not read well."""
    hint: str = ""
    """What to count or choose, where the field's own words are meant for files."""
    when: Callable[[Values, Values], bool] = always
    """Whether it is asked for, from the whole form and the field's own group. An optional group is then there."""
    face_down: bool = False
    """It stays hidden from everybody but its owner until the result is shown."""
    in_order: bool = False
    """For choices: their order matters, and one may come twice."""
    needed: bool = False
    """The form asks for it although the input may be without it; of a group at least one field."""
    from_nothing: bool = False
    """A required count that starts at 0, because nothing to count is the usual beginning."""
    picture: str = ""
    """The picture in which it is entered: `CARDS`, `BOARD`, or one of the game's own by its name."""
    most: Callable[[GameData, Values], int] | None = None
    """The highest number that is allowed, where the game's figures or the rest of the form decide it."""
    options: Callable[[GameData], tuple[Option, ...]] | None = None
    """What can be chosen for a field that takes any number or text."""


@dataclass(frozen=True)
class Question:
    """Asked before everything else, to know which fields to ask for; it is no part of the input."""

    id: str
    name: str
    hint: str
    options: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Form:
    """A calculator's form. There is one of each, so that it is told apart by itself."""

    looks: Mapping[str, Look] = field(default_factory=dict)
    """By the field's place, without positions in lists: `players.stars`."""
    questions: tuple[Question, ...] = ()

    @property
    def hides(self) -> bool:
        """Whether something of it is entered face down."""
        return any(look.face_down for look in self.looks.values())

    def look(self, place: str) -> Look:
        """How the field at a place looks."""
        return self.looks.get(place, PLAIN)


PLAIN = Look()
