"""The course of the years: both halves, maintenance, production, and what follows. vinhos.movement.year"""

from companion.engine.play import Event, Step
from companion.games.vinhos import play_texts as texts
from companion.games.vinhos.actions import order_adjusted
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.state import VinhosState

FAIRS_WHEN = "vinhos.fairs.when"
LAST_ACTION = "vinhos.end.last-action"


def fair_years(data: VinhosData) -> tuple[int, ...]:
    """The years that end with a fair; the last of them is the last year."""
    return tuple(fair.year for fair in data.fairs.fairs)


def after_action(state: VinhosState) -> Step[VinhosState]:
    """Say who is next; when all have acted the half is over: vinhos.movement.order, vinhos.movement.after-actions."""
    if state.turn is not None:
        return Step(state, next_up(state))
    if state.phase == "last_action":
        text = Event(text=texts.TIME_TO_COUNT, rules=(LAST_ACTION, "vinhos.end.final-scoring"))
        return Step(state.evolve(phase="count", acted=(), taxed=None), (text,))
    step = order_adjusted(state)
    if state.phase == "first_actions":
        after = step.state.evolve(phase="second_actions")
        begins = Event(text=texts.SECOND_HALF.format(year=state.year), rules=("vinhos.movement.second-half",))
        return Step(after, (*step.events, begins, *next_up(after)))
    after = step.state.evolve(phase="maintenance")
    rules = ("vinhos.movement.after-actions", "vinhos.maintenance.barrel")
    return Step(after, (*step.events, Event(text=texts.MAINTENANCE, rules=rules)))


def next_up(state: VinhosState) -> tuple[Event, ...]:
    """Whose turn it is."""
    rule = "vinhos.fairs.forced-release" if state.phase == "press_releases" else "vinhos.movement.two-actions"
    if state.phase == "last_action":
        rule = LAST_ACTION
    return () if state.turn is None else (Event(text=texts.NEXT.format(name=state.turn), rules=(rule,)),)


def end_phase(data: VinhosData, state: VinhosState) -> Step[VinhosState]:
    """Go on from maintenance, production or the buying of tiles."""
    if state.phase == "maintenance":
        after = state.evolve(phase="production")
        return Step(after, (Event(text=texts.PRODUCTION, rules=("vinhos.production.steps",)),))
    if state.phase == "production":
        if state.year in fair_years(data):
            return to_the_fair(state, (Event(text=texts.FAIR, rules=(FAIRS_WHEN,)),))
        step = _next_year(state)
        return Step(step.state, (Event(text=texts.NO_FAIR, rules=(FAIRS_WHEN,)), *step.events))
    return _after_fair(data, state)


def to_the_fair(state: VinhosState, told: tuple[Event, ...] = ()) -> Step[VinhosState]:
    """Whoever has not held a press release does so first: vinhos.fairs.forced-release."""
    waiting = [name for name in state.order if not state.fair_track(name).ready]
    if not waiting:
        text = Event(text=texts.ALL_RELEASED, rules=("vinhos.fairs.steps",))
        return Step(state.evolve(phase="fair"), (*told, text))
    text = Event(text=texts.STILL_TO_RELEASE.format(names=", ".join(waiting)), rules=("vinhos.fairs.forced-release",))
    return Step(state.evolve(phase="press_releases"), (*told, text))


def _after_fair(data: VinhosData, state: VinhosState) -> Step[VinhosState]:
    """Tiles turned back after all fairs but the last, then the next year, or the last action."""
    if state.year == fair_years(data)[-1]:
        after = state.evolve(phase="last_action")
        told = (
            Event(text=texts.NOT_TURNED_BACK, rules=("vinhos.end.no-turning-back",)),
            Event(text=texts.LAST_ACTION, rules=(LAST_ACTION,)),
        )
        return Step(after, (*told, *next_up(after)))
    step = _next_year(state)
    rules = ("vinhos.fairs.tiles-turned-back", "vinhos.experts.flip-back", "vinhos.magnates.flip-back")
    return Step(step.state, (Event(text=texts.TURNED_BACK, rules=rules), *step.events))


def _next_year(state: VinhosState) -> Step[VinhosState]:
    after = state.evolve(year=state.year + 1, phase="first_actions")
    told = (
        Event(text=texts.VINTAGE, rules=("vinhos.production.weather",)),
        Event(text=texts.FIRST_HALF.format(year=after.year), rules=("vinhos.movement.first-half",)),
    )
    return Step(after, (*told, *next_up(after)))
