"""The wake-up chart as a picture to tap: its rows, with what the game shows in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken
from companion.ui.widgets.solo import texts

ROW = 56
"""The height of a row, in logical pixels; with large text a row grows with its words."""
MOST_LINES = 6
"""More lines than what a row gives ever needs."""


@dataclass(frozen=True)
class ChartRow:
    """A row of the chart."""

    row: int
    cells: tuple[ft.Control, ...]
    """What the row gives."""
    told: str
    """The same in words."""
    free: bool
    """Whether the rooster may go there."""
    token: bool = True
    """Whether a glass token lies on it, where it is free."""


def chart(
    above: Sequence[ft.Control],
    rows: Sequence[ChartRow],
    below: Sequence[ft.Control],
    choose: Callable[[int], None],
    roomy: bool = True,
) -> ft.Control:
    """The prompt, the rows, and notes around them. Only a free row can be tapped."""
    prompt = ft.Text(texts.WAKE_UP_PROMPT, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    lines: list[ft.Control] = [prompt, *above, *(_row(row, choose, roomy) for row in rows), *below]
    return ft.Column(lines, spacing=6, scroll=ft.ScrollMode.AUTO, expand=True)


def _row(row: ChartRow, choose: Callable[[int], None], roomy: bool) -> ft.Control:
    token = row.free and row.token
    state = texts.WAKE_UP_TOKEN if token else texts.WAKE_UP_FREE if row.free else texts.WAKE_UP_TAKEN
    label = f"{texts.WAKE_UP_ROW.format(row=row.row)}: {row.told}, {state}"
    ink = ft.Colors.PRIMARY if row.free else ft.Colors.OUTLINE
    number = ft.Container(
        ft.Text(str(row.row), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ink),
        width=34,
        height=34,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2, ink),
        border_radius=17,
    )
    tap = (lambda e: choose(row.row)) if row.free else None
    return spoken(
        f"row-{row.row}",
        ft.Container(
            ft.Row(
                [number, ft.Icon(icons.TOKEN if token else ft.Icons.REMOVE, size=22, color=ink), *row.cells],
                spacing=theme.GAP,
            ),
            height=ROW if roomy else None,
            padding=ft.Padding.symmetric(horizontal=10, vertical=0 if roomy else 10),
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            border_radius=theme.RADIUS,
            opacity=1.0 if row.free else 0.5,
            ink=row.free,
            on_click=tap,
        ),
        label,
        tap,
    )
