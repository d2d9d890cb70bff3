"""The running table of La Viña: whose turn it is, barrels, seals and the last round."""

from typing import Any

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.rng import Rng
from companion.games.la_vina import play_texts as texts
from companion.games.la_vina.commands import Count, Deliver, EndTurn, LaVinaCommand, Leave, Move
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.rounds import count, deliver, end_turn, exit_order
from companion.games.la_vina.row import leave, move, next_turn, pawn_name
from companion.games.la_vina.state import Barrels, LaVinaSetup, LaVinaState, Pawn, PawnNumber, WineryState

NUMBERS: tuple[PawnNumber, ...] = (1, 2)


def start(data: LaVinaData, setup: LaVinaSetup, seed: int) -> Step[LaVinaState]:
    """The first moment of the first round: la_vina.setup.starting-order.

    Raises:
        IllegalCommand: the wineries named are not as many as are laid out.
    """
    players = setup.players
    table = data.setup.table(len(players))
    if setup.wineries and len(setup.wineries) != table.wineries:
        counts = {"needed": table.wineries, "players": len(players), "count": len(setup.wineries)}
        raise IllegalCommand(texts.WINERY_COUNT.format(**counts), ("la_vina.setup.players",))
    names = setup.wineries or tuple(texts.WINERY.format(number=number + 1) for number in range(table.wineries))
    state = LaVinaState(
        rng=Rng(state=seed),
        setup=setup,
        line=tuple(Pawn(player=name, number=n) for n in NUMBERS[: table.pickers_each] for name in players),
        spaces=table.renque_spaces,
        barrels=tuple(Barrels(player=name, left=table.barrels_each) for name in players),
        wineries=tuple(WineryState(name=name) for name in names),
    )
    line = ", ".join(pawn_name(state, pawn) for pawn in state.line)
    seals = ", ".join(
        texts.SEALS_OF.format(name=name, seals=seals) for name, seals in zip(players, table.starting_seals, strict=True)
    )
    told = (
        Event(text=texts.BEGINS.format(names=line, spaces=state.spaces), rules=("la_vina.setup.starting-order",)),
        Event(text=texts.BARRELS_EACH.format(barrels=table.barrels_each), rules=("la_vina.delivery.barrels",)),
        Event(text=texts.SEALS_EACH.format(seals=seals), rules=("la_vina.setup.starting-pieces",)),
    )
    return Step(state, (*told, *next_turn(state)))


def choices(data: LaVinaData, state: LaVinaState) -> tuple[LaVinaCommand, ...]:
    """The commands that are legal now and need nothing typed."""
    if state.phase == "move":
        return tuple(command for pawn in state.movable() for command in _moves(state, pawn))
    if state.phase == "exit":
        return (*_deliveries(data, state), EndTurn())
    return ()


def _moves(state: LaVinaState, pawn: Pawn) -> tuple[LaVinaCommand, ...]:
    here = state.standing(pawn)
    first = here.space + 1 if here is not None else 1
    number = pawn.number if len(state.setup.players) == 2 else None
    moves = tuple(
        Move(space=space, slot=slot, pawn=number)
        for space in range(first, state.spaces + 1)
        for slot in state.free_slots(space)
    )
    return (*moves, Leave(pawn=number))


def _deliveries(data: LaVinaData, state: LaVinaState) -> tuple[LaVinaCommand, ...]:
    if state.deliveries == data.delivery.most_at_the_exit or not state.left(state.out[-1].player):
        return ()
    wineries: list[int | None] = [number for number, one in enumerate(state.wineries, start=1) if not one.full]
    wineries += [] if state.cooperative_full else [None]
    return tuple(Deliver(winery=winery, last_space=last) for winery in wineries for last in (False, True))


def reduce(data: LaVinaData, state: LaVinaState, command: LaVinaCommand) -> Step[LaVinaState]:
    """Carry a command out.

    Raises:
        IllegalCommand: the rules refuse it at this moment; the message begins with the command or field.
    """
    _check_moment(state, command)
    match command:
        case Move():
            return move(state, command)
        case Leave():
            return leave(state, command)
        case Deliver():
            return deliver(data, state, command)
        case EndTurn():
            return end_turn(state)
        case Count():
            return count(data, state, command)


def _check_moment(state: LaVinaState, command: LaVinaCommand) -> None:
    kind = command.kind
    phase = {"move": "move", "leave": "move", "deliver": "exit", "end_turn": "exit", "count": "count"}[kind]
    if state.phase == phase:
        return
    if state.phase == "over":
        raise IllegalCommand(texts.GAME_OVER.format(kind=kind))
    if kind == "count":
        raise IllegalCommand(texts.COUNT_LATER, ("la_vina.end.last-round",))
    if state.phase == "count":
        raise IllegalCommand(texts.COUNT_NOW.format(kind=kind), ("la_vina.end.last-round",))
    if state.phase == "exit":
        name = state.out[-1].player
        raise IllegalCommand(texts.NOT_MOVING.format(kind=kind, name=name), ("la_vina.exit.steps",))
    raise IllegalCommand(texts.NOT_AT_EXIT.format(kind=kind), ("la_vina.exit.steps",))


def report(data: LaVinaData, state: LaVinaState) -> dict[str, Any]:
    """The state under the names that `companion solo --json` prints; `prestige_input` goes to la_vina.prestige."""
    rearmost = state.rearmost()
    turn = state.out[-1] if state.phase == "exit" else rearmost if state.phase == "move" else None
    return {
        "status": state.status,
        "phase": state.phase,
        "round": state.round,
        "turn": None if turn is None else turn.player,
        "pawn": None if turn is None else turn.number,
        "line": [pawn_name(state, pawn) for pawn in state.line],
        "renque": [
            {"space": one.space, "slot": one.slot, "player": one.pawn.player, "pawn": one.pawn.number}
            for one in state.renque
        ],
        "out": [pawn_name(state, pawn) for pawn in state.out],
        "barrels_left": {one.player: one.left for one in state.barrels},
        "wineries": [one.model_dump() for one in state.wineries],
        "cooperative_full": state.cooperative_full,
        "last_round": state.called_by is not None,
        "called_by": state.called_by,
        "prestige_input": {
            "players": [{"name": name} for name in state.setup.players],
            "exit_order": list(exit_order(state)) if state.phase in ("count", "over") else [],
        },
        "results": [one.model_dump() for one in state.counted],
    }
