"""Tuscany's expansions on the Bordeaux board: what patronage and the mafia bring at the end."""

from collections.abc import Mapping, Sequence

from companion.engine.score import ScoreLine
from companion.games.bordeaux import score_texts as texts
from companion.games.bordeaux.score_asks import PatronageCard, ScorePlayer
from companion.games.bordeaux.scoring_tables import TuscanyFigures

PATRONAGE_RULE = "viticulture.patronage.goal"
MAFIA_RULE = "viticulture.mafia.end-of-game"


def patronage_line(figures: TuscanyFigures, card: PatronageCard) -> ScoreLine:
    """What one player's patronage card is worth."""
    points = figures.patronage_points if card.filled and card.goal_met else 0
    if not card.filled:
        how = texts.PATRONAGE_NOT_FILLED
    else:
        how = (texts.PATRONAGE_MET if card.goal_met else texts.PATRONAGE_NOT_MET).format(points=points)
    return ScoreLine(label=texts.PATRONAGE, points=points, how=how, rule=PATRONAGE_RULE)


def mafia_cards(figures: TuscanyFigures, players: Sequence[ScorePlayer]) -> dict[str, int]:
    """Everybody's mafia card; none where nobody has one.

    Raises:
        ValueError: a card is missing, does not exist or stands twice, or a player is alone.
    """
    most = len(figures.mafia_cards)
    if all(player.mafia_card is None for player in players):
        return {}
    if len(players) < 2:
        raise ValueError(texts.MAFIA_ALONE.format(count=len(players)))
    cards: dict[str, int] = {}
    for index, player in enumerate(players):
        value = player.mafia_card
        if value is None:
            raise ValueError(texts.MAFIA_MISSING.format(index=index, most=most))
        if not 1 <= value <= most:
            raise ValueError(texts.MAFIA_RANGE.format(index=index, most=most, value=value))
        other = next((name for name, held in cards.items() if held == value), None)
        if other is not None:
            card = figures.mafia_cards[value - 1]
            raise ValueError(texts.MAFIA_TWICE.format(index=index, value=value, card=card, other=other, most=most))
        cards[player.name] = value
    return cards


def mafia_line(figures: TuscanyFigures, cards: Mapping[str, int], name: str) -> ScoreLine:
    """What one player's mafia card is worth among all."""
    value = cards[name]
    if value == max(cards.values()):
        text, points = texts.MAFIA_BEST, figures.mafia_best_points
    elif value == min(cards.values()):
        text, points = texts.MAFIA_WORST, figures.mafia_worst_points
    else:
        text, points = texts.MAFIA_BETWEEN, 0
    how = text.format(card=figures.mafia_cards[value - 1], value=value, points=points)
    return ScoreLine(label=texts.MAFIA, points=points, how=how, rule=MAFIA_RULE)
