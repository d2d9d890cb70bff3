"""What the player can ask for in a solo play of Bordeaux."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.engine.automa import Season
from companion.engine.play import Command
from companion.games.bordeaux.board import Column, Row
from companion.games.bordeaux.cards import CardId, ShownCard
from companion.games.bordeaux.score_asks import TokenValue, TrackPoints


class WakeUp(Command):
    """Put the rooster on a row of the wake-up chart."""

    kind: Literal["wake_up"] = "wake_up"
    row: Annotated[int, Field(ge=1, le=7)]
    """The row, 1 to 7."""


class DrawCard(Command):
    """Draw an Automa card: for the season, or for the grid that an action or a hard level asks for."""

    kind: Literal["draw_card"] = "draw_card"
    card: CardId | None = None
    """The id of the card that the player drew; nothing lets the app draw."""
    shown: ShownCard | None = None
    """What the printed card shows, with the physical deck; the part that is needed now is enough."""


class SpendBonusToken(Command):
    """Give back one bonus action token with the worker being placed."""

    kind: Literal["spend_bonus_token"] = "spend_bonus_token"


class HireExpert(Command):
    """Tell the app that a cube of the player now stands on an expert, so that the Automa's will not."""

    kind: Literal["hire_expert"] = "hire_expert"
    season: Season
    """The season of the expert's action."""
    row: Row
    """The action's place in its season, 1 at the top of the board to 4."""


class CoverTrade(Command):
    """Tell the app that the player put a glass token on a trade."""

    kind: Literal["cover_trade"] = "cover_trade"
    row: Row
    """The row of the trade area, 1 at the top to 4."""
    column: Column
    """Its column, 1 at the left to 6."""


class FreeTrade(Command):
    """Tell the app that the player took the glass token off a trade."""

    kind: Literal["free_trade"] = "free_trade"
    row: Row
    """The row of the trade area, 1 at the top to 4."""
    column: Column
    """Its column, 1 at the left to 6."""


class PassSeason(Command):
    """End the season for the player."""

    kind: Literal["pass_season"] = "pass_season"


class EndYear(Command):
    """Do the end-of-year upkeep and begin the next year."""

    kind: Literal["end_year"] = "end_year"
    victory_points: TrackPoints | None = None
    """Where the player's marker stands; asked only in the pacing variant."""


class Finish(Command):
    """Count the end of the game."""

    kind: Literal["finish"] = "finish"
    victory_points: TrackPoints
    """Where the player's marker stands, before anything below is added."""
    lira: Annotated[int, Field(ge=0, le=999)] = 0
    """Lira in the player's supply, the last residual payment included."""
    wine_values: tuple[TokenValue, ...] = ()
    """The value of each wine token left in the cellar."""
    grape_values: tuple[TokenValue, ...] = ()
    """The value of each grape token left on the crush pad."""


BordeauxCommand = Annotated[
    WakeUp | DrawCard | SpendBonusToken | HireExpert | CoverTrade | FreeTrade | PassSeason | EndYear | Finish,
    Field(discriminator="kind"),
]
COMMANDS: TypeAdapter[BordeauxCommand] = TypeAdapter(BordeauxCommand)
