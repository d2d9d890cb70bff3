"""Who holds which region of the influence map: viticulture.extended-board.influence-scoring."""

from collections.abc import Mapping

from companion.engine.model import Frozen, Points, Slug


class Region(Frozen):
    """A region of the map."""

    id: Slug
    name: str
    victory_points: Points
    """What the holder gains at the end of the game."""
    benefit: str
    """What placing (not moving) a star here gives at once."""


class RegionHold(Frozen):
    """One region at the end of the game."""

    region: Region
    holder: str | None
    """The owner of strictly more stars than each other owner; None where the lead is shared or nobody is there."""
    lead: int
    """How many stars the holder is ahead of the next owner; 0 where nobody holds it."""

    @property
    def points(self) -> Points:
        """What the holder gains; 0 where nobody holds the region."""
        return self.region.victory_points if self.holder is not None else 0


def hold(region: Region, stars: Mapping[str, Mapping[str, int]]) -> RegionHold:
    """Decide one region by strict majority.

    Args:
        region: the region to decide.
        stars: for each owner, the stars by region id; a region left out has none.
    """
    counts = sorted(((owned.get(region.id, 0), owner) for owner, owned in stars.items()), reverse=True)
    first, owner = counts[0] if counts else (0, "")
    second = counts[1][0] if len(counts) > 1 else 0
    if first > second:
        return RegionHold(region=region, holder=owner, lead=first - second)
    return RegionHold(region=region, holder=None, lead=0)


def majorities(regions: tuple[Region, ...], stars: Mapping[str, Mapping[str, int]]) -> tuple[RegionHold, ...]:
    """Decide every region, in the order of `regions`."""
    return tuple(hold(region, stars) for region in regions)


def influence_points(holds: tuple[RegionHold, ...], owner: str) -> Points:
    """What `owner` gains from the regions."""
    return sum(one.points for one in holds if one.holder == owner)
