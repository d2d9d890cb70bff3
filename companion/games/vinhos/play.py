"""The running table of Vinhos: year and phases, the turn order, fairs, and the last action."""

from typing import Any

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.rng import Rng
from companion.games.vinhos import play_texts as texts
from companion.games.vinhos.actions import act, pass_action, release
from companion.games.vinhos.commands import (
    Act,
    AddFairPoints,
    Count,
    EndPhase,
    HoldFair,
    NoWine,
    Pass,
    PlaceMarker,
    PressRelease,
    VinhosCommand,
)
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.fair_day import (
    add_fair_points,
    count,
    fair_input,
    hold_fair,
    no_wine,
    release_before_fair,
)
from companion.games.vinhos.state import ACTIONS, MARKER, FairTrack, Phase, VinhosSetup, VinhosState
from companion.games.vinhos.year import after_action, end_phase, next_up

YEAR = "vinhos.movement.year"


def start(data: VinhosData, setup: VinhosSetup, seed: int) -> Step[VinhosState]:
    """Year 1, first half: vinhos.movement.first-half."""
    state = VinhosState(
        rng=Rng(state=seed),
        setup=setup,
        order=setup.players,
        track=tuple(FairTrack(player=name) for name in setup.players),
    )
    told = [
        Event(text=texts.BEGINS.format(names=", ".join(setup.players)), rules=("vinhos.setup.start",)),
        Event(text=texts.FIRST_HALF.format(year=state.year), rules=("vinhos.movement.first-half",)),
    ]
    if data.quadrel.layout.check:
        told.append(Event(text=texts.DISTANCES, rules=("vinhos.movement.quadrel",)))
    return Step(state, (*told, *next_up(state)))


def choices(data: VinhosData, state: VinhosState) -> tuple[VinhosCommand, ...]:
    """The commands that are legal now and need nothing typed."""
    if state.phase in ACTIONS:
        return (*_actions(data, state), *_passes(state))
    if state.phase == "press_releases":
        return (NoWine(),)
    if state.phase == "fair":
        return (HoldFair(),)
    return (EndPhase(),) if state.phase in MOMENTS["end_phase"] else ()


def _actions(data: VinhosData, state: VinhosState) -> tuple[VinhosCommand, ...]:
    here = state.space_of(state.turn or "")
    spaces = [one.id for one in data.quadrel.layout.spaces if one.id not in (here, data.quadrel.free_space)]
    return tuple(Act(space=space) for space in spaces)


def _passes(state: VinhosState) -> tuple[VinhosCommand, ...]:
    if state.phase == "last_action":
        return (Pass(),)
    return tuple(Pass(slot=slot) for slot in state.free_slots())


def reduce(data: VinhosData, state: VinhosState, command: VinhosCommand) -> Step[VinhosState]:
    """Carry a command out.

    Raises:
        IllegalCommand: the rules refuse it at this moment; the message begins with the command or field.
    """
    _check_moment(state, command)
    match command:
        case Act() | Pass() | PressRelease():
            return _take_turn(data, state, command)
        case NoWine():
            return no_wine(state)
        case PlaceMarker():
            return _place_marker(data, state, command)
        case AddFairPoints():
            return add_fair_points(state, command)
        case EndPhase():
            return end_phase(data, state)
        case HoldFair():
            return hold_fair(data, state, command)
        case Count():
            return count(data, state, command)


def _take_turn(data: VinhosData, state: VinhosState, command: Act | Pass | PressRelease) -> Step[VinhosState]:
    """A player's turn, and what follows: the next player, or the end of the half."""
    if isinstance(command, Act):
        step = act(data, state, command)
    elif isinstance(command, Pass):
        step = pass_action(data, state, command)
    elif state.phase == "press_releases":
        return release_before_fair(data, state, command)
    else:
        step = release(data, state, command)
    following = after_action(step.state)
    return Step(following.state, (*step.events, *following.events))


def _place_marker(data: VinhosData, state: VinhosState, command: PlaceMarker) -> Step[VinhosState]:
    space = command.space
    text = texts.NOT_TAXED if space is None else texts.TAXED.format(space=data.quadrel.layout.space(space).name)
    told = Event(text=text, rules=("vinhos.movement.taxation",))
    return Step(state.evolve(taxed=space), (told,))


TRACK_MOVES: tuple[Phase, ...] = (*ACTIONS[:2], "maintenance", "production", "press_releases", "fair", "buying")
MOMENTS: dict[str, tuple[Phase, ...]] = {
    "act": ACTIONS,
    "pass": ACTIONS,
    "press_release": (*ACTIONS, "press_releases"),
    "no_wine": ("press_releases",),
    "place_marker": ACTIONS,
    "add_fair_points": TRACK_MOVES,
    "end_phase": ("maintenance", "production", "buying"),
    "hold_fair": ("fair",),
    "count": ("count",),
}


def _check_moment(state: VinhosState, command: VinhosCommand) -> None:
    if state.phase in MOMENTS[command.kind]:
        return
    if state.phase == "over":
        raise IllegalCommand(texts.GAME_OVER.format(kind=command.kind))
    text = texts.NOT_NOW.format(kind=command.kind, phase=texts.phase_name(state.phase))
    raise IllegalCommand(text, (YEAR,))


def report(data: VinhosData, state: VinhosState) -> dict[str, Any]:
    """The state as `companion solo --json` prints it; `fair_input` and `score_input` go to the calculators."""
    return {
        "status": state.status,
        "phase": state.phase,
        "year": state.year,
        "marker": MARKER.get(state.phase, MARKER["production"]),
        "taxed": state.taxed,
        "turn": state.turn,
        "order": list(state.order),
        "bottom_row": [one.model_dump() for one in state.bottom_row],
        "acted": list(state.acted),
        "action_markers": {one.player: one.space for one in state.markers},
        "fair_points": {one.player: one.points for one in state.track},
        "booths": {one.player: one.booth for one in state.track if one.booth is not None},
        "fairs": [one.model_dump(mode="json") for one in state.fairs],
        "fair_input": fair_input(data, state),
        "score_input": {"players": [{"name": name} for name in state.setup.players]},
        "results": [one.model_dump() for one in state.counted],
    }
