"""What to count on the table when a game of Viticulture or Tuscany ends."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, field_validator

from companion.engine.model import Frozen, Points
from companion.engine.players import Name, no_name_twice
from companion.games.viticulture.setup import Expansion

ScoredExpansion = Literal[Expansion, "mafia"]
StarCount = Annotated[int, Field(ge=0)]
HIDDEN = ("patronage", "mafia")
"""Expansions whose cards stay face down until the end."""
TrackPoints = Annotated[Points, Field(ge=-99, le=999)]
TokenValue = Annotated[int, Field(ge=1, le=9)]
Lira = Annotated[int, Field(ge=0, le=999)]


class Stars(Frozen):
    """One player's stars on the influence map, at the lower left of the extended board."""

    lucca: StarCount = 0
    """Stars of this player's color on Lucca."""
    pisa: StarCount = 0
    """Stars of this player's color on Pisa."""
    firenze: StarCount = 0
    """Stars of this player's color on Firenze."""
    livorno: StarCount = 0
    """Stars of this player's color on Livorno."""
    siena: StarCount = 0
    """Stars of this player's color on Siena."""
    arezzo: StarCount = 0
    """Stars of this player's color on Arezzo."""
    grosseto: StarCount = 0
    """Stars of this player's color on Grosseto."""

    def by_region(self) -> dict[str, int]:
        """The stars by region id."""
        return {region: getattr(self, region) for region in type(self).model_fields}

    @property
    def total(self) -> int:
        """All stars on the map."""
        return sum(self.by_region().values())


class PatronageCard(Frozen):
    """One player's patronage card."""

    filled: bool = False
    """Whether the order on the card was filled; then the card lies to the left of the vineyard mat."""
    goal_met: bool = False
    """Whether the secret goal on the back of the portrait is reached now."""


class ScorePlayer(Frozen):
    """One player at the end of the game, after the last year's upkeep."""

    name: Name
    """The player's name."""
    victory_points: TrackPoints
    """Where this player's marker stands on the victory point track, before anything below is added."""
    lira: Lira = 0
    """Lira in this player's supply; it only decides between equal points."""
    wine_values: tuple[TokenValue, ...] = ()
    """The value of each wine token left in the cellar; their sum decides when lira is equal too."""
    grape_values: tuple[TokenValue, ...] = ()
    """The value of each grape token left on the crush pad; their sum decides last."""
    stars: Stars = Stars()
    """Stars on the influence map of the extended board, by region; six a player."""
    patronage: PatronageCard = PatronageCard()
    """The patronage card dealt at the start."""
    mafia_card: int | None = None
    """The value of the mafia card held at the end, 1 (pasta) to 9 (leather shoes)."""
    statue: bool = False
    """Whether the Statue, a structure card, stands built and its point for the last year is not yet on the track."""

    @field_validator("patronage", mode="before")
    @classmethod
    def _no_card(cls, card: object) -> object:
        """Null stands for no patronage card, as it does for the mafia's."""
        return PatronageCard() if card is None else card


class ScoreAsk(Frozen):
    """The end of a game among people."""

    board: Literal["base", "extended"] = "base"
    """The board on the table: base, or extended with its four seasons and the influence map."""
    expansions: tuple[ScoredExpansion, ...] = ()
    """The expansions in play."""
    players: Annotated[tuple[ScorePlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=1, max_length=6)
    """Everybody who plays."""

    def without_hidden(self) -> "ScoreAsk":
        """The same without patronage and mafia cards: what a running total may show before the reveal."""
        shown = tuple(one.evolve(patronage=PatronageCard(), mafia_card=None) for one in self.players)
        known = tuple(one for one in self.expansions if one not in HIDDEN)
        return self.evolve(players=shown, expansions=known)


class InfluencePlayer(Frozen):
    """One player's stars."""

    name: Name
    """The player's name."""
    stars: Stars = Stars()
    """Stars on the influence map, by region; six a player."""


class InfluenceAsk(Frozen):
    """The influence map alone."""

    players: Annotated[tuple[InfluencePlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=1, max_length=6)
    """Everybody with stars on the map."""
    automa: bool = False
    """Whether the Automa's stars stand on the map, as in the solo game."""


class MafiaPlayer(Frozen):
    """One player's gift."""

    name: Name
    """The player's name."""
    card: int
    """The value of the mafia card held at the end, 1 (pasta) to 9 (leather shoes)."""


class MafiaAsk(Frozen):
    """The mafia cards alone."""

    players: Annotated[tuple[MafiaPlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=2, max_length=6)
    """Everybody who plays."""
