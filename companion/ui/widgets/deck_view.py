"""What a game's own pages get to enter a deck of cards: the deck, and what can be done with it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.engine.rulebook import GameData


@dataclass(frozen=True)
class DeckView:
    """A deck on screen. What is saved is stored at once."""

    data: GameData
    deck: Any
    """The deck as the game's own model."""
    width: float
    """The page's width in logical pixels."""
    change: Callable[[Callable[[Any], Any]], bool]
    """Change the deck as it stands at that moment, and store it. The change may raise `ValueError` with what is wrong;
    that, or a disk that refuses, is told to the player, and False comes back."""
    open: Callable[[int], None]
    """Go to the card at a place from 1; 0 is the overview."""
    play: Callable[[], None]
    """Go and set a play up."""
