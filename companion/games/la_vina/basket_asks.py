"""What to read off a player's baskets, and off those that are for sale."""

from typing import Annotated

from pydantic import Field

from companion.engine.model import Frozen
from companion.games.la_vina.tables import Count

Capacity = Annotated[int, Field(ge=1, le=72)]


class Basket(Frozen):
    """A basket in the play area."""

    capacity: Capacity
    """Room for grape cards, as printed on the basket card."""
    cards: Count = 0
    """How many grape cards lie in it now."""
    price: Count | None = None
    """Its basket value in prestige, as printed; only an upgrade needs it."""


class Upgrade(Frozen):
    """A basket to buy at the exit, for one that is handed over."""

    basket: Annotated[int, Field(ge=1)]
    """Which of your baskets is handed over, 1 being the first you listed."""
    capacity: Capacity
    """How many grape cards the new basket holds."""
    price: Count
    """The new basket's value in prestige, as printed."""


class BasketsAsk(Frozen):
    """One player's baskets, and what is to happen to them."""

    baskets: Annotated[tuple[Basket, ...], Field(min_length=1)]
    """Your baskets; nobody has more than two."""
    cards: Count = 0
    """Grape cards just taken, to be put into the baskets."""
    upgrades: tuple[Upgrade, ...] = ()
    """Baskets that you want to buy at the exit."""
