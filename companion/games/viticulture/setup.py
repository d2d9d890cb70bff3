"""What is chosen before a solo play of Viticulture and Tuscany begins."""

from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field, model_validator

from companion.engine.model import Frozen, Points, Slug
from companion.engine.play import Setup
from companion.games.viticulture import texts

Expansion = Literal[
    "mamas_papas",
    "property",
    "patronage",
    "advanced_visitors",
    "new_visitors",
    "special_workers",
    "structures",
    "arboriculture",
    "formaggio",
]
EXPANSIONS: tuple[Expansion, ...] = get_args(Expansion)


def _refuse_mafia(value: object) -> object:
    if value == "mafia":
        raise ValueError(texts.NO_MAFIA)
    return value


Difficulty = Literal["very_easy", "easy", "normal", "hard", "very_hard"]
MarkerKind = Literal["standing", "moving", "essential_edition"]
YEARS_ON_A_ROW = 7
MarkerPoints = Annotated[Points, Field(ge=-99, le=999)]
"""A place on the victory point track, as it is typed."""


class AggressiveVariant(Frozen):
    """A harder Automa: viticulture.automa.aggressive-standing and the rules beside it."""

    marker: MarkerKind
    """`standing`: on the points under year 7. `moving`: scores each year. `essential_edition`: that edition's line."""
    buildings: tuple[Slug | None, ...] = ()
    """The chosen row of the card, a building or nothing for each of the seven years."""
    victory_points: MarkerPoints | None = None
    """The points printed under year 7 of that row."""

    @model_validator(mode="after")
    def _row_is_whole(self) -> "AggressiveVariant":
        if self.marker == "essential_edition":
            if self.buildings or self.victory_points is not None:
                raise ValueError(texts.ESSENTIAL_HAS_NO_ROW)
            return self
        if self.buildings and len(self.buildings) != YEARS_ON_A_ROW:
            raise ValueError(texts.ROW_HAS_SEVEN.format(count=len(self.buildings)))
        if self.marker == "moving" and not self.buildings:
            raise ValueError(texts.MOVING_NEEDS_ROW)
        if self.marker == "standing" and self.victory_points is None:
            raise ValueError(texts.STANDING_NEEDS_POINTS)
        built = [building for building in self.buildings if building is not None]
        if len(set(built)) != len(built):
            raise ValueError(texts.BUILDING_TWICE)
        return self


class ViticultureSetup(Setup):
    """Board, expansions and opponent of one play."""

    board: Literal["base", "extended"]
    """The board on the table."""
    expansions: tuple[Annotated[Expansion, BeforeValidator(_refuse_mafia)], ...] = ()
    """The expansions in play."""
    difficulty: Difficulty = "normal"
    """A level of the Essential Edition; normal is the rulebook's own game."""
    bonus_tokens: Annotated[int, Field(ge=0, le=99)] = 0
    """Bonus action tokens to begin with, from lost games of a campaign."""
    campaign: bool = False
    """Whether this play is a game of the solo campaign."""
    influence_regions: Literal[6, 7] = 7
    """Regions of the influence map; six where the table leaves Lucca out."""
    deck: Literal["app", "real"] = "app"
    """Who draws the Automa's cards: the app, or the player from the real deck."""
    win_space: Annotated[int, Field(ge=1, le=99)] | None = None
    """The win space printed on the board in use, where it differs from the one in the data."""
    aggressive: AggressiveVariant | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> "ViticultureSetup":
        if len(set(self.expansions)) != len(self.expansions):
            raise ValueError(texts.EXPANSION_TWICE)
        if "structures" in self.expansions and self.board == "base":
            raise ValueError(texts.STRUCTURES_NEED_EXTENDED)
        if "structures" in self.expansions and self.influence_regions == 6:
            raise ValueError(texts.STRUCTURES_NEED_LUCCA)
        if self.aggressive is not None:
            self._check_aggressive(self.aggressive)
        return self

    def _check_aggressive(self, variant: AggressiveVariant) -> None:
        if variant.marker == "essential_edition" and self.board == "extended":
            raise ValueError(texts.ESSENTIAL_NEEDS_BASE)
        if variant.marker != "essential_edition" and self.difficulty != "normal":
            raise ValueError(texts.AGGRESSIVE_IS_A_LEVEL)

    @property
    def has_map(self) -> bool:
        """Whether the influence map is in play."""
        return self.board == "extended"

    @property
    def has_both_of_tier_three(self) -> bool:
        """Whether both of the expansions are in play of which the rulebook plays one at a time."""
        return {"arboriculture", "formaggio"} <= set(self.expansions)

    @property
    def marker_may_end_the_game(self) -> bool:
        """Whether each year's end compares the markers."""
        return self.aggressive is not None and self.aggressive.marker != "standing"
