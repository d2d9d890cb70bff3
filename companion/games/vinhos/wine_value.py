"""The value of a wine: its quality with aging, renown cubes and its region."""

from typing import Annotated, Literal

from pydantic import Field

from companion.engine.model import Frozen, RuleId
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.estate_tables import Region
from companion.games.vinhos.ids import RegionId
from companion.games.vinhos.tables import Count

RULE = "vinhos.production.wine-value"
AGING_RULE = "vinhos.production.aging-bonus"
NEEDED_RULE = "vinhos.actions.cubes-needed"
PRESS_RULE = "vinhos.press-release.cubes"


class ValueOverride(Frozen):
    """Figures as your own rulebook prints them."""

    aging: tuple[Count, ...] | None = None
    """What each slot of a cellar adds, from the left, such as [0, 1, 3, 5]."""
    cube_value: Count | None = None
    """What one renown cube of this region adds."""
    region_bonus: Count | None = None
    """What every wine of this region is worth more."""


class ValueAsk(Frozen):
    """One wine on a player board."""

    quality: Annotated[int, Field(ge=1, le=99)]
    """The number on the wine tile."""
    cellar_slot: int | None = None
    """The slot in which the tile lies, 1 being the leftmost; in a warehouse it does not matter."""
    in_cellar: bool
    """Whether it lies in a cellar; else it lies in a warehouse."""
    renown_cubes: Count = 0
    """Renown cubes that you remove from the region's inset for this wine."""
    region: RegionId | None = None
    """The region of its estate; it matters for Alentejo and Algarve."""
    wanted: Count | None = None
    """A value you want to reach, such as a sales slot's: the least cubes for it are worked out."""
    use: Literal["sale", "export", "fair"] | None = None
    """What the wine is for; for a sale or an export no cube may be removed in vain."""
    override: ValueOverride = ValueOverride()
    """Figures as your own rulebook prints them, where they differ."""


class ValueVerdict(Verdict):
    """The value, and the least cubes for the wanted one; left out where even the most do not reach it."""

    value: int
    without_cubes: int
    cubes_needed: int | None


def value(data: VinhosData, ask: ValueAsk) -> ValueVerdict:
    """Work a wine's value out.

    Raises:
        ValueError: there is no such slot, or too many cubes.
    """
    most = data.wine_value.most_cubes
    if ask.renown_cubes > most:
        raise ValueError(texts.TOO_MANY_CUBES.format(most=most, count=ask.renown_cubes))
    region = None if ask.region is None else data.regions.region(ask.region)
    aging, cube, bonus = _aging(data, ask), _cube(data, ask, region), _bonus(ask, region)
    without = ask.quality + aging + bonus
    found = without + ask.renown_cubes * cube
    needed = _needed(ask, without, cube, most)
    summed = _summed(ask.quality, {"aging": aging, "cubes": ask.renown_cubes * cube, "region": bonus}, found)
    headline, ok = _headline(ask, found, needed)
    return ValueVerdict(
        headline=headline,
        ok=ok,
        reasons=(_event(summed), *_cubes(ask, needed, most), *_notes(data, ask, region)),
        value=found,
        without_cubes=without,
        cubes_needed=needed,
    )


def _summed(quality: int, parts: dict[str, int], found: int) -> str:
    """`5 (quality) + 3 (aging) = 8`; what adds nothing is left out."""
    told = [
        texts.VALUE_PART.format(number=number, what=texts.VALUE_PARTS[part]) for part, number in parts.items() if number
    ]
    return " + ".join((texts.VALUE_PART.format(number=quality, what=texts.VALUE_QUALITY), *told)) + f" = {found}"


def _aging(data: VinhosData, ask: ValueAsk) -> int:
    """What the slot adds."""
    slots = data.wine_value.aging.cellar if ask.in_cellar else data.wine_value.aging.warehouse
    slot = _slot(ask, len(slots))
    own = ask.override.aging
    if own is not None and len(own) != len(data.wine_value.aging.cellar):
        raise ValueError(texts.AGING_LENGTH.format(slots=len(data.wine_value.aging.cellar), count=len(own)))
    return (own if own is not None and ask.in_cellar else slots)[slot - 1]


def _slot(ask: ValueAsk, most: int) -> int:
    """The slot from 1; the first one of a warehouse where none is named, as all of them add the same."""
    if ask.cellar_slot is None:
        if ask.in_cellar:
            raise ValueError(texts.SLOT_MISSING.format(most=most))
        return 1
    if not 1 <= ask.cellar_slot <= most:
        place = texts.CELLAR if ask.in_cellar else texts.WAREHOUSE
        raise ValueError(texts.SLOT.format(most=most, slot=ask.cellar_slot, place=place))
    return ask.cellar_slot


def _cube(data: VinhosData, ask: ValueAsk, region: Region | None) -> int:
    if ask.override.cube_value is not None:
        return ask.override.cube_value
    if region is not None and region.cube_value is not None:
        return region.cube_value
    return data.wine_value.cube.value


def _bonus(ask: ValueAsk, region: Region | None) -> int:
    if ask.override.region_bonus is not None:
        return ask.override.region_bonus
    return 0 if region is None else region.value_bonus


def _needed(ask: ValueAsk, without: int, cube: int, most: int) -> int | None:
    """The least cubes for the wanted value."""
    wanted = ask.wanted
    if wanted is None:
        return None
    return next((cubes for cubes in range(most + 1) if without + cubes * cube >= wanted), None)


def _headline(ask: ValueAsk, found: int, needed: int | None) -> tuple[str, bool | None]:
    if ask.wanted is None:
        return texts.VALUE_HEADLINE.format(value=found), None
    if found < ask.wanted:
        return texts.VALUE_SHORT.format(value=found, missing=ask.wanted - found, wanted=ask.wanted), False
    in_vain = ask.use in ("sale", "export") and needed is not None and ask.renown_cubes > needed
    if in_vain:
        text = texts.VALUE_TOO_MANY if needed else texts.VALUE_NO_CUBE
        cubes = texts.count(texts.CUBES, needed or 0)
        return text.format(value=found, wanted=ask.wanted, cubes=cubes), False
    return texts.VALUE_ENOUGH.format(value=found, wanted=ask.wanted), True


def _cubes(ask: ValueAsk, needed: int | None, most: int) -> tuple[Event, ...]:
    said = []
    if ask.wanted is not None:
        text = texts.CUBES_NEVER if needed is None else texts.CUBES_LEAST if needed else texts.CUBES_NONE
        said.append(_event(text.format(wanted=ask.wanted, cubes=texts.count(texts.CUBES, needed or 0), most=most)))
    if ask.use in ("sale", "export"):
        said.append(_event(texts.CUBES_SALE, NEEDED_RULE))
    elif ask.use == "fair":
        said.append(_event(texts.CUBES_FAIR.format(most=most), PRESS_RULE))
    return tuple(said)


def _notes(data: VinhosData, ask: ValueAsk, region: Region | None) -> tuple[Event, ...]:
    """What this value rests on that only one source tells."""
    figures, own, checks = data.wine_value, ask.override, []
    if ask.in_cellar and own.aging is None and figures.aging.check:
        slot = _slot(ask, len(figures.aging.cellar))
        bonus = figures.aging.cellar[slot - 1]
        checks.append(_check(texts.AGING_CHECK.format(slot=slot, place=texts.CELLAR, bonus=bonus), AGING_RULE))
    if (ask.renown_cubes or ask.wanted is not None) and own.cube_value is None:
        if region is not None and region.cube_value is not None:
            what = texts.CUBE_CHECK_REGION.format(region=region.name, value=region.cube_value)
            checks.append(_check(what, region.rule))
        elif figures.cube.check:
            checks.append(_check(texts.CUBE_CHECK.format(value=figures.cube.value)))
    if region is not None and region.value_bonus and own.region_bonus is None:
        checks.append(_check(texts.REGION_CHECK.format(region=region.name, bonus=region.value_bonus), region.rule))
    if region is not None and region.no_cellar and ask.in_cellar:
        what = texts.NO_CELLAR_CHECK.format(region=region.name)
        checks.append(_event(texts.CHECK_ONLY.format(what=what), region.rule))
    return tuple(checks)


def _check(what: str, rule: RuleId = RULE) -> Event:
    return _event(texts.CHECK.format(what=what), rule)


def _event(text: str, rule: RuleId = RULE) -> Event:
    return Event(text=text, rules=(rule,))
