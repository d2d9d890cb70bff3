"""The wineries at the exit with their seals, to be tapped for a delivery."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.play import Command
from companion.games.la_vina.commands import Deliver
from companion.games.la_vina.screens import texts
from companion.games.la_vina.state import LaVinaState
from companion.ui import texts as ui_texts
from companion.ui import theme
from companion.ui.widgets.pieces import named, spoken

SEAL = ft.Icons.VERIFIED
Winery = int | None
"""A winery by its number; None is the co-operative."""


def can_take(choices: Sequence[Command]) -> frozenset[Winery]:
    """The wineries that a barrel can go to now."""
    return frozenset(one.winery for one in choices if isinstance(one, Deliver))


def name_of(state: LaVinaState, winery: Winery) -> str:
    """What a winery is called."""
    return texts.COOPERATIVE if winery is None else state.wineries[winery - 1].name


def wineries(state: LaVinaState, open_: frozenset[Winery], deliver: Callable[[Winery], None]) -> ft.Control:
    """Every winery, then the co-operative; those that take a barrel now can be tapped."""
    rows: list[ft.Control] = []
    for number, one in enumerate(state.wineries, start=1):
        rows.append(_tile(number, one.name, one.seals, one.full, number in open_, deliver))
    rows.append(_tile(None, texts.COOPERATIVE, None, state.cooperative_full, None in open_, deliver))
    pairs = [rows[start : start + 2] for start in range(0, len(rows), 2)]
    lines: list[ft.Control] = [_pair(pair) for pair in pairs]
    return ft.Column(lines, spacing=theme.GAP, scroll=ft.ScrollMode.AUTO, expand=True)


def _pair(tiles: list[ft.Control]) -> ft.Control:
    """Two side by side; a last one alone is as wide as the others."""
    cells: list[ft.Control] = [ft.Container(tile, expand=True) for tile in tiles]
    return ft.Row([*cells, *([ft.Container(expand=True)] if len(cells) == 1 else [])], spacing=theme.GAP)


def _tile(
    number: Winery, name: str, seals: int | None, full: bool, open_: bool, deliver: Callable[[Winery], None]
) -> ft.Control:
    state = texts.FULL if full else texts.count(texts.SEALS, seals) if seals is not None else ""
    tap = (lambda e: deliver(number)) if open_ else None
    ink = ft.Colors.ON_PRIMARY_CONTAINER if open_ else ft.Colors.ON_SURFACE
    words: list[ft.Control] = [
        ft.Text(
            name,
            theme_style=ft.TextThemeStyle.TITLE_SMALL,
            color=ink,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if state:
        words.append(_seals(state, seals, full))
    face = ft.Container(
        ft.Column(words, spacing=2, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if open_ else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2 if open_ else 1, ft.Colors.PRIMARY if open_ else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        opacity=0.6 if full else 1.0,
        ink=open_,
        on_click=tap,
    )
    said = texts.DELIVER_TO.format(name=name) if open_ else name
    label = texts.WINERY_SAID.format(name=said, state=state) if state else said
    return spoken(f"winery-{number or 'cooperative'}", face, label, on_tap=tap)


def _seals(state: str, seals: int | None, full: bool) -> ft.Control:
    icon = ft.Icons.BLOCK if full else SEAL
    color = ft.Colors.SECONDARY if full or not seals else ft.Colors.PRIMARY
    return ft.Row(
        [ft.Icon(icon, size=18, color=color), ft.Text(state, theme_style=ft.TextThemeStyle.LABEL_LARGE)], spacing=4
    )


def last_space_dialog(name: str, answer: Callable[[bool], None], close: Callable[[], None]) -> ft.AlertDialog:
    """Ask whether the winery is full now."""
    room = ft.FilledTonalButton(texts.LAST_SPACE_NO, height=theme.TAP, on_click=lambda e: answer(False))
    full = ft.FilledButton(texts.LAST_SPACE_YES, height=theme.TAP, on_click=lambda e: answer(True))
    return ft.AlertDialog(
        content=ft.Column(
            [
                ft.Text(texts.LAST_SPACE.format(name=name), theme_style=ft.TextThemeStyle.BODY_LARGE),
                named("space-left", room),
                named("space-covered", full),
            ],
            tight=True,
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        actions=[ft.TextButton(ui_texts.CANCEL, on_click=lambda e: close())],
        on_dismiss=lambda e: close(),
    )
