"""The state of a solo play of Bordeaux: what is true on the table at one moment."""

from typing import Literal

from companion.engine.automa import Blocked, Season
from companion.engine.deck import Deck
from companion.engine.model import Frozen, Points, Slug
from companion.engine.play import State
from companion.engine.score import ScoreSheet
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import AutomaCard, CardId
from companion.games.bordeaux.setup import BordeauxSetup

Phase = Literal["opening", "wake_up", "draw", "grid", "place", "year_end", "finish", "over"]
"""What is to be done next: draw the opening grid, choose a row, draw the season's card, draw one more for its grid,
place workers, do the upkeep, count, nothing."""

Status = Literal["playing", "won", "lost", "shared"]
GridAction = Literal["trade", "hire_expert"]
"""An action for which the Automa draws one more card and uses its grid."""


class FinalCount(Frozen):
    """The points at the end, part by part."""

    sheet: ScoreSheet
    """The player's marker, and what the final scoring adds."""
    automa_marker: Points
    pacing_tokens: int
    """Tokens at the end of the victory point track; each is a point for the Automa."""

    @property
    def player(self) -> Points:
        """The player's points in all."""
        return self.sheet.total

    @property
    def automa(self) -> Points:
        """The Automa's points in all."""
        return self.automa_marker + self.pacing_tokens


class BordeauxState(State):
    """One moment of a solo play."""

    setup: BordeauxSetup
    year: int
    season: Season
    phase: Phase
    status: Status = "playing"
    cards: tuple[AutomaCard, ...]
    """The 24 cards in the order of their numbers in the deck; none where only the player can see them."""
    deck: Deck
    """The cards by number from 1; with a physical deck the numbers only count."""
    named_out: tuple[CardId, ...] = ()
    """Physical cards that the player has named and that are out since the deck was last shuffled."""
    drawn: tuple[int, ...] = ()
    """The cards drawn for this season's workers, newest last."""
    grids: tuple[GridAction, ...] = ()
    """Actions for which one more card is still to be drawn now, next first."""
    blocked: tuple[Blocked, ...] = ()
    """Automa workers on the board, in the order they were placed this year."""
    workers_left: int
    trade_tokens: tuple[TradeSpace, ...] = ()
    """Trades with a glass token, whoever put it there, oldest first."""
    automa_experts: tuple[ExpertSpace, ...] = ()
    """Experts with a cube of the Automa, oldest first."""
    player_experts: tuple[ExpertSpace, ...] = ()
    """Experts with a cube of the player, as far as the app was told."""
    bonus_tokens: int = 0
    wake_up_rows: tuple[int, ...]
    """Rows of the wake-up chart that still hold a glass token."""
    row: int | None = None
    """The row the rooster stands on this year; None before it is chosen."""
    automa_vp: Points
    """Where the Automa's marker stands."""
    pacing_tokens: int = 0
    """Glass tokens at the end of the victory point track."""
    final: FinalCount | None = None

    @property
    def must_shuffle(self) -> bool:
        """Whether the player shuffles the printed discards before the card that is to be drawn now."""
        draws = self.phase in ("opening", "draw", "grid")
        return self.setup.deck == "physical" and draws and self.deck.is_used_up

    def blocked_in(self, season: Season) -> tuple[Slug, ...]:
        """The actions blocked in one season of this year."""
        return tuple(one.action for one in self.blocked if one.season == season)

    def is_taken(self, expert: ExpertSpace) -> bool:
        """Whether a cube stands on an expert."""
        return expert in self.automa_experts or expert in self.player_experts
