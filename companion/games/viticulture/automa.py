"""What an Automa card blocks: viticulture.automa.draw, .tuscany-mark and .workers."""

from companion.engine.automa import SEASONS, Season
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import ViticultureSetup
from companion.games.viticulture.state import ViticultureState
from companion.games.viticulture.tables import Board


def board_of(data: ViticultureData, setup: ViticultureSetup) -> Board:
    """The board in use."""
    return data.board_actions.board(setup.board)


def asked_for(data: ViticultureData, setup: ViticultureSetup, card: int, season: Season) -> tuple[str, ...]:
    """The spaces a card asks for in a season, in the card's order.

    On the base board green and yellow entries count for summer, red and blue for winter, and
    entries marked T are left out. On the extended board only the exact season counts.
    """
    return data.asked_for(setup.board, card, season)


def must_draw_again(data: ViticultureData, state: ViticultureState) -> bool:
    """Whether a hard level asks for another card in this season: viticulture.automa.essential-difficulty."""
    least = data.solo.level(state.setup.difficulty).least_spaces
    return len(state.blocked_in(state.season)) < least and state.workers_left > 0


def next_season(board: Board, season: Season) -> Season | None:
    """The placement season after this one in the same year; None after the last."""
    later = [other for other in board.placement_seasons if SEASONS.index(other) > SEASONS.index(season)]
    return later[0] if later else None


def years_of(data: ViticultureData, setup: ViticultureSetup) -> int:
    """How many years the game lasts: seven, or what the level says."""
    return data.solo.level(setup.difficulty).years or data.solo.years
