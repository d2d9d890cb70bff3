"""The figures of Viticulture and Tuscany that the play, the calculators and the lookup share."""

from datetime import date
from typing import Literal

from pydantic import model_validator

from companion.engine.automa import Season
from companion.engine.model import Frozen, Points, Slug
from companion.engine.rulebook import SURE, Confidence
from companion.games.viticulture.influence import Region

BoardId = Literal["base", "extended"]


class Sourced(Frozen):
    """A figure or table with the place it was read."""

    source: Slug
    confidence: Confidence = "printed"
    checked: date | None = None
    note: str = ""

    @property
    def check(self) -> bool:
        """Whether the reader should check it against their own rulebook."""
        return self.confidence not in SURE


class AutomaCard(Frozen):
    """One card of the Automa: the actions it blocks in each season, in the card's order."""

    number: int
    spring: tuple[Slug, ...]
    summer: tuple[Slug, ...]
    fall: tuple[Slug, ...]
    winter: tuple[Slug, ...]

    def entries(self, season: Season) -> tuple[Slug, ...]:
        """The card's entries in one season's color."""
        return {"spring": self.spring, "summer": self.summer, "fall": self.fall, "winter": self.winter}[season]


class AutomaCards(Sourced):
    """The deck. A card asks for at most two spaces a season."""

    tuscany_actions: frozenset[Slug]
    """Entries marked T: their spaces stand only on the extended board."""
    cards: tuple[AutomaCard, ...]

    @model_validator(mode="after")
    def _is_the_printed_deck(self) -> "AutomaCards":
        if [card.number for card in self.cards] != list(range(1, 25)):
            raise ValueError("cards: the deck is exactly the cards 1 to 24")
        return self

    def numbered(self, number: int) -> AutomaCard:
        """The card with this printed number, 1 to 24."""
        return self.cards[number - 1]


class BoardAction(Frozen):
    """One action of a board."""

    id: Slug
    season: Season
    name: str
    short: str
    """A name that fits a tile."""
    bonuses: dict[int, str]
    """Bonuses by space; space 1 is the leftmost and the only one used in solo."""


class Board(Frozen):
    """A board: its actions, and how an Automa card is read on it."""

    name: str
    placement_seasons: tuple[Season, ...]
    note: str
    reads: dict[Season, tuple[Season, ...]]
    """For each placement season, the card's colors that count for it."""
    stands_for: dict[Slug, Slug]
    """Entries of a card that name another action on this board."""
    actions: tuple[BoardAction, ...]

    def in_season(self, season: Season) -> tuple[BoardAction, ...]:
        """The actions of one season, in the board's order."""
        return tuple(action for action in self.actions if action.season == season)

    def action(self, action_id: str) -> BoardAction:
        """The action with this id; it must stand on this board."""
        return next(action for action in self.actions if action.id == action_id)


class BoardActions(Sourced):
    """The action spaces of both boards."""

    base: Board
    extended: Board

    def board(self, board: BoardId) -> Board:
        """The board by its id."""
        return self.extended if board == "extended" else self.base


class InfluenceMap(Sourced):
    """The regions of the extended board."""

    stars_per_player: int
    only_with_structures: Slug
    """The region whose benefit needs structure cards; with six regions it is left out."""
    regions: tuple[Region, ...]

    def in_play(self, count: int) -> tuple[Region, ...]:
        """The seven regions, or the six without the one that needs structures."""
        return self.regions if count == len(self.regions) else self.without_structures()

    def without_structures(self) -> tuple[Region, ...]:
        """The regions less the one that needs structure cards."""
        return tuple(region for region in self.regions if region.id != self.only_with_structures)


class WakeUpRow(Frozen):
    """One row of a wake-up chart; each column says what the row gives there, or nothing."""

    row: int
    spring: str = ""
    summer: str = ""
    fall: str = ""
    winter: str = ""
    winter_with_structures: str = ""

    def gives(self, season: Season, structures: bool = False) -> str:
        """What the row gives on entering the season; empty for nothing."""
        if season == "winter" and structures and self.winter_with_structures:
            return self.winter_with_structures
        return {"spring": self.spring, "summer": self.summer, "fall": self.fall, "winter": self.winter}[season]


class WakeUpCharts(Sourced):
    """The wake-up charts of both boards."""

    base: tuple[WakeUpRow, ...]
    extended: tuple[WakeUpRow, ...]

    def row(self, board: BoardId, row: int) -> WakeUpRow:
        """The row with this number, 1 to 7."""
        return (self.extended if board == "extended" else self.base)[row - 1]


class WinSpace(Sourced):
    """Where the Automa's marker stands on one board."""

    victory_points: Points


class WinSpaces(Frozen):
    """The win space of each board."""

    base: WinSpace
    extended: WinSpace


class Level(Frozen):
    """A difficulty level of the Essential Edition."""

    id: Slug
    name: str
    years: int | None = None
    """Years played, where not the usual number."""
    start_points: Points = 0
    """Where the player's own marker starts."""
    marker_ahead: Points = 0
    """How far beyond the win space the Automa's marker stands."""
    least_spaces: int = 0
    """How many spaces the Automa must block in a placement season while it has workers."""


class Levels(Sourced):
    """The difficulty levels."""

    levels: tuple[Level, ...]


class EssentialAggressive(Sourced):
    """The Essential Edition's aggressive variant: the Automa's points at the end of each year."""

    by_year: tuple[Points, ...]
    last_year: dict[Slug, Points]
    """The last year's points where a level has its own."""


class Building(Frozen):
    """A structure that the moving marker builds."""

    id: Slug
    name: str


class MovingMarker(Frozen):
    """How the moving marker of the 2014 aggressive cards scores."""

    start: Points
    points_a_year: dict[Slug, Points]
    other_structures: Points
    buildings: tuple[Building, ...]

    def a_year(self, building: str) -> Points:
        """What a built structure scores each year."""
        return self.points_a_year.get(building, self.other_structures)


class Solo(Sourced):
    """Figures of the solo play."""

    years: int
    automa_workers: int
    wake_up_rows: int
    patronage_points: Points
    stars_by_region_points: dict[int, int]
    """How many Automa stars a region gets, by the points it is worth."""
    special_workers_out: tuple[str, ...]
    structures_out: tuple[str, ...]
    visitors_out: tuple[str, ...]
    win_space: WinSpaces
    difficulty: Levels
    essential_aggressive: EssentialAggressive
    moving_marker: MovingMarker

    def level(self, level_id: str) -> Level:
        """The difficulty level with this id."""
        return next(level for level in self.difficulty.levels if level.id == level_id)

    def region_stars(self, region: Region) -> int:
        """How many Automa stars stand on a region from the start."""
        return self.stars_by_region_points.get(region.victory_points, 0)
