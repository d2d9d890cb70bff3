"""The state of a running table of La Viña: where the pawns stand, barrels, and the seals on the wineries."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen
from companion.engine.play import Setup, State
from companion.engine.players import Name
from companion.engine.seating import each_named_once

Phase = Literal["move", "exit", "count", "over"]
"""What is to be done: move a pawn, settle what a pawn does at the exit, count the prestige, nothing."""
Slot = Literal["rear", "front"]
PawnNumber = Literal[1, 2]


class LaVinaSetup(Setup):
    """Who plays."""

    players: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = Field(
        default=("Player 1", "Player 2"), min_length=2, max_length=5
    )
    """The players, clockwise from the first one."""
    wineries: Annotated[tuple[Name, ...], AfterValidator(each_named_once)] = ()
    """What you call the wineries laid out; left empty they are numbered. The co-operative is not among them."""


class Pawn(Frozen):
    """A grape picker. With two players each has two."""

    player: Name
    number: PawnNumber = 1


class Standing(Frozen):
    """A pawn in the renque. Space 1 is the one next to the entrance; of its two slots front is further ahead."""

    pawn: Pawn
    space: int
    slot: Slot

    @property
    def place(self) -> tuple[int, int]:
        """The place in the row; the smallest is the furthest back."""
        return self.space, int(self.slot == "front")


class WineryState(Frozen):
    """A winery at the exit."""

    name: str
    seals: int = 0
    full: bool = False


class Barrels(Frozen):
    """How many barrels a player has left."""

    player: str
    left: int


class Counted(Frozen):
    """A player's prestige at the end."""

    name: str
    points: int
    rank: int


class LaVinaState(State):
    """One moment of a running table."""

    setup: LaVinaSetup
    round: int = 1
    phase: Phase = "move"
    status: Literal["playing", "over"] = "playing"
    line: tuple[Pawn, ...]
    """The pawns at the entrance, the one that plays first in front."""
    renque: tuple[Standing, ...] = ()
    out: tuple[Pawn, ...] = ()
    """The pawns that have left in this round, the first one out in front."""
    spaces: int
    deliveries: int = 0
    """Deliveries of the pawn at the exit, the last one of `out`."""
    barrels: tuple[Barrels, ...]
    wineries: tuple[WineryState, ...]
    cooperative_full: bool = False
    called_by: str | None = None
    """Who delivered with the last barrel; the round under way is then the last one."""
    counted: tuple[Counted, ...] = ()

    def left(self, player: str) -> int:
        """The barrels that a player has left."""
        return next(one.left for one in self.barrels if one.player == player)

    def standing(self, pawn: Pawn) -> Standing | None:
        """Where a pawn stands in the renque; None at the entrance and outside."""
        return next((one for one in self.renque if one.pawn == pawn), None)

    def rearmost(self) -> Pawn | None:
        """The pawn furthest back, whose player is next: la_vina.turn.order. None when all are out."""
        if self.line:
            return self.line[0]
        row = sorted(self.renque, key=lambda one: one.place)
        return row[0].pawn if row else None

    def free_slots(self, space: int) -> tuple[Slot, ...]:
        """The free slots of a space, the rear one first."""
        taken = {one.slot for one in self.renque if one.space == space}
        slots: tuple[Slot, ...] = ("rear", "front")
        return tuple(slot for slot in slots if slot not in taken)

    def movable(self) -> tuple[Pawn, ...]:
        """The pawns that may move now: the rearmost, and with two players its owner's other one."""
        first = self.rearmost()
        if first is None:
            return ()
        inside = (*self.line, *(one.pawn for one in self.renque))
        return (first, *(pawn for pawn in inside if pawn.player == first.player and pawn != first))
