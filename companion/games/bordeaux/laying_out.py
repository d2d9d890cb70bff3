"""What to lay out for a number of players and the expansions on the table."""

from typing import Annotated, Literal

from pydantic import Field, field_validator

from companion.engine.layout import Checklist, lay_out
from companion.engine.model import Frozen
from companion.games.bordeaux import score_texts as texts
from companion.games.bordeaux.data import BordeauxData

Module = Literal[
    "mamas_papas",
    "property",
    "patronage",
    "advanced_visitors",
    "new_visitors",
    "special_workers",
    "structures",
    "mafia",
    "arboriculture",
    "formaggio",
]


class SetupAsk(Frozen):
    """A table that is about to play."""

    players: Annotated[int, Field(ge=1, le=6)]
    """How many people play, 1 to 6; one plays against the Automa."""
    modules: tuple[Module, ...] = ()
    """The expansions of Tuscany on the table; red and blue cards and fields are always there in Bordeaux."""

    @field_validator("modules")
    @classmethod
    def _named_once(cls, modules: tuple[Module, ...]) -> tuple[Module, ...]:
        for module in modules:
            if modules.count(module) > 1:
                raise ValueError(texts.MODULE_TWICE.format(module=module))
        return modules


def checklist(data: BordeauxData, ask: SetupAsk) -> Checklist:
    """The steps for this table, in order.

    Raises:
        ValueError: the mafia without other players.
    """
    if "mafia" in ask.modules and ask.players == 1:
        raise ValueError(texts.NO_MAFIA_ALONE)
    players = texts.ONE_PLAYER if ask.players == 1 else texts.PLAYERS.format(count=ask.players)
    headline = texts.LAYOUT_HEADLINE.format(players=players)
    return lay_out(headline, data.laying_out.steps, ask.players, frozenset(ask.modules))
