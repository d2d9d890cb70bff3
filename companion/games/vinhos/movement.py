"""What moving the action marker costs, and to whom: vinhos.movement.cost."""

from pydantic import Field, field_validator

from companion.engine.model import Frozen, RuleId
from companion.engine.play import Event
from companion.engine.players import Name
from companion.engine.score import Verdict
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.quadrel import SpaceId
from companion.games.vinhos.tables import Count

RULE = "vinhos.movement.cost"
ADJACENT_RULE = "vinhos.movement.adjacent"
FIRST_RULE = "vinhos.movement.first-move"
FREE_RULE = "vinhos.movement.pass-free"
LAYOUT_RULE = "vinhos.movement.quadrel"
MARKER_RULE = "vinhos.movement.taxation"
PLAYERS_RULE = "vinhos.movement.players-there"
STAYING_RULE = "vinhos.movement.staying"


class MoveOverride(Frozen):
    """What your own board shows."""

    adjacent: bool | None = None
    """Whether the two spaces touch on your board, corners included."""


class MoveAsk(Frozen):
    """A move of one action marker on the quadrel, the nine action spaces."""

    from_: SpaceId | None = Field(default=None, alias="from")
    """The action space on which your marker stands; left out for the first move of the game."""
    to: SpaceId
    """The action space to which it moves."""
    players_there: tuple[Name, ...] = Field(default=(), max_length=3)
    """The players whose markers already stand on that space; at most the three others."""
    marker_there: bool = False
    """Whether the year/taxation marker lies on that space."""
    no_other_action: bool = False
    """For staying on Pass/Press Release: whether no other action is possible for you."""
    bagos: Count | None = None
    """The bagos you have, to see whether they are enough."""
    override: MoveOverride = MoveOverride()
    """What your own board shows, where it differs."""

    @field_validator("players_there")
    @classmethod
    def _each_once(cls, names: tuple[Name, ...]) -> tuple[Name, ...]:
        for name in names:
            if sum(other.casefold() == name.casefold() for other in names) > 1:
                raise ValueError(texts.NAME_TWICE.format(name=name))
        return names


class Payment(Frozen):
    """Bagos for one player."""

    name: str
    bagos: int


class MoveVerdict(Verdict):
    """What the move costs."""

    total: int
    to_supply: int
    to_players: tuple[Payment, ...]


def move(data: VinhosData, ask: MoveAsk) -> MoveVerdict:
    """Work out what a move costs; `ok` says whether it is allowed and, where your bagos are given, paid."""
    figures = data.quadrel
    target = figures.layout.space(ask.to).name
    if ask.from_ == ask.to:
        return _staying(data, ask, target)
    if ask.to == figures.free_space:
        text = texts.MOVE_FREE.format(to=target)
        return MoveVerdict(
            headline=text, ok=True, reasons=(_event(text, FREE_RULE),), total=0, to_supply=0, to_players=()
        )
    distance, reasons = _distance(data, ask)
    supply = distance
    if ask.marker_there:
        supply += figures.marker_bagos
        reasons += (_event(texts.MOVE_MARKER.format(bagos=_bagos(figures.marker_bagos)), MARKER_RULE),)
    if ask.players_there:
        bagos = _bagos(figures.player_bagos)
        reasons += (_event(texts.MOVE_PLAYERS.format(names=listed(ask.players_there), bagos=bagos), PLAYERS_RULE),)
    payments = tuple(Payment(name=name, bagos=figures.player_bagos) for name in ask.players_there)
    total = supply + sum(payment.bagos for payment in payments)
    short = ask.bagos is not None and ask.bagos < total
    if ask.bagos is not None and short:
        reasons += (_event(texts.MOVE_SHORT.format(bagos=_bagos(ask.bagos), missing=total - ask.bagos)),)
    headline = texts.MOVE_COST.format(to=target, total=_bagos(total)) if total else texts.MOVE_NOTHING.format(to=target)
    return MoveVerdict(
        headline=headline, ok=not short, reasons=reasons, total=total, to_supply=supply, to_players=payments
    )


def _staying(data: VinhosData, ask: MoveAsk, target: str) -> MoveVerdict:
    """Staying is allowed on Pass/Press Release alone, and only without another way to act."""
    allowed = ask.to == data.quadrel.free_space and ask.no_other_action
    headline = texts.MOVE_STAY_PASS.format(to=target) if allowed else texts.MOVE_STAY
    return MoveVerdict(
        headline=headline,
        ok=allowed,
        reasons=(_event(headline if allowed else texts.MOVE_STAY_MUST, STAYING_RULE),),
        total=0,
        to_supply=0,
        to_players=(),
    )


def _distance(data: VinhosData, ask: MoveAsk) -> tuple[int, tuple[Event, ...]]:
    """The bago for a space that is not adjacent."""
    figures, layout = data.quadrel, data.quadrel.layout
    if ask.from_ is None:
        return 0, (_event(texts.MOVE_FIRST, FIRST_RULE),)
    origin, target = layout.space(ask.from_), layout.space(ask.to)
    own = ask.override.adjacent
    near = origin.is_next_to(target) if own is None else own
    told = texts.MOVE_NEAR if near else texts.MOVE_FAR.format(bagos=_bagos(figures.far_bagos))
    reasons = [_event(told, ADJACENT_RULE)]
    if own is None and layout.check:
        what = texts.MOVE_LAYOUT_CHECK.format(origin=origin.name, target=target.name)
        reasons.append(_event(texts.CHECK.format(what=what), LAYOUT_RULE))
    return 0 if near else figures.far_bagos, tuple(reasons)


def _bagos(count: int) -> str:
    return texts.count(texts.BAGOS, count)


def _event(text: str, rule: RuleId = RULE) -> Event:
    return Event(text=text, rules=(rule,))
