"""What is asked before a table of La Viña is dealt."""

from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from companion.engine.model import Frozen
from companion.engine.players import Name
from companion.engine.seating import Seed, each_named_once
from companion.games.la_vina import texts
from companion.games.la_vina.tables import Variety


class WineryCard(Frozen):
    """A winery card of your box."""

    variety: Variety
    """The variety that the card asks for."""
    name: Name | None = None
    """What you call it; left out it goes by its place in the list."""


class DealAsk(Frozen):
    """A table about to be dealt."""

    seed: Seed
    """The number that chance starts from; the same seed deals the same table."""
    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(min_length=2, max_length=5)
    """The players' names, clockwise around the table."""
    cards: tuple[WineryCard, ...] = ()
    """The winery cards of your box, for the app to draw from; the app does not know them."""
    drawn: tuple[Variety, ...] = ()
    """Or the varieties of the cards you drew from your own shuffled pile, in that order."""

    @model_validator(mode="after")
    def _one_pile(self) -> "DealAsk":
        if self.cards and self.drawn:
            raise ValueError(texts.DEAL_ONE_PILE)
        return self
