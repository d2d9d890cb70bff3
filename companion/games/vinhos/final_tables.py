"""The figures of the end of the game."""

from collections.abc import Sequence

from pydantic import model_validator

from companion.engine.model import Frozen, Points
from companion.engine.rulebook import Sourced
from companion.games.vinhos.tables import Count, TieBreak


class BagoBand(Frozen):
    """Bagos from a number on, up to the next band."""

    at_least: Count
    """The smallest number of bagos in this band."""
    points: Points
    """What they are worth in VP."""


def ascending(bands: Sequence[BagoBand]) -> Sequence[BagoBand]:
    """Refuse bands that do not begin at 0 or do not go up.

    Raises:
        ValueError: the bands are out of order.
    """
    starts = [band.at_least for band in bands]
    if starts[:1] != [0] or starts != sorted(set(starts)):
        raise ValueError("the bands begin at 0 and go up, each at_least once")
    return bands


class BagoBands(Sourced):
    """What leftover bagos are worth."""

    bands: tuple[BagoBand, ...]

    @model_validator(mode="after")
    def _go_up(self) -> "BagoBands":
        ascending(self.bands)
        return self


class Barrels(Sourced):
    """The barrels of a player."""

    each: int


class LeftWines(Sourced):
    """Wines that are left on the board."""

    quality_a_point: int


class ExportMajority(Sourced):
    """Whoever has most barrels in a column takes the VP printed above it."""


class Multipliers(Sourced):
    """Multiplier tiles."""

    cap: Points
    """The cap that one source names for one tile; above it the reader should look."""


class TieBreaks(Sourced):
    """What decides between equal VP, in order."""

    criteria: tuple[TieBreak, ...]


class FinalScoring(Sourced):
    """Everything that counts when the game is over."""

    export_columns: int
    closed_for_two: tuple[int, ...]
    barrels: Barrels
    bagos: BagoBands
    wines: LeftWines
    export: ExportMajority
    multipliers: Multipliers
    tie_break: TieBreaks
