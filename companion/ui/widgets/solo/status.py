"""The top of a table: the seasons of the year, and the three counts."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.automa import Season
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken, worker
from companion.ui.widgets.solo import texts


@ft.component
def SeasonStrip(
    seasons: Sequence[Season],
    now: Season | None,
    shown: Season,
    look: Callable[[Season], None],
    roomy: bool = True,
) -> ft.Control:
    """The placement seasons of the year; the present one stands out, and any of them can be looked at.

    Where there is little room, the other seasons go without their icons.
    """
    return ft.Row([_season(one, one == now, one == shown, look, roomy) for one in seasons], spacing=4)


def _season(season: Season, now: bool, shown: bool, look: Callable[[Season], None], roomy: bool) -> ft.Control:
    colors = theme.SEASONS[season]
    name = ft.Text(
        texts.SEASONS[season],
        theme_style=ft.TextThemeStyle.LABEL_LARGE if now and roomy else ft.TextThemeStyle.LABEL_MEDIUM,
        color=colors.ink,
        max_lines=1,
    )
    icon = ft.Icon(icons.SEASON_ICONS[season], size=18 if now else 14, color=colors.ink)
    content = ft.Row(
        [icon, name] if now or roomy else [name],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    tile = ft.Container(
        content,
        height=40,
        bgcolor=colors.tint if now or shown else None,
        border=ft.Border.all(2 if now else 1, colors.ink if now or shown else ft.Colors.OUTLINE_VARIANT),
        border_radius=20,
        ink=True,
        on_click=lambda e: look(season),
    )
    label = f"{texts.SEASONS[season]}{', ' + texts.NOW if now else ''}"
    return ft.Container(
        spoken(f"season-{season}", tile, label, lambda e: look(season)),
        expand=(3 if roomy else 5) if now else (2 if roomy else 4),
    )


@ft.component
def Counts(workers_left: int, everyone: int, tokens: int, points: int, roomy: bool = True) -> ft.Control:
    """Automa workers left of all, bonus action tokens, and where the Automa's marker stands."""
    tokens_name = texts.TOKENS if roomy else texts.TOKENS_SHORT
    workers = ft.Row(
        [
            worker(20, ft.Colors.PRIMARY if place < workers_left else ft.Colors.OUTLINE_VARIANT)
            for place in range(everyone)
        ],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Row(
        [
            _count(
                "workers",
                ft.Row([workers, _number(workers_left)], spacing=6, alignment=ft.MainAxisAlignment.CENTER),
                texts.WORKERS,
                texts.WORKERS_LABEL.format(count=workers_left, all=everyone),
                5,
            ),
            _count("tokens", _with_icon(icons.TOKEN, tokens), tokens_name, texts.TOKENS_LABEL.format(count=tokens), 3),
            _count(
                "marker", _with_icon(icons.POINTS, points), texts.MARKER, texts.MARKER_LABEL.format(count=points), 3
            ),
        ],
        spacing=4,
    )


def _number(number: int) -> ft.Text:
    return ft.Text(str(number), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)


def _with_icon(icon: ft.IconData, number: int) -> ft.Row:
    return ft.Row(
        [ft.Icon(icon, size=18, color=ft.Colors.PRIMARY), _number(number)],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _count(identifier: str, content: ft.Control, name: str, label: str, share: int) -> ft.Control:
    column = ft.Column(
        [content, ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    tile = ft.Container(
        column,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
        padding=ft.Padding.symmetric(vertical=6),
    )
    return ft.Container(spoken(identifier, tile, label), expand=share)
