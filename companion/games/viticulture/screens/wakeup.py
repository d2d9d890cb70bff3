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
from companion.ui.widgets.pieces import quiet, to_check
from companion.ui.widgets.solo.wakeup import MOST_LINES, ROW, ChartRow, chart


def benefits(row: WakeUpRow, board: str, structures: bool) -> tuple[tuple[Season, str], ...]:
    """What a row gives, season by season; on the base board at once, in spring."""
    seasons: tuple[Season, ...] = ("spring",) if board == "base" else ("summer", "fall", "winter")
    return tuple((season, row.gives(season, structures)) for season in seasons)


def wake_up_chart(
    data: ViticultureData, state: ViticultureState, choose: Callable[[int], None], roomy: bool = True
) -> ft.Control:
    """Seven rows. A row that still holds its glass token can be tapped."""
    board = state.setup.board
    rows = data.wakeup_charts.extended if board == "extended" else data.wakeup_charts.base
    structures = "structures" in state.setup.expansions
    allowed = open_rows(data, state)
    gives = {row.row: benefits(row, board, structures) for row in rows}
    above: list[ft.Control] = [quiet(texts.WAKE_UP_HINT_BASE if board == "base" else texts.WAKE_UP_HINT_EXTENDED)]
    below: list[ft.Control] = []
    if board == "extended":
        if roomy:
            above.append(_columns(tuple(season for season, _ in gives[1])))
        below.append(ft.Text(texts.WAKE_UP_NOTE, theme_style=ft.TextThemeStyle.BODY_SMALL))
    if board == "extended" and structures:
        below.append(to_check(texts.WAKE_UP_CHECK))
    lines = [_row(row, given, row in allowed, roomy) for row, given in gives.items()]
    return chart(above, lines, below, choose, roomy)


def _row(row: int, gives: tuple[tuple[Season, str], ...], free: bool, roomy: bool) -> ChartRow:
    told = ", ".join(f"{texts.SEASONS[season]} {benefit}" for season, benefit in gives if benefit)
    if roomy or len(gives) == 1:
        cells = tuple(_cell(season, benefit, len(gives) > 1) for season, benefit in gives)
    else:
        cells = (_lines(gives),)
    return ChartRow(row, cells, told or texts.WAKE_UP_NOTHING, free)


def _lines(gives: tuple[tuple[Season, str], ...]) -> ft.Control:
    """The benefits one below the other, each with its season, where columns would cut their words."""
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(icons.SEASON_ICONS[season], size=18, color=theme.SEASONS[season].ink),
                ft.Text(benefit, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True),
            ],
            spacing=theme.GAP,
        )
        for season, benefit in gives
        if benefit
    ]
    nothing = ft.Text(texts.WAKE_UP_NOTHING, theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    return ft.Column(lines or [nothing], spacing=4, tight=True, expand=True)


def _cell(season: Season, benefit: str, named_season: bool) -> ft.Control:
    colors = theme.SEASONS[season]
    words = ft.Text(
        benefit or ("" if named_season else texts.WAKE_UP_NOTHING),
        theme_style=ft.TextThemeStyle.LABEL_SMALL if named_season else ft.TextThemeStyle.BODY_LARGE,
        max_lines=3 if named_season else MOST_LINES,
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
