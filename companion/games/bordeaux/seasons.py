"""From season to season: bordeaux.automa.placement and bordeaux.seasons.passing."""

from companion.engine.automa import SEASONS, Season
from companion.engine.play import Event, Step
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.automa import LAST_WORKER, PLACEMENT
from companion.games.bordeaux.commands import PassSeason
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.state import BordeauxState

PASSING = ("bordeaux.seasons.passing",)
BENEFITS = ("bordeaux.wake-up.benefits",)
UPKEEP = ("bordeaux.year-end.upkeep",)


def begin_season(state: BordeauxState, season: Season, events: tuple[Event, ...] = ()) -> Step[BordeauxState]:
    """Enter a season; its card is drawn next, unless the Automa has no workers left."""
    begun = Event(text=texts.SEASON_BEGINS.format(season=season.capitalize()), rules=PLACEMENT)
    if state.workers_left:
        return Step(state.evolve(season=season, phase="draw", drawn=()), (*events, begun))
    none = Event(text=texts.NO_WORKERS.format(season=season), rules=LAST_WORKER)
    return Step(state.evolve(season=season, phase="place", drawn=()), (*events, begun, none))


def pass_season(data: BordeauxData, state: BordeauxState, command: PassSeason) -> Step[BordeauxState]:
    """End the season for the player: the next one, or the year's end after winter."""
    passed = Event(text=texts.PASSED.format(season=state.season), rules=PASSING)
    later = next_season(state.season)
    if later is None:
        upkeep = Event(text=texts.UPKEEP, rules=UPKEEP)
        return Step(state.evolve(phase="year_end", drawn=()), (passed, upkeep))
    gains = Event(text=texts.PASS_GAINS.format(row=state.row, season=later), rules=BENEFITS)
    return begin_season(state, later, (passed, gains))


def next_season(season: Season) -> Season | None:
    """The season after this one in the same year; None after winter."""
    later = SEASONS[SEASONS.index(season) + 1 :]
    return later[0] if later else None
