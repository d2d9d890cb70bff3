"""An Automa: an opponent whose cards put workers on the action spaces of a season, and what it may block next."""

from typing import Literal

from companion.engine.model import Frozen, Slug

Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "summer", "fall", "winter")


class Blocked(Frozen):
    """An action space with an Automa worker on it."""

    season: Season
    action: Slug


class Chance(Frozen):
    """How likely the next card blocks something; each card that can come is equally likely."""

    blocking: int
    """How many of the cards that can come block it."""
    cards: int
    """How many cards can come."""

    @property
    def percent(self) -> int:
        """The chance in whole percent, rounded half up."""
        return (200 * self.blocking + self.cards) // (2 * self.cards)


def placed(asked: tuple[str, ...], occupied: tuple[str, ...], workers: int) -> tuple[str, ...]:
    """The spaces that really get a worker: the first ones, as far as the workers go, none twice."""
    return tuple(action for action in asked if action not in occupied)[:workers]
