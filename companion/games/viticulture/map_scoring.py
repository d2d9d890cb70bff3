"""Points from the influence map: viticulture.extended-board.influence-scoring."""

from collections.abc import Mapping, Sequence

from companion.engine.model import Frozen, Points
from companion.engine.play import Event
from companion.engine.ranking import Entrant, Tally, rank
from companion.engine.score import ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.influence import RegionHold, majorities
from companion.games.viticulture.score_asks import InfluenceAsk, InfluencePlayer, ScorePlayer

RULE = "viticulture.extended-board.influence-scoring"
AUTOMA_RULE = "viticulture.automa.influence"
Placed = Mapping[str, Mapping[str, int]]


class RegionResult(Frozen):
    """One region: who holds it and by how much."""

    region: str
    name: str
    victory_points: Points
    holder: str | None
    lead: int
    stars: dict[str, int]


class InfluenceTally(Tally):
    """The regions, and what they are worth to each player."""

    regions: tuple[RegionResult, ...]


def placed(data: ViticultureData, players: Sequence[ScorePlayer | InfluencePlayer]) -> dict[str, dict[str, int]]:
    """The stars of each player.

    Raises:
        ValueError: somebody has more stars on the map than there are of one color.
    """
    most = data.influence_map.stars_per_player
    for index, player in enumerate(players):
        if player.stars.total > most:
            raise ValueError(texts.TOO_MANY_STARS.format(index=index, count=player.stars.total, most=most))
    return {player.name: player.stars.by_region() for player in players}


def lines(holds: Sequence[RegionHold], stars: Placed, owner: str) -> tuple[ScoreLine, ...]:
    """A line for each region that `owner` holds."""
    return tuple(
        ScoreLine(
            label=texts.REGION.format(region=hold.region.name), points=hold.points, how=_how(hold, stars), rule=RULE
        )
        for hold in holds
        if hold.holder == owner
    )


def _how(hold: RegionHold, stars: Placed) -> str:
    assert hold.holder is not None
    count = stars[hold.holder].get(hold.region.id, 0)
    text = texts.REGION_ALONE if hold.lead == count else texts.REGION_HOW
    return text.format(stars=texts.stars(count), lead=hold.lead, points=hold.points)


def notes(holds: Sequence[RegionHold], stars: Placed) -> tuple[Event, ...]:
    """The regions that nobody gains because two or more are level there."""
    return tuple(
        Event(text=_tied(hold, stars), rules=(RULE,)) for hold in holds if hold.holder is None and _most(hold, stars)
    )


def _most(hold: RegionHold, stars: Placed) -> int:
    return max(owned.get(hold.region.id, 0) for owned in stars.values())


def _tied(hold: RegionHold, stars: Placed) -> str:
    most = _most(hold, stars)
    level = [owner for owner, owned in stars.items() if owned.get(hold.region.id, 0) == most]
    return texts.REGION_TIED.format(
        region=hold.region.name, names=listed(level), stars=texts.stars(most), points=hold.region.victory_points
    )


def influence(data: ViticultureData, ask: InfluenceAsk) -> InfluenceTally:
    """Count the map alone.

    Raises:
        ValueError: more than six stars of one color, or a person named as the Automa.
    """
    stars = placed(data, ask.players)
    if ask.automa:
        for index, player in enumerate(ask.players):
            if player.name.casefold() == texts.AUTOMA.casefold():
                raise ValueError(texts.AUTOMA_NAME.format(index=index))
        regions = data.influence_map.regions
        stars[texts.AUTOMA] = {region.id: data.solo.region_stars(region) for region in regions}
    holds = majorities(data.influence_map.regions, stars)
    entrants = [Entrant(name=owner, sheet=ScoreSheet(lines=lines(holds, stars, owner))) for owner in stars]
    ranking = rank(entrants, texts.MAP_CRITERIA, texts.SHARED)
    best = ranking.players[0].sheet.total
    return InfluenceTally(
        headline=texts.MAP_HEADLINE.format(names=listed(ranking.winners), points=best) if best else texts.MAP_EMPTY,
        reasons=tuple(_reason(hold, stars) for hold in holds),
        players=ranking.players,
        winners=ranking.winners if best else (),
        decided_by=ranking.decided_by if best else "",
        regions=tuple(_result(hold, stars) for hold in holds),
    )


def _reason(hold: RegionHold, stars: Placed) -> Event:
    most = _most(hold, stars)
    if hold.holder is None:
        text = _tied(hold, stars) if most else texts.REGION_NOBODY.format(region=hold.region.name)
    else:
        text = texts.REGION_HELD.format(
            region=hold.region.name, name=hold.holder, stars=texts.stars(most), lead=hold.lead, points=hold.points
        )
    return Event(text=text, rules=(AUTOMA_RULE, RULE) if hold.holder == texts.AUTOMA else (RULE,))


def _result(hold: RegionHold, stars: Placed) -> RegionResult:
    return RegionResult(
        region=hold.region.id,
        name=hold.region.name,
        victory_points=hold.region.victory_points,
        holder=hold.holder,
        lead=hold.lead,
        stars={owner: owned.get(hold.region.id, 0) for owner, owned in stars.items()},
    )
