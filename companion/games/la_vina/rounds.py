"""At the exit and between rounds: barrels, the last round, seals on the wineries, and the count."""

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.wording import listed
from companion.games.la_vina import play_texts as texts
from companion.games.la_vina.commands import Count, Deliver
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.prestige import PrestigeAsk, score
from companion.games.la_vina.row import next_turn, pawn_name
from companion.games.la_vina.state import Barrels, Counted, LaVinaState, WineryState

BARRELS = "la_vina.delivery.barrels"
HOW_MANY = "la_vina.delivery.how-many"
LAST_SPACE = "la_vina.delivery.last-space"
TRIGGER = "la_vina.end.trigger"
LAST_ROUND = "la_vina.end.last-round"


def deliver(data: LaVinaData, state: LaVinaState, command: Deliver) -> Step[LaVinaState]:
    """Put a barrel on a winery or the co-operative.

    Raises:
        IllegalCommand: two deliveries were made, no barrel is left, or the winery is full.
    """
    name = state.out[-1].player
    left = state.left(name) - 1
    if state.deliveries == data.delivery.most_at_the_exit:
        raise IllegalCommand(texts.TWICE.format(most=data.delivery.most_at_the_exit), (HOW_MANY,))
    if left < 0:
        raise IllegalCommand(texts.NO_BARREL.format(name=name), (BARRELS,))
    winery = _winery(state, command)
    text = texts.DELIVERED.format(name=name, winery=winery.name, barrels=texts.count(texts.LEFT_BARRELS, left))
    told = [Event(text=text, rules=(BARRELS,))]
    barrels = tuple(Barrels(player=one.player, left=left) if one.player == name else one for one in state.barrels)
    after = state.evolve(barrels=barrels, deliveries=state.deliveries + 1)
    if command.last_space:
        after = _covered(after, command)
        told.append(Event(text=texts.FULL.format(winery=winery.name[0].upper() + winery.name[1:]), rules=(BARRELS,)))
        if winery.seals:
            seals = texts.count(texts.SEALS, winery.seals)
            text = texts.TAKES_SEALS.format(name=name, seals=seals, winery=winery.name)
            told.append(Event(text=text, rules=(LAST_SPACE,)))
    if not left and after.called_by is None:
        after = after.evolve(called_by=name)
        told.append(Event(text=texts.CALLED.format(name=name), rules=(TRIGGER, LAST_ROUND)))
    return Step(after, tuple(told))


def _winery(state: LaVinaState, command: Deliver) -> WineryState:
    if command.winery is None:
        found = WineryState(name=texts.COOPERATIVE, full=state.cooperative_full)
    elif command.winery > len(state.wineries):
        text = texts.NO_SUCH_WINERY.format(wineries=len(state.wineries))
        raise IllegalCommand(text, ("la_vina.setup.players",))
    else:
        found = state.wineries[command.winery - 1]
    if found.full:
        raise IllegalCommand(texts.WINERY_FULL.format(winery=found.name), (BARRELS,))
    return found


def _covered(state: LaVinaState, command: Deliver) -> LaVinaState:
    """The winery's last space is covered and its seals are gone: la_vina.delivery.last-space."""
    if command.winery is None:
        return state.evolve(cooperative_full=True)
    wineries = tuple(
        one.evolve(full=True, seals=0) if number == command.winery else one
        for number, one in enumerate(state.wineries, start=1)
    )
    return state.evolve(wineries=wineries)


def end_turn(state: LaVinaState) -> Step[LaVinaState]:
    """Leave the exit; after the last pawn the round is over: la_vina.round.end."""
    name = state.out[-1].player
    told = (Event(text=texts.TURN_OVER.format(name=name), rules=("la_vina.exit.done",)),)
    if state.line or state.renque:
        after = state.evolve(phase="move", deliveries=0)
        return Step(after, (*told, *next_turn(after)))
    over = Event(text=texts.ROUND_OVER.format(round=state.round), rules=("la_vina.round.end",))
    if state.called_by is not None:
        names = ", ".join(_first_out(state))
        text = texts.TIME_TO_COUNT.format(names=names)
        count_now = Event(text=text, rules=(LAST_ROUND, "la_vina.end.winner", "la_vina.end.tie-break"))
        return Step(state.evolve(phase="count", deliveries=0), (*told, over, count_now))
    step = _new_round(state)
    return Step(step.state, (*told, over, *step.events))


def _new_round(state: LaVinaState) -> Step[LaVinaState]:
    """Refill, a seal on each winery with a free space, a wildcard, and the new line: la_vina.round.new."""
    wineries = tuple(one if one.full else one.evolve(seals=one.seals + 1) for one in state.wineries)
    after = state.evolve(
        round=state.round + 1, phase="move", deliveries=0, line=state.out, out=(), renque=(), wineries=wineries
    )
    seals = [
        texts.SEALS_NOW.format(name=one.name, seals=texts.count(texts.SEALS, one.seals))
        for one in wineries
        if not one.full
    ]
    added = texts.SEALS_ADDED.format(wineries=", ".join(seals)) if seals else texts.NO_SEALS
    names = ", ".join(pawn_name(after, pawn) for pawn in after.line)
    told = (
        Event(text=texts.NEW_ROUND.format(round=after.round), rules=("la_vina.round.refill", "la_vina.round.wildcard")),
        Event(text=added, rules=("la_vina.round.seals",)),
        Event(text=texts.NEW_LINE.format(names=names), rules=("la_vina.exit.line-up",)),
    )
    return Step(after, (*told, *next_turn(after)))


def count(data: LaVinaData, state: LaVinaState, command: Count) -> Step[LaVinaState]:
    """Count the prestige with the order in which the pawns left: la_vina.end.winner, la_vina.end.tie-break.

    Raises:
        IllegalCommand: the players are not those of this table.
    """
    names = {name.casefold() for name in state.setup.players}
    if {player.name.casefold() for player in command.players} != names:
        allowed = listed(state.setup.players)
        raise IllegalCommand(texts.WRONG_PLAYERS.format(names=allowed))
    ranking = score(data, PrestigeAsk(players=command.players, exit_order=exit_order(state)))
    counted = tuple(
        Counted(name=player.name, points=player.sheet.total, rank=player.rank) for player in ranking.players
    )
    told = [Event(text=texts.COUNTED.format(**one.model_dump()), rules=("la_vina.end.winner",)) for one in counted]
    text = texts.WINNER if len(ranking.winners) == 1 else texts.WINNERS
    text = text.format(names=listed(ranking.winners), points=counted[0].points, decided_by=ranking.decided_by)
    told.append(Event(text=text, rules=("la_vina.end.winner", "la_vina.end.tie-break")))
    return Step(state.evolve(phase="over", status="over", counted=counted), tuple(told))


def exit_order(state: LaVinaState) -> tuple[str, ...]:
    """Names in the order of leaving the renque, as the count of prestige asks for them."""
    return tuple(pawn.player for pawn in state.out)


def _first_out(state: LaVinaState) -> tuple[str, ...]:
    return tuple(dict.fromkeys(exit_order(state)))
