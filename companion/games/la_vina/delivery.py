"""Whether a winery accepts a delivery, and what it pays."""

from fractions import Fraction

from companion.engine.model import Frozen, Points
from companion.engine.play import Event
from companion.games.la_vina import texts
from companion.games.la_vina.baskets import SIZES_RULE
from companion.games.la_vina.blend import WILDCARDS_RULE, Grapes, accepts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.delivery_asks import DeliveryAsk, Reward, Winery
from companion.games.la_vina.tables import Delivery

BASKET_RULE = "la_vina.delivery.whole-basket"
CARDS_RULE = "la_vina.setup.grape-values"
COOPERATIVE_RULE = "la_vina.delivery.cooperative"
REWARD_RULE = "la_vina.delivery.reward"
LAST_SPACE_RULE = "la_vina.delivery.last-space"


class DeliveryAnswer(Frozen):
    """Whether the delivery is accepted, and the prestige it brings."""

    accepted: bool
    prestige: Points
    reasons: tuple[Event, ...]


def delivery(data: LaVinaData, ask: DeliveryAsk) -> DeliveryAnswer:
    """Judge one delivery.

    Raises:
        ValueError: a card, the wildcards or the reward cannot be as given.
    """
    figures = data.delivery
    _check(figures, ask)
    if not ask.cards:
        return DeliveryAnswer(accepted=False, prestige=0, reasons=(Event(text=texts.EMPTY, rules=(WILDCARDS_RULE,)),))
    grapes = Grapes.of([(card.variety, card.value) for card in ask.cards], ask.wildcards, figures.wildcard_value)
    accepted, why = _judged(figures, ask.winery, grapes)
    headline = Event(text=texts.ACCEPTED.format(total=grapes.total) if accepted else texts.REFUSED)
    reasons = (headline, _counted(ask, grapes), *why, *_looks(data, ask))
    if not accepted:
        return DeliveryAnswer(accepted=False, prestige=0, reasons=reasons)
    prestige, paid = _paid(figures, ask, grapes)
    return DeliveryAnswer(accepted=True, prestige=prestige, reasons=(*reasons, *paid, *_spare(figures, ask, grapes)))


def _judged(figures: Delivery, winery: Winery, grapes: Grapes) -> tuple[bool, tuple[Event, ...]]:
    """What the winery wants, or la_vina.delivery.cooperative: that one takes whatever comes."""
    if winery.wants is not None:
        return accepts(figures, grapes, winery.wants)
    said = [texts.COOPERATIVE.format(multiplier=plain(figures.cooperative_multiplier))]
    if winery.entry or winery.variety is not None or winery.blend:
        said.append(texts.COOPERATIVE_ASKS_NOTHING)
    return True, tuple(Event(text=text, rules=(COOPERATIVE_RULE,)) for text in said)


def plain(number: float) -> str:
    """A multiplier as printed: `2`, `0.5`."""
    return f"{number:g}"


def _check(figures: Delivery, ask: DeliveryAsk) -> None:
    if len(ask.cards) > figures.cards_in_box:
        raise ValueError(texts.TOO_MANY_CARDS.format(most=figures.cards_in_box, count=len(ask.cards)))
    values = figures.card_values
    highest = values.highest if ask.highest_card is None else ask.highest_card
    for index, card in enumerate(ask.cards):
        if not values.lowest <= card.value <= highest:
            raise ValueError(
                texts.CARD_VALUE.format(index=index, lowest=values.lowest, highest=highest, value=card.value)
            )
    if ask.wildcards > figures.wildcards_in_box:
        raise ValueError(texts.TOO_MANY_WILDCARDS.format(most=figures.wildcards_in_box, count=ask.wildcards))
    always = figures.cooperative_multiplier
    if ask.winery.cooperative and ask.reward is not None and ask.reward.multiplier != always:
        raise ValueError(texts.COOPERATIVE_REWARD.format(multiplier=plain(always)))


def _counted(ask: DeliveryAsk, grapes: Grapes) -> Event:
    text = (texts.COUNTED_WILD if ask.wildcards else texts.COUNTED).format(
        cards=texts.count(texts.COUNTED_CARDS, len(ask.cards)),
        worth=sum(card.value for card in ask.cards),
        wildcards=texts.count(texts.COUNTED_WILDCARDS, ask.wildcards),
        total=grapes.total,
    )
    return Event(text=text, rules=(WILDCARDS_RULE,) if ask.wildcards else (BASKET_RULE,))


def _looks(data: LaVinaData, ask: DeliveryAsk) -> tuple[Event, ...]:
    """Cards above what every description of the box knows, and more of them than a known basket holds."""
    agreed, most, said = data.delivery.card_values.agreed_highest, data.baskets.bought.most_capacity, []
    if ask.highest_card is None:
        high = sorted({card.value for card in ask.cards if card.value > agreed})
        said = [Event(text=texts.CARD_SIX.format(agreed=agreed, value=one), rules=(CARDS_RULE,)) for one in high]
    if len(ask.cards) > most:
        text = texts.FULL_BASKET.format(most=most, count=len(ask.cards))
        said.append(Event(text=text, rules=(SIZES_RULE,)))
    return tuple(said)


def _paid(figures: Delivery, ask: DeliveryAsk, grapes: Grapes) -> tuple[Points, tuple[Event, ...]]:
    """The reward of the space: la_vina.delivery.reward; and the seals: la_vina.delivery.last-space."""
    points, text = _reward(figures, ask.reward, grapes)
    paid = [Event(text=text, rules=(REWARD_RULE,))]
    seals = ask.seals_on_winery
    if seals and ask.last_space:
        points += seals
        text = texts.LAST_SPACE_ONE if seals == 1 else texts.LAST_SPACE.format(seals=texts.seals(seals))
        paid.append(Event(text=text, rules=(LAST_SPACE_RULE,)))
    elif seals:
        text = texts.SEALS_STAY_ONE if seals == 1 else texts.SEALS_STAY.format(seals=texts.seals(seals))
        paid.append(Event(text=text, rules=(LAST_SPACE_RULE,)))
    return points, tuple(paid)


def _reward(figures: Delivery, reward: Reward | None, grapes: Grapes) -> tuple[Points, str]:
    if reward is not None and reward.fixed is not None:
        return reward.fixed, texts.REWARD_FIXED.format(points=reward.fixed)
    multiplier = figures.cooperative_multiplier
    if reward is not None and reward.multiplier is not None:
        multiplier = reward.multiplier
    exact = grapes.total * Fraction(str(multiplier))
    points = exact.numerator // exact.denominator
    rounded = "" if points == exact else texts.ROUNDED
    text = texts.REWARD_MULTIPLIER.format(
        total=grapes.total, multiplier=plain(multiplier), points=points, rounded=rounded
    )
    return points, text


def _spare(figures: Delivery, ask: DeliveryAsk, grapes: Grapes) -> tuple[Event, ...]:
    """Wildcards that change nothing: the delivery passes without them for the same reward."""
    points, _ = _reward(figures, ask.reward, grapes)
    for count in range(grapes.wildcards):
        fewer = grapes.evolve(wildcards=count)
        if _judged(figures, ask.winery, fewer)[0] and _reward(figures, ask.reward, fewer)[0] == points:
            text = texts.count(texts.SPARE_WILDCARDS, grapes.wildcards - count)
            return (Event(text=text, rules=(WILDCARDS_RULE,)),)
    return ()
