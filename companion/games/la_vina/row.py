"""The row of pawns: whose turn it is, moving forward, and leaving. la_vina.turn.order, la_vina.turn.move"""

from companion.engine.play import Event, IllegalCommand, Step
from companion.games.la_vina import play_texts as texts
from companion.games.la_vina.commands import Leave, Move
from companion.games.la_vina.state import LaVinaState, Pawn, Slot, Standing

ORDER = "la_vina.turn.order"
SEVERAL = "la_vina.turn.several"
MOVING = "la_vina.turn.move"
SLOTS = "la_vina.turn.slots"
TWO_PLAYERS = "la_vina.setup.two-players"
STRAIGHT = "la_vina.turn.straight-to-exit"
STEPS = "la_vina.exit.steps"
WILDCARD = "la_vina.exit.wildcard"


def pawn_name(state: LaVinaState, pawn: Pawn) -> str:
    """The player, and with two players which pawn."""
    if len(state.setup.players) > 2:
        return pawn.player
    return texts.PAWN.format(name=pawn.player, number=pawn.number)


def move(state: LaVinaState, command: Move) -> Step[LaVinaState]:
    """Put a pawn on a space further on.

    Raises:
        IllegalCommand: it is not that pawn's turn, the space is not ahead of it, or the slot is taken.
    """
    pawn = _chosen(state, command.pawn)
    here = state.standing(pawn)
    behind = here.space if here is not None else 0
    if command.space > state.spaces:
        raise IllegalCommand(texts.NO_SUCH_SPACE.format(spaces=state.spaces), ("la_vina.setup.board",))
    if command.space <= behind:
        text = texts.NOT_FORWARD.format(pawn=pawn_name(state, pawn), here=behind)
        raise IllegalCommand(text, (MOVING, SLOTS))
    slot = _slot(state, command)
    moved = Standing(pawn=pawn, space=command.space, slot=slot)
    after = _without(state, pawn)
    after = after.evolve(renque=tuple(sorted((*after.renque, moved), key=lambda one: one.place)))
    text = texts.MOVED.format(pawn=pawn_name(state, pawn), space=command.space, slot=texts.SLOTS[slot])
    return Step(after, (Event(text=text, rules=(MOVING,)), *next_turn(after, pawn.player)))


def leave(state: LaVinaState, command: Leave) -> Step[LaVinaState]:
    """Take a pawn out: la_vina.exit.steps.

    Raises:
        IllegalCommand: it is not that pawn's turn.
    """
    pawn = _chosen(state, command.pawn)
    entered = pawn not in state.line
    after = _without(state, pawn)
    after = after.evolve(out=(*after.out, pawn), phase="exit", deliveries=0)
    pawns = len(after.out) + len(after.line) + len(after.renque)
    text = texts.LEFT.format(pawn=pawn_name(state, pawn), place=len(after.out), all=pawns)
    told = [Event(text=text, rules=(STRAIGHT, "la_vina.exit.line-up"))]
    if not entered:
        told.append(Event(text=texts.FROM_ENTRANCE, rules=(STRAIGHT,)))
    if len(after.out) == 1:
        told.append(Event(text=texts.WILDCARD.format(name=pawn.player), rules=(WILDCARD,)))
    barrels = texts.count(texts.LEFT_BARRELS, after.left(pawn.player))
    told.append(Event(text=texts.MAY_DELIVER.format(name=pawn.player, barrels=barrels), rules=(STEPS,)))
    return Step(after, tuple(told))


def next_turn(state: LaVinaState, last: str | None = None) -> tuple[Event, ...]:
    """Say whose turn it is; `last` is who played just before."""
    pawn = state.rearmost()
    if pawn is None:
        return ()
    if len(state.setup.players) > 2 and pawn.player == last:
        return (Event(text=texts.AGAIN.format(name=pawn.player), rules=(ORDER, SEVERAL)),)
    if len(state.movable()) > 1:
        text = texts.NEXT_PAIR.format(name=pawn.player, pawn=pawn_name(state, pawn))
        return (Event(text=text, rules=(ORDER, TWO_PLAYERS)),)
    return (Event(text=texts.NEXT.format(pawn=pawn_name(state, pawn)), rules=(ORDER,)),)


def _chosen(state: LaVinaState, number: int | None) -> Pawn:
    """The pawn that moves: the rearmost one, or its owner's other one with two players."""
    movable = state.movable()
    if number is None:
        return movable[0]
    if number == 2 and len(state.setup.players) > 2:
        raise IllegalCommand(texts.NO_SECOND_PAWN, (TWO_PLAYERS,))
    found = next((pawn for pawn in movable if pawn.number == number), None)
    if found is None:
        name = movable[0].player
        raise IllegalCommand(texts.PAWN_OUT.format(name=name, number=number), ("la_vina.exit.done",))
    return found


def _slot(state: LaVinaState, command: Move) -> Slot:
    free = state.free_slots(command.space)
    if not free:
        raise IllegalCommand(texts.SPACE_FULL.format(space=command.space), (SLOTS,))
    if command.slot is None:
        if len(free) > 1:
            raise IllegalCommand(texts.WHICH_SLOT.format(space=command.space), (SLOTS,))
        return free[0]
    if command.slot not in free:
        raise IllegalCommand(texts.SLOT_TAKEN.format(slot=command.slot, space=command.space), (SLOTS,))
    return command.slot


def _without(state: LaVinaState, pawn: Pawn) -> LaVinaState:
    line = tuple(one for one in state.line if one != pawn)
    return state.evolve(line=line, renque=tuple(one for one in state.renque if one.pawn != pawn))
