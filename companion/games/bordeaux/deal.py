"""Draws the first player from a seed that is shown: bordeaux.setup.initial-player-order."""

from typing import Annotated

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.players import Name
from companion.engine.rng import Rng
from companion.engine.score import Verdict
from companion.engine.seating import Seed, each_named_once, first_player
from companion.games.bordeaux import score_texts as texts
from companion.games.bordeaux.data import BordeauxData


class DealAsk(Frozen):
    """A table about to be dealt."""

    seed: Seed
    """The number that chance starts from; the same seed draws the same player."""
    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(min_length=2, max_length=6)
    """The players' names, clockwise around the table."""


class DealVerdict(Verdict):
    """Who begins."""

    seed: int
    first_player: str
    order: tuple[str, ...]
    """The players from the first one on, clockwise."""


def deal(data: BordeauxData, ask: DealAsk) -> DealVerdict:
    """Draw who puts a rooster on the wake-up chart first; the others follow clockwise."""
    _, order = first_player(Rng(state=ask.seed), ask.players)
    return DealVerdict(
        headline=texts.DEAL_HEADLINE.format(first=order[0], seed=ask.seed),
        reasons=(
            Event(
                text=texts.DEAL_ORDER.format(names=", then ".join(order)),
                rules=("bordeaux.setup.initial-player-order",),
            ),
            Event(text=texts.DEAL_CARDS, rules=("bordeaux.overview.compatibility",)),
        ),
        seed=ask.seed,
        first_player=order[0],
        order=order,
    )
