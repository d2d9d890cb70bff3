"""The stand-in deck: 24 cards in the form of the printed ones, made from chance. It is not the official deck."""

from collections.abc import Sequence
from typing import Any, TypeVar

from companion.engine.automa import SEASONS, Season
from companion.engine.rng import Rng
from companion.games.bordeaux.board import EXPERTS, IN_SEASON, TRADES
from companion.games.bordeaux.cards import CUBES, DECK_SIZE, DISCS, AutomaCard
from companion.games.bordeaux.solo_tables import StandIn

T = TypeVar("T")


def stand_in_deck(figures: StandIn, rng: Rng) -> tuple[Rng, tuple[AutomaCard, ...]]:
    """Return the next generator and 24 cards; the same generator always makes the same deck.

    Every action stands on as many cards as the others of its season, every trade and every expert likewise.
    """
    seasons: dict[Season, list[tuple[Any, ...]]] = {}
    for season in SEASONS:
        rng, seasons[season] = _season(figures, rng, season)
    rng, discs = _dealt(rng, TRADES, [DISCS] * DECK_SIZE)
    rng, cubes = _dealt(rng, EXPERTS, [CUBES] * DECK_SIZE)
    cards = tuple(
        AutomaCard(
            id=f"S{number + 1:02}",
            discs=discs[number],
            cubes=cubes[number],
            **{season: seasons[season][number] for season in SEASONS},
        )
        for number in range(DECK_SIZE)
    )
    return rng, cards


def _season(figures: StandIn, rng: Rng, season: Season) -> tuple[Rng, list[tuple[Any, ...]]]:
    """What each card asks for in one season."""
    sizes = tuple(size for size, cards in figures.cards_with.items() for _ in range(cards))
    rng, sizes = rng.shuffled(sizes)
    return _dealt(rng, IN_SEASON[season], sizes)


def _dealt(rng: Rng, kinds: Sequence[T], sizes: Sequence[int]) -> tuple[Rng, list[tuple[T, ...]]]:
    """Deal hands of these sizes, each kind equally often in all, none twice in one hand, in the order of `kinds`."""
    pile = tuple(kinds) * (sum(sizes) // len(kinds))
    while True:  # one try in four to eight comes out without a double
        rng, shuffled = rng.shuffled(pile)
        left = iter(shuffled)
        hands = [tuple(sorted((next(left) for _ in range(size)), key=kinds.index)) for size in sizes]
        if all(len(set(hand)) == len(hand) for hand in hands):
            return rng, hands
