"""A deck of numbered cards: a draw pile whose order is fixed, and the discards."""

from pydantic import model_validator

from companion.engine.model import Frozen
from companion.engine.rng import Rng


class Deck(Frozen):
    """Cards by their printed number. A card is in exactly one of the two piles."""

    draw: tuple[int, ...]
    """The draw pile, next card first."""
    discard: tuple[int, ...] = ()
    """The discards, oldest first."""
    reshuffles: int = 0
    """How often the discards became a new draw pile."""

    @model_validator(mode="after")
    def _no_card_twice(self) -> "Deck":
        cards = self.draw + self.discard
        if len(set(cards)) != len(cards):
            raise ValueError("a card stands in the deck twice")
        return self

    @classmethod
    def of(cls, cards: tuple[int, ...], rng: Rng) -> tuple[Rng, "Deck"]:
        """Return the next generator and a shuffled deck of `cards`."""
        rng, pile = rng.shuffled(cards)
        return rng, cls(draw=pile)

    @property
    def is_used_up(self) -> bool:
        """Whether the draw pile is empty, so that the next draw begins with shuffling the discards."""
        return not self.draw

    def coming(self) -> tuple[int, ...]:
        """The cards of which the next draw is one: the draw pile, or the discards when it is empty."""
        return self.draw or self.discard

    def counts(self) -> dict[str, int]:
        """How many cards lie in each pile, and how often the discards were shuffled."""
        return {"draw": len(self.draw), "discard": len(self.discard), "reshuffles": self.reshuffles}

    def take(self, rng: Rng, card: int | None = None) -> tuple[Rng, "Deck", int]:
        """Draw one card and lay it on the discards; the discards are shuffled first if the draw pile is empty.

        Args:
            rng: the generator to shuffle with.
            card: the card that was drawn from the real deck; None draws the next one here.

        Raises:
            ValueError: `card` is not among the cards that can come, or there is none at all.
        """
        deck = self
        if not deck.draw:
            rng, pile = rng.shuffled(deck.discard)
            deck = Deck(draw=pile, reshuffles=self.reshuffles + 1)
        if not deck.draw:
            raise ValueError("the deck has no cards")
        taken = deck.draw[0] if card is None else card
        if taken not in deck.draw:
            raise ValueError(f"card {taken} is not in the draw pile")
        left = tuple(other for other in deck.draw if other != taken)
        return rng, deck.evolve(draw=left, discard=(*deck.discard, taken)), taken
