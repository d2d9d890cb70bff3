"""The cards of Viticulture and Tuscany: visitors, structures, mamas and papas, workers, vines and wine orders."""

from typing import Literal

from pydantic import model_validator

from companion.engine.model import Frozen, Points, Slug
from companion.engine.rulebook import Confidence
from companion.games.viticulture.tables import Sourced

WineType = Literal["red", "white", "blush", "sparkling"]
BasicStructure = Literal[
    "trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar"
]
PapaOption = Literal[BasicStructure, "regular_worker", "victory_point"]


class Visitor(Frozen):
    """A visitor card."""

    number: int
    id: Slug
    name: str
    gist: str
    """What the card does, in our words."""
    modules: frozenset[Slug] = frozenset()
    """The expansion it came with, where the rulebook names it."""


class Visitors(Sourced):
    """The 38 summer and 38 winter visitors of the Essential Edition."""

    summer: tuple[Visitor, ...]
    winter: tuple[Visitor, ...]

    @model_validator(mode="after")
    def _both_decks_are_whole(self) -> "Visitors":
        for season, deck in (("summer", self.summer), ("winter", self.winter)):
            if [card.number for card in deck] != list(range(1, 39)):
                raise ValueError(f"{season}: the deck is exactly the cards 1 to 38")
        return self


class StructureCard(Frozen):
    """An orange structure card."""

    number: int
    id: Slug
    name: str
    cost: int
    kind: Literal["action", "enhancement", "residual"]
    gist: str
    """What the structure does, in our words."""
    needs_others: bool = False
    """Whether it does nothing without other people at the table."""
    disputed: str = ""


class StructureCards(Sourced):
    """The 36 structure cards."""

    victory_points_when_built: Points
    spaces_on_the_mat: int
    structures: tuple[StructureCard, ...]

    @model_validator(mode="after")
    def _is_whole(self) -> "StructureCards":
        if len({card.id for card in self.structures}) != 36 or len(self.structures) != 36:
            raise ValueError("structures: there are exactly 36 different cards")
        return self


class Mama(Frozen):
    """A mama: the cards to draw."""

    name: str
    vines: int
    summer_visitors: int
    wine_orders: int
    winter_visitors: int
    lira: int
    disputed: str = ""


class Papa(Frozen):
    """A papa: lira, and something to choose or more lira."""

    name: str
    lira: int
    option: PapaOption
    or_extra_lira: int
    disputed: str = ""


class MamasPapas(Sourced):
    """The 18 mamas and 18 papas."""

    regular_workers: int
    """What every mama brings besides her cards."""
    grande_workers: int
    """What every papa brings besides his lira."""
    mamas: tuple[Mama, ...]
    papas: tuple[Papa, ...]

    @model_validator(mode="after")
    def _are_whole(self) -> "MamasPapas":
        for kind, names in (("mamas", [m.name for m in self.mamas]), ("papas", [p.name for p in self.papas])):
            if len(names) != 18 or len(set(names)) != 18:
                raise ValueError(f"{kind}: there are exactly 18, each with a name of its own")
        return self


class SpecialWorker(Frozen):
    """A special worker."""

    id: Slug
    name: str
    gist: str
    players_from: int
    """The fewest players with whom it is used."""
    confidence: Confidence


class SpecialWorkers(Sourced):
    """The 11 special workers."""

    surcharge: int
    """Lira on top of what training a worker costs."""
    in_play: int
    workers: tuple[SpecialWorker, ...]

    @model_validator(mode="after")
    def _are_eleven(self) -> "SpecialWorkers":
        if len({worker.id for worker in self.workers}) != 11:
            raise ValueError("workers: there are exactly 11")
        return self


class Vine(Frozen):
    """A vine card."""

    name: str
    red: int
    white: int
    requires: tuple[BasicStructure, ...]
    count: int


class OrderedWine(Frozen):
    """A wine that an order asks for."""

    type: WineType
    least: int


class WineOrder(Frozen):
    """A wine order."""

    number: int
    wines: tuple[OrderedWine, ...]
    victory_points: Points
    residual: int


class Structure(Frozen):
    """A structure of the vineyard mat."""

    id: BasicStructure
    name: str
    cost: int


class PriceBand(Frozen):
    """Grapes of these values sell for so many lira."""

    lowest: int
    highest: int
    lira: int


class Cellar(Frozen):
    """A cellar: what it holds up to, and the types it adds."""

    id: Slug
    name: str
    highest: int
    types: tuple[WineType, ...]


class Field(Frozen):
    """A field or property tile."""

    price: int
    most_vine_value: int


class Fields(Sourced):
    """The three fields of a vineyard."""

    fields: tuple[Field, ...]


class SellWine(Sourced):
    """What selling a wine brings on the extended board."""

    victory_points: dict[WineType, Points]


class VinesAndOrders(Sourced):
    """The core game's decks of vines and orders, and its prices."""

    train_worker: int
    vines: tuple[Vine, ...]
    wine_orders: tuple[WineOrder, ...]
    structures: tuple[Structure, ...]
    grape_prices: tuple[PriceBand, ...]
    cellars: tuple[Cellar, ...]
    least_values: dict[WineType, int]
    fields: Fields
    sell_wine: SellWine

    @model_validator(mode="after")
    def _decks_are_whole(self) -> "VinesAndOrders":
        if sum(vine.count for vine in self.vines) != 42:
            raise ValueError("vines: the deck has exactly 42 cards")
        if [order.number for order in self.wine_orders] != list(range(1, 37)):
            raise ValueError("wine_orders: the deck is exactly the cards 1 to 36")
        return self
