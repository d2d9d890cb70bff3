"""What to lay out for a number of players and the expansions on the table."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, field_validator

from companion.engine.layout import Checklist, LayoutStep, lay_out
from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.score_asks import ScoredExpansion
from companion.games.viticulture.tables import Sourced

TIER_RULE = "viticulture.uncorking.tier-three"
Module = Literal[ScoredExpansion, "extended_board"]


class LayingOut(Sourced):
    """The steps of setting up."""

    steps: tuple[LayoutStep, ...]


class SetupAsk(Frozen):
    """A table that is about to play."""

    players: Annotated[int, Field(ge=1, le=6)]
    """How many people play, 1 to 6; one plays against the Automa."""
    modules: tuple[Module, ...] = ()
    """The expansions on the table, the extended board being one of them."""

    @field_validator("modules")
    @classmethod
    def _fit_together(cls, modules: tuple[Module, ...]) -> tuple[Module, ...]:
        for module in modules:
            if modules.count(module) > 1:
                raise ValueError(texts.MODULE_TWICE.format(module=module))
        if "structures" in modules and "extended_board" not in modules:
            raise ValueError(texts.STRUCTURES_NEED_BOARD)
        return modules


def checklist(laying_out: LayingOut, ask: SetupAsk, one_at_a_time: Sequence[Module]) -> Checklist:
    """The steps for this table, in order.

    Args:
        laying_out: the steps.
        ask: the table.
        one_at_a_time: the expansions of which the rulebook plays at most one in a game.

    Raises:
        ValueError: the mafia without other players.
    """
    if "mafia" in ask.modules and ask.players == 1:
        raise ValueError(texts.NO_MAFIA_ALONE)
    players = texts.ONE_PLAYER if ask.players == 1 else texts.PLAYERS.format(count=ask.players)
    headline = texts.LAYOUT_HEADLINE.format(players=players)
    found = lay_out(headline, laying_out.steps, ask.players, frozenset(ask.modules))
    third = [module for module in one_at_a_time if module in ask.modules]
    if len(third) < 2:
        return found
    text = texts.ONE_OF_TIER_THREE.format(modules=listed(third))
    return found.evolve(reasons=(*found.reasons, Event(text=text, rules=(TIER_RULE,))))
