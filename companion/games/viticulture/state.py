"""The state of a solo play: what is true on the table at one moment."""

from typing import Literal

from companion.engine.automa import Blocked, Season
from companion.engine.deck import Deck
from companion.engine.model import Frozen, Points, Slug
from companion.engine.play import State
from companion.games.viticulture.influence import RegionHold
from companion.games.viticulture.setup import ViticultureSetup

Phase = Literal["wake_up", "draw", "place", "year_end", "finish", "over"]
"""What is to be done next: choose a row, draw the season's card, place workers, do the upkeep, count, nothing."""

Status = Literal["playing", "won", "lost", "shared"]


class FinalCount(Frozen):
    """The points at the end, part by part."""

    marker: Points
    """The player's own marker before the end-of-game points."""
    influence: Points
    patronage: Points
    automa_marker: Points
    automa_influence: Points
    regions: tuple[RegionHold, ...]

    @property
    def player(self) -> Points:
        """The player's points in all."""
        return self.marker + self.influence + self.patronage

    @property
    def automa(self) -> Points:
        """The Automa's points in all."""
        return self.automa_marker + self.automa_influence


class ViticultureState(State):
    """One moment of a solo play."""

    setup: ViticultureSetup
    year: int
    season: Season
    phase: Phase
    status: Status
    deck: Deck
    drawn: tuple[int, ...]
    """The cards drawn in this season, newest last."""
    blocked: tuple[Blocked, ...]
    """Automa workers on the board, in the order they were placed this year."""
    workers_left: int
    bonus_tokens: int
    wake_up_rows: tuple[int, ...]
    """Rows of the wake-up chart that still hold a glass token."""
    row: int | None
    """The row the rooster stands on this year; None before it is chosen."""
    last_row: int | None
    """The row of the year before; None in the first year."""
    automa_vp: Points
    """Where the Automa's marker stands."""
    final: FinalCount | None = None

    @property
    def must_shuffle(self) -> bool:
        """Whether the player shuffles the real discards before the card that is to be drawn now."""
        return self.setup.deck == "real" and self.phase == "draw" and self.deck.is_used_up

    def blocked_in(self, season: Season) -> tuple[Slug, ...]:
        """The actions blocked in one season of this year."""
        return tuple(one.action for one in self.blocked if one.season == season)
