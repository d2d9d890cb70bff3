"""The marks of the pacing variant: a space on the track and glass tokens for each year."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.bordeaux.pacing import Mark
from companion.games.bordeaux.screens import texts
from companion.ui import icons
from companion.ui.widgets.pieces import spoken


def pacing_marks(marks: Sequence[Mark], tap: Callable[[int], None] | None) -> ft.Control:
    """Year by year from the left, as on the track.

    Args:
        marks: what lies where.
        tap: takes the year whose number of tokens is to be the other one; None where the numbers are sure.
    """
    return ft.Row([_mark(mark, tap) for mark in marks], spacing=4)


def _mark(mark: Mark, tap: Callable[[int], None] | None) -> ft.Control:
    def on_tap(e: object) -> None:
        assert tap is not None
        tap(mark.year)

    drops: list[ft.Control] = [ft.Icon(icons.TOKEN, size=16, color=ft.Colors.PRIMARY) for _ in range(mark.tokens)]
    face = ft.Container(
        ft.Column(
            [
                _small(texts.PACING_YEAR.format(year=mark.year)),
                ft.Text(texts.PACING_SPACE.format(space=mark.space), theme_style=ft.TextThemeStyle.TITLE_SMALL),
                ft.Row(drops, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=8),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=8,
        ink=tap is not None,
        on_click=on_tap if tap is not None else None,
    )
    label = texts.PACING_LABEL.format(year=mark.year, tokens=mark.tokens, space=mark.space)
    return ft.Container(spoken(f"pace-{mark.year}", face, label, on_tap if tap is not None else None), expand=True)


def _small(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
