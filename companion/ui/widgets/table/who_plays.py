"""How many play at a running table, and their names in order."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.ui.context import use_app
from companion.ui.laying import Laying, seated
from companion.ui.widgets.pieces import panel
from companion.ui.widgets.seats import Seats
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.table import texts


@dataclass(frozen=True)
class People:
    """Who plays, as far as it was said."""

    count: int
    names: tuple[str, ...] = ()
    """By their place; an empty one, or none, for whoever has no name."""

    @property
    def all_named(self) -> tuple[str, ...]:
        """A name for everybody."""
        return seated(self.names, self.count)


@ft.component
def WhoPlays(people: People, least: int, most: int, change: Callable[[People], None], hint: str) -> ft.Control:
    """The number of players and the places around the table.

    Args:
        people: who plays.
        least: the fewest players.
        most: the most.
        change: takes who plays.
        hint: which order the places stand for.
    """
    app = use_app()
    table = Laying(players=people.count, names=people.names)

    def seat(edit: Callable[[Laying], Laying]) -> None:
        change(replace(people, names=edit(table).names))

    def note(name: str) -> None:
        app.desk.set(app.desk.settings.seated((name,)))

    number = Stepper(
        texts.PLAYERS,
        people.count,
        lambda count: change(replace(people, count=count)),
        "players",
        minimum=least,
        maximum=most,
    )
    return ft.Column(
        [panel(number), panel(Seats(table, people.count, app.desk.settings.players, seat, note, hint))],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
