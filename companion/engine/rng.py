"""Randomness as a value: one 64-bit number that goes into the state and comes out changed."""

from typing import Annotated, TypeVar

from pydantic import Field

from companion.engine.model import Frozen

T = TypeVar("T")
_WORD = (1 << 64) - 1


class Rng(Frozen):
    """A SplitMix64 generator (Steele, Lea and Flood 2014). Its numbers are pinned by a test: saves rely on them."""

    state: Annotated[int, Field(ge=0, le=_WORD)]
    """The whole state: a number of 64 bits. Any seed will do."""

    def _next(self) -> tuple["Rng", int]:
        state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return Rng(state=state), word ^ (word >> 31)

    def below(self, n: int) -> tuple["Rng", int]:
        """Return the next generator and a number from 0 to `n` - 1, each equally likely.

        Raises:
            ValueError: `n` is below 1.
        """
        if n < 1:
            raise ValueError("n must be at least 1")
        # Words past the last whole multiple of n would favour small numbers, so they are drawn again.
        limit = (1 << 64) - (1 << 64) % n
        rng, word = self._next()
        while word >= limit:
            rng, word = rng._next()
        return rng, word % n

    def shuffled(self, items: tuple[T, ...]) -> tuple["Rng", tuple[T, ...]]:
        """Return the next generator and the items in a random order (Fisher and Yates)."""
        rng, pile = self, list(items)
        for last in range(len(pile) - 1, 0, -1):
            rng, pick = rng.below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return rng, tuple(pile)
