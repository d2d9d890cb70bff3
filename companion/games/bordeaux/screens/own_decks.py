"""The owner's decks, as far as they can be played with."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.games.bordeaux.cards import AutomaCard


@dataclass(frozen=True)
class ReadyDeck:
    """A deck whose 24 cards are all there."""

    id: str
    name: str
    cards: tuple[AutomaCard, ...]


def ready_decks(stored: Iterable[Any]) -> tuple[ReadyDeck, ...]:
    """The stored decks that are complete and not put away, in their order."""
    ready = []
    for deck in stored:
        if deck.put_away:
            continue
        try:
            ready.append(ReadyDeck(deck.id, deck.name, deck.opened().complete()))
        except ValueError:
            continue
    return tuple(ready)
