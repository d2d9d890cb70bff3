"""The residual track: bordeaux.residual.crossing."""

from typing import Annotated

from pydantic import BeforeValidator, ConfigDict, Field

from companion.engine.model import Frozen, Points
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.bordeaux import score_texts as texts
from companion.games.bordeaux.data import BordeauxData

RULE = "bordeaux.residual.crossing"
Level = Annotated[int, Field(ge=0, le=99)]


def _counted(value: object) -> object:
    """A list of the crossings gained so far is as good as their number."""
    return len(value) if isinstance(value, list | tuple) else value


class ResidualAsk(Frozen):
    """A move on the residual track."""

    model_config = ConfigDict(populate_by_name=True)

    before: Level = Field(alias="from")
    """The level on which your residual marker stands."""
    after: Level = Field(alias="to")
    """The level to which it goes."""
    already_gained: Annotated[int, Field(ge=0, le=99), BeforeValidator(_counted)] = 0
    """VP gained from this track earlier in the game; it does not lower what is gained now."""


class Crossing(Frozen):
    """One line of the track that is crossed upwards."""

    model_config = ConfigDict(populate_by_name=True)

    before: int = Field(serialization_alias="from")
    after: int = Field(serialization_alias="to")


class ResidualVerdict(Verdict):
    """What the move brings."""

    points: Points
    total: Points
    """Everything gained from the track so far, this move included."""
    crossings: tuple[Crossing, ...]


def residual(data: BordeauxData, ask: ResidualAsk) -> ResidualVerdict:
    """Count the lines crossed upwards; going down neither gains nor loses, and opens the line again."""
    figures = data.scoring
    reached = [level for level in figures.residual_points_at if ask.before < level <= ask.after]
    crossings = tuple(Crossing(before=level - 1, after=level) for level in reached)
    points = figures.residual_points * len(crossings)
    reasons = []
    if ask.after < ask.before:
        reasons.append(texts.RESIDUAL_LOSS)
    if ask.already_gained:
        reasons.append(texts.RESIDUAL_AGAIN)
        total = ask.already_gained + points
        reasons.append(texts.RESIDUAL_SUM.format(before=ask.already_gained, total=total))
    return ResidualVerdict(
        headline=_headline(points, crossings),
        reasons=tuple(Event(text=reason, rules=(RULE,)) for reason in reasons),
        points=points,
        total=ask.already_gained + points,
        crossings=crossings,
    )


def _headline(points: Points, crossings: tuple[Crossing, ...]) -> str:
    if not crossings:
        return texts.RESIDUAL_NOTHING
    told = [texts.CROSSING.format(before=one.before, after=one.after) for one in crossings]
    return texts.RESIDUAL_GAINS.format(points=points, crossings=texts.listed(told))
