"""Arboriculture's heart: viticulture.arboriculture.morale. It scores only on arriving at an end of its slider."""

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from companion.engine.model import Frozen, Points
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.scoring_tables import Morale

RULE = "viticulture.arboriculture.morale"
LEISURE_RULE = "viticulture.arboriculture.leisure"
Move = Literal["grande", "leisure", "gift"]
STEPS: dict[Move, int] = {"grande": -1, "leisure": 1, "gift": 1}


class MoraleAsk(Frozen):
    """Where the heart stands, and what happens to it."""

    level: int
    """The level on which the heart stands on the arboriculture mat's slider, as printed there."""
    moves: tuple[Move, ...] = Field(default=(), max_length=99)
    """What happens, in order: grande (a grande worker placed), leisure (a worker there), gift (a token given)."""
    top: int | None = None
    """The top level printed on the slider, 3 or 1: the rulebook names both. Without it both are worked out."""


class MoraleStep(Frozen):
    """One move of the heart."""

    move: Move
    before: int
    after: int
    points: Points


class MoraleReading(Frozen):
    """Where the heart ends, and what it brings, with one top of the slider."""

    top: int
    level: int
    points: Points
    steps: tuple[MoraleStep, ...]


class MoraleVerdict(Verdict):
    """The heart's way. `level` and `points` are left out where they depend on which top is printed."""

    level: int | None
    points: Points | None
    readings: tuple[MoraleReading, ...]


def morale(data: ViticultureData, ask: MoraleAsk) -> MoraleVerdict:
    """Move the heart.

    Raises:
        ValueError: the slider has no such level or top.
    """
    figures = data.scoring.morale
    readings = tuple(_walk(figures, top, ask) for top in _tops(figures, ask))
    first, last = readings[0], readings[-1]
    agreed = (first.level, first.points) == (last.level, last.points)
    reasons = _told(first.steps)
    if len(readings) > 1:
        dispute = texts.MORALE_DISPUTE.format(first=readings[0].top, second=readings[-1].top)
        reasons += (Event(text=dispute, rules=(RULE, LEISURE_RULE)),)
    return MoraleVerdict(
        headline=_headline(first)
        if agreed
        else texts.MORALE_SPLIT.format(first=_reading(first), second=_reading(last)),
        reasons=reasons,
        level=first.level if agreed else None,
        points=first.points if agreed else None,
        readings=readings,
    )


def _tops(figures: Morale, ask: MoraleAsk) -> tuple[int, ...]:
    """The tops to reckon with: the one that is printed, or each one that has room for the heart's level."""
    if ask.top is not None and ask.top not in figures.tops:
        raise ValueError(texts.MORALE_TOP.format(tops=" or ".join(map(str, figures.tops)), top=ask.top))
    tops = figures.tops if ask.top is None else (ask.top,)
    fitting = tuple(top for top in tops if figures.bottom <= ask.level <= top)
    if not fitting:
        text = texts.MORALE_RANGE if ask.top is None else texts.MORALE_ABOVE
        raise ValueError(text.format(bottom=figures.bottom, top=max(tops), level=ask.level))
    return fitting


def _walk(figures: Morale, top: int, ask: MoraleAsk) -> MoraleReading:
    level, steps = ask.level, []
    for move in ask.moves:
        after = min(top, max(figures.bottom, level + STEPS[move]))
        points = 0
        if after != level:
            points = {figures.bottom: figures.bottom_points, top: figures.top_points}.get(after, 0)
        steps.append(MoraleStep(move=move, before=level, after=after, points=points))
        level = after
    return MoraleReading(top=top, level=level, points=sum(step.points for step in steps), steps=tuple(steps))


def _told(steps: Sequence[MoraleStep]) -> tuple[Event, ...]:
    said = []
    for step in steps:
        text = texts.MORALE_STEP_POINTS if step.points else texts.MORALE_STEP
        if step.before == step.after:
            text = texts.MORALE_STUCK
        move = texts.MOVES[step.move]
        sentence = text.format(move=move, before=step.before, after=step.after, points=texts.vp(step.points))
        said.append(Event(text=sentence, rules=(LEISURE_RULE if step.move == "leisure" else RULE,)))
    return tuple(said)


def _headline(reading: MoraleReading) -> str:
    return texts.MORALE_HEADLINE.format(level=reading.level, points=texts.vp(reading.points))


def _reading(reading: MoraleReading) -> str:
    return texts.MORALE_READING.format(top=reading.top, level=reading.level, points=texts.vp(reading.points))
