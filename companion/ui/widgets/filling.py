"""What the pieces of a form get from its page: what was entered, what is wrong, and how to change it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.ui.counting import Sheet
from companion.ui.forms.draft import Place, added, at, put, removed
from companion.ui.forms.faults import Fault
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import option_name

Edit = Callable[[dict[str, Any]], dict[str, Any]]


@dataclass(frozen=True, eq=False)
class Filling:
    """A form on the screen."""

    sheet: Sheet
    values: dict[str, Any]
    fault: Fault | None
    """What stands in the way of the result, once it was asked for."""
    totals: Mapping[str, int]
    """Everybody's points so far, without what lies face down."""
    known: tuple[str, ...]
    """Names of people who played before."""
    edit: Callable[[Edit], None]
    cover: Callable[[int], None]
    """Ask a player for what lies face down, by the place in the list of players."""
    pictures: Mapping[str, Callable[["Filling", Field, Field], ft.Control]]
    """Pictures in which a field of every player is entered at once, by name: the list of players, then the field."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong, the first thing first."""
        return () if self.fault is None else (self.fault, *self.fault.also)

    def at(self, place: Place) -> Any:
        """What was entered at a place."""
        return at(self.values, place)

    def put(self, place: Place, value: Any) -> None:
        """Take a value."""
        self.edit(lambda values: put(values, place, value))

    def add(self, place: Place, item: Any) -> None:
        """Take one more item into a list."""
        self.edit(lambda values: added(values, place, item))

    def remove(self, place: Place) -> None:
        """Take an item out of a list."""
        self.edit(lambda values: removed(values, place))

    def wrong(self, place: Place) -> str:
        """What is wrong at exactly this place."""
        return next((one.text for one in self.faults if one.place == place and not one.hidden), "")

    def wrong_within(self, place: Place) -> str:
        """What is wrong at a place or below it."""
        return next((one.text for one in self.faults if one.within(place) and not one.hidden), "")

    def option(self, option: str | int) -> str:
        """What a choice is called."""
        return option_name(option, self.sheet.names)


def identifier(place: Place) -> str:
    """A place as an id for tests: `players-0-lira`."""
    return "-".join(str(part) for part in place)
