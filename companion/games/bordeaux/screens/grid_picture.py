"""A grid of cells to look at or to tap: trades, experts, and the lower half of a card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.automa import SEASONS, Season
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken
from companion.ui.widgets.solo import texts

LABEL_WIDTH = 14
"""The room for the number of a row."""


@dataclass(frozen=True)
class Cell:
    """One cell, with what stands on it."""

    id: str
    label: str
    """What it is and what stands on it, for screen readers."""
    content: ft.Control | None = None
    tint: str | None = None
    ink: str = ft.Colors.PRIMARY
    """The color of its border where it is marked."""
    marked: bool = False
    """Whether a strong border draws the eye to it."""
    tap: Callable[[], object] | None = None
    faded: bool = False
    """Whether it cannot be chosen now."""


def grid_picture(rows: Sequence[Sequence[Cell]], height: int, numbered: bool = False) -> ft.Control:
    """Rows of cells, all alike.

    Args:
        rows: the cells, from the top.
        height: the height of each, in logical pixels; the width is what there is.
        numbered: whether rows and columns have their numbers beside them.
    """
    lines: list[ft.Control] = [_numbers(len(rows[0]))] if numbered else []
    for number, row in enumerate(rows, 1):
        cells: list[ft.Control] = [ft.Container(_cell(cell, height), expand=True) for cell in row]
        if numbered:
            cells.insert(0, _number(number, LABEL_WIDTH))
        lines.append(ft.Row(cells, spacing=4))
    return ft.Column(lines, spacing=4, tight=True)


def season_heads(named: bool = True) -> ft.Control:
    """The four seasons over their columns."""
    return ft.Row([ft.Container(_head(season, named), expand=True) for season in SEASONS], spacing=4)


def _head(season: Season, named: bool) -> ft.Control:
    ink = theme.SEASONS[season].ink
    parts: list[ft.Control] = [ft.Icon(icons.SEASON_ICONS[season], size=14, color=ink)]
    if named:
        parts.append(ft.Text(texts.SEASONS[season], theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink))
    return ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.CENTER)


def _numbers(columns: int) -> ft.Control:
    numbers: list[ft.Control] = [ft.Container(_number(one, None), expand=True) for one in range(1, columns + 1)]
    return ft.Row([ft.Container(width=LABEL_WIDTH), *numbers], spacing=4)


def _number(number: int, width: int | None) -> ft.Control:
    return ft.Text(
        str(number),
        width=width,
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )


def _cell(cell: Cell, height: int) -> ft.Control:
    on_tap = _on_tap(cell.tap)
    face = ft.Container(
        cell.content,
        height=height,
        alignment=ft.Alignment.CENTER,
        bgcolor=cell.tint or ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(3, cell.ink) if cell.marked else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=8,
        opacity=0.4 if cell.faded else 1.0,
        ink=on_tap is not None,
        on_click=on_tap,
    )
    return spoken(cell.id, face, cell.label, on_tap)


def _on_tap(tap: Callable[[], object] | None) -> Callable[[object], None] | None:
    def on_tap(e: object) -> None:
        assert tap is not None
        tap()

    return on_tap if tap is not None else None
