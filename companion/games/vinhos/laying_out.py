"""What to lay out for two to four players."""

from typing import Annotated

from pydantic import Field, field_validator

from companion.engine.layout import Checklist
from companion.engine.model import Frozen, Slug
from companion.engine.play import Event
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.tables import Count, SetupStep


class SetupOverride(Frozen):
    """Figures as your own rulebook prints them."""

    starting_bagos: Count | None = None
    """Bagos with which each player starts."""


class SetupAsk(Frozen):
    """A table that is about to play."""

    players: Annotated[int, Field(ge=2, le=4)]
    """How many people play, 2 to 4."""
    modules: tuple[Slug, ...] = ()
    """Stays empty: no expansions are known here."""
    override: SetupOverride = SetupOverride()
    """Figures as your own rulebook prints them, where they differ."""

    @field_validator("modules")
    @classmethod
    def _none(cls, modules: tuple[Slug, ...]) -> tuple[Slug, ...]:
        if modules:
            raise ValueError(texts.NO_MODULES)
        return modules


def checklist(data: VinhosData, ask: SetupAsk) -> Checklist:
    """The steps for this number of players, in order; those that are not sure say so."""
    steps = [step for step in data.setup.steps if not step.players or ask.players in step.players]
    said = tuple(_told(data, ask, step) for step in steps)
    return Checklist(
        headline=texts.SETUP_HEADLINE.format(players=ask.players),
        reasons=tuple(Event(text=text, rules=step.rules) for text, step in zip(said, steps, strict=True)),
        checklist=said,
    )


def _told(data: VinhosData, ask: SetupAsk, step: SetupStep) -> str:
    own = ask.override.starting_bagos
    bagos = data.setup.starting_bagos.value if own is None else own
    out = data.setup.regions_left_out(ask.players)
    text = step.text.format(players=ask.players, bagos=bagos, regions_out=out)
    sure = not step.check or ("{bagos}" in step.text and own is not None)
    return text if sure else texts.SETUP_CHECK.format(text=text)
