"""The figures that Bordeaux's calculators count with."""

from datetime import date

from companion.engine.layout import LayoutStep
from companion.engine.model import Frozen, Points, Slug
from companion.engine.rulebook import Confidence


class Sourced(Frozen):
    """A table with the place it was read."""

    source: Slug
    confidence: Confidence = "printed"
    checked: date
    note: str = ""


class PriceBand(Frozen):
    """Grapes of these values sell for so many lira."""

    lowest: int
    highest: int
    lira: int


class GrapePrices(Sourced):
    """What grapes sell for."""

    bands: tuple[PriceBand, ...]

    def price(self, value: int) -> int:
        """The lira for a grape of this value, 1 to 9."""
        return next(band.lira for band in self.bands if band.lowest <= value <= band.highest)


class TuscanyFigures(Sourced):
    """What Tuscany's expansions bring at the end."""

    patronage_points: Points
    mafia_best_points: Points
    mafia_worst_points: Points
    mafia_cards: tuple[str, ...]
    """The mafia cards by value, from 1 on."""


class ScoringFigures(Sourced):
    """The end of the game and the residual track."""

    lira_for_a_point: int
    residual_points_at: tuple[int, ...]
    residual_points: Points
    grape_prices: GrapePrices
    tuscany: TuscanyFigures


class LayingOut(Sourced):
    """The steps of setting up."""

    steps: tuple[LayoutStep, ...]
