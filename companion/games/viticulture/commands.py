"""What the player can ask for in a solo play."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.engine.model import Frozen, Slug
from companion.engine.play import Command
from companion.games.viticulture.setup import MarkerPoints


class WakeUp(Command):
    """Put the rooster on a row of the wake-up chart."""

    kind: Literal["wake_up"] = "wake_up"
    row: Annotated[int, Field(ge=1, le=7)]
    """The row, 1 to 7."""


class DrawCard(Command):
    """Draw the Automa's card for the season."""

    kind: Literal["draw_card"] = "draw_card"
    card: Annotated[int, Field(ge=1, le=24)] | None = None
    """The number of the card drawn from the real deck; nothing lets the app draw."""


class SpendBonusToken(Command):
    """Give back one bonus action token with the worker being placed."""

    kind: Literal["spend_bonus_token"] = "spend_bonus_token"


class PassSeason(Command):
    """End the season for the player."""

    kind: Literal["pass_season"] = "pass_season"


class EndYear(Command):
    """Do the end-of-year upkeep and begin the next year."""

    kind: Literal["end_year"] = "end_year"
    victory_points: MarkerPoints | None = None
    """Where the player's marker stands; asked only where the Automa's marker moves."""


class PatronageCount(Frozen):
    """The player's patronage card at the end."""

    filled: bool = False
    """Whether the card's wine order was filled."""
    goal_met: bool = False
    """Whether its secret goal is met."""


class Finish(Command):
    """Count the end of the game."""

    kind: Literal["finish"] = "finish"
    victory_points: MarkerPoints
    """Where the player's marker stands, before the points counted here."""
    stars: dict[Slug, Annotated[int, Field(ge=0, le=99)]] = Field(default_factory=dict)
    """The player's stars in each region of the influence map."""
    patronage: PatronageCount = PatronageCount()
    """The patronage card, where that expansion is in play."""


ViticultureCommand = Annotated[
    WakeUp | DrawCard | SpendBonusToken | PassSeason | EndYear | Finish, Field(discriminator="kind")
]
COMMANDS: TypeAdapter[ViticultureCommand] = TypeAdapter(ViticultureCommand)
