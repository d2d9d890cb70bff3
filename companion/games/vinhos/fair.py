"""A wine tasting fair: VP by place, the last place's expert, and next year's order."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import AfterValidator, Field, field_validator

from companion.engine.model import Frozen, Points, RuleId
from companion.engine.play import Event
from companion.engine.players import Name, no_name_twice
from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.tables import Count, FairYear

PLACES_RULE = "vinhos.fairs.places"
TIES_RULE = "vinhos.fairs.ties"
TWO_RULE = "vinhos.fairs.two-players"
LAST_RULE = "vinhos.fairs.last-place"
ORDER_RULE = "vinhos.fairs.turn-order"


class FairPlayer(Frozen):
    """One player at the fair."""

    name: Name
    """The player's name."""
    fair_points: Count
    """Fair points since the game began; past the end of the fair track the marker goes round again."""
    booth: Annotated[int, Field(ge=1)] | None = None
    """The fair booth with this player's disc, 1 being the leftmost."""


class FairOverride(Frozen):
    """Figures as your own rulebook prints them."""

    place_points: tuple[Count, ...] | None = None
    """VP of this year's places, from the first to the last one printed, such as [12, 8, 4, 0]."""

    @field_validator("place_points")
    @classmethod
    def _falls(cls, points: tuple[Points, ...] | None) -> tuple[Points, ...] | None:
        if points is not None and list(points) != sorted(points, reverse=True):
            raise ValueError(texts.PLACES_ORDER)
        return points


class FairAsk(Frozen):
    """The fair at the end of a year."""

    year: FairYear
    """The year that ends: fairs close the years 3, 5 and 6."""
    players: Annotated[tuple[FairPlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=2, max_length=4)
    """Everybody who plays."""
    override: FairOverride = FairOverride()
    """Figures as your own rulebook prints them, where they differ."""


class FairRanking(Ranking):
    """The fair: each player's total is the VP of this fair."""

    experts: tuple[str, ...] = ()
    """Who takes a wine expert."""
    next_order: tuple[str, ...] = ()
    """The order of play in the next year; empty while a booth is missing."""


def fair(data: VinhosData, ask: FairAsk) -> FairRanking:
    """Score the fair.

    Raises:
        ValueError: a booth is taken twice, or `override.place_points` is too short.
    """
    _check_booths(data, ask)
    numbers, places = data.fairs.place_numbers(len(ask.players)), place_points(data, ask)
    entrants = [
        Entrant(
            name=player.name, sheet=_sheet(ask, numbers, places, player.fair_points), tie_breaks=(player.fair_points,)
        )
        for player in ask.players
    ]
    ranking = rank(entrants, texts.FAIR_CRITERIA, texts.FAIR_SHARED)
    experts = last_place(ask) if len(ask.players) == data.fairs.expert_players else ()
    order = _next_order(ask)
    return FairRanking(
        players=ranking.players,
        winners=ranking.winners,
        decided_by=ranking.decided_by,
        notes=(*_told(data, ask, experts, order), *_checks(data, ask)),
        experts=experts,
        next_order=order,
    )


def place_points(data: VinhosData, ask: FairAsk) -> tuple[Points, ...]:
    """The VP of the places in use, from the best: vinhos.fairs.places and vinhos.fairs.two-players."""
    own, count = ask.override.place_points, len(ask.players)
    if own is None:
        return tuple(place.points for place in data.fairs.places(ask.year, count))
    numbers = data.fairs.place_numbers(count)
    if len(own) < max(numbers):
        raise ValueError(texts.PLACES_COUNT.format(needed=max(numbers), players=count, count=len(own)))
    return tuple(own[number - 1] for number in numbers)


def last_place(ask: FairAsk) -> tuple[str, ...]:
    """Everybody with the fewest fair points: vinhos.fairs.last-place."""
    fewest = min(player.fair_points for player in ask.players)
    return tuple(player.name for player in ask.players if player.fair_points == fewest)


def _sheet(ask: FairAsk, numbers: Sequence[int], places: Sequence[Points], fair_points: int) -> ScoreSheet:
    """vinhos.fairs.ties: who is level shares the sum of the places they take up, rounded down."""
    ahead = sum(player.fair_points > fair_points for player in ask.players)
    level = sum(player.fair_points == fair_points for player in ask.players)
    shared = places[ahead : ahead + level]
    points = sum(shared) // level
    rule: RuleId = TIES_RULE
    if level == 1:
        rule = TWO_RULE if len(ask.players) == 2 else PLACES_RULE
        how = texts.FAIR_PLACE.format(place=texts.ORDINALS[numbers[ahead] - 1], points=points)
    else:
        text = texts.FAIR_TIE_TWO if len(ask.players) == 2 else texts.FAIR_TIE
        how = text.format(
            first=ahead + 1,
            last=ahead + level,
            sum=" + ".join(map(str, shared)),
            count=level,
            points=points,
            rounded=texts.ROUNDED if sum(shared) % level else "",
        )
    line = ScoreLine(label=texts.FAIR_LINE.format(year=ask.year), points=points, how=how, rule=rule)
    return ScoreSheet(lines=(line,))


def _check_booths(data: VinhosData, ask: FairAsk) -> None:
    taken: dict[int, str] = {}
    for index, player in enumerate(ask.players):
        booth = player.booth
        if booth is None:
            continue
        if booth > data.fairs.booths:
            raise ValueError(texts.BOOTH_RANGE.format(index=index, most=data.fairs.booths, booth=booth))
        if booth in taken:
            raise ValueError(texts.BOOTH_TAKEN.format(index=index, booth=booth, other=taken[booth]))
        taken[booth] = player.name


def _next_order(ask: FairAsk) -> tuple[str, ...]:
    """vinhos.fairs.turn-order: the booths from the left."""
    booths = {player.booth: player.name for player in ask.players if player.booth is not None}
    return tuple(booths[booth] for booth in sorted(booths)) if len(booths) == len(ask.players) else ()


def _told(data: VinhosData, ask: FairAsk, experts: tuple[str, ...], order: tuple[str, ...]) -> tuple[Event, ...]:
    notes = []
    if len(ask.players) == len(data.fairs.two_player_places):
        notes.append(Event(text=texts.FAIR_TWO, rules=(TWO_RULE,)))
    if experts:
        text = texts.FAIR_EXPERT if len(experts) == 1 else texts.FAIR_EXPERTS
        notes.append(Event(text=text.format(names=listed(experts)), rules=(LAST_RULE,)))
    text = texts.FAIR_ORDER.format(names=", ".join(order)) if order else texts.FAIR_NO_ORDER
    return (*notes, Event(text=text, rules=(ORDER_RULE,)))


def _checks(data: VinhosData, ask: FairAsk) -> tuple[Event, ...]:
    """Which places rest on one source."""
    places = data.fairs.places(ask.year, len(ask.players))
    if ask.override.place_points is not None or not any(place.check for place in places):
        return ()
    points = ", ".join(str(place.points) for place in places)
    what = texts.FAIR_CHECK.format(year=ask.year, points=points)
    return (Event(text=texts.CHECK.format(what=what), rules=(PLACES_RULE,)),)
