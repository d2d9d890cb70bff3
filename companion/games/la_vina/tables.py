"""The figures of La Viña that its calculators share."""

from itertools import pairwise
from typing import Annotated, Literal

from pydantic import Field, model_validator

from companion.engine.model import Frozen, Points
from companion.engine.rulebook import Sourced

TokenId = Literal["seals", "labels", "bottles", "diplomas"]
Variety = Literal["pinot_noir", "garnacha", "chardonnay", "cabernet_sauvignon"]
Count = Annotated[int, Field(ge=0, le=999)]
"""A number counted on the table. No box comes near the limit; beyond it a key was held down."""


class PrestigeToken(Frozen):
    """One kind of prestige token."""

    id: TokenId
    name: str
    one: str
    """Its name in a sentence, for one token."""
    many: str
    value: Annotated[Points, Field(gt=0)]

    def counted(self, count: int) -> str:
        """`1 seal`, `2 seals`."""
        return f"{count} {self.one if count == 1 else self.many}"


class Prestige(Sourced):
    """The prestige tokens, from the smallest."""

    tokens_in_box: int
    tokens: tuple[PrestigeToken, ...]

    @model_validator(mode="after")
    def _each_value_divides_the_next(self) -> "Prestige":
        values = [token.value for token in self.tokens]
        if values[:1] != [1] or any(large % small for small, large in pairwise(values)):
            raise ValueError("tokens: begin with 1, and each value divides the next")
        return self


class CardValues(Sourced):
    """What a grape card can show."""

    lowest: int
    highest: int
    agreed_highest: int
    """The highest value that every description names; above it the reader should look at the card."""


class NamedVariety(Frozen):
    """A grape variety."""

    id: Variety
    name: str


class Delivery(Sourced):
    """What a delivery is measured by."""

    wildcard_value: int
    wildcards_in_box: int
    cards_in_box: int
    most_at_the_exit: int
    """How many deliveries a pawn may make when it leaves."""
    blend_varieties: int
    """How many varieties a blend needs at least."""
    cooperative_multiplier: float
    card_values: CardValues
    varieties: tuple[NamedVariety, ...]

    def name(self, variety: Variety) -> str:
        """The variety as printed."""
        return next(one.name for one in self.varieties if one.id == variety)


class BoughtBaskets(Sourced):
    """The baskets that are bought during play."""

    most_capacity: int


class Baskets(Sourced):
    """The baskets of a grape picker."""

    most_in_play_area: int
    starting_capacities: tuple[int, ...]
    bought: BoughtBaskets


class Table(Frozen):
    """What one number of players plays with."""

    players: int
    pickers_each: int
    renque_spaces: int
    wineries: int
    """Winery cards beside the co-operative."""
    baskets_of_each_size: int
    tools_of_each_type: int
    barrels_each: int
    starting_seals: tuple[int, ...]
    """Quality seals in turn order."""


class SetupTables(Sourced):
    """What to lay out, by number of players."""

    cards_a_side: int
    sides_of_a_space: int
    wineries_in_box: int
    """Winery cards in the box, the co-operative not among them."""
    wineries_of_one_variety: int
    small_side_up_to: int
    """Up to so many players the co-operative shows its small side."""
    small_side: str
    """What is printed on that side."""
    tables: tuple[Table, ...]

    @model_validator(mode="after")
    def _one_table_each(self) -> "SetupTables":
        if any(len(table.starting_seals) != table.players for table in self.tables):
            raise ValueError("tables: starting_seals names a number for every player")
        return self

    def table(self, players: int) -> Table:
        """The row for this number of players, 2 to 5."""
        return next(table for table in self.tables if table.players == players)

    def cards_a_space(self) -> int:
        """Grape cards laid beside one space of the renque."""
        return self.cards_a_side * self.sides_of_a_space
