"""What has been tapped of a card so far, and how a tap changes it."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import TypeVar

from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import CUBES, DISCS, MOST_ACTIONS, Part, ShownCard

EntryT = TypeVar("EntryT", bound=Hashable)


def toggled(chosen: tuple[EntryT, ...], one: EntryT, most: int) -> tuple[EntryT, ...]:
    """Put one in at the end, or take it out; where all `most` are chosen, another tap changes nothing."""
    if one in chosen:
        return tuple(other for other in chosen if other != one)
    return (*chosen, one) if len(chosen) < most else chosen


@dataclass(frozen=True)
class Tapped:
    """The actions of one season in their order, the discs and the cubes of the grid."""

    actions: tuple[str, ...] = ()
    discs: tuple[TradeSpace, ...] = ()
    cubes: tuple[ExpertSpace, ...] = ()

    def action(self, action: str) -> "Tapped":
        """Tap an action."""
        return replace(self, actions=toggled(self.actions, action, MOST_ACTIONS))

    def disc(self, space: TradeSpace) -> "Tapped":
        """Tap a place of the grid for a disc."""
        return replace(self, discs=toggled(self.discs, space, DISCS))

    def cube(self, space: ExpertSpace) -> "Tapped":
        """Tap a place of the grid for a cube."""
        return replace(self, cubes=toggled(self.cubes, space, CUBES))

    def is_enough(self, parts: tuple[Part, ...]) -> bool:
        """Whether the parts that are needed are there; a season may be empty."""
        discs = "discs" not in parts or len(self.discs) == DISCS
        return discs and ("cubes" not in parts or len(self.cubes) == CUBES)

    def shown(self, parts: tuple[Part, ...]) -> ShownCard:
        """The card as far as it is told, with nothing but the parts that are needed."""
        told = {part: {"discs": self.discs, "cubes": self.cubes}.get(part, self.actions) for part in parts}
        return ShownCard.model_validate(told)
