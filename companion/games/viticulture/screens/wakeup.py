"""The wake-up chart as a picture to tap."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import Season
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.seasons import open_rows
from companion.games.viticulture.state import ViticultureState
from companion.games.viticulture.tables import WakeUpRow
from companion.ui import icons, theme
from companion.ui.widgets.pieces import quiet, spoken, to_check

ROW = 56
"""The height of a row, in logical pixels."""


def benefits(row: WakeUpRow, board: str, structures: bool) -> tuple[tuple[Season, str], ...]:
    """What a row gives, season by season; on the base board at once, in spring."""
    seasons: tuple[Season, ...] = ("spring",) if board == "base" else ("summer", "fall", "winter")
    return tuple((season, row.gives(season, structures)) for season in seasons)


@ft.component
def WakeUpChart(data: ViticultureData, state: ViticultureState, choose: Callable[[int], None]) -> ft.Control:
    """Seven rows. A row that still holds its glass token can be tapped."""
    board = state.setup.board
    rows = data.wakeup_charts.extended if board == "extended" else data.wakeup_charts.base
    structures = "structures" in state.setup.expansions
    allowed = open_rows(data, state)
    hint = texts.WAKE_UP_HINT_BASE if board == "base" else texts.WAKE_UP_HINT_EXTENDED
    lines: list[ft.Control] = [
        ft.Text(texts.WAKE_UP_PROMPT, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        quiet(hint),
    ]
    if board == "extended":
        lines.append(_columns(tuple(season for season, _ in benefits(rows[0], board, structures))))
    lines += [_row(row, benefits(row, board, structures), row.row in allowed, choose) for row in rows]
    if board == "extended":
        lines.append(ft.Text(texts.WAKE_UP_NOTE, theme_style=ft.TextThemeStyle.BODY_SMALL))
    if board == "extended" and structures:
        lines.append(to_check(texts.WAKE_UP_CHECK))
    return ft.Column(lines, spacing=6, scroll=ft.ScrollMode.AUTO, expand=True)


def _row(
    row: WakeUpRow, gives: tuple[tuple[Season, str], ...], free: bool, choose: Callable[[int], None]
) -> ft.Control:
    told = ", ".join(f"{texts.SEASONS[season]} {benefit}" for season, benefit in gives if benefit)
    state = texts.WAKE_UP_TOKEN if free else texts.WAKE_UP_TAKEN
    label = f"{texts.WAKE_UP_ROW.format(row=row.row)}: {told or texts.WAKE_UP_NOTHING}, {state}"
    number = ft.Container(
        ft.Text(str(row.row), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=_ink(free)),
        width=34,
        height=34,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2, _ink(free)),
        border_radius=17,
    )
    token = ft.Icon(icons.TOKEN if free else ft.Icons.REMOVE, size=22, color=_ink(free))
    cells = [_cell(season, benefit, len(gives) > 1) for season, benefit in gives]
    return spoken(
        f"row-{row.row}",
        ft.Container(
            ft.Row([number, token, *cells], spacing=theme.GAP),
            height=ROW,
            padding=ft.Padding.symmetric(horizontal=10),
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            border_radius=theme.RADIUS,
            opacity=1.0 if free else 0.5,
            ink=free,
            on_click=(lambda e: choose(row.row)) if free else None,
        ),
        label,
        (lambda e: choose(row.row)) if free else None,
    )


def _ink(free: bool) -> str:
    return ft.Colors.PRIMARY if free else ft.Colors.OUTLINE


def _cell(season: Season, benefit: str, named_season: bool) -> ft.Control:
    colors = theme.SEASONS[season]
    words = ft.Text(
        benefit or ("" if named_season else texts.WAKE_UP_NOTHING),
        theme_style=ft.TextThemeStyle.LABEL_SMALL if named_season else ft.TextThemeStyle.BODY_LARGE,
        max_lines=3,
        overflow=ft.TextOverflow.ELLIPSIS,
        color=colors.ink if named_season else None,
    )
    if not named_season:
        return ft.Container(words, expand=True)
    if not benefit:
        return ft.Container(expand=True)
    return ft.Container(
        words,
        bgcolor=colors.tint,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=6),
        height=ROW - 6,
        alignment=ft.Alignment.CENTER_LEFT,
        expand=True,
    )


def _columns(seasons: tuple[Season, ...]) -> ft.Control:
    """The seasons over the columns of their benefits."""
    heads = [
        ft.Row(
            [
                ft.Icon(icons.SEASON_ICONS[season], size=14, color=theme.SEASONS[season].ink),
                ft.Text(
                    texts.SEASONS[season], theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=theme.SEASONS[season].ink
                ),
            ],
            spacing=4,
            expand=True,
        )
        for season in seasons
    ]
    return ft.Container(
        ft.Row([ft.Container(width=34), ft.Container(width=22), *heads], spacing=theme.GAP),
        padding=ft.Padding.symmetric(horizontal=10),
    )
