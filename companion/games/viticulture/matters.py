"""Which rules matter at one moment of a solo play."""

from companion.games.viticulture.automa import board_of
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.state import Phase, ViticultureState

MOMENTS: dict[Phase, tuple[str, ...]] = {
    "wake_up": ("automa.wake-up", "automa.bonus-tokens", "{board}.wake-up-chart", "{board}.temporary-worker"),
    "draw": ("automa.draw", "automa.workers", "automa.second-entry", "automa.spaces"),
    "place": ("automa.spaces", "automa.grande-worker", "automa.bonus-tokens", "{board}.bonuses", "{board}.passing"),
    "year_end": ("automa.year-end", "{board}.end-of-year", "base-game.hand-limit", "base-game.aging"),
    "finish": ("automa.game-end", "automa.influence", "automa.patronage", "{board}.end-of-game"),
    "over": ("automa.game-end", "automa.influence", "automa.patronage"),
}
"""Rules without the game's name; `{board}` stands for the chapter of the board in use."""
SEASONS = {
    "spring": ("extended-board.spring",),
    "summer": ("base-game.summer", "extended-board.summer"),
    "fall": ("base-game.fall-visitor", "extended-board.fall"),
    "winter": ("base-game.winter", "extended-board.winter"),
}
CHAPTERS = {"extended": "extended-board", "base": "base-game"}


def modules_in_play(data: ViticultureData, state: ViticultureState) -> frozenset[str]:
    """The expansions in play, by the ids that the rules carry."""
    board = {"extended_board"} if state.setup.board == "extended" else set()
    return frozenset({"automa", *board, *state.setup.expansions})


def of_the_moment(data: ViticultureData, state: ViticultureState) -> tuple[str, ...]:
    """The rules for the one next thing to do."""
    board = CHAPTERS[state.setup.board]
    return _there(data, [name.format(board=board) for name in MOMENTS[state.phase]])


def of_the_season(data: ViticultureData, state: ViticultureState) -> tuple[str, ...]:
    """The season, and each of its actions on the board in use."""
    board = CHAPTERS[state.setup.board]
    season = [name for name in SEASONS[state.season] if board == "extended-board" or not name.startswith("extended")]
    names = season[-1:]
    for action in board_of(data, state.setup).in_season(state.season):
        topic = action.id.replace("_", "-")
        names += [f"extended-board.{topic}", f"base-game.{topic}", f"base-game.{topic.split('-')[0]}"]
    return _there(data, names)


def of_the_expansions(data: ViticultureData, state: ViticultureState) -> tuple[str, ...]:
    """What each expansion in play changes against the Automa."""
    names = [f"automa.{expansion.replace('_', '-')}" for expansion in state.setup.expansions]
    visitors = {"advanced_visitors", "new_visitors"} & set(state.setup.expansions)
    return _there(data, [*names, *(["automa.visitors"] if visitors else [])])


def _there(data: ViticultureData, names: list[str]) -> tuple[str, ...]:
    """The rules of these names that there are, each once."""
    known = {rule.id for rule in data.rulebook.rules}
    return tuple(dict.fromkeys(rule for name in names if (rule := f"viticulture.{name}") in known))
