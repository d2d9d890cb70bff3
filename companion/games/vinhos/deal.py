"""Draws the first player and the regions that stay out, from a seed that is shown: vinhos.setup.regions-out."""

from typing import Annotated

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.players import Name
from companion.engine.rng import Rng
from companion.engine.score import Verdict
from companion.engine.seating import Seed, each_named_once, first_player
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.ids import RegionId

START_RULE = "vinhos.setup.start"
REGIONS_RULE = "vinhos.setup.regions-out"


class DealAsk(Frozen):
    """A table about to be dealt."""

    seed: Seed
    """The number that chance starts from; the same seed deals the same table."""
    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(min_length=2, max_length=4)
    """The players' names, clockwise around the table."""


class DealVerdict(Verdict):
    """The table as it was dealt."""

    seed: int
    first_player: str
    order: tuple[str, ...]
    """The players from the first one on, clockwise."""
    regions_out: tuple[RegionId, ...]


def deal(data: VinhosData, ask: DealAsk) -> DealVerdict:
    """Draw who begins, and as many regions to leave out as this number of players asks for."""
    rng, order = first_player(Rng(state=ask.seed), ask.players)
    _, regions = rng.shuffled(data.regions.regions)
    out = regions[: data.setup.regions_left_out(len(ask.players))]
    told = texts.DEAL_REGIONS.format(names=listed([one.name for one in out])) if out else texts.DEAL_ALL_REGIONS
    order_told = texts.CHECK_ONLY.format(what=texts.DEAL_ORDER.format(names=", then ".join(order)))
    return DealVerdict(
        headline=texts.DEAL_HEADLINE.format(first=order[0], seed=ask.seed),
        reasons=(
            Event(text=order_told, rules=(START_RULE,)),
            Event(text=told, rules=(REGIONS_RULE,)),
        ),
        seed=ask.seed,
        first_player=order[0],
        order=order,
        regions_out=tuple(one.id for one in out),
    )
