"""What to read off the cards for a delivery: the basket, the winery and its delivery space."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from companion.engine.model import Frozen
from companion.games.la_vina import texts
from companion.games.la_vina.blend import Demand
from companion.games.la_vina.tables import Count, Variety


class GrapeCard(Frozen):
    """A grape card in the basket."""

    variety: Variety
    """The variety printed under the value."""
    value: Annotated[int, Field(ge=1)]
    """The grape value at the top right of the card."""


class Winery(Frozen):
    """A winery card at the exit."""

    entry: Count | None = None
    """The entry value, the number before the plus sign; none for the co-operative."""
    variety: Variety | None = None
    """The variety that the card asks for; none for the co-operative."""
    blend: bool = False
    """Whether the card shows the sign > after the variety: a blend, in which that variety is the main part."""
    cooperative: bool = False
    """Whether this is the winegrowers' co-operative, which asks for nothing."""

    @property
    def wants(self) -> Demand | None:
        """What it asks of the grapes; None for the co-operative."""
        if self.cooperative or self.entry is None or self.variety is None:
            return None
        return Demand(entry=self.entry, variety=self.variety, blend=self.blend)


class Reward(Frozen):
    """What the next free delivery space shows: one of the two."""

    fixed: Count | None = None
    """A fixed reward in prestige."""
    multiplier: Annotated[float, Field(ge=0.5, le=10)] | None = None
    """A multiplier of the grapes' worth: 0.5, 1, 2 or what else the space shows."""

    @model_validator(mode="after")
    def _shows_one(self) -> Self:
        if (self.fixed is None) == (self.multiplier is None):
            raise ValueError(texts.REWARD_ONE)
        return self


class DeliveryAsk(Frozen):
    """One delivery: a whole basket, with wildcards if you like."""

    cards: tuple[GrapeCard, ...]
    """Every grape card in the basket; a basket is delivered whole."""
    wildcards: Count = 0
    """Wildcard grape tokens that you add, from your grape-picker card."""
    winery: Winery
    """The winery card to which you deliver."""
    reward: Reward | None = None
    """What the next free space of the winery shows; may be left out for the co-operative."""
    last_space: bool = False
    """Whether your barrel covers the winery's last free space."""
    seals_on_winery: Count = 0
    """Quality seals that lie on the winery card."""
    highest_card: Annotated[int, Field(ge=1)] | None = None
    """The highest grape value on the cards of your box, where it is not the one the app knows."""

    @model_validator(mode="after")
    def _asks_and_pays(self) -> Self:
        winery = self.winery
        if winery.cooperative:
            if self.seals_on_winery:
                raise ValueError(texts.COOPERATIVE_SEALS)
            return self
        missing = [name for name in ("variety", "entry") if getattr(winery, name) is None]
        if missing:
            raise ValueError(texts.WINERY_MISSING[missing[0]])
        if self.reward is None:
            raise ValueError(texts.REWARD_MISSING)
        return self
