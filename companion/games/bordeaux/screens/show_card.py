"""What a printed card shows, asked over the screen: no more of it than is needed now."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import SEASONS, Season
from companion.games.bordeaux.cards import CUBES, DISCS, Part
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.card_actions import action_list
from companion.games.bordeaux.screens.card_grid import cubes_grid, discs_grid
from companion.games.bordeaux.screens.tapping import Tapped
from companion.ui import texts as ui_texts
from companion.ui import theme
from companion.ui.widgets.pieces import named, quiet

WIDTH = 420
Change = Callable[[Callable[[Tapped], Tapped]], None]
"""Taps may follow one another faster than the screen is drawn, so each changes what stands then."""


def show_card_dialog(
    data: BordeauxData,
    parts: tuple[Part, ...],
    tapped: Tapped,
    change: Change,
    done: Callable[[bool], None],
    first: str = "",
) -> ft.AlertDialog:
    """Ask for the parts that are needed.

    Args:
        data: the board's actions.
        parts: what is needed: a season, or discs and cubes.
        tapped: what has been tapped so far.
        change: takes what another tap does to it.
        done: ends the question: whether what was tapped is taken, or the player turns back.
        first: what the player has to do before the card can be drawn.
    """
    season = next((one for one in SEASONS if one in parts), None)
    if season is not None:
        content = _season(data, season, tapped, change)
        title, take = texts.SHOWS_SEASON.format(season=season), texts.TAKE_ACTIONS[len(tapped.actions)]
    else:
        content = _grid(parts, tapped, change)
        title, take = texts.SHOWS_GRID, texts.TAKE_GRID
    if first:
        content.insert(0, ft.Text(first))
    button = ft.FilledButton(
        take, height=theme.TAP, disabled=not tapped.is_enough(parts), on_click=lambda e: done(True)
    )
    return ft.AlertDialog(
        title=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        content=ft.Container(ft.Column(content, tight=True, spacing=theme.GAP), width=WIDTH),
        scrollable=True,
        title_padding=ft.Padding.only(left=16, right=16, top=16),
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        inset_padding=ft.Padding.all(12),
        actions=[ft.TextButton(ui_texts.CANCEL, on_click=lambda e: done(False)), named("take", button)],
        on_dismiss=lambda e: done(False),
    )


def _season(data: BordeauxData, season: Season, tapped: Tapped, change: Change) -> list[ft.Control]:
    actions = data.board_actions.in_season(season)
    listed = action_list(actions, tapped.actions, lambda action: change(lambda now: now.action(action)))
    return [quiet(texts.SHOWS_SEASON_HINT), listed]


def _grid(parts: tuple[Part, ...], tapped: Tapped, change: Change) -> list[ft.Control]:
    rows: list[ft.Control] = []
    if "discs" in parts:
        words = texts.SHOWS_DISCS.format(done=len(tapped.discs), all=DISCS)
        rows += [quiet(words), discs_grid(tapped.discs, lambda space: change(lambda now: now.disc(space)))]
    if "cubes" in parts:
        words = texts.SHOWS_CUBES.format(done=len(tapped.cubes), all=CUBES)
        rows += [quiet(words), cubes_grid(tapped.cubes, lambda space: change(lambda now: now.cube(space)), True)]
    return rows
