"""The end of a game of Bordeaux: bordeaux.end.final-scoring and bordeaux.end.lira-to-points."""

from collections.abc import Sequence

from companion.engine.play import Event
from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet
from companion.games.bordeaux import score_texts as texts
from companion.games.bordeaux import tuscany
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.score_asks import ScoreAsk, ScorePlayer
from companion.games.bordeaux.scoring_tables import ScoringFigures

END_RULE = "bordeaux.end.final-scoring"
LIRA_RULE = "bordeaux.end.lira-to-points"
TIE_RULE = "bordeaux.end.tie-break"


def score(data: BordeauxData, ask: ScoreAsk) -> Ranking:
    """Count everybody.

    Raises:
        ValueError: the mafia cards cannot lie like this; the message names the field.
    """
    cards = tuscany.mafia_cards(data.scoring.tuscany, ask.players)
    entrants = [_entrant(data.scoring, player, cards) for player in ask.players]
    ranking = rank(entrants, texts.CRITERIA, texts.SHARED)
    return ranking.evolve(notes=(*_prices(data.scoring, ask.players), *_tie(ask.players, entrants, ranking)))


def worth(figures: ScoringFigures, player: ScorePlayer) -> int:
    """All of a player's lira once wine and grapes are sold."""
    return player.lira + sum(player.wine_values) + sum(map(figures.grape_prices.price, player.grape_values))


def _entrant(figures: ScoringFigures, player: ScorePlayer, cards: dict[str, int]) -> Entrant:
    how = texts.TRACK_HOW.format(points=player.victory_points)
    lines = [ScoreLine(label=texts.TRACK, points=player.victory_points, how=how, rule=END_RULE)]
    lines.append(_lira_line(figures, player))
    if player.patronage is not None:
        lines.append(tuscany.patronage_line(figures.tuscany, player.patronage))
    if cards:
        lines.append(tuscany.mafia_line(figures.tuscany, cards, player.name))
    left = worth(figures, player) % figures.lira_for_a_point
    return Entrant(name=player.name, sheet=ScoreSheet(lines=tuple(lines)), tie_breaks=(left,))


def _lira_line(figures: ScoringFigures, player: ScorePlayer) -> ScoreLine:
    parts = [texts.LIRA_PART.format(lira=player.lira)]
    if player.wine_values:
        parts.append(texts.WINE_PART.format(values=_added(player.wine_values)))
    if player.grape_values:
        parts.append(
            texts.GRAPE_PART.format(prices=_added([figures.grape_prices.price(v) for v in player.grape_values]))
        )
    total, each = worth(figures, player), figures.lira_for_a_point
    how = texts.LIRA_HOW.format(parts=" + ".join(parts), sum=total, each=each, points=total // each, left=total % each)
    return ScoreLine(label=texts.LIRA, points=total // each, how=how, rule=LIRA_RULE)


def _added(numbers: Sequence[int]) -> str:
    return " + ".join(map(str, numbers))


def _prices(figures: ScoringFigures, players: Sequence[ScorePlayer]) -> tuple[Event, ...]:
    """Where the grapes' price comes from: the rulebook only calls it their sale price."""
    if not any(player.grape_values for player in players):
        return ()
    bands = [texts.PRICE_BAND.format(**band.model_dump()) for band in figures.grape_prices.bands]
    return (Event(text=texts.PRICES.format(bands=texts.listed(bands)), rules=(LIRA_RULE,)),)


def _tie(players: Sequence[ScorePlayer], entrants: Sequence[Entrant], ranking: Ranking) -> tuple[Event, ...]:
    """Level on points: the rulebook is silent, so both ways to break the tie are told."""
    best = max(entrant.sheet.total for entrant in entrants)
    level = [one for one in entrants if one.sheet.total == best]
    if len(level) < 2:
        return ()
    names = [one.name for one in sorted(level, key=lambda one: one.standing, reverse=True)]
    figures = {one.name: f"{one.name} {one.tie_breaks[0]}" for one in level}
    text = texts.TIE_SILENT.format(names=texts.listed(names), figures=texts.listed([figures[name] for name in names]))
    core = _first_by_the_core_game([player for player in players if player.name in figures])
    if core != ranking.winners:
        text += texts.TIE_CORE.format(name=core[0]) if len(core) == 1 else texts.TIE_CORE_SHARED
    return (Event(text=text, rules=(TIE_RULE,)),)


def _first_by_the_core_game(players: Sequence[ScorePlayer]) -> tuple[str, ...]:
    """Who would be first by lira, then wine, then grapes, before anything is sold."""
    held = {one.name: (one.lira, sum(one.wine_values), sum(one.grape_values)) for one in players}
    return tuple(name for name, figures in held.items() if figures == max(held.values()))
