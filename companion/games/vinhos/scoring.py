"""The end of the game: track, leftover bagos and wines, multipliers, export columns, and the tie-break."""

from collections.abc import Sequence
from itertools import pairwise

from companion.engine.play import Event
from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.export import RULE as EXPORT_RULE
from companion.games.vinhos.export import check_columns, export_barrels, majority_lines
from companion.games.vinhos.final_tables import BagoBand
from companion.games.vinhos.score_asks import ScoreAsk, ScorePlayer
from companion.games.vinhos.tables import TieBreak

RULE = "vinhos.end.final-scoring"
BAGOS_RULE = "vinhos.end.bagos"
WINES_RULE = "vinhos.end.wines"
MULTIPLIERS_RULE = "vinhos.multipliers.scoring"
TIE_RULE = "vinhos.end.tie-break"


def score(data: VinhosData, ask: ScoreAsk) -> Ranking:
    """Count the end of the game.

    Raises:
        ValueError: barrels, export columns or multipliers cannot be as given.
    """
    check_columns(data, ask)
    for index, player in enumerate(ask.players):
        _check_tiles(data, ask, index, player)
    criteria = _tie_breaks(data, ask)
    entrants = [
        Entrant(
            name=player.name,
            sheet=_sheet(data, ask, player),
            tie_breaks=tuple(_decides(player, criterion) for criterion in criteria),
        )
        for player in ask.players
    ]
    names = (texts.SCORE_CRITERIA, *(texts.SCORE_TIE_BREAKS[one] for one in criteria))
    ranking = rank(entrants, names, texts.SCORE_SHARED)
    return ranking.evolve(notes=(*_tie_notes(data, ask, ranking, criteria), *_checks(data, ask)))


def _sheet(data: VinhosData, ask: ScoreAsk, player: ScorePlayer) -> ScoreSheet:
    track = ScoreLine(label=texts.TRACK, points=player.victory_points, how=texts.TRACK_HOW, rule=RULE)
    lines = (track, _bagos(bago_bands(data, ask), player.bagos), _wines(data, ask, player))
    return ScoreSheet(lines=(*lines, *_multipliers(player), *majority_lines(ask, player)))


def bago_bands(data: VinhosData, ask: ScoreAsk) -> tuple[BagoBand, ...]:
    """The bands in use."""
    return data.final_scoring.bagos.bands if ask.override.bago_bands is None else ask.override.bago_bands


def _bagos(bands: Sequence[BagoBand], bagos: int) -> ScoreLine:
    """vinhos.end.bagos: the highest band that the bagos reach."""
    index = max(number for number, band in enumerate(bands) if band.at_least <= bagos)
    band, above = bands[index], bands[index + 1 : index + 2]
    text = texts.BAGOS_HOW if above else texts.BAGOS_HOW_TOP
    how = text.format(
        bagos=texts.count(texts.BAGOS, bagos),
        low=band.at_least,
        high=above[0].at_least - 1 if above else 0,
        points=band.points,
    )
    return ScoreLine(label=texts.LEFT_BAGOS, points=band.points, how=how, rule=BAGOS_RULE)


def _quality_a_point(data: VinhosData, ask: ScoreAsk) -> int:
    return ask.override.quality_a_point or data.final_scoring.wines.quality_a_point


def _wines(data: VinhosData, ask: ScoreAsk, player: ScorePlayer) -> ScoreLine:
    """vinhos.end.wines: rounded down for each wine, not for their sum."""
    each = _quality_a_point(data, ask)
    points = [quality // each for quality in player.wines]
    told = [
        texts.WINE_HOW.format(quality=quality, each=each, points=worth)
        for quality, worth in zip(player.wines, points, strict=True)
    ]
    how = ", ".join(told) if told else texts.WINES_NONE
    return ScoreLine(label=texts.WINES, points=sum(points), how=how, rule=WINES_RULE)


def _multipliers(player: ScorePlayer) -> tuple[ScoreLine, ...]:
    """vinhos.multipliers.scoring: nothing without a barrel."""
    lines = []
    for number, tile in enumerate(player.multipliers, start=1):
        points = tile.points if tile.barrel else 0
        how = texts.MULTIPLIER_HOW.format(points=tile.points) if tile.barrel else texts.MULTIPLIER_EMPTY
        label = tile.tile or texts.MULTIPLIER.format(number=number)
        lines.append(ScoreLine(label=label, points=points, how=how, rule=MULTIPLIERS_RULE))
    return tuple(lines)


def _check_tiles(data: VinhosData, ask: ScoreAsk, index: int, player: ScorePlayer) -> None:
    names = [tile.tile.casefold() for tile in player.multipliers if tile.tile is not None]
    for tile in player.multipliers:
        if tile.tile is not None and names.count(tile.tile.casefold()) > 1:
            raise ValueError(texts.MULTIPLIER_TWICE.format(index=index, tile=tile.tile))
    most = ask.override.barrels_each or data.final_scoring.barrels.each
    placed = export_barrels(player) + sum(tile.barrel for tile in player.multipliers)
    if placed > most:
        raise ValueError(texts.TOO_MANY_BARRELS.format(index=index, count=placed, most=most))


def _tie_breaks(data: VinhosData, ask: ScoreAsk) -> tuple[TieBreak, ...]:
    own = ask.override.tie_breaks
    return data.final_scoring.tie_break.criteria if own is None else own


def _decides(player: ScorePlayer, criterion: TieBreak) -> int:
    return export_barrels(player) if criterion == "export_barrels" else player.bagos


def _tie_notes(data: VinhosData, ask: ScoreAsk, ranking: Ranking, criteria: tuple[TieBreak, ...]) -> tuple[Event, ...]:
    """Said only where the VP alone did not decide the first place."""
    if len(ranking.players) < 2 or ranking.players[0].sheet.total != ranking.players[1].sheet.total:
        return ()
    notes = []
    if len(ranking.winners) == 1:
        notes.append(Event(text=texts.DECIDED.format(criterion=ranking.decided_by), rules=(TIE_RULE,)))
    if ask.override.tie_breaks is None and data.final_scoring.tie_break.check:
        names = listed([texts.SCORE_TIE_BREAKS[one] for one in criteria])
        notes.append(_check(texts.TIE_CHECK.format(criteria=names), TIE_RULE))
    return tuple(notes)


def _checks(data: VinhosData, ask: ScoreAsk) -> tuple[Event, ...]:
    """Which figures of this count rest on one source."""
    figures, own, notes = data.final_scoring, ask.override, []
    if figures.bagos.check and own.bago_bands is None and any(player.bagos for player in ask.players):
        notes.append(_check(texts.BAGOS_CHECK.format(bands=_banded(figures.bagos.bands)), BAGOS_RULE))
    if figures.wines.check and own.quality_a_point is None and any(player.wines for player in ask.players):
        notes.append(_check(texts.WINES_CHECK.format(each=figures.wines.quality_a_point), WINES_RULE))
    if figures.export.check and any(player.export_columns for player in ask.players):
        notes.append(Event(text=texts.CHECK_ONLY.format(what=texts.EXPORT_CHECK), rules=(EXPORT_RULE,)))
    cap = figures.multipliers.cap
    if any(tile.barrel and tile.points > cap for player in ask.players for tile in player.multipliers):
        notes.append(
            Event(text=texts.CHECK_ONLY.format(what=texts.CAP_CHECK.format(cap=cap)), rules=(MULTIPLIERS_RULE,))
        )
    return tuple(notes)


def _banded(bands: Sequence[BagoBand]) -> str:
    told = [
        texts.BAND.format(low=band.at_least, high=above.at_least - 1, points=band.points)
        for band, above in pairwise(bands)
    ]
    return ", ".join((*told, texts.BAND_TOP.format(low=bands[-1].at_least, points=bands[-1].points)))


def _check(what: str, rule: str) -> Event:
    return Event(text=texts.CHECK.format(what=what), rules=(rule,))
