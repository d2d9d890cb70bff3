"""What to count on the table when a game of Bordeaux ends."""

from typing import Annotated

from pydantic import AfterValidator, Field

from companion.engine.model import Frozen, Points
from companion.engine.players import Name, no_name_twice

TrackPoints = Annotated[Points, Field(ge=-99, le=999)]
TokenValue = Annotated[int, Field(ge=1, le=9)]


class PatronageCard(Frozen):
    """One player's patronage card, an expansion of Tuscany."""

    filled: bool = False
    """Whether the order on the card was filled; then the card lies to the left of the vineyard mat."""
    goal_met: bool = False
    """Whether the secret goal on the back of the portrait is reached now."""


class ScorePlayer(Frozen):
    """One player at the end of the game, after the last year's upkeep with its residual payments."""

    name: Name
    """The player's name."""
    victory_points: TrackPoints
    """Where this player's marker stands on the victory point track, before anything below is added."""
    lira: Annotated[int, Field(ge=0, le=999)] = 0
    """Lira in this player's supply, the last residual payment included."""
    wine_values: tuple[TokenValue, ...] = ()
    """The value of each wine token left in the cellar."""
    grape_values: tuple[TokenValue, ...] = ()
    """The value of each grape token left on the crush pad."""
    patronage: PatronageCard | None = None
    """The patronage card, where that expansion is in play."""
    mafia_card: int | None = None
    """The value of the mafia card held at the end, 1 (pasta) to 9 (leather shoes), where the mafia is in play."""


class ScoreAsk(Frozen):
    """The end of a game among people."""

    players: Annotated[tuple[ScorePlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=1, max_length=6)
    """Everybody who plays."""

    def without_hidden(self) -> "ScoreAsk":
        """The same without patronage and mafia cards: what a running total may show before the reveal."""
        return self.evolve(players=tuple(one.evolve(patronage=None, mafia_card=None) for one in self.players))
