"""Who begins: one player drawn from a seed, the others following clockwise."""

from typing import Annotated

from pydantic import Field

from companion.engine.players import Name
from companion.engine.rng import Rng

Seed = Annotated[int, Field(ge=0, lt=1 << 64)]
"""A number that chance starts from. It is shown: the same seed deals the same table again."""


def each_named_once(names: tuple[Name, ...]) -> tuple[Name, ...]:
    """Refuse a name that stands twice: nobody could tell the two apart.

    Raises:
        ValueError: a name stands twice, capitals apart.
    """
    seen = [name.casefold() for name in names]
    twice = [name for number, name in enumerate(names) if name.casefold() in seen[:number]]
    if twice:
        raise ValueError(f'"{twice[0]}" stands twice; each player needs a name of their own')
    return names


def first_player(rng: Rng, names: tuple[Name, ...]) -> tuple[Rng, tuple[Name, ...]]:
    """Draw the first player.

    Args:
        rng: the generator to draw with.
        names: the players clockwise around the table.

    Returns:
        The next generator, and the players from the first one on, clockwise.
    """
    rng, start = rng.below(len(names))
    return rng, (*names[start:], *names[:start])
