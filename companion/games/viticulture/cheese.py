"""Formaggio's cellar at a year's end: viticulture.formaggio.age-cheese, with the cheese experts."""

from typing import Literal

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.cheese_asks import CheeseAsk, RottenSpaces
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.scoring_tables import Cheese, CheeseType

AGE_RULE = "viticulture.formaggio.age-cheese"
MAKE_RULE = "viticulture.formaggio.make-cheese"
COWS_RULE = "viticulture.formaggio.cow-limit"
EXPERT_RULES = {
    "cheesemonger": "viticulture.formaggio.cheesemonger",
    "affinatore": "viticulture.formaggio.affinatore",
    "fromager": "viticulture.formaggio.fromager",
}
Outcome = Literal["ages", "stays", "skips", "rots", "check"]


class Aged(Frozen):
    """One cheese at the year's end. `after` is left out for a cheese that is discarded."""

    type: CheeseType
    before: int
    after: int | None
    outcome: Outcome


class CheeseVerdict(Verdict):
    """What becomes of every cheese."""

    cheeses: tuple[Aged, ...]
    new_cheeses: int
    """Cheeses that making cheese would bring now, one for each cow."""


def cheese(data: ViticultureData, ask: CheeseAsk) -> CheeseVerdict:
    """Age the cellar once.

    Raises:
        ValueError: too many cows, a cheese where none can lie, or an Affinatore who is not there.
    """
    most = data.scoring.cheese.most_cows
    if ask.cows > most:
        raise ValueError(texts.TOO_MANY_COWS.format(most=most, cows=ask.cows))
    if ask.affinatore is not None and "affinatore" not in ask.experts:
        raise ValueError(texts.AFFINATORE_MISSING)
    _check_rotten_spaces(data, ask.rotten_after)
    aged = tuple(_aged(data, ask, index) for index in range(len(ask.cheeses)))
    return CheeseVerdict(
        headline=_headline(aged),
        reasons=(*(_told(data, ask, one) for one in aged), *_making(ask), *_experts(ask)),
        cheeses=aged,
        new_cheeses=ask.cows,
    )


def _aged(data: ViticultureData, ask: CheeseAsk, index: int) -> Aged:
    token = ask.cheeses[index]
    kind = data.scoring.cheese.type(token.type)
    _can_lie_there(kind, ask, index)
    times = ask.affinatore.times if ask.affinatore is not None and ask.affinatore.type == token.type else 1
    value, outcome = token.value, "stays"
    for _ in range(times):
        step = _step(kind, ask, value)
        if step == "rots":
            return Aged(type=token.type, before=token.value, after=None, outcome="rots")
        value += 1
        outcome = max(outcome, step, key=("stays", "ages", "skips", "check").index)
    return Aged.model_validate({"type": token.type, "before": token.value, "after": value, "outcome": outcome})


def _can_lie_there(kind: Cheese, ask: CheeseAsk, index: int) -> None:
    """A cheese beyond the first rotten space can only be one that skipped it, and beyond the second there is none."""
    skips = kind.skips_first_rotten and ask.medium_cellar
    limit = ask.rotten_after.second(kind.id) if skips else ask.rotten_after.first(kind.id)
    value = ask.cheeses[index].value
    if limit is None or value <= limit:
        return
    never = texts.BEYOND_NEVER.format(cheese=kind.name)
    why = texts.BEYOND_NO_CELLAR if kind.skips_first_rotten and not skips else never
    raise ValueError(texts.BEYOND_ROT.format(index=index, value=value, limit=limit, why=why))


def _check_rotten_spaces(data: ViticultureData, rotten: RottenSpaces) -> None:
    for kind in data.scoring.cheese.types:
        first, second = rotten.first(kind.id), rotten.second(kind.id)
        if first is not None and second is not None and second <= first:
            raise ValueError(texts.SECOND_TOO_LOW.format(cheese=kind.id, first=first, second=second))


def _step(kind: Cheese, ask: CheeseAsk, value: int) -> Outcome:
    """What aging once does to a cheese of this value."""
    first, second = ask.rotten_after.first(kind.id), ask.rotten_after.second(kind.id)
    if first is None:
        return "check"
    if value < first:
        return "ages"
    if value == first:
        return "skips" if kind.skips_first_rotten and ask.medium_cellar else "rots"
    if second is None:
        return "check"
    return "rots" if value >= second else "ages"


def _headline(aged: tuple[Aged, ...]) -> str:
    if not aged:
        return texts.CHEESE_NONE
    outcomes = [one.outcome for one in aged]
    ages = outcomes.count("ages") + outcomes.count("skips")
    text = texts.CHEESE_HEADLINE.format(ages=ages, count=len(aged), rots=outcomes.count("rots"))
    check = outcomes.count("check")
    return text + texts.CHEESE_CHECK.format(check=check) if check else text


def _told(data: ViticultureData, ask: CheeseAsk, one: Aged) -> Event:
    kind = data.scoring.cheese.type(one.type)
    look = texts.CHEESE_LOOK_SKIPS if kind.skips_first_rotten and ask.medium_cellar else texts.CHEESE_LOOK
    text = {
        "ages": texts.CHEESE_AGES,
        "stays": texts.CHEESE_STAYS,
        "skips": texts.CHEESE_SKIPS,
        "rots": texts.CHEESE_ROTS,
        "check": look,
    }[one.outcome]
    rules = (AGE_RULE, EXPERT_RULES["affinatore"]) if one.outcome == "stays" else (AGE_RULE,)
    return Event(text=text.format(cheese=kind.name, before=one.before, after=one.after), rules=rules)


def _making(ask: CheeseAsk) -> tuple[Event, ...]:
    text = texts.MAKE_CHEESE.format(cows=texts.cows(ask.cows)) if ask.cows else texts.NO_COWS
    return (Event(text=text, rules=(MAKE_RULE, COWS_RULE)),)


def _experts(ask: CheeseAsk) -> tuple[Event, ...]:
    return tuple(Event(text=texts.EXPERTS[one], rules=(EXPERT_RULES[one],)) for one in dict.fromkeys(ask.experts))
