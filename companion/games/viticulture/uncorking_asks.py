"""What a group tells of the games it has played, to see which expansion comes next."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from companion.engine.model import Frozen
from companion.engine.players import Name, no_name_twice
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.cards import BasicStructure
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.score_asks import Lira, TrackPoints
from companion.games.viticulture.uncorking_tables import ElementId

Method = Literal["recommended", "quick_unlock", "lock_and_key", "narrative"]


class PlayedBy(Frozen):
    """One player of a finished game."""

    name: Name
    """The player's name."""
    points: TrackPoints
    """Victory points at the end."""
    keeps: ElementId | None = None
    """Campaign method: what this player keeps for the next game."""
    structure: BasicStructure | None = None
    """Campaign method: which structure it is, where a structure is kept."""

    @model_validator(mode="after")
    def _structure_is_kept(self) -> "PlayedBy":
        if self.structure is not None and self.keeps != "structure":
            raise ValueError(texts.STRUCTURE_NOT_KEPT)
        return self


class WinnersVineyard(Frozen):
    """Narrative method: how the winner's vineyard looked at the end."""

    planted_fields: Annotated[int, Field(ge=0, le=3)] | None = None
    """On how many fields the winner had planted vines."""
    residual: Lira | None = None
    """The winner's residual payment, in lira a year."""


class PlayedGame(Frozen):
    """A finished game."""

    players: Annotated[tuple[PlayedBy, ...], AfterValidator(no_name_twice)] = Field(min_length=2, max_length=6)
    """Everybody who played, with the points at the end."""
    winner: Name | None = None
    """Who won, where the best are level on points."""
    modules: tuple[Module, ...] | None = None
    """The expansions on the table; left out where it was all that was open of tiers 1 and 2, and nothing else."""
    winner_chooses: bool = True
    """Recommended method: whether it was said before this game that its winner chooses the next expansion."""
    uncorks: Module | None = None
    """The expansion uncorked after this game, where it is already chosen."""
    locks: Module | None = None
    """Lock and key: the expansion that the loser locks after this game."""
    winners_vineyard: WinnersVineyard = WinnersVineyard()
    """Narrative method: how the winner's vineyard looked at the end."""
    clean_slate: bool = False
    """Whether after this game all expansions went back into the box, to start afresh."""


class UncorkingAsk(Frozen):
    """A group's games, oldest first."""

    method: Method = "recommended"
    """How expansions are unlocked: as the rulebook recommends, or by one of its legacy variants."""
    campaign: bool = False
    """The campaign method on top: everybody keeps an element of their vineyard for the next game."""
    already_open: tuple[Module, ...] = ()
    """Expansions that were open, and had been played with, before the first of these games."""
    games: tuple[PlayedGame, ...] = ()
    """The finished games, oldest first."""
