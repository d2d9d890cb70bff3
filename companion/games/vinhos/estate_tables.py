"""What an estate makes: its wine's quality, and what aging, cubes and the region add to it."""

from companion.engine.model import Frozen, RuleId
from companion.engine.rulebook import Sourced
from companion.games.vinhos.ids import RegionId
from companion.games.vinhos.tables import Figure


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

    @property
    def rule(self) -> RuleId:
        """The entry that tells what the region is good for."""
        return f"vinhos.regions.{self.id.replace('_', '-')}"


class Regions(Sourced):
    """The regions, in the order of their numbers."""

    regions: tuple[Region, ...]

    def region(self, region_id: RegionId) -> Region:
        """The region with this id."""
        return next(region for region in self.regions if region.id == region_id)
