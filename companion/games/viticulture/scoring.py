"""The end of a game among people: viticulture.extended-board.end-of-game, and what breaks a tie."""

from companion.engine.play import Event
from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.viticulture import mafia, map_scoring, patronage
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.influence import RegionHold, majorities
from companion.games.viticulture.score_asks import ScoreAsk, ScorePlayer

END_OF_GAME = {"base": "viticulture.base-game.end-of-game", "extended": "viticulture.extended-board.end-of-game"}
STATUE_RULE = "viticulture.structures.statue"
TIE_BREAK_RULE = "viticulture.base-game.tie-break"


def score(data: ViticultureData, ask: ScoreAsk) -> Ranking:
    """Count everybody.

    Raises:
        ValueError: the table cannot look like this; the message names the field.
    """
    stars, cards = _stars(data, ask), _mafia_cards(data, ask)
    holds = majorities(data.influence_map.regions, stars) if ask.board == "extended" else ()
    entrants = [_entrant(data, ask, player, holds, stars, cards) for player in ask.players]
    ranking = rank(entrants, texts.CRITERIA, texts.SHARED)
    said = (*map_scoring.notes(holds, stars), *_not_listed(ask), *_how_decided(ranking, entrants))
    return ranking.evolve(notes=said)


def _stars(data: ViticultureData, ask: ScoreAsk) -> dict[str, dict[str, int]]:
    if ask.board == "base":
        for index, player in enumerate(ask.players):
            if player.stars.total:
                raise ValueError(texts.NO_MAP.format(index=index))
    return map_scoring.placed(data, ask.players)


def _mafia_cards(data: ViticultureData, ask: ScoreAsk) -> dict[str, int]:
    """Everybody's mafia card; none where the mafia is not in play."""
    cards = {player.name: player.mafia_card for player in ask.players if player.mafia_card is not None}
    if not cards and "mafia" not in ask.expansions:
        return {}
    for index, player in enumerate(ask.players):
        if player.mafia_card is None:
            raise ValueError(texts.MAFIA_MISSING.format(index=index, most=len(data.scoring.mafia.cards)))
    mafia.check_cards(data, cards, "mafia_card")
    return cards


def _entrant(
    data: ViticultureData,
    ask: ScoreAsk,
    player: ScorePlayer,
    holds: tuple[RegionHold, ...],
    stars: dict[str, dict[str, int]],
    cards: dict[str, int],
) -> Entrant:
    how = texts.TRACK_HOW.format(points=player.victory_points)
    lines = [ScoreLine(label=texts.TRACK, points=player.victory_points, how=how, rule=END_OF_GAME[ask.board])]
    if player.statue:
        points = data.scoring.statue_points
        how = texts.STATUE_HOW.format(points=points)
        lines.append(ScoreLine(label=texts.STATUE, points=points, how=how, rule=STATUE_RULE))
    lines += map_scoring.lines(holds, stars, player.name)
    if "patronage" in ask.expansions or player.patronage.filled or player.patronage.goal_met:
        lines.append(patronage.line(data, player.patronage.filled, player.patronage.goal_met))
    if cards:
        lines.append(mafia.line(data, cards, player.name))
    tie_breaks = (player.lira, sum(player.wine_values), sum(player.grape_values))
    return Entrant(name=player.name, sheet=ScoreSheet(lines=tuple(lines)), tie_breaks=tie_breaks)


def _not_listed(ask: ScoreAsk) -> tuple[Event, ...]:
    """What was counted without its expansion being named: most likely the list is short, not the table wrong."""
    entered = (
        ("patronage", texts.PATRONAGE, any(one.patronage.filled or one.patronage.goal_met for one in ask.players)),
        ("mafia", texts.MAFIA, any(one.mafia_card is not None for one in ask.players)),
        ("structures", texts.STATUE, any(one.statue for one in ask.players)),
    )
    missing = [what for expansion, what, there in entered if there and expansion not in ask.expansions]
    return tuple(Event(text=texts.NOT_LISTED.format(what=what)) for what in missing)


def _how_decided(ranking: Ranking, entrants: list[Entrant]) -> tuple[Event, ...]:
    """The tie at the top and what broke it, or that nothing did."""
    if ranking.decided_by == texts.CRITERIA[0]:
        return ()
    if ranking.decided_by == texts.SHARED:
        return (Event(text=texts.LEVEL_AT_THE_END.format(names=listed(ranking.winners)), rules=(TIE_BREAK_RULE,)),)
    place = texts.CRITERIA.index(ranking.decided_by)
    best = max(entrant.sheet.total for entrant in entrants)
    level = sorted((one for one in entrants if one.sheet.total == best), key=lambda one: one.standing, reverse=True)
    figures = listed([f"{one.name} {one.standing[place]}" for one in level])
    text = texts.DECIDED.format(criterion=ranking.decided_by, figures=figures)
    return (Event(text=text, rules=(TIE_BREAK_RULE,)),)
