"""The capo's favor: viticulture.mafia.end-of-game."""

from collections.abc import Mapping

from companion.engine.play import Event
from companion.engine.ranking import Entrant, Tally, rank
from companion.engine.score import ScoreLine, ScoreSheet
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.score_asks import MafiaAsk

RULE = "viticulture.mafia.end-of-game"
Cards = Mapping[str, int]
"""Each player's card by name, in the order of the form."""


def check_cards(data: ViticultureData, cards: Cards, field: str) -> None:
    """See that the cards can be on the table together.

    Args:
        data: the game's tables.
        cards: the cards; a player's place among them is the place in the form.
        field: the name of the card's field in the form.

    Raises:
        ValueError: a card that does not exist, one that stands twice, or a player alone.
    """
    known = data.scoring.mafia.cards
    if len(cards) < 2:
        raise ValueError(texts.MAFIA_ALONE.format(count=len(cards)))
    held: dict[int, str] = {}
    for index, (name, value) in enumerate(cards.items()):
        if not 1 <= value <= len(known):
            raise ValueError(texts.MAFIA_RANGE.format(index=index, field=field, most=len(known), value=value))
        if value in held:
            card = data.scoring.mafia.card(value).name
            raise ValueError(
                texts.MAFIA_TWICE.format(
                    index=index, field=field, value=value, card=card, other=held[value], most=len(known)
                )
            )
        held[value] = name


def line(data: ViticultureData, cards: Cards, name: str) -> ScoreLine:
    """What one player's card is worth among all."""
    mafia, value = data.scoring.mafia, cards[name]
    if value == max(cards.values()):
        text, points = texts.MAFIA_BEST, mafia.best_points
    elif value == min(cards.values()):
        text, points = texts.MAFIA_WORST, mafia.worst_points
    else:
        text, points = texts.MAFIA_BETWEEN, 0
    how = text.format(card=mafia.card(value).name, value=value, points=points)
    return ScoreLine(label=texts.MAFIA, points=points, how=how, rule=RULE)


def mafia(data: ViticultureData, ask: MafiaAsk) -> Tally:
    """Compare the mafia cards alone.

    Raises:
        ValueError: a card that does not exist or stands twice.
    """
    cards = {player.name: player.card for player in ask.players}
    check_cards(data, cards, "card")
    entrants = [
        Entrant(name=name, sheet=ScoreSheet(lines=(line(data, cards, name),)), tie_breaks=(value,))
        for name, value in cards.items()
    ]
    ranking = rank(entrants, (*texts.MAFIA_CRITERIA, *texts.MAFIA_CRITERIA), texts.SHARED)
    best, worst = max(cards, key=lambda name: cards[name]), min(cards, key=lambda name: cards[name])
    return Tally(
        headline=texts.MAFIA_HEADLINE.format(best=best, worst=worst),
        reasons=tuple(Event(text=f"{name}: {line(data, cards, name).how}", rules=(RULE,)) for name in cards),
        players=ranking.players,
        winners=ranking.winners,
        decided_by=ranking.decided_by,
    )
