"""The figures of Vinhos Deluxe that its calculators share."""

import unicodedata
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from companion.engine.model import Frozen, Points, RuleId
from companion.engine.rulebook import Sourced

Count = Annotated[int, Field(ge=0, le=999)]
"""A number counted on the table. No box comes near the limit; beyond it a key was held down."""
FairYear = Literal[3, 5, 6]
TieBreak = Literal["export_barrels", "bagos"]
SpaceId = Literal[
    "vineyards_top_left",
    "cellars",
    "wineries",
    "wine_experts",
    "press_release",
    "enologists_farmers",
    "export",
    "sales",
    "vineyards_bottom_right",
]


def _as_id(value: object) -> object:
    """Take a name as printed for its id: `Trás-os-Montes` is `tras_os_montes`."""
    if not isinstance(value, str):
        return value
    plain = unicodedata.normalize("NFKD", value.strip().casefold())
    return "".join(one for one in plain if not unicodedata.combining(one)).replace("-", "_").replace(" ", "_")


Magnate = Annotated[Literal["anabela", "bruno", "carolina"], BeforeValidator(_as_id)]
Feature = Annotated[Literal["taste", "aroma", "appearance", "alcohol"], BeforeValidator(_as_id)]
RegionId = Annotated[
    Literal["tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve"],
    BeforeValidator(_as_id),
]


class Figure(Sourced):
    """One number with a source of its own."""

    value: int


class Weather(Sourced):
    """The weather on the vintage tiles."""

    lowest: int
    highest: int
    out_of_the_box: int
    """The weather whose tile the setup takes out."""


class Production(Sourced):
    """What each piece of an estate adds to a wine's quality."""

    per_vineyard: int
    per_farmer: int
    per_winery: int
    per_enologist: int
    porto: int
    most_wineries: int
    farmers_a_vineyard: int
    enologists_a_winery: int
    most_vineyards: Figure
    weather: Weather


class Aging(Sourced):
    """What each slot adds to the value, from the left."""

    cellar: tuple[int, ...]
    warehouse: tuple[int, ...]


class WineValue(Sourced):
    """From quality to value."""

    most_cubes: int
    aging: Aging
    cube: Figure


class Region(Frozen):
    """One of the nine regions, and what it changes in the sums."""

    id: RegionId
    name: str
    cube_value: int | None = None
    """What a renown cube is worth here, where it is not the usual."""
    value_bonus: int = 0
    fair_points: int = 0
    """Fair points for entering its wine in a fair."""
    no_cellar: bool = False


class Regions(Sourced):
    """The regions, in the order of their numbers."""

    regions: tuple[Region, ...]

    def region(self, region_id: RegionId) -> Region:
        """The region with this id."""
        return next(region for region in self.regions if region.id == region_id)


class Place(Sourced):
    """What one place of a fair is worth."""

    points: Points


class Fair(Frozen):
    """The places of one year's fair, from the first."""

    year: FairYear
    places: tuple[Place, ...]


class Fairs(Sourced):
    """The wine tasting fairs."""

    booths: int
    two_player_places: tuple[int, ...]
    expert_players: int
    fairs: tuple[Fair, ...]

    def place_numbers(self, players: int) -> tuple[int, ...]:
        """The numbers of the places in use, from 1: vinhos.fairs.two-players."""
        two = self.two_player_places
        return two if players == len(two) else tuple(range(1, players + 1))

    def places(self, year: FairYear, players: int) -> tuple[Place, ...]:
        """The places in use: vinhos.fairs.places."""
        places = next(fair.places for fair in self.fairs if fair.year == year)
        return tuple(places[number - 1] for number in self.place_numbers(players))


class NamedMagnate(Frozen):
    """A magnate and what pleases them."""

    id: Magnate
    name: str
    wants: str


class NamedFeature(Frozen):
    """A feature on the vintage tile."""

    id: Feature
    name: str


class Features(Sourced):
    """The features that experts match."""

    names: tuple[NamedFeature, ...]

    def name(self, feature: Feature) -> str:
        """The feature's name."""
        return next(one.name for one in self.names if one.id == feature)


class PressRelease(Sourced):
    """What a press release brings beside the wine's value."""

    experts_a_feature: int
    arrow_points: int
    most_barrels: int
    magnates: tuple[NamedMagnate, ...]
    features: Features

    def magnate(self, magnate: Magnate) -> NamedMagnate:
        """The magnate with this id."""
        return next(one for one in self.magnates if one.id == magnate)


class Space(Frozen):
    """An action space of the quadrel."""

    id: SpaceId
    name: str
    row: int
    column: int

    def is_next_to(self, other: "Space") -> bool:
        """Whether a move between the two is adjacent, corners included."""
        return max(abs(self.row - other.row), abs(self.column - other.column)) == 1


class Layout(Sourced):
    """Where the action spaces lie."""

    spaces: tuple[Space, ...]

    @model_validator(mode="after")
    def _nine_spaces(self) -> "Layout":
        if len({(space.row, space.column) for space in self.spaces}) != 9 or len(self.spaces) != 9:
            raise ValueError("spaces: nine spaces in three rows of three")
        return self

    def space(self, space_id: SpaceId) -> Space:
        """The space with this id."""
        return next(space for space in self.spaces if space.id == space_id)


class Quadrel(Sourced):
    """The action spaces and what moving costs."""

    far_bagos: int
    player_bagos: int
    marker_bagos: int
    free_space: SpaceId
    """Moving here never costs anything."""
    layout: Layout


class SetupStep(Sourced):
    """One thing to do while setting up."""

    text: str
    players: tuple[int, ...] = ()
    """The numbers of players that do it; none named means all."""
    rules: tuple[RuleId, ...] = ()


class SetupSteps(Sourced):
    """The steps of setting up."""

    starting_bagos: Figure
    steps: tuple[SetupStep, ...]
