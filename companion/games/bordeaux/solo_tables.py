"""The figures of the Bordeaux Automa: its pieces, its levels, the pacing variant and the stand-in deck."""

from typing import Literal, get_args

from pydantic import model_validator

from companion.engine.model import Frozen, Points
from companion.engine.rulebook import Sourced

LevelId = Literal["very_easy", "easy", "normal", "hard", "very_hard"]


class ByModules(Frozen):
    """A place on the victory point track, without and with structures or special workers."""

    alone: Points
    with_modules: Points

    def of(self, with_modules: bool) -> Points:
        """The place for this table."""
        return self.with_modules if with_modules else self.alone


class Level(Frozen):
    """A difficulty level, by what differs from the rules at normal."""

    name: str
    years: int | None = None
    """Years played, where not the usual number."""
    start_points: Points = 0
    """Where the player's own marker starts."""
    marker: ByModules | None = None
    """Where the Automa's marker stands, where not on the usual place."""
    opening_grid: bool = False
    """Whether a card's grid is played before year 1."""
    least_workers: int = 0
    """How many workers the Automa must place in a season while it has any."""
    pacing: bool = False
    """Whether the pacing variant may be played at this level."""


class PacingTable(Sourced):
    """The marks of the pacing variant, one a year."""

    spaces: tuple[Points, ...]
    """The space on the victory point track."""
    tokens: tuple[int, ...]
    """The glass tokens on it."""

    @model_validator(mode="after")
    def _one_mark_a_year(self) -> "PacingTable":
        if len(self.spaces) != len(self.tokens):
            raise ValueError("tokens: there is one number for each space")
        return self


class Pacing(Frozen):
    """The pacing variant."""

    marker: ByModules
    alone: PacingTable
    with_modules: PacingTable

    def table(self, with_modules: bool) -> PacingTable:
        """The marks for this table."""
        return self.with_modules if with_modules else self.alone


class Names(Sourced):
    """Cards by their names."""

    names: tuple[str, ...]


class StandIn(Frozen):
    """The form of the stand-in deck."""

    cards_with: dict[int, int]
    """In each season, how many cards ask for so many actions."""


class Solo(Sourced):
    """Figures of the solo play."""

    years: int
    automa_workers: int
    automa_cubes: int
    player_cubes: int
    token_rows: tuple[int, ...]
    """Rows of the wake-up chart that begin with a glass token."""
    wake_up_rows: int
    structures_drawn: int
    structures_kept: int
    special_workers_out: tuple[str, ...]
    promo_workers_out: tuple[str, ...]
    visitors_out: Names
    marker: ByModules
    levels: dict[LevelId, Level]
    pacing: Pacing
    stand_in: StandIn

    @model_validator(mode="after")
    def _all_levels(self) -> "Solo":
        if tuple(self.levels) != get_args(LevelId):
            raise ValueError("levels: they are the five, from very easy to very hard")
        return self
