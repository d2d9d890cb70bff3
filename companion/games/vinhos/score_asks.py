"""What to count on the table when a game of Vinhos Deluxe ends."""

from typing import Annotated

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen, Points
from companion.engine.players import Name, no_name_twice
from companion.games.vinhos.final_tables import BagoBand, ascending
from companion.games.vinhos.tables import Count, TieBreak

TrackPoints = Annotated[Points, Field(ge=-99, le=999)]


class MultiplierTile(Frozen):
    """A multiplier tile beside a player board."""

    points: TrackPoints
    """The VP that the tile brings, worked out as it says."""
    barrel: bool
    """Whether one of your barrels lies on it."""
    tile: Name | None = None
    """What it multiplies, in your own words; with it the companion sees whether a type is there twice."""


class ScorePlayer(Frozen):
    """One player after the last action."""

    name: Name
    """The player's name."""
    victory_points: TrackPoints
    """Where this player's marker stands on the VP track, before anything below is added."""
    bagos: Count = 0
    """Bagos left in this player's supply."""
    wines: tuple[Annotated[int, Field(ge=1, le=99)], ...] = Field(default=(), max_length=20)
    """The quality of each wine tile left in warehouses and cellars, as printed on the tile."""
    multipliers: tuple[MultiplierTile, ...] = ()
    """Multiplier tiles beside the player board."""
    export_barrels: Count = 0
    """Barrels in the export area, all columns together."""
    export_columns: tuple[Count, ...] = ()
    """The same barrels by column, from the left, where you want the columns' majorities counted."""


class ScoreOverride(Frozen):
    """Figures as your own rulebook prints them."""

    bago_bands: Annotated[tuple[BagoBand, ...], AfterValidator(ascending)] | None = None
    """What leftover bagos are worth, from 0 bagos up."""
    quality_a_point: Annotated[int, Field(ge=1)] | None = None
    """How much quality of a wine left over makes 1 VP."""
    barrels_each: Annotated[int, Field(ge=1)] | None = None
    """How many barrels a player has."""
    tie_breaks: tuple[TieBreak, ...] | None = None
    """What decides between equal VP, in order."""


class ScoreAsk(Frozen):
    """The end of a game."""

    players: Annotated[tuple[ScorePlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=1, max_length=4)
    """Everybody who plays."""
    column_points: tuple[Count, ...] = ()
    """The VP printed above each export column, from the left; needed to count the columns' majorities."""
    override: ScoreOverride = ScoreOverride()
    """Figures as your own rulebook prints them, where they differ."""
