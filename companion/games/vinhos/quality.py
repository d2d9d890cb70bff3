"""Producing wine: the quality that one estate makes."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.estate_tables import Production
from companion.games.vinhos.tables import Count

QUALITY_RULE = "vinhos.production.quality"
PORTO_RULE = "vinhos.production.porto"
WEATHER_RULE = "vinhos.production.weather"
NO_WINE_RULE = "vinhos.production.no-wine"


class QualityOverride(Frozen):
    """Figures as your own rulebook prints them."""

    most_vineyards: Annotated[int, Field(ge=1, le=9)] | None = None
    """How many vineyards an estate has room for."""
    weather_limit: Annotated[int, Field(ge=0, le=9)] | None = None
    """The strongest weather on your vintage tiles, for better and for worse."""


class QualityAsk(Frozen):
    """One estate in the production phase."""

    vineyards: Count = 0
    """Vineyard tiles on the estate."""
    farmers: Count = 0
    """Farmers on its vineyards, one on each at most."""
    wineries: Count = 0
    """Winery tiles on the estate."""
    enologists: Count = 0
    """Enologists on its wineries, one on each at most."""
    porto: bool = False
    """Whether you make Porto, spending a Porto tile of Douro."""
    weather: int
    """The weather on this year's vintage tile, from the worst (-2) to the best (2)."""
    override: QualityOverride = QualityOverride()
    """Figures as your own rulebook prints them, where they differ."""


class QualityVerdict(Verdict):
    """The quality, and whether a wine comes of it."""

    quality: int
    wine: bool


def quality(data: VinhosData, ask: QualityAsk) -> QualityVerdict:
    """Add the estate up.

    Raises:
        ValueError: the estate cannot look like this, or no vintage tile shows this weather.
    """
    figures = data.production
    _check(figures, ask)
    parts, total = _parts(figures, ask)
    made = ask.vineyards > 0 and total > 0
    if not ask.vineyards:
        headline, rule = texts.QUALITY_NO_VINEYARD, NO_WINE_RULE
        parts, total = (), 0
    else:
        headline = (texts.QUALITY_WINE if made else texts.QUALITY_NONE).format(quality=total)
        rule = QUALITY_RULE if made else NO_WINE_RULE
    reasons = [Event(text=text, rules=(QUALITY_RULE,)) for text in parts]
    if not made:
        reasons.append(Event(text=headline, rules=(rule,)))
    return QualityVerdict(
        headline=headline, ok=made, reasons=(*reasons, *_notes(figures, ask)), quality=total, wine=made
    )


def _parts(figures: Production, ask: QualityAsk) -> tuple[tuple[str, ...], int]:
    """vinhos.production.quality: what each piece adds, and the sum."""
    each = {
        "vineyards": figures.per_vineyard,
        "farmers": figures.per_farmer,
        "wineries": figures.per_winery,
        "enologists": figures.per_enologist,
    }
    said, numbers = [], []
    for name, worth in each.items():
        count: int = getattr(ask, name)
        if count:
            one, many = texts.PIECES[name]
            piece = one if count == 1 else many
            said.append(texts.QUALITY_PIECE.format(count=count, piece=piece, each=worth, points=count * worth))
            numbers.append(count * worth)
    if ask.porto:
        said.append(texts.QUALITY_PORTO.format(points=figures.porto))
        numbers.append(figures.porto)
    said.append(texts.QUALITY_WEATHER.format(weather=f"{ask.weather:+d}" if ask.weather else "0"))
    numbers.append(ask.weather)
    total = sum(numbers)
    said.append(texts.QUALITY_SUM.format(sum=added(numbers), quality=total))
    return tuple(said), total


def added(numbers: Sequence[int]) -> str:
    """`4 + 1 - 2`."""
    first, *others = numbers
    return " ".join((str(first), *(f"{'-' if number < 0 else '+'} {abs(number)}" for number in others)))


def _check(figures: Production, ask: QualityAsk) -> None:
    """vinhos.production.limits: what an estate has room for, and what a vintage tile can show."""
    vineyards = ask.override.most_vineyards or figures.most_vineyards.value
    if ask.vineyards > vineyards:
        raise ValueError(texts.TOO_MANY_VINEYARDS.format(most=vineyards, count=ask.vineyards))
    if ask.wineries > figures.most_wineries:
        raise ValueError(texts.TOO_MANY_WINERIES.format(most=figures.most_wineries, count=ask.wineries))
    _hosted(texts.TOO_MANY_FARMERS, "vineyards", ask.farmers, ask.vineyards, figures.farmers_a_vineyard)
    _hosted(texts.TOO_MANY_ENOLOGISTS, "wineries", ask.enologists, ask.wineries, figures.enologists_a_winery)
    lowest, highest = _weather(figures, ask)
    if not lowest <= ask.weather <= highest:
        raise ValueError(texts.WEATHER_RANGE.format(lowest=lowest, highest=highest, weather=ask.weather))


def _hosted(text: str, hosts: str, guests: int, count: int, each: int) -> None:
    """Refuse more people than the tiles have room for."""
    if guests > count * each:
        one, many = texts.PIECES[hosts]
        there = texts.HOSTS.get(count, texts.HOSTS[0]).format(one=one, many=many, count=count)
        raise ValueError(text.format(most=count * each, count=guests, each=each, hosts=there))


def _weather(figures: Production, ask: QualityAsk) -> tuple[int, int]:
    limit = ask.override.weather_limit
    return (figures.weather.lowest, figures.weather.highest) if limit is None else (-limit, limit)


def _notes(figures: Production, ask: QualityAsk) -> tuple[Event, ...]:
    notes = []
    if ask.porto and ask.vineyards:
        notes.append(Event(text=texts.PORTO_TILE, rules=(PORTO_RULE,)))
    if ask.weather == figures.weather.out_of_the_box:
        notes.append(Event(text=texts.WEATHER_OUT.format(weather=ask.weather), rules=(WEATHER_RULE,)))
    return tuple(notes)
