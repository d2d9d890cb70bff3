"""What the next Automa card may block, counted from the cards that are left."""

from companion.engine.automa import Chance, Season, placed
from companion.engine.model import Frozen
from companion.games.viticulture.automa import asked_for, board_of, next_season
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.seasons import first_season, is_last_year
from companion.games.viticulture.state import ViticultureState
from companion.games.viticulture.tables import BoardAction


class ActionOdds(Chance):
    """How likely the next card blocks one action."""

    action: BoardAction


class ComingCard(Frozen):
    """The season for which a card is drawn next, and what it may block."""

    season: Season
    next_year: bool
    workers: int
    """Automa workers that can be placed then."""
    odds: tuple[ActionOdds, ...]
    """One for every action of that season, in the board's order."""


def coming_card(data: ViticultureData, state: ViticultureState) -> ComingCard | None:
    """The exact chances of the next card; None where no further card is drawn in this game.

    Where the Automa's workers run short, only the first entries of a card count, as when it is drawn.
    """
    when = _when(data, state)
    if when is None:
        return None
    season, next_year = when
    workers = data.solo.automa_workers if next_year else state.workers_left
    occupied = () if next_year else state.blocked_in(season)
    cards = state.deck.coming()
    blocked = [placed(asked_for(data, state.setup, card, season), occupied, workers) for card in cards]
    odds = tuple(
        ActionOdds(action=action, blocking=sum(action.id in one for one in blocked), cards=len(cards))
        for action in board_of(data, state.setup).in_season(season)
    )
    return ComingCard(season=season, next_year=next_year, workers=workers, odds=odds)


def _when(data: ViticultureData, state: ViticultureState) -> tuple[Season, bool] | None:
    """The next season with a draw, and whether it lies in the next year."""
    board = board_of(data, state.setup)
    if state.phase in ("wake_up", "draw"):
        return state.season, False
    if state.phase == "place" and state.workers_left:
        later = next_season(board, state.season)
        if later is not None:
            return later, False
    return None if state.phase in ("finish", "over") or is_last_year(data, state) else (first_season(data, state), True)
