"""The figures that the calculators count with: mafia, patronage, morale and cheese."""

from typing import Literal

from pydantic import model_validator

from companion.engine.model import Frozen, Points, Slug
from companion.games.viticulture.tables import Sourced

CheeseType = Literal["mozzarella", "fontina", "reggiano", "bitto"]
Counted = Literal["structures", "planted_vines"]


class MafiaCard(Frozen):
    """A gift for the capo."""

    value: int
    """1 is the worst gift, 9 the best."""
    id: Slug
    name: str


class Mafia(Frozen):
    """The mafia cards, and what the best and the worst of them are worth."""

    best_points: Points
    worst_points: Points
    cards: tuple[MafiaCard, ...]

    @model_validator(mode="after")
    def _nine_cards(self) -> "Mafia":
        if [card.value for card in self.cards] != list(range(1, 10)):
            raise ValueError("cards: the mafia cards are exactly 1 to 9")
        return self

    def card(self, value: int) -> MafiaCard:
        """The card with this value, 1 to 9."""
        return self.cards[value - 1]


class Goal(Frozen):
    """A printed secret goal: at least so many, or the most of all players where no number is given."""

    id: Slug
    name: str
    counts: Counted
    at_least: int | None = None


class PatronageFigures(Frozen):
    """The patronage cards."""

    cards: int
    order_value: int
    """The least value of the wine that a card's order takes."""
    order_lira: int
    goals: tuple[Goal, ...]

    def goal(self, goal_id: str) -> Goal | None:
        """The printed goal with this id or name; None for a goal in the owner's own words."""
        said = " ".join(goal_id.casefold().replace("_", " ").replace("-", " ").split())
        return next((goal for goal in self.goals if said in (goal.id.replace("_", " "), goal.name.casefold())), None)


class Morale(Frozen):
    """The morale slider."""

    bottom: int
    tops: tuple[int, ...]
    """The top level, as each passage of the rulebook names it."""
    bottom_points: Points
    top_points: Points


class Cheese(Frozen):
    """A kind of cheese."""

    id: CheeseType
    name: str
    skips_first_rotten: bool
    """Whether the medium cellar lets it pass the first rotten space."""


class CheeseFigures(Frozen):
    """The cheese cellar and the pasture."""

    most_cows: int
    cows_in_all: int
    types: tuple[Cheese, ...]

    def type(self, cheese_id: CheeseType) -> Cheese:
        """The kind of cheese with this id."""
        return next(cheese for cheese in self.types if cheese.id == cheese_id)


class ScoringFigures(Sourced):
    """Everything above."""

    statue_points: Points
    mafia: Mafia
    patronage: PatronageFigures
    morale: Morale
    cheese: CheeseFigures
