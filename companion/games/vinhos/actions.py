"""The action phase: moving the action marker, passing, press releases, and the turn order. vinhos.movement.year"""

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.wording import listed
from companion.games.vinhos import play_texts as texts
from companion.games.vinhos.commands import Act, Pass, PressRelease
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.movement import MoveAsk, MoveOverride, MoveVerdict, move
from companion.games.vinhos.quadrel import SpaceId
from companion.games.vinhos.state import ActionMarker, OrderSlot, VinhosState
from companion.games.vinhos.texts import BAGOS, count

COST = "vinhos.movement.cost"
MUST_MOVE = "vinhos.movement.must-move"
ORDER = "vinhos.movement.order"
SLOTS = "vinhos.press-release.turn-order"
ONCE = "vinhos.press-release.once"
BOOTH = "vinhos.press-release.booth"
POINTS = "vinhos.press-release.points"


def act(data: VinhosData, state: VinhosState, command: Act) -> Step[VinhosState]:
    """Take an action of the quadrel.

    Raises:
        IllegalCommand: the marker would stay where it is, or the space is Pass/Press Release.
    """
    name = _acting(state)
    layout = data.quadrel.layout
    if command.space == data.quadrel.free_space:
        text = texts.NOT_AN_ACTION.format(space=layout.space(command.space).name)
        raise IllegalCommand(text, ("vinhos.actions.pass-press-release",))
    cost = cost_of_move(data, state, command.space, command.override)
    if state.space_of(name) == command.space:
        text = texts.SAME_SPACE.format(name=name, space=layout.space(command.space).name)
        raise IllegalCommand(text, (MUST_MOVE,))
    text = texts.MOVED.format(name=name, space=layout.space(command.space).name, paid=_paid(cost))
    after = _acted(_placed(state, name, command.space), name)
    return Step(after, (Event(text=text, rules=(COST,)),))


def pass_action(data: VinhosData, state: VinhosState, command: Pass) -> Step[VinhosState]:
    """Pass: vinhos.press-release.pass.

    Raises:
        IllegalCommand: the slot is missing or taken.
    """
    name, space = _acting(state), data.quadrel.layout.space(data.quadrel.free_space).name
    told = [Event(text=texts.PASSED.format(name=name, space=space), rules=("vinhos.press-release.pass",))]
    return _at_the_middle(data, state, name, command.slot, told)


def release(data: VinhosData, state: VinhosState, command: PressRelease) -> Step[VinhosState]:
    """Hold a press release with an action: vinhos.press-release.steps.

    Raises:
        IllegalCommand: one was held for this fair already, no fair follows, or booth or slot are taken.
    """
    name = _acting(state)
    if state.phase == "last_action":
        raise IllegalCommand(texts.NO_MORE_FAIRS, (ONCE, "vinhos.end.last-action"))
    after, told = entered(data, state, name, command)
    return _at_the_middle(data, after, name, command.slot, [told])


def entered(data: VinhosData, state: VinhosState, name: str, command: PressRelease) -> tuple[VinhosState, Event]:
    """A wine is entered: fair points and a booth, at an action or just before the fair.

    Raises:
        IllegalCommand: one was held for this fair already, or the booth cannot be taken.
    """
    track = state.fair_track(name)
    if track.ready:
        raise IllegalCommand(texts.ONCE.format(name=name), (ONCE,))
    if command.booth > data.fairs.booths:
        raise IllegalCommand(texts.BOOTH_RANGE.format(most=data.fairs.booths), (BOOTH,))
    owner = next((one.player for one in state.track if one.booth == command.booth), None)
    if owner is not None:
        raise IllegalCommand(texts.BOOTH_TAKEN.format(booth=command.booth, name=owner), (BOOTH,))
    total = track.points + command.fair_points
    after = state.with_track(track.evolve(points=total, booth=command.booth, ready=True))
    words = {"name": name, "points": command.fair_points, "total": total, "booth": command.booth}
    return after, Event(text=texts.RELEASED.format(**words), rules=(POINTS, BOOTH))


def _at_the_middle(
    data: VinhosData, state: VinhosState, name: str, slot: int | None, told: list[Event]
) -> Step[VinhosState]:
    """What passing and a press release share: the free move, staying, and the order marker's slot."""
    middle = data.quadrel.free_space
    if state.space_of(name) == middle:
        text = texts.STAYED.format(name=name, space=data.quadrel.layout.space(middle).name)
        told = [*told, Event(text=text, rules=("vinhos.movement.staying",))]
    state = _placed(state, name, middle)
    if state.phase == "last_action":
        if slot is not None:
            raise IllegalCommand(texts.SLOT_IDLE, ("vinhos.end.last-action",))
        return Step(_acted(state, name), tuple(told))
    free = state.free_slots()
    shown = ", ".join(map(str, free))
    if slot is None:
        raise IllegalCommand(texts.SLOT_MISSING.format(free=shown), (SLOTS,))
    if slot not in free:
        raise IllegalCommand(texts.SLOT_TAKEN.format(slot=slot, free=shown), (SLOTS,))
    state = state.evolve(bottom_row=(*state.bottom_row, OrderSlot(player=name, slot=slot)))
    told = [*told, Event(text=texts.SLOT.format(name=name, slot=slot), rules=(SLOTS,))]
    return Step(_acted(state, name), tuple(told))


def adjusted(order: tuple[str, ...], bottom_row: tuple[OrderSlot, ...]) -> tuple[str, ...]:
    """The order after a half: vinhos.movement.order.

    Markers of the bottom row go up to their slots; the others keep their sequence in the slots that are left.
    """
    up = {one.slot: one.player for one in bottom_row}
    others = iter([name for name in order if name not in up.values()])
    return tuple(up.get(slot) or next(others) for slot in range(1, len(order) + 1))


def order_adjusted(state: VinhosState) -> Step[VinhosState]:
    """Bring the bottom row up and empty it."""
    order = adjusted(state.order, state.bottom_row)
    text = texts.ORDER_NEW if state.bottom_row else texts.ORDER_KEPT
    told = Event(text=text.format(names=", ".join(order)), rules=(ORDER,))
    return Step(state.evolve(order=order, bottom_row=(), acted=(), taxed=None), (told,))


def _acting(state: VinhosState) -> str:
    assert state.turn is not None, "a half in which all have acted is over at once"
    return state.turn


def cost_of_move(
    data: VinhosData, state: VinhosState, space: SpaceId, override: MoveOverride | None = None
) -> MoveVerdict:
    """What moving there costs whoever is next to act, by where all markers stand."""
    name = _acting(state)
    there = tuple(one for one in state.order if one != name and state.space_of(one) == space)
    ask = {"from": state.space_of(name), "to": space, "players_there": there, "marker_there": state.taxed == space}
    return move(data, MoveAsk.model_validate({**ask, "override": override or MoveOverride()}))


def _paid(cost: MoveVerdict) -> str:
    parts = []
    if cost.to_supply:
        parts.append(texts.TO_SUPPLY.format(bagos=count(BAGOS, cost.to_supply)))
    if cost.to_players:
        each = texts.EACH if len(cost.to_players) > 1 else texts.TO_PLAYERS
        names = listed([payment.name for payment in cost.to_players])
        parts.append(each.format(bagos=count(BAGOS, cost.to_players[0].bagos), names=names))
    return listed(parts) or texts.FREE


def _placed(state: VinhosState, name: str, space: SpaceId) -> VinhosState:
    others = tuple(one for one in state.markers if one.player != name)
    return state.evolve(markers=(*others, ActionMarker(player=name, space=space)))


def _acted(state: VinhosState, name: str) -> VinhosState:
    return state.evolve(acted=(*state.acted, name))
