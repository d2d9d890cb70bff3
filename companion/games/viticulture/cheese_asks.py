"""What to read off a cheese cellar: Formaggio's mat extension, its experts and its pasture."""

from typing import Annotated, Literal

from pydantic import Field

from companion.engine.model import Frozen
from companion.games.viticulture.scoring_tables import CheeseType

Expert = Literal["cheesemonger", "affinatore", "fromager"]
Value = Annotated[int, Field(ge=1, le=20)]


class CheeseToken(Frozen):
    """A cheese in the cellar."""

    type: CheeseType
    """The row of the cheese cellar on which the token lies."""
    value: Value
    """The value of the space on which it lies."""


class RottenSpaces(Frozen):
    """Where the rotten spaces lie; they are printed on the mat. What is left out is told as something to check."""

    mozzarella: Value | None = None
    """The last value before the rotten space of the mozzarella row."""
    fontina: Value | None = None
    """The last value before the rotten space of the fontina row."""
    reggiano: Value | None = None
    """The last value before the first rotten space of the reggiano row."""
    bitto: Value | None = None
    """The last value before the first rotten space of the bitto row."""
    reggiano_second: Value | None = None
    """The last value before the next rotten space of the reggiano row, in the medium cellar."""
    bitto_second: Value | None = None
    """The last value before the next rotten space of the bitto row, in the medium cellar."""

    def first(self, cheese: CheeseType) -> int | None:
        """The last value before the first rotten space."""
        value: int | None = getattr(self, cheese)
        return value

    def second(self, cheese: CheeseType) -> int | None:
        """The last value before the second one; None also for rows that have none."""
        value: int | None = getattr(self, f"{cheese}_second", None)
        return value


class AffinatoreChoice(Frozen):
    """What the Affinatore does this year."""

    type: CheeseType
    """The kind of cheese chosen."""
    times: Annotated[int, Field(ge=0, le=2)]
    """How often all tokens of that kind age: not at all, once or twice."""


class CheeseAsk(Frozen):
    """A cheese cellar at a year's end."""

    cheeses: tuple[CheeseToken, ...] = Field(default=(), max_length=99)
    """Every cheese token in the cellar."""
    medium_cellar: bool = False
    """Whether the medium cheese cellar is built."""
    experts: tuple[Expert, ...] = ()
    """The cheese experts with one of your stars on them."""
    cows: Annotated[int, Field(ge=0)] = 1
    """Cow tokens on your pasture; it holds four."""
    affinatore: AffinatoreChoice | None = None
    """What the Affinatore does this year, where you have a star there."""
    rotten_after: RottenSpaces = RottenSpaces()
    """Where the rotten spaces lie on your mat."""
