"""What is told to a running table of La Viña."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from companion.engine.play import Command
from companion.engine.players import no_name_twice
from companion.games.la_vina.prestige import PrestigePlayer
from companion.games.la_vina.state import PawnNumber, Slot


class Move(Command):
    """Move a pawn further along the renque."""

    kind: Literal["move"] = "move"
    space: Annotated[int, Field(ge=1, le=9)]
    """The space it goes to, 1 being next to the entrance."""
    slot: Slot | None = None
    """The slot, where both are free."""
    pawn: PawnNumber | None = None
    """With two players: which of the two pawns; left out it is the one furthest back."""


class Leave(Command):
    """Take a pawn out of the renque."""

    kind: Literal["leave"] = "leave"
    pawn: PawnNumber | None = None
    """With two players: which of the two pawns; left out it is the one furthest back."""


class Deliver(Command):
    """Deliver a basket and put a barrel on the winery."""

    kind: Literal["deliver"] = "deliver"
    winery: Annotated[int, Field(ge=1, le=16)] | None = None
    """The number of the winery; left out it is the co-operative."""
    last_space: bool = False
    """Whether the barrel covers the last free space."""


class EndTurn(Command):
    """Go away from the exit: deliveries and baskets are done."""

    kind: Literal["end_turn"] = "end_turn"


class Count(Command):
    """Count everybody's prestige after the last round."""

    kind: Literal["count"] = "count"
    players: Annotated[tuple[PrestigePlayer, ...], AfterValidator(no_name_twice)]
    """Everybody at the table with the tokens in front of them."""


LaVinaCommand = Annotated[Move | Leave | Deliver | EndTurn | Count, Field(discriminator="kind")]
COMMANDS: TypeAdapter[LaVinaCommand] = TypeAdapter(LaVinaCommand)
