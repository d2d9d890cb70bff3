"""The state of a running table of Vinhos: the year, the phase, both rows of the order, and the fair."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen, Points
from companion.engine.play import Setup, State
from companion.engine.players import Name
from companion.engine.seating import each_named_once
from companion.games.vinhos.quadrel import SpaceId

Phase = Literal[
    "first_actions",
    "second_actions",
    "maintenance",
    "production",
    "press_releases",
    "fair",
    "buying",
    "last_action",
    "count",
    "over",
]
"""The phases of a year in their order; then the last action, the count, and the end."""
ACTIONS: tuple[Phase, ...] = ("first_actions", "second_actions", "last_action")
MARKER = {"first_actions": "1", "second_actions": "2", "maintenance": "B", "production": "production"}
"""Where the year/taxation marker lies in a phase; from production on it stays there until the next year."""


class VinhosSetup(Setup):
    """Who plays."""

    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(
        default=("Player 1", "Player 2"), min_length=2, max_length=4
    )
    """The players in the order of the first actions."""


class ActionMarker(Frozen):
    """Where a player's action marker stands on the quadrel."""

    player: str
    space: SpaceId


class OrderSlot(Frozen):
    """An order marker in the bottom row, slot 1 being the leftmost."""

    player: str
    slot: int


class FairTrack(Frozen):
    """A player's fair points since the game began, and the booth for the next fair."""

    player: str
    points: int = 0
    booth: int | None = None
    ready: bool = False
    """Whether the press release for the next fair is held, or cannot be for want of wine."""


class PlayerPoints(Frozen):
    """The VP that a player got."""

    name: str
    points: Points


class FairResult(Frozen):
    """What a fair brought."""

    year: int
    results: tuple[PlayerPoints, ...]


class Counted(Frozen):
    """A player at the end."""

    name: str
    points: Points
    rank: int


class VinhosState(State):
    """One moment of a running table."""

    setup: VinhosSetup
    year: int = 1
    phase: Phase = "first_actions"
    status: Literal["playing", "over"] = "playing"
    order: tuple[Name, ...]
    """The top row of the player order, from the left."""
    bottom_row: tuple[OrderSlot, ...] = ()
    acted: tuple[Name, ...] = ()
    """Who has acted in this half."""
    markers: tuple[ActionMarker, ...] = ()
    taxed: SpaceId | None = None
    """The action space that the year/taxation marker taxes, where somebody said so."""
    track: tuple[FairTrack, ...]
    fairs: tuple[FairResult, ...] = ()
    counted: tuple[Counted, ...] = ()

    @property
    def turn(self) -> str | None:
        """Who is next to act or to hold the press release; None where it is nobody's turn in particular."""
        if self.phase in ACTIONS:
            return next((name for name in self.order if name not in self.acted), None)
        if self.phase == "press_releases":
            return next((name for name in self.order if not self.fair_track(name).ready), None)
        return None

    def fair_track(self, player: str) -> FairTrack:
        """A player's fair points and booth."""
        return next(one for one in self.track if one.player == player)

    def with_track(self, changed: FairTrack) -> "VinhosState":
        """The state with one player's fair points or booth changed."""
        return self.evolve(track=tuple(changed if one.player == changed.player else one for one in self.track))

    def space_of(self, player: str) -> SpaceId | None:
        """Where a player's action marker stands; None before the first move."""
        return next((one.space for one in self.markers if one.player == player), None)

    def free_slots(self) -> tuple[int, ...]:
        """The free slots of the bottom row."""
        taken = {one.slot for one in self.bottom_row}
        return tuple(slot for slot in range(1, len(self.order) + 1) if slot not in taken)
