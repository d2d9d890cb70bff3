"""Draws the first player and the wineries from a seed that is shown: la_vina.setup.wineries."""

from collections import Counter
from collections.abc import Sequence

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.rng import Rng
from companion.engine.score import Verdict
from companion.engine.seating import first_player
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.deal_asks import DealAsk
from companion.games.la_vina.tables import Table, Variety

ORDER_RULE = "la_vina.setup.starting-order"
PIECES_RULE = "la_vina.setup.starting-pieces"
WINERIES_RULE = "la_vina.setup.wineries"


class DrawnWinery(Frozen):
    """A winery card that came up."""

    name: str
    variety: Variety
    card: int
    """Its place in the list that it was drawn from, counted from 1."""


class PlayerSeals(Frozen):
    """With how many quality seals a player starts."""

    name: str
    seals: int


class DealVerdict(Verdict):
    """The table as it was dealt."""

    seed: int
    first_player: str
    order: tuple[str, ...]
    """The players from the first one on, clockwise."""
    line: tuple[str, ...]
    """The owners of the pawns at the entrance, the one that plays first in front."""
    seals: tuple[PlayerSeals, ...]
    wineries: tuple[DrawnWinery, ...]
    put_back: tuple[DrawnWinery, ...]
    """Cards that came up as a third one of their variety, and go back into the box."""
    wineries_missing: int
    """How many wineries are still to be drawn."""


def deal(data: LaVinaData, ask: DealAsk) -> DealVerdict:
    """Deal the table of a seed.

    Raises:
        ValueError: there are more cards than in the box, or from these cards no table can be laid out.
    """
    table = data.setup.table(len(ask.players))
    rng, order = first_player(Rng(state=ask.seed), ask.players)
    wineries, put_back = choose(_pile(data, ask, rng), table.wineries, data.setup.wineries_of_one_variety)
    missing = table.wineries - len(wineries)
    if ask.cards and missing:
        short = {"found": len(wineries), "needed": table.wineries, "most": data.setup.wineries_of_one_variety}
        raise ValueError(texts.DEAL_TOO_FEW.format(**short))
    seals = tuple(PlayerSeals(name=name, seals=seals) for name, seals in zip(order, table.starting_seals, strict=True))
    line = order * table.pickers_each
    return DealVerdict(
        headline=texts.DEAL_HEADLINE.format(first=order[0], seed=ask.seed),
        reasons=(*_order(line, seals), *_told(data, table, wineries, put_back, missing)),
        seed=ask.seed,
        first_player=order[0],
        order=order,
        line=line,
        seals=seals,
        wineries=wineries,
        put_back=put_back,
        wineries_missing=missing,
    )


def choose(
    pile: Sequence[DrawnWinery], needed: int, most: int
) -> tuple[tuple[DrawnWinery, ...], tuple[DrawnWinery, ...]]:
    """Go through a pile until enough wineries lie out, and put back each that is one too many of its variety."""
    taken: list[DrawnWinery] = []
    back: list[DrawnWinery] = []
    counted: Counter[Variety] = Counter()
    for card in pile:
        if len(taken) == needed:
            break
        if counted[card.variety] == most:
            back.append(card)
            continue
        counted[card.variety] += 1
        taken.append(card)
    return tuple(taken), tuple(back)


def _pile(data: LaVinaData, ask: DealAsk, rng: Rng) -> tuple[DrawnWinery, ...]:
    """The cards in the order in which they come: shuffled here, or as they were drawn at the table."""
    given = len(ask.cards) or len(ask.drawn)
    if given > data.setup.wineries_in_box:
        field = "cards" if ask.cards else "drawn"
        raise ValueError(texts.DEAL_TOO_MANY.format(field=field, most=data.setup.wineries_in_box, count=given))
    named = [(card.variety, card.name) for card in ask.cards] or [(variety, None) for variety in ask.drawn]
    pile = tuple(
        DrawnWinery(name=name or texts.DEAL_CARD.format(number=number), variety=variety, card=number)
        for number, (variety, name) in enumerate(named, start=1)
    )
    return rng.shuffled(pile)[1] if ask.cards else pile


def _order(line: Sequence[str], seals: Sequence[PlayerSeals]) -> tuple[Event, ...]:
    names = ", ".join(line)
    told = ", ".join(texts.DEAL_SEALS_OF.format(name=one.name, seals=one.seals) for one in seals)
    return (
        Event(text=texts.DEAL_LINE.format(names=names), rules=(ORDER_RULE,)),
        Event(text=texts.DEAL_SEALS.format(seals=told), rules=(PIECES_RULE,)),
    )


def _told(
    data: LaVinaData,
    table: Table,
    wineries: Sequence[DrawnWinery],
    put_back: Sequence[DrawnWinery],
    missing: int,
) -> tuple[Event, ...]:
    told = []
    if wineries:
        named = listed([_card(data, one) for one in wineries])
        told.append(texts.DEAL_WINERIES.format(wineries=named))
    if put_back:
        most = data.setup.wineries_of_one_variety
        named = listed([_card(data, one) for one in put_back])
        told.append(texts.DEAL_PUT_BACK.format(wineries=named, most=most))
    if missing:
        most = data.setup.wineries_of_one_variety
        text = texts.DEAL_DRAW_MORE if wineries else texts.DEAL_DRAW
        told.append(text.format(missing=missing, needed=table.wineries, most=most))
    return tuple(Event(text=text, rules=(WINERIES_RULE,)) for text in told)


def _card(data: LaVinaData, winery: DrawnWinery) -> str:
    return texts.DEAL_NAMED.format(name=winery.name, variety=data.delivery.name(winery.variety))
