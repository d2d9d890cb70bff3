"""Baskets: what fits, tipping one into another, and what an upgrade costs."""

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.la_vina import texts
from companion.games.la_vina.basket_asks import BasketsAsk
from companion.games.la_vina.data import LaVinaData

CAPACITY_RULE = "la_vina.baskets.capacity"
SIZES_RULE = "la_vina.baskets.sizes"
TIP_OUT_RULE = "la_vina.baskets.tip-out"
TIPPING_RULE = "la_vina.baskets.tipping"
UPGRADE_RULE = "la_vina.baskets.upgrade"


class Tip(Frozen):
    """Whether the whole of one basket goes into another; both are numbered from 1."""

    source: int
    target: int
    possible: bool


class UpgradePrice(Frozen):
    """What an upgrade costs, and whether the old basket is empty as it must be."""

    basket: int
    pays: int
    possible: bool


class BasketsVerdict(Verdict):
    """What fits, and what it costs."""

    fits: int
    """How many of the cards find room."""
    left_over: int
    free: tuple[int, ...]
    """Free spaces, by basket."""
    tips: tuple[Tip, ...]
    upgrades: tuple[UpgradePrice, ...]
    pays: int
    """Prestige for all upgrades together."""


def baskets(data: LaVinaData, ask: BasketsAsk) -> BasketsVerdict:
    """Say what fits, what can be tipped, and what the upgrades cost.

    Raises:
        ValueError: there are too many baskets, one is overfull, or an upgrade names what is not there.
    """
    _check(data, ask)
    free = tuple(basket.capacity - basket.cards for basket in ask.baskets)
    fits = min(ask.cards, sum(free))
    tips = _tips(ask)
    upgrades = tuple(_upgrade(ask, index) for index in range(len(ask.upgrades)))
    return BasketsVerdict(
        headline=_headline(ask, fits, sum(free), upgrades),
        ok=fits == ask.cards and all(one.possible for one in upgrades),
        reasons=(*_room(data, ask), *_tipping(ask, tips), *_upgrading(ask, upgrades)),
        fits=fits,
        left_over=ask.cards - fits,
        free=free,
        tips=tips,
        upgrades=upgrades,
        pays=sum(one.pays for one in upgrades),
    )


def _check(data: LaVinaData, ask: BasketsAsk) -> None:
    most, listed = data.baskets.most_in_play_area, len(ask.baskets)
    if listed > most:
        raise ValueError(texts.TOO_MANY_BASKETS.format(most=most, count=listed))
    for index, basket in enumerate(ask.baskets):
        if basket.cards > basket.capacity:
            raise ValueError(texts.OVERFULL.format(index=index, capacity=basket.capacity, cards=basket.cards))
    handed = [upgrade.basket for upgrade in ask.upgrades]
    for index, number in enumerate(handed):
        if number > listed:
            raise ValueError(texts.NO_SUCH_BASKET.format(index=index, most=listed, number=number))
        if number in handed[:index]:
            raise ValueError(texts.UPGRADED_TWICE.format(index=index, number=number))


def _tips(ask: BasketsAsk) -> tuple[Tip, ...]:
    """la_vina.baskets.tipping: the whole content, and only where the other basket has room for it."""
    pairs = [(a, b) for a in range(len(ask.baskets)) for b in range(len(ask.baskets)) if a != b]
    return tuple(
        Tip(source=a + 1, target=b + 1, possible=ask.baskets[a].cards + ask.baskets[b].cards <= ask.baskets[b].capacity)
        for a, b in pairs
        if ask.baskets[a].cards
    )


def _upgrade(ask: BasketsAsk, index: int) -> UpgradePrice:
    """la_vina.baskets.upgrade: an empty basket, and the difference of the prices."""
    wanted = ask.upgrades[index]
    old = ask.baskets[wanted.basket - 1]
    if old.price is None:
        raise ValueError(texts.PRICE_MISSING.format(index=wanted.basket - 1))
    return UpgradePrice(basket=wanted.basket, pays=max(0, wanted.price - old.price), possible=not old.cards)


def _headline(ask: BasketsAsk, fits: int, free: int, upgrades: tuple[UpgradePrice, ...]) -> str:
    if not ask.cards:
        text = texts.BASKETS_NONE.format(free=texts.count(texts.SPACES, free))
    elif fits == ask.cards:
        text = texts.count(texts.BASKETS_FIT, ask.cards)
    else:
        text = texts.BASKETS_SOME.format(fits=fits, count=ask.cards, left=ask.cards - fits)
    if upgrades:
        possible = all(one.possible for one in upgrades)
        pays = sum(one.pays for one in upgrades)
        text += texts.UPGRADE_HEADLINE.format(pays=pays) if possible else texts.UPGRADE_REFUSED
    return text


def _room(data: LaVinaData, ask: BasketsAsk) -> tuple[Event, ...]:
    said = []
    for number, basket in enumerate(ask.baskets, start=1):
        spaces = texts.count(texts.SPACES, basket.capacity - basket.cards)
        text = texts.BASKET_FREE.format(number=number, cards=basket.cards, capacity=basket.capacity, spaces=spaces)
        said.append(Event(text=text, rules=(CAPACITY_RULE,)))
    most = data.baskets.bought.most_capacity
    capacities = [one.capacity for one in ask.baskets] + [one.capacity for one in ask.upgrades]
    if max(capacities) > most:
        said.append(Event(text=texts.CAPACITY_CHECK.format(most=most), rules=(SIZES_RULE,)))
    return tuple(said)


def _tipping(ask: BasketsAsk, tips: tuple[Tip, ...]) -> tuple[Event, ...]:
    said = []
    for tip in tips:
        source, target = ask.baskets[tip.source - 1], ask.baskets[tip.target - 1]
        text = (texts.TIP_FITS if tip.possible else texts.TIP_TOO_FULL).format(
            source=tip.source,
            target=tip.target,
            cards=source.cards,
            more=target.cards,
            total=source.cards + target.cards,
            capacity=target.capacity,
        )
        said.append(Event(text=text, rules=(TIPPING_RULE,)))
    if any(basket.cards for basket in ask.baskets):
        said.append(Event(text=texts.TIP_AWAY, rules=(TIP_OUT_RULE,)))
    return tuple(said)


def _upgrading(ask: BasketsAsk, upgrades: tuple[UpgradePrice, ...]) -> tuple[Event, ...]:
    said = []
    for wanted, found in zip(ask.upgrades, upgrades, strict=True):
        old = ask.baskets[wanted.basket - 1]
        text = texts.UPGRADE_PAYS if found.pays else texts.UPGRADE_FREE
        said.append(
            text.format(
                number=wanted.basket, capacity=wanted.capacity, price=wanted.price, old=old.price, pays=found.pays
            )
        )
        if not found.possible:
            cards = texts.count(texts.CARDS, old.cards)
            said.append(texts.UPGRADE_NOT_EMPTY.format(number=wanted.basket, cards=cards))
    return tuple(Event(text=text, rules=(UPGRADE_RULE,)) for text in said)
