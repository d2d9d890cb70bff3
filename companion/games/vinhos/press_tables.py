"""What a press release brings beside the wine's value."""

from companion.engine.model import Frozen
from companion.engine.rulebook import Sourced
from companion.games.vinhos.ids import Feature, Magnate


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
