"""Choices as they lie on the board: rows and columns of spaces, one of which is taken."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.form import Option
from companion.ui import theme
from companion.ui.widgets.pieces import spoken

HEIGHT = 64


def board_picture(
    options: Sequence[Option], chosen: str | int | None, tap: Callable[[str | int], None], identifier: str
) -> ft.Control:
    """The board's spaces."""
    lines: list[ft.Control] = [
        ft.Row([_space(one, one.id == chosen, tap, f"{identifier}-{one.id}") for one in line], spacing=6)
        for line in in_rows(options)
    ]
    return ft.Column(lines, spacing=6, tight=True)


def in_rows(options: Sequence[Option]) -> list[list[Option]]:
    """The spaces row by row, each from the left."""
    ordered = sorted(options, key=lambda one: (one.row, one.column))
    return [[one for one in ordered if one.row == row] for row in sorted({one.row for one in ordered})]


def _space(option: Option, taken: bool, tap: Callable[[str | int], None], identifier: str) -> ft.Control:
    def take(e: object) -> None:
        tap(option.id)

    face = ft.Container(
        ft.Text(
            option.name,
            theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
            text_align=ft.TextAlign.CENTER,
            color=ft.Colors.ON_PRIMARY_CONTAINER if taken else ft.Colors.ON_SURFACE,
        ),
        height=HEIGHT,
        padding=4,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if taken else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if taken else ft.Colors.TRANSPARENT),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=take,
    )
    space = spoken(identifier, face, option.name, on_tap=take)
    space.checked = taken
    space.expand = True
    return space
