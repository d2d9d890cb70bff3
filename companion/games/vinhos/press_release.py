"""A press release: fair points, barrels back from the magnates, and what it does to the turn order."""

from typing import Annotated

from pydantic import Field, field_validator

from companion.engine.model import Frozen, RuleId
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.ids import Feature, Magnate, RegionId
from companion.games.vinhos.press_tables import PressRelease
from companion.games.vinhos.tables import Count

POINTS_RULE = "vinhos.press-release.points"
EXPERTS_RULE = "vinhos.press-release.experts"
BOOTH_RULE = "vinhos.press-release.booth-bonuses"
ONCE_RULE = "vinhos.press-release.once"
BARRELS_RULE = "vinhos.press-release.barrels"
ORDER_RULE = "vinhos.press-release.turn-order"


class VintageFeatures(Frozen):
    """How often each wine feature stands on this year's vintage tile."""

    taste: Count = 0
    """Symbols for taste."""
    aroma: Count = 0
    """Symbols for aroma."""
    appearance: Count = 0
    """Symbols for appearance."""
    alcohol: Count = 0
    """Symbols for alcohol."""

    def symbols(self, feature: Feature) -> int:
        """How often one feature stands there."""
        count: int = getattr(self, feature)
        return count


class Expert(Frozen):
    """A face-up wine expert that you want to discard."""

    feature: Feature
    """The wine feature on the expert's tile."""
    arrow: bool = False
    """Whether a symbol with an arrow stands on the tile."""


class PressOverride(Frozen):
    """Figures as your own rulebook prints them."""

    region_fair_points: Count | None = None
    """What entering a wine of this region in a fair gives."""


class PressReleaseAsk(Frozen):
    """A wine to enter in the upcoming fair."""

    wine_value: Annotated[int, Field(ge=1, le=99)]
    """The wine's value, with the renown cubes you remove for it."""
    vintage_features: VintageFeatures = VintageFeatures()
    """The wine features on this year's vintage tile."""
    experts: tuple[Expert, ...] = ()
    """Face-up wine experts in front of you that you would discard."""
    magnates_met: tuple[Magnate, ...] = ()
    """The magnates whom the wine pleases and on whose space one of your barrels lies."""
    region: RegionId | None = None
    """The wine's region of origin; it matters for Trás-os-Montes."""
    booth_fair_points: Count = 0
    """Fair points printed on the booth you choose; 0 for another bonus."""
    free_slots: tuple[Annotated[int, Field(ge=1, le=4)], ...] = ()
    """Slots of the player order area that are free in its lower row, 1 being the leftmost."""
    before_fair: bool = False
    """Whether these are the second actions of a year that ends with a fair."""
    override: PressOverride = PressOverride()
    """Figures as your own rulebook prints them, where they differ."""

    @field_validator("magnates_met")
    @classmethod
    def _each_once(cls, magnates: tuple[Magnate, ...]) -> tuple[Magnate, ...]:
        for magnate in magnates:
            if magnates.count(magnate) > 1:
                raise ValueError(texts.MAGNATE_TWICE.format(magnate=magnate))
        return magnates

    @field_validator("free_slots")
    @classmethod
    def _no_slot_twice(cls, slots: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(set(slots)))


class PressReleaseVerdict(Verdict):
    """What the press release brings."""

    fair_points: int
    barrels: int
    """Barrels that come back to your supply."""
    experts_used: tuple[Feature, ...]
    """The experts to discard, by their feature."""


def press_release(data: VinhosData, ask: PressReleaseAsk) -> PressReleaseVerdict:
    """Add a press release up."""
    figures = data.press_release
    used, experts = _experts(figures, ask)
    region, why_region = _region(data, ask)
    barrels = min(figures.most_barrels, len(ask.magnates_met))
    points = ask.wine_value + sum(worth for _, worth in used) + region + ask.booth_fair_points
    said = [_event(texts.PRESS_WINE.format(points=ask.wine_value), POINTS_RULE), *experts, *why_region]
    if ask.booth_fair_points:
        said.append(_event(texts.PRESS_BOOTH.format(points=ask.booth_fair_points), BOOTH_RULE))
    back = texts.count(texts.BARRELS, barrels)
    return PressReleaseVerdict(
        headline=texts.PRESS_HEADLINE.format(points=points, barrels=back),
        reasons=(*said, *_barrels(figures, ask, barrels), *_order(ask), _event(texts.PRESS_ONCE, ONCE_RULE)),
        fair_points=points,
        barrels=barrels,
        experts_used=tuple(feature for feature, _ in used),
    )


def _experts(figures: PressRelease, ask: PressReleaseAsk) -> tuple[list[tuple[Feature, int]], list[Event]]:
    """vinhos.press-release.experts: one expert for each feature that the vintage tile shows; an arrow adds a point."""
    used: list[tuple[Feature, int]] = []
    said = []
    for expert in sorted(ask.experts, key=lambda one: not one.arrow):
        feature = figures.features.name(expert.feature)
        symbols = ask.vintage_features.symbols(expert.feature)
        if not symbols:
            said.append(_event(texts.PRESS_EXPERT_IDLE.format(feature=feature), EXPERTS_RULE))
        elif sum(one == expert.feature for one, _ in used) >= figures.experts_a_feature:
            text = texts.PRESS_EXPERT_TWICE.format(feature=feature, each=figures.experts_a_feature)
            said.append(_event(text, EXPERTS_RULE))
        else:
            extra = figures.arrow_points if expert.arrow else 0
            arrow = texts.PRESS_ARROW.format(points=extra) if extra else ""
            used.append((expert.feature, symbols + extra))
            text = texts.PRESS_EXPERT.format(feature=feature, symbols=symbols, arrow=arrow)
            said.append(_event(text, EXPERTS_RULE))
    return used, said


def _region(data: VinhosData, ask: PressReleaseAsk) -> tuple[int, tuple[Event, ...]]:
    if ask.region is None:
        return 0, ()
    region, own = data.regions.region(ask.region), ask.override.region_fair_points
    points = region.fair_points if own is None else own
    if not points:
        return 0, ()
    said = [_event(texts.PRESS_REGION.format(region=region.name, points=points), region.rule)]
    if own is None and data.regions.check:
        what = texts.REGION_FAIR_CHECK.format(region=region.name, points=points)
        said.append(_event(texts.CHECK.format(what=what), region.rule))
    return points, tuple(said)


def _barrels(figures: PressRelease, ask: PressReleaseAsk, barrels: int) -> tuple[Event, ...]:
    """vinhos.press-release.barrels: one from each magnate who is pleased, two at most."""
    names = listed([figures.magnate(one).name for one in ask.magnates_met])
    if not names:
        wants = [texts.PRESS_WANTS.format(name=one.name, wants=one.wants) for one in figures.magnates]
        text = texts.PRESS_NO_MAGNATE.format(wants=listed(wants))
    elif len(ask.magnates_met) > barrels:
        text = texts.PRESS_MAGNATES_CAP.format(names=names, most=barrels)
    else:
        text = texts.PRESS_MAGNATES.format(names=names, barrels=texts.count(texts.BARRELS, barrels))
    return (_event(text, BARRELS_RULE),)


def _order(ask: PressReleaseAsk) -> tuple[Event, ...]:
    """vinhos.press-release.turn-order: the slot in the bottom row is the player's choice."""
    said = [texts.PRESS_ORDER]
    if len(ask.free_slots) > 1:
        said.append(texts.PRESS_ORDER_SLOTS.format(first=ask.free_slots[0], last=ask.free_slots[-1]))
    elif ask.free_slots:
        said.append(texts.PRESS_ORDER_ONE.format(first=ask.free_slots[0]))
    if ask.before_fair:
        said.append(texts.PRESS_ORDER_FAIR)
    return tuple(_event(text, ORDER_RULE) for text in said)


def _event(text: str, rule: RuleId) -> Event:
    return Event(text=text, rules=(rule,))
