"""What tells one game from another, in a line."""

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.setup import ViticultureSetup


def line_of(data: ViticultureData, setup: ViticultureSetup) -> str:
    """The board, what is not the usual game, and the expansions; the usual level and deck go without saying."""
    words = [texts.BOARD_OF[setup.board]]
    if setup.difficulty != "normal":
        words.append(next(level.name for level in data.solo.difficulty.levels if level.id == setup.difficulty))
    if setup.aggressive is not None:
        words.append(texts.AGGRESSIVE_OF.format(name=texts.AGGRESSIVE_NAMES[setup.aggressive.marker]))
    if setup.campaign:
        words.append(texts.OF_CAMPAIGN)
    if setup.deck == "real":
        words.append(texts.DECK_REAL)
    return ", ".join([*words, *(texts.EXPANSION_NAMES[one] for one in setup.expansions)])
