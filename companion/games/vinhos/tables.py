"""Numbers that Vinhos's tables share, its fairs and the steps of setting up."""

from typing import Annotated, Literal

from pydantic import Field

from companion.engine.model import Frozen, Points, RuleId
from companion.engine.rulebook import Sourced

Count = Annotated[int, Field(ge=0, le=999)]
"""A number counted on the table. No box comes near the limit; beyond it a key was held down."""
FairYear = Literal[3, 5, 6]
TieBreak = Literal["export_barrels", "bagos"]


class Figure(Sourced):
    """One number with a source of its own."""

    value: int


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


class SetupStep(Sourced):
    """One thing to do while setting up."""

    text: str
    players: tuple[int, ...] = ()
    """The numbers of players that do it; none named means all."""
    rules: tuple[RuleId, ...] = ()


class RegionsOut(Sourced):
    """How many regions a number of players leaves out."""

    players: int
    regions: int


class SetupSteps(Sourced):
    """The steps of setting up."""

    starting_bagos: Figure
    regions_out: tuple[RegionsOut, ...]
    """Whoever is not named plays with all regions."""
    steps: tuple[SetupStep, ...]

    def regions_left_out(self, players: int) -> int:
        """How many regions stay in the box: vinhos.setup.regions-out."""
        return next((one.regions for one in self.regions_out if one.players == players), 0)
