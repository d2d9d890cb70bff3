"""What is asked before a table is dealt, and what a player chose of it."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen, Points
from companion.engine.players import Name
from companion.engine.seating import Seed, each_named_once

Takes = Literal["option", "lira"]


class FamilyChoice(Frozen):
    """What one player chose of the mamas and papas dealt."""

    name: Name
    """The player's name."""
    takes: Takes
    """The papa's gift, mostly a structure (option), or the extra lira (lira)."""
    mama: Name | None = None
    """Advanced variant: the mama that is kept."""
    papa: Name | None = None
    """Advanced variant: the papa that is kept."""


class DealAsk(Frozen):
    """A table about to be dealt."""

    seed: Seed
    """The number that chance starts from; the same seed deals the same table."""
    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(min_length=1, max_length=6)
    """The players' names, clockwise around the table."""
    modules: frozenset[Literal["mamas_papas", "special_workers"]] = frozenset({"mamas_papas", "special_workers"})
    """What is dealt besides the first player."""
    advanced: bool = False
    """Whether each player is dealt two mamas and two papas and keeps one of each."""
    choices: tuple[FamilyChoice, ...] = ()
    """What the players chose, in any order; those who have not chosen yet are left out."""


class StartingGoods(Frozen):
    """What a player begins with."""

    regular_workers: int
    grande_workers: int
    vines: int
    summer_visitors: int
    wine_orders: int
    winter_visitors: int
    lira: int
    victory_points: Points
    structure: str | None


class DealtFamily(Frozen):
    """The cards of one player, and what came of them."""

    name: str
    mamas: tuple[str, ...]
    papas: tuple[str, ...]
    start: StartingGoods | None
    """None while the player has not chosen."""
