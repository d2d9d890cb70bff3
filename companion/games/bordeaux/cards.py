"""Automa cards of Bordeaux: what one shows, whole or in part; the printed ones are known to their owner only."""

from collections.abc import Hashable
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints

from companion.engine.automa import Season
from companion.engine.model import Frozen
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.board import (
    Action,
    ExpertSpace,
    FallAction,
    SpringAction,
    SummerAction,
    TradeSpace,
    WinterAction,
)

DECK_SIZE = 24
MOST_ACTIONS = 2
DISCS = 3
CUBES = 2

EntriesT = TypeVar("EntriesT", bound=tuple[Hashable, ...])


def none_twice(entries: EntriesT) -> EntriesT:
    """Refuse an entry that stands twice."""
    if len(set(entries)) != len(entries):
        raise ValueError(texts.PART_TWICE)
    return entries


def _number_as_text(value: Any) -> Any:
    """Owners who number their cards may write the numbers plainly."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


CardId = Annotated[
    str, BeforeValidator(_number_as_text), StringConstraints(strip_whitespace=True, min_length=1, max_length=20)
]
"""What the owner calls a card."""

Spring = Annotated[tuple[SpringAction, ...], Field(max_length=MOST_ACTIONS), AfterValidator(none_twice)]
Summer = Annotated[tuple[SummerAction, ...], Field(max_length=MOST_ACTIONS), AfterValidator(none_twice)]
Fall = Annotated[tuple[FallAction, ...], Field(max_length=MOST_ACTIONS), AfterValidator(none_twice)]
Winter = Annotated[tuple[WinterAction, ...], Field(max_length=MOST_ACTIONS), AfterValidator(none_twice)]
Discs = Annotated[tuple[TradeSpace, ...], Field(min_length=DISCS, max_length=DISCS), AfterValidator(none_twice)]
Cubes = Annotated[tuple[ExpertSpace, ...], Field(min_length=CUBES, max_length=CUBES), AfterValidator(none_twice)]

Part = Season | Literal["discs", "cubes"]
"""A part of a card that a rule can ask for."""


class AutomaCard(Frozen):
    """A whole card."""

    id: CardId
    spring: Spring
    """The actions in spring's color, from the top of the card; at most two."""
    summer: Summer
    fall: Fall
    winter: Winter
    discs: Discs
    """The three white discs of the placement grid, each by row and column."""
    cubes: Cubes
    """The two cubes of the placement grid, each by season and row."""

    def entries(self, season: Season) -> tuple[Action, ...]:
        """The actions in one season's color."""
        return {"spring": self.spring, "summer": self.summer, "fall": self.fall, "winter": self.winter}[season]


class ShownCard(Frozen):
    """What the player reads off a printed card; only the part that is needed now has to be there."""

    id: CardId | None = None
    spring: Spring | None = None
    summer: Summer | None = None
    fall: Fall | None = None
    winter: Winter | None = None
    discs: Discs | None = None
    cubes: Cubes | None = None

    def shows(self, part: Part) -> bool:
        """Whether a part is told."""
        return getattr(self, part) is not None

    def entries(self, season: Season) -> tuple[Action, ...]:
        """The actions in one season's color; nothing where they are not told."""
        told = {"spring": self.spring, "summer": self.summer, "fall": self.fall, "winter": self.winter}[season]
        return told or ()
