"""What a person has set and marked: text size, colors, bookmarks, the rules read last."""

from typing import Annotated, Literal

from pydantic import Field

from companion.engine.model import Frozen, RuleId

MOST_RECENT = 12
"""How many of the entries read last are kept."""


MOST_NAMES = 12
"""How many names of players are kept."""


class Settings(Frozen):
    """One person's settings in one library."""

    text_scale: Annotated[float, Field(ge=0.8, le=2.0)] = 1.0
    """The size of all texts, 1 being the usual one."""
    theme: Literal["system", "light", "dark"] = "system"
    keep_awake: bool = True
    """Whether the screen stays on while a play is before the player."""
    bookmarks: tuple[RuleId, ...] = ()
    """Entries marked in the rules, newest first."""
    recent: tuple[RuleId, ...] = ()
    """Entries read last, newest first."""
    players: tuple[Annotated[str, Field(min_length=1, max_length=40)], ...] = ()
    """Names of players at this table, those of the last count first."""

    def read(self, entry: str) -> "Settings":
        """The settings after an entry was read."""
        rest = tuple(one for one in self.recent if one != entry)
        return self.evolve(recent=(entry, *rest)[:MOST_RECENT])

    def marked(self, entry: str) -> "Settings":
        """The settings with the bookmark on an entry set, or taken away if it was set."""
        rest = tuple(one for one in self.bookmarks if one != entry)
        return self.evolve(bookmarks=rest if entry in self.bookmarks else (entry, *rest))

    def seated(self, names: tuple[str, ...]) -> "Settings":
        """The settings after these people played: their names come first, the others stay for another day."""
        rest = tuple(one for one in self.players if one.casefold() not in {name.casefold() for name in names})
        return self.evolve(players=(*names, *rest)[:MOST_NAMES])
