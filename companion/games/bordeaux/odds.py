"""What the next card may block, counted from the cards that are left; nobody knows it of a printed deck."""

from companion.engine.automa import Chance, Season, placed
from companion.engine.model import Frozen
from companion.games.bordeaux.board import BoardAction
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import is_last_year
from companion.games.bordeaux.seasons import next_season
from companion.games.bordeaux.state import BordeauxState


class ActionOdds(Chance):
    """How likely the next card of a season blocks one action."""

    action: BoardAction


class ComingCard(Frozen):
    """The season whose card is drawn next, and what it may block."""

    season: Season
    next_year: bool
    workers: int
    """Automa workers that can be placed then."""
    odds: tuple[ActionOdds, ...]
    """One for every action of that season, from the top of the board."""


def coming_card(data: BordeauxData, state: BordeauxState) -> ComingCard | None:
    """The exact chances of the next season's card; None for a printed deck, or where no further one is drawn.

    Where the Automa's workers run short, only the first entries of a card count, as when it is drawn.
    """
    when = _when(data, state)
    if when is None or not state.cards:
        return None
    season, next_year = when
    workers = data.solo.automa_workers if next_year else state.workers_left
    occupied = () if next_year else state.blocked_in(season)
    cards = [state.cards[number - 1] for number in _can_come(state)]
    blocked = [placed(card.entries(season), occupied, workers) for card in cards]
    odds = tuple(
        ActionOdds(action=action, blocking=sum(action.id in one for one in blocked), cards=len(cards))
        for action in data.board_actions.in_season(season)
    )
    return ComingCard(season=season, next_year=next_year, workers=workers, odds=odds)


def _can_come(state: BordeauxState) -> tuple[int, ...]:
    """The cards of which the season's is one, all equally likely.

    Cards drawn for grids before it are as unknown as itself, so they change nothing, unless they empty the draw
    pile: then all the cards are shuffled again.
    """
    before = len(state.grids) + (state.phase == "opening")
    if before < len(state.deck.draw):
        return state.deck.draw
    return tuple(range(1, len(state.cards) + 1))


def _when(data: BordeauxData, state: BordeauxState) -> tuple[Season, bool] | None:
    """The next season with a draw, and whether it lies in the next year."""
    if state.phase in ("opening", "wake_up", "draw"):
        return state.season, False
    if state.phase in ("grid", "place") and state.workers_left:
        later = next_season(state.season)
        if later is not None:
            return later, False
    return None if state.phase in ("finish", "over") or is_last_year(data, state) else ("spring", True)
