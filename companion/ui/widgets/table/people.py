"""The people at a running table: each has a color, and whoever is to act stands out."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui import theme
from companion.ui.widgets.pieces import spoken, worker

COLORS: tuple[str, ...] = (
    ft.Colors.PRIMARY,
    theme.SEASONS["winter"].ink,
    theme.SEASONS["spring"].ink,
    theme.SEASONS["summer"].ink,
    theme.SEASONS["fall"].ink,
)
"""A color for each place at the table; a name always stands beside it."""


def color_of(names: Sequence[str], name: str) -> str:
    """The color of a player."""
    return COLORS[list(names).index(name) % len(COLORS)]


@dataclass(frozen=True)
class Person:
    """A player in the strip."""

    name: str
    count: int
    """What is counted of them, such as barrels left."""
    said: str
    """The same in words."""


def people_strip(
    people: Sequence[Person], turn: str | None, icon: ft.IconData, seats: Sequence[str] = ()
) -> ft.Control:
    """Everybody with a number; the one to act stands out.

    Args:
        people: from left to right.
        turn: the name of whoever is to act, if anybody.
        icon: what is counted.
        seats: the names in an order that never changes, for the colors; left out it is that of the strip.
    """
    names = seats or [one.name for one in people]
    tiles: list[ft.Control] = [
        ft.Container(_person(one, one.name == turn, color_of(names, one.name), icon), expand=True) for one in people
    ]
    return ft.Row(tiles, spacing=4)


def _person(one: Person, turn: bool, color: str, icon: ft.IconData) -> ft.Control:
    count = ft.Row(
        [
            worker(18, color),
            ft.Icon(icon, size=16, color=color),
            ft.Text(str(one.count), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    name = ft.Text(
        one.name,
        theme_style=ft.TextThemeStyle.TITLE_SMALL if turn else ft.TextThemeStyle.LABEL_MEDIUM,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    tile = ft.Container(
        ft.Column([count, name], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if turn else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2, color if turn else ft.Colors.TRANSPARENT),
        border_radius=theme.RADIUS,
        padding=ft.Padding.symmetric(vertical=4, horizontal=2),
    )
    return spoken(f"person-{one.name}", tile, f"{one.name}: {one.said}")
