"""The tiers of Tuscany's expansions, and what the legacy variants and the solo campaign go by."""

from typing import Literal

from pydantic import model_validator

from companion.engine.model import Frozen, RuleId
from companion.games.viticulture.cards import BasicStructure
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.tables import Sourced

ElementId = Literal["wine", "grape", "structure", "vine", "cards", "lira", "worker"]
FigureId = Literal["tie_break", "planted_fields", "residual", "points"]


class Tier(Frozen):
    """Expansions that open in any order among each other, but all before the next tier."""

    number: int
    expansions: tuple[Module, ...]
    games_advised: tuple[int, int]
    """How many games the rulebook advises with each: at least, at most."""
    rule: RuleId


class Prerequisite(Frozen):
    """An expansion that waits until another one has been played."""

    expansion: Module
    played: Module
    rule: RuleId


class Trigger(Frozen):
    """Narrative method: a figure of the winner that opens an expansion."""

    expansion: Module
    figure: FigureId
    least: int
    most: int
    rule: RuleId


class Element(Frozen):
    """Something of a vineyard that the campaign method lets a player keep."""

    id: ElementId
    name: str


class Kept(Frozen):
    """What may be kept."""

    never_structures: tuple[BasicStructure, ...]
    elements: tuple[Element, ...]

    def name(self, element: ElementId) -> str:
        """The element in a sentence."""
        return next(one.name for one in self.elements if one.id == element)


class SoloCampaign(Frozen):
    """How the campaign against the Automa begins, and what it does without."""

    starts_with: tuple[Module, ...]
    left_out: tuple[Module, ...]
    tokens_a_loss: int


class Uncorking(Sourced):
    """The order in which expansions open."""

    modular_tier: int
    tiers: tuple[Tier, ...]
    prerequisites: tuple[Prerequisite, ...]
    triggers: tuple[Trigger, ...]
    kept: Kept
    solo: SoloCampaign

    @model_validator(mode="after")
    def _each_stands_in_one_tier(self) -> "Uncorking":
        names = self.expansions()
        if len(set(names)) != 11 or len(names) != 11:
            raise ValueError("tiers: the 11 expansions, each in one tier")
        return self

    def expansions(self) -> tuple[Module, ...]:
        """All of them, tier by tier."""
        return tuple(one for tier in self.tiers for one in tier.expansions)

    def modular(self) -> tuple[Module, ...]:
        """Those of which a game has one at most: viticulture.uncorking.tier-three."""
        return next(tier.expansions for tier in self.tiers if tier.number == self.modular_tier)

    def is_modular(self, expansion: Module) -> bool:
        """Whether it is one of those."""
        return expansion in self.modular()

    def waits_for(self, expansion: Module) -> Prerequisite | None:
        """What has to be played before this one opens, if anything."""
        return next((one for one in self.prerequisites if one.expansion == expansion), None)
