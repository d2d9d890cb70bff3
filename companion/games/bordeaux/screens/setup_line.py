"""What tells one game from another, in a line."""

from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.setup import BordeauxSetup


def line_of(data: BordeauxData, setup: BordeauxSetup) -> str:
    """The deck, the level where it is not the usual one, the variant and the modules."""
    words = [texts.DECK_NAMES[setup.deck]]
    if setup.level != "normal":
        words.append(data.solo.levels[setup.level].name)
    chosen = {
        texts.PACING: setup.pacing,
        texts.STRUCTURES: setup.structures,
        texts.SPECIAL_WORKERS: setup.special_workers,
    }
    return ", ".join([*words, *(name for name, there in chosen.items() if there)])
