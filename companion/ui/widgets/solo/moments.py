"""The moments of a play without a board to look at: the end of a year and of the game."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui import theme
from companion.ui.widgets.pieces import heading, named, quiet
from companion.ui.widgets.solo import texts


def upkeep(year: int, lines: Sequence[str]) -> ft.Control:
    """What to do at the table at the end of a year."""
    rows = [
        ft.Row([ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.PRIMARY), ft.Text(line, expand=True)]) for line in lines
    ]
    return ft.Column(
        [heading(texts.YEAR_END_TITLE.format(year=year)), *rows], spacing=theme.GAP, scroll=ft.ScrollMode.AUTO
    )


def too_early(back: Callable[[str], None]) -> ft.Control:
    """There is nothing to count yet; `back` goes to a page of the play."""
    button = ft.FilledButton(texts.TO_TABLE, icon=ft.Icons.ARROW_BACK, height=theme.TAP, on_click=lambda e: back(""))
    line = ft.Text(texts.TOO_EARLY, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, text_align=ft.TextAlign.CENTER)
    parts: list[ft.Control] = [line, named("to-table", button)]
    return ft.Column(parts, spacing=theme.EDGE, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def end(status: str) -> ft.Control:
    """The game is over but for the count, or it is counted.

    Args:
        status: `playing`, or the outcome.
    """
    icon = ft.Icons.EMOJI_EVENTS if status == "won" else ft.Icons.WINE_BAR
    rows: list[ft.Control] = [
        ft.Icon(icon, size=64, color=ft.Colors.PRIMARY),
        ft.Text(
            texts.OVER.get(status, texts.FINISH_TITLE),
            theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
            text_align=ft.TextAlign.CENTER,
        ),
    ]
    if status == "playing":
        rows.append(quiet(texts.FINISH_LINE))
    column = ft.Column(rows, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(column, alignment=ft.Alignment.CENTER, expand=True)
