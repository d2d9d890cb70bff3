"""The five levels: bordeaux.automa-levels.overview and the rules beside it."""

from companion.engine.model import Points, RuleId
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.solo_tables import Level
from companion.games.bordeaux.state import BordeauxState

MARKER = ("bordeaux.automa.marker",)
EASY = ("bordeaux.automa-levels.easy",)
OPENING = ("bordeaux.automa-levels.hard-opening",)
AT_LEAST_ONE = ("bordeaux.automa-levels.hard-placement",)
VERY_EASY = ("bordeaux.automa-levels.very-easy",)
VERY_HARD = ("bordeaux.automa-levels.very-hard",)


def level_of(data: BordeauxData, setup: BordeauxSetup) -> Level:
    """The level that is played."""
    return data.solo.levels[setup.level]


def years_of(data: BordeauxData, setup: BordeauxSetup) -> int:
    """How many years the game lasts: six, or what the level says."""
    return level_of(data, setup).years or data.solo.years


def is_last_year(data: BordeauxData, state: BordeauxState) -> bool:
    """Whether this year is the game's last."""
    return state.year >= years_of(data, state.setup)


def is_extra_year(data: BordeauxData, state: BordeauxState) -> bool:
    """Whether this is a year that only an easier level adds."""
    return state.year > data.solo.years


def marker(data: BordeauxData, setup: BordeauxSetup) -> Points:
    """Where the Automa's marker stands all game, what the pacing variant adds at the end aside."""
    if setup.pacing:
        return data.solo.pacing.marker.of(setup.with_modules)
    places = level_of(data, setup).marker or data.solo.marker
    return places.of(setup.with_modules)


def marker_rules(data: BordeauxData, setup: BordeauxSetup) -> tuple[RuleId, ...]:
    """The rules that put the marker there."""
    if setup.pacing:
        return ("bordeaux.pacing.setup",)
    return VERY_HARD if level_of(data, setup).marker is not None else MARKER


def must_draw_again(data: BordeauxData, state: BordeauxState) -> bool:
    """Whether a hard level asks for another card in this season: bordeaux.automa-levels.hard-placement.

    Where no card of the owner's deck sends a worker in this season, drawing on would never end.
    """
    least = level_of(data, state.setup).least_workers
    in_vain = bool(state.cards) and not any(card.entries(state.season) for card in state.cards)
    return len(state.blocked_in(state.season)) < least and state.workers_left > 0 and not in_vain
