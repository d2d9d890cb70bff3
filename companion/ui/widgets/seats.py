"""How many play, and who sits where."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.laying import Laying, renamed, seated, taken
from companion.ui.widgets.names import name_dialog
from companion.ui.widgets.pieces import heading, quiet
from companion.ui.widgets.pills import pill, tapped

Edit = Callable[[Callable[[Laying], Laying]], None]


def free_place(names: tuple[str, ...], players: int) -> int | None:
    """The first place without a name; None where everybody has one."""
    return next((place for place in range(players) if place >= len(names) or not names[place]), None)


@ft.component
def Seats(
    laying: Laying,
    players: int,
    known: tuple[str, ...],
    edit: Edit,
    note: Callable[[str], None],
    hint: str = texts.WHO_HINT,
) -> ft.Control:
    """The places around the table, each to be given a name.

    Args:
        laying: the table.
        players: how many play.
        known: names of people who played before.
        edit: changes the table.
        note: remembers a name for other days.
        hint: who sits where.
    """
    asking, ask = ft.use_state(-1)
    typed: Any = ft.use_ref("")

    def open_(place: int) -> None:
        typed.current = ""
        ask(place)

    def take(place: int, name: str) -> None:
        ask(-1)
        if name:
            edit(lambda now: renamed(now, place, name, players))
            note(name)

    title = texts.WHO_IS_IT.format(number=asking + 1)
    ft.use_dialog(name_dialog(title, "", typed, lambda name: take(asking, name)) if asking >= 0 else None)
    names = seated(laying.names, players)
    places: list[ft.Control] = [
        pill(
            f"{place + 1}  {name}",
            f"seat-{place}",
            tapped(open_, place),
            icon=ft.Icons.EDIT_OUTLINED,
            label=texts.SEAT_SAID.format(number=place + 1, name=name),
        )
        for place, name in enumerate(names)
    ]
    parts: list[ft.Control] = [heading(texts.WHO), quiet(hint), _row(places)]
    free, others = free_place(laying.names, players), [name for name in known if not taken(names, name)]
    if free is not None and others:
        offered: list[ft.Control] = [
            pill(name, f"known-{name}", tapped(lambda name: take(free, name), name), icon=ft.Icons.ADD)
            for name in others
        ]
        parts += [quiet(texts.KNOWN_NAMES), _row(offered)]
    return ft.Column(parts, spacing=theme.GAP)


def _row(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(controls, wrap=True, spacing=6, run_spacing=6)
