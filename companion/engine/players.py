"""Players in a form: each has a name of their own."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Protocol, TypeVar

from pydantic import AfterValidator, StringConstraints


def _on_one_line(name: str) -> str:
    """Refuse line breaks and other control characters, which no table of results could show."""
    if any(unicodedata.category(letter) == "Cc" for letter in name):
        raise ValueError("must be one line of text without control characters")
    return name


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_on_one_line)
]
"""A player's name, as it is said at the table."""


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str:
        """The player's name."""


NamedT = TypeVar("NamedT", bound=Sequence[Named])


def no_name_twice(players: NamedT) -> NamedT:
    """Refuse two players of one name: nobody could tell their sheets apart.

    Raises:
        ValueError: a name stands twice; the message says where.
    """
    seen: dict[str, int] = {}
    for number, player in enumerate(players):
        first = seen.setdefault(player.name.casefold(), number)
        if first != number:
            raise ValueError(
                f'"{player.name}" stands twice, as player {first + 1} and as player {number + 1}; '
                "each player needs a name of their own"
            )
    return players
