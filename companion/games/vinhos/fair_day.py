"""The fair at a running table: the last press releases, the VP, the new order, and the count at the end."""

from typing import Any

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.wording import listed
from companion.games.vinhos import play_texts as texts
from companion.games.vinhos.actions import entered
from companion.games.vinhos.commands import AddFairPoints, Count, HoldFair, PressRelease
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.fair import FairAsk, FairPlayer, fair
from companion.games.vinhos.score_asks import ScoreAsk
from companion.games.vinhos.scoring import score
from companion.games.vinhos.state import Counted, FairResult, FairTrack, PlayerPoints, VinhosState
from companion.games.vinhos.year import fair_years, next_up, to_the_fair

MOST_POINTS = 999
"""The fair calculator takes no more; no game comes near it."""
FORCED = "vinhos.fairs.forced-release"
ORDER = "vinhos.fairs.turn-order"


def release_before_fair(data: VinhosData, state: VinhosState, command: PressRelease) -> Step[VinhosState]:
    """A press release that was still due: vinhos.fairs.forced-release.

    Raises:
        IllegalCommand: the booth cannot be taken, or a slot was named though no order marker moves.
    """
    if command.slot is not None:
        raise IllegalCommand(texts.SLOT_IDLE, (FORCED,))
    assert state.turn is not None, "the phase ends with the last press release"
    after, told = entered(data, state, state.turn, command)
    return _going_on(after, told)


def no_wine(state: VinhosState) -> Step[VinhosState]:
    """Nothing can be entered."""
    assert state.turn is not None, "the phase ends with the last press release"
    name = state.turn
    after = state.with_track(state.fair_track(name).evolve(ready=True))
    return _going_on(after, Event(text=texts.NO_WINE.format(name=name), rules=(FORCED,)))


def _going_on(state: VinhosState, told: Event) -> Step[VinhosState]:
    if state.turn is None:
        return to_the_fair(state, (told,))
    return Step(state, (told, *next_up(state)))


def fair_input(data: VinhosData, state: VinhosState) -> dict[str, Any] | None:
    """The next fair as vinhos.fair asks for it; None after the last one."""
    year = next((one for one in fair_years(data) if one not in {held.year for held in state.fairs}), None)
    if year is None:
        return None
    players = [{"name": one.player, "fair_points": one.points, "booth": one.booth} for one in state.track]
    return {"year": year, "players": players}


def hold_fair(data: VinhosData, state: VinhosState, command: HoldFair) -> Step[VinhosState]:
    """Rank by fair points, give the VP, set the order by the booths: vinhos.fairs.steps.

    Raises:
        IllegalCommand: the places given under `override` are too few.
    """
    ask = _fair_ask(state, command)
    try:
        ranking = fair(data, ask)
    except ValueError as problem:
        raise IllegalCommand(str(problem), ("vinhos.fairs.places",)) from None
    told = [
        Event(
            text=texts.FAIR_LINE.format(name=one.name, how=one.sheet.lines[0].how),
            rules=(one.sheet.lines[0].rule,),
        )
        for one in ranking.players
    ]
    told += [note for note in ranking.notes if ORDER not in note.rules]
    order, order_told = _by_booths(state)
    result = FairResult(
        year=state.year,
        results=tuple(PlayerPoints(name=one.name, points=one.sheet.total) for one in ranking.players),
    )
    buying = Event(text=texts.BUYING, rules=("vinhos.fairs.buying", "vinhos.fairs.refill"))
    after = state.evolve(
        phase="buying",
        order=order,
        fairs=(*state.fairs, result),
        track=tuple(FairTrack(player=one.player, points=one.points) for one in state.track),
    )
    return Step(after, (*told, *order_told, buying))


def _fair_ask(state: VinhosState, command: HoldFair) -> FairAsk:
    players = tuple(FairPlayer(name=one.player, fair_points=one.points, booth=one.booth) for one in state.track)
    return FairAsk.model_validate({"year": state.year, "players": players, "override": command.override})


def _by_booths(state: VinhosState) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    """The order by the discs from the left; whoever has none comes last."""
    there = sorted((one for one in state.track if one.booth is not None), key=lambda one: one.booth or 0)
    without = tuple(name for name in state.order if state.fair_track(name).booth is None)
    order = (*(one.player for one in there), *without)
    told = [Event(text=texts.FAIR_ORDER.format(names=", ".join(order)), rules=(ORDER, "vinhos.fairs.discs"))]
    if without:
        told.append(Event(text=texts.FAIR_ORDER_SHORT.format(names=listed(without)), rules=(ORDER,)))
    return order, tuple(told)


def add_fair_points(state: VinhosState, command: AddFairPoints) -> Step[VinhosState]:
    """Move a marker on the fair track.

    Raises:
        IllegalCommand: nobody has this name, or the marker would leave the track.
    """
    wanted = command.player.casefold()
    track = next((one for one in state.track if one.player.casefold() == wanted), None)
    if track is None:
        allowed = ", ".join(state.setup.players)
        raise IllegalCommand(texts.UNKNOWN.format(name=command.player, allowed=allowed))
    total = track.points + command.points
    if not 0 <= total <= MOST_POINTS:
        text = texts.TRACK_RANGE.format(name=track.player, total=track.points, most=MOST_POINTS)
        raise IllegalCommand(text, ("vinhos.fairs.track",))
    text = texts.ADDED.format(name=track.player, points=command.points, total=total)
    return Step(state.with_track(track.evolve(points=total)), (Event(text=text, rules=("vinhos.fairs.no-reset",)),))


def count(data: VinhosData, state: VinhosState, command: Count) -> Step[VinhosState]:
    """Count the end of the game: vinhos.end.final-scoring.

    Raises:
        IllegalCommand: the players are not those of this table, or their figures cannot be.
    """
    rules = ("vinhos.end.final-scoring",)
    if {one.name.casefold() for one in command.players} != {name.casefold() for name in state.setup.players}:
        raise IllegalCommand(texts.WRONG_PLAYERS.format(names=listed(state.setup.players)), rules)
    ask = ScoreAsk(players=command.players, column_points=command.column_points, override=command.override)
    try:
        ranking = score(data, ask)
    except ValueError as problem:
        raise IllegalCommand(str(problem), rules) from None
    counted = tuple(Counted(name=one.name, points=one.sheet.total, rank=one.rank) for one in ranking.players)
    told = [Event(text=texts.COUNTED.format(**one.model_dump()), rules=rules) for one in counted]
    text = texts.WINNER if len(ranking.winners) == 1 else texts.WINNERS
    text = text.format(names=listed(ranking.winners), points=counted[0].points, decided_by=ranking.decided_by)
    told.append(Event(text=text, rules=(*rules, "vinhos.end.tie-break")))
    return Step(state.evolve(phase="over", status="over", counted=counted), (*told, *ranking.notes))
