"""What a winery asks of the grapes: one variety, or a blend with a main variety. Wildcards stand for any."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Self, get_args

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.tables import Count, Delivery, Variety

ENTRY_RULE = "la_vina.delivery.entry-value"
SINGLE_RULE = "la_vina.delivery.single-variety"
BLEND_RULE = "la_vina.delivery.blend"
WILDCARDS_RULE = "la_vina.delivery.wildcards"
VARIETIES: tuple[Variety, ...] = get_args(Variety)


class Grapes(Frozen):
    """What is delivered: the cards' worth by variety, and wildcards that are not yet anything."""

    cards: tuple[tuple[Variety, int], ...]
    """Each variety among the cards once, with the sum of its cards."""
    wildcards: Count
    wildcard_value: int

    @classmethod
    def of(cls, cards: Sequence[tuple[Variety, int]], wildcards: int, wildcard_value: int) -> Self:
        """Add the cards up; their order does not matter."""
        sums = {one: sum(value for variety, value in cards if variety == one) for one in VARIETIES}
        found = tuple((variety, worth) for variety, worth in sums.items() if worth)
        return cls(cards=found, wildcards=wildcards, wildcard_value=wildcard_value)

    @property
    def total(self) -> int:
        """The worth of everything; it is the same whatever the wildcards stand for."""
        return sum(worth for _, worth in self.cards) + self.wildcards * self.wildcard_value

    def assignments(self) -> Iterator["Assignment"]:
        """Every way in which the wildcards can stand for varieties."""
        for chosen in combinations_with_replacement(VARIETIES, self.wildcards):
            worth = dict(self.cards)
            for variety in chosen:
                worth[variety] = worth.get(variety, 0) + self.wildcard_value
            yield Assignment(worth=tuple(worth.items()), wildcards=chosen)


class Demand(Frozen):
    """What a winery card asks for."""

    entry: Count
    variety: Variety
    blend: bool
    """Whether the variety is the main part of a blend; else nothing but it is taken."""


class Assignment(Frozen):
    """Grapes with every wildcard standing for a variety."""

    worth: tuple[tuple[Variety, int], ...]
    wildcards: tuple[Variety, ...]

    def named(self, variety: Variety) -> int:
        """The worth of one variety."""
        return dict(self.worth).get(variety, 0)

    def rest(self, variety: Variety) -> int:
        """The worth of all others together."""
        return sum(worth for other, worth in self.worth if other != variety)


def accepts(figures: Delivery, grapes: Grapes, demand: Demand) -> tuple[bool, tuple[Event, ...]]:
    """Whether a winery takes the grapes, and why: la_vina.delivery.single-variety and la_vina.delivery.blend."""
    enough = grapes.total >= demand.entry
    short = texts.ENTRY_MET if enough else texts.TOO_LITTLE
    counted = Event(text=short.format(entry=demand.entry, missing=demand.entry - grapes.total), rules=(ENTRY_RULE,))
    judge = _blend if demand.blend else _single
    fits, why = judge(figures, grapes, demand.variety)
    reasons = (counted, *why)
    if demand.blend and enough:
        reasons += _other_wording(figures, grapes, demand, fits)
    return enough and fits, reasons


def _single(figures: Delivery, grapes: Grapes, variety: Variety) -> tuple[bool, tuple[Event, ...]]:
    others = [figures.name(one) for one, _ in grapes.cards if one != variety]
    if others:
        text = texts.WRONG_VARIETY.format(variety=figures.name(variety), others=listed(others))
        return False, (Event(text=text, rules=(SINGLE_RULE,)),)
    text = texts.SINGLE_WILD if grapes.wildcards else texts.SINGLE
    return True, (Event(text=text.format(variety=figures.name(variety)), rules=(SINGLE_RULE,)),)


def _blend(figures: Delivery, grapes: Grapes, variety: Variety) -> tuple[bool, tuple[Event, ...]]:
    """At least two varieties, the named one not less than all others together, by the rulebook's example."""
    mixed = _mixed(figures, grapes)
    if not mixed:
        only = figures.name(grapes.cards[0][0]) if grapes.cards else ""
        text = texts.ONE_VARIETY.format(least=figures.blend_varieties, variety=only)
        return False, (Event(text=text, rules=(BLEND_RULE,)),)
    best = max(mixed, key=lambda one: one.named(variety))
    words = {"variety": figures.name(variety), "named": best.named(variety), "rest": best.rest(variety)}
    if best.named(variety) < best.rest(variety):
        return False, (Event(text=texts.NAMED_TOO_SMALL.format(**words), rules=(BLEND_RULE,)),)
    said = [Event(text=texts.BLEND.format(**words), rules=(BLEND_RULE,))]
    if best.wildcards:
        said.append(Event(text=_wildcards(figures, best), rules=(WILDCARDS_RULE,)))
    return True, tuple(said)


def _wildcards(figures: Delivery, best: Assignment) -> str:
    """How many wildcards stand for each variety."""
    told = [
        texts.WILDCARDS_AS.format(wildcards=texts.count(texts.WILDCARDS, number), variety=figures.name(variety))
        for variety, number in Counter(best.wildcards).items()
    ]
    return texts.WILDCARDS_STAND.format(told=listed(told))


def _other_wording(figures: Delivery, grapes: Grapes, demand: Demand, fits: bool) -> tuple[Event, ...]:
    """Where the rulebook's other sentence differs: it measures cards of the variety against half of the entry value.

    A blend that fits has at least half of its worth in the variety, so it can only fall short in cards.
    """
    best = max((one.named(demand.variety) for one in _mixed(figures, grapes)), default=0)
    cards = dict(grapes.cards).get(demand.variety, 0)
    if fits:
        text, named, differs = texts.WILDCARDS_READING, cards, 2 * cards < demand.entry
    else:
        text, named, differs = texts.READINGS_DIFFER, best, best > 0 and 2 * best >= demand.entry
    if not differs:
        return ()
    words = {"variety": figures.name(demand.variety), "named": named, "entry": demand.entry}
    return (Event(text=text.format(**words), rules=(BLEND_RULE,)),)


def _mixed(figures: Delivery, grapes: Grapes) -> list[Assignment]:
    """The assignments with varieties enough for a blend."""
    return [one for one in grapes.assignments() if len(one.worth) >= figures.blend_varieties]
