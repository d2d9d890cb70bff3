"""The board's action spaces of a season, with the Automa's workers on them."""

from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from companion.engine.automa import SEASONS, Season
from companion.games.viticulture.automa import board_of
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.odds import ActionOdds, coming_card
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState
from companion.games.viticulture.tables import BoardAction
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken, worker


def awaited(data: ViticultureData, state: ViticultureState, season: Season) -> dict[str, ActionOdds]:
    """The chances of each action of `season`, where its card is the very next one of this year; else nothing."""
    coming = coming_card(data, state)
    if coming is None or coming.next_year or coming.season != season:
        return {}
    return {one.action.id: one for one in coming.odds}


@ft.component
def SeasonBoard(data: ViticultureData, state: ViticultureState, season: Season, columns: int) -> ft.Control:
    """The tiles of one season in a grid that fills the room it is given."""
    chances = awaited(data, state, season)
    blocked = state.blocked_in(season)
    tiles = [
        _tile(action, told(action.id in blocked, chances.get(action.id), is_known(state, season)))
        for action in board_of(data, state.setup).in_season(season)
    ]
    rows = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
    return ft.Column([ft.Row(row, spacing=theme.GAP, expand=True) for row in rows], spacing=theme.GAP, expand=True)


@ft.component
def YearBoard(data: ViticultureData, state: ViticultureState, shown: Season) -> ft.Control:
    """All placement seasons of the year side by side; the one that matters now stands out."""
    board = board_of(data, state.setup)
    columns = 2 if len(board.placement_seasons) == 2 else 1
    seasons: list[ft.Control] = [
        ft.Container(SeasonBoard(data, state, one, columns), expand=True, opacity=1.0 if one == shown else 0.55)
        for one in board.placement_seasons
    ]
    return ft.Row(seasons, spacing=theme.GAP, expand=True)


def is_known(state: ViticultureState, season: Season) -> bool:
    """Whether the card of a season of this year lies on the table, or none is drawn for it."""
    if season != state.season:
        return SEASONS.index(season) < SEASONS.index(state.season)
    return state.phase not in ("wake_up", "draw")


@dataclass(frozen=True)
class TileState:
    """What a tile shows: a worker or not, an icon and short words, and the same in full for screen readers."""

    blocked: bool
    icon: ft.IconData
    words: str
    spoken: str


def told(blocked: bool, chance: ActionOdds | None, known: bool) -> TileState:
    """Blocked, free, how likely the next card blocks it, or not known yet."""
    if blocked:
        return TileState(True, ft.Icons.BLOCK, texts.BLOCKED, texts.BLOCKED)
    if chance is not None:
        words = texts.MAYBE.format(percent=chance.percent)
        full = texts.MAYBE_LABEL.format(blocking=chance.blocking, cards=chance.cards)
        return TileState(False, ft.Icons.HELP_OUTLINE, words, full)
    if known:
        return TileState(False, ft.Icons.CHECK_CIRCLE_OUTLINE, texts.FREE, texts.FREE)
    return TileState(False, ft.Icons.HOURGLASS_EMPTY, texts.LATER, texts.LATER)


def _tile(action: BoardAction, state: TileState) -> ft.Control:
    colors = theme.SEASONS[action.season]
    name = ft.Text(
        action.short, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS
    )
    style = ft.TextThemeStyle.LABEL_LARGE if state.blocked else ft.TextThemeStyle.LABEL_MEDIUM
    status = ft.Row(
        [
            ft.Icon(state.icon, size=16, color=colors.ink),
            ft.Text(state.words, theme_style=style, color=colors.ink),
        ],
        spacing=4,
        tight=True,
    )
    left = ft.Column(
        [ft.Icon(icons.action_icon(action.id), size=26, color=colors.ink), name, status],
        spacing=2,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    border = ft.Border.all(2, colors.ink) if state.blocked else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    tile = ft.Container(
        ft.Row([left, action_space(state.blocked, colors.ink)], spacing=4),
        bgcolor=colors.tint,
        border=border,
        border_radius=theme.RADIUS,
        padding=10,
        expand=True,
    )
    label = texts.TILE_LABEL.format(action=action.name, state=state.spoken)
    return ft.Container(spoken(f"space-{action.id}", tile, label), expand=True)


def action_space(blocked: bool, ink: str, size: int = 50) -> ft.Control:
    """The dashed oval of a space, with a worker on it where it is blocked."""
    oval = cv.Canvas(
        [
            cv.Oval(
                x=1,
                y=1,
                width=size - 2,
                height=size * 0.8 - 2,
                paint=ft.Paint(
                    color=ink,
                    style=ft.PaintingStyle.STROKE,
                    stroke_width=2 if blocked else 1.5,
                    stroke_dash_pattern=None if blocked else [5, 4],
                ),
            )
        ],
        width=size,
        height=size * 0.8,
    )
    inside = ft.Container(worker(int(size * 0.56), ink), alignment=ft.Alignment.CENTER, width=size, height=size * 0.8)
    return ft.Stack([oval, inside] if blocked else [oval], width=size, height=size * 0.8)
