"""What a game's own screens get from the app: the play, and what can be done with it."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.engine.play import Command
from companion.engine.table import Table
from companion.ui import theme

MOST_FOR_A_PHONE = 1.15
"""The text size up to which a phone's width takes icons and words side by side."""


@dataclass(frozen=True)
class TableView:
    """A play on screen. The functions save by themselves."""

    table: Table
    width: float
    """The page's width in logical pixels."""
    do: Callable[[Command], bool]
    """Carry a command out; a refusal is shown to the player, and False comes back."""
    undo: Callable[[], None]
    redo: Callable[[], None]
    show_rule: Callable[[tuple[str, ...]], None]
    """Show rules over the screen, by their ids."""
    go: Callable[[str], None]
    """Go to a page of this play: `setup`, `count` or nothing for the table."""
    text_scale: float = 1.0
    """The player's own text size, 1 being the usual one."""

    @property
    def large(self) -> bool:
        """Whether the player's own text size needs room that pictures leave it."""
        return self.text_scale > MOST_FOR_A_PHONE

    @property
    def roomy(self) -> bool:
        """Whether words fit beside their icons everywhere."""
        return not self.large or self.width >= theme.WIDE
