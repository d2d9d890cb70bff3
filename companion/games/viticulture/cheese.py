"""Formaggio's cellar at a year's end: viticulture.formaggio.age-cheese, with the cheese experts."""

from typing import Annotated, Literal

from pydantic import Field

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.viticulture import score_texts as texts
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
Expert = Literal["cheesemonger", "affinatore", "fromager"]
Outcome = Literal["ages", "stays", "skips", "rots", "check"]
Value = Annotated[int, Field(ge=1)]


class CheeseToken(Frozen):
    """A cheese in the cellar."""

    type: CheeseType
    """The row of the cheese cellar on which the token lies."""
    value: Value
    """The value of the space on which it lies."""


class RottenSpaces(Frozen):
    """Where the rotten spaces lie; they are printed on the mat. What is left out is told as something to check."""

    mozzarella: Value | None = None
    """The last value before the rotten space of the mozzarella row."""
    fontina: Value | None = None
    """The last value before the rotten space of the fontina row."""
    reggiano: Value | None = None
    """The last value before the first rotten space of the reggiano row."""
    bitto: Value | None = None
    """The last value before the first rotten space of the bitto row."""
    reggiano_second: Value | None = None
    """The last value before the next rotten space of the reggiano row, in the medium cellar."""
    bitto_second: Value | None = None
    """The last value before the next rotten space of the bitto row, in the medium cellar."""

    def first(self, cheese: CheeseType) -> int | None:
        """The last value before the first rotten space."""
        value: int | None = getattr(self, cheese)
        return value

    def second(self, cheese: CheeseType) -> int | None:
        """The last value before the second one; None also for rows that have none."""
        value: int | None = getattr(self, f"{cheese}_second", None)
        return value


class AffinatoreChoice(Frozen):
    """What the Affinatore does this year."""

    type: CheeseType
    """The kind of cheese chosen."""
    times: Annotated[int, Field(ge=0, le=2)]
    """How often all tokens of that kind age: not at all, once or twice."""


class CheeseAsk(Frozen):
    """A cheese cellar at a year's end."""

    cheeses: tuple[CheeseToken, ...] = ()
    """Every cheese token in the cellar."""
    medium_cellar: bool = False
    """Whether the medium cheese cellar is built."""
    experts: tuple[Expert, ...] = ()
    """The cheese experts with one of your stars on them."""
    cows: Annotated[int, Field(ge=0)] = 1
    """Cow tokens on your pasture; it holds four."""
    affinatore: AffinatoreChoice | None = None
    """What the Affinatore does this year, where you have a star there."""
    rotten_after: RottenSpaces = RottenSpaces()
    """Where the rotten spaces lie on your mat."""


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
    """A cheese beyond the first rotten space can only be one that skipped it."""
    limit, value = ask.rotten_after.first(kind.id), ask.cheeses[index].value
    if limit is None or value <= limit or (kind.skips_first_rotten and ask.medium_cellar):
        return
    why = texts.BEYOND_NO_CELLAR if kind.skips_first_rotten else texts.BEYOND_NEVER.format(cheese=kind.name)
    raise ValueError(texts.BEYOND_ROT.format(index=index, value=value, limit=limit, why=why))


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
