"""What is told to a running table of Vinhos."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from companion.engine.play import Command
from companion.engine.players import Name, no_name_twice
from companion.games.vinhos.fair import FairOverride
from companion.games.vinhos.movement import MoveOverride
from companion.games.vinhos.quadrel import SpaceId
from companion.games.vinhos.score_asks import ScoreOverride, ScorePlayer
from companion.games.vinhos.tables import Count as Counter

SlotNumber = Annotated[int, Field(ge=1, le=4)]


class Act(Command):
    """Move the action marker and take the action there."""

    kind: Literal["act"] = "act"
    space: SpaceId
    """The action space; passing and press releases are commands of their own."""
    override: MoveOverride = MoveOverride()
    """What your own board shows, where it differs."""


class Pass(Command):
    """Move to Pass/Press Release and pass."""

    kind: Literal["pass"] = "pass"
    slot: SlotNumber | None = None
    """The slot of the bottom row for the order marker, 1 being the leftmost; none with the last action."""


class PressRelease(Command):
    """Hold a press release: during the actions, or before the fair for whoever has not held one."""

    kind: Literal["press_release"] = "press_release"
    fair_points: Counter
    """The fair points it brings, as vinhos.press_release works them out."""
    booth: Annotated[int, Field(ge=1)]
    """The booth for the disc, 1 being the leftmost."""
    slot: SlotNumber | None = None
    """The slot of the bottom row for the order marker; none before the fair."""


class NoWine(Command):
    """Before the fair: the player whose turn it is has no wine to enter."""

    kind: Literal["no_wine"] = "no_wine"


class PlaceMarker(Command):
    """Say which action space the year/taxation marker taxes in this half."""

    kind: Literal["place_marker"] = "place_marker"
    space: SpaceId | None = None
    """The action space it lies on; left out it is none."""


class AddFairPoints(Command):
    """Fair points from elsewhere, such as a magnate tile, or a correction."""

    kind: Literal["add_fair_points"] = "add_fair_points"
    player: Name
    """Whose they are."""
    points: Annotated[int, Field(ge=-99, le=99)]
    """How many; below 0 takes some back."""


class EndPhase(Command):
    """Maintenance, production or the buying of magnate tiles is done."""

    kind: Literal["end_phase"] = "end_phase"


class HoldFair(Command):
    """Rank the players by their fair points and give the VP."""

    kind: Literal["hold_fair"] = "hold_fair"
    override: FairOverride = FairOverride()
    """Figures as your own rulebook prints them, where they differ."""


class Count(Command):
    """Count the end of the game."""

    kind: Literal["count"] = "count"
    players: Annotated[tuple[ScorePlayer, ...], AfterValidator(no_name_twice)]
    """Everybody at the table."""
    column_points: tuple[Counter, ...] = ()
    """The VP printed above each export column, where you want the majorities counted."""
    override: ScoreOverride = ScoreOverride()
    """Figures as your own rulebook prints them, where they differ."""


VinhosCommand = Annotated[
    Act | Pass | PressRelease | NoWine | PlaceMarker | AddFairPoints | EndPhase | HoldFair | Count,
    Field(discriminator="kind"),
]
COMMANDS: TypeAdapter[VinhosCommand] = TypeAdapter(VinhosCommand)
