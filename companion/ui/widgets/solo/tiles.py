"""Action spaces of a season as tiles, with the Automa's workers on them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from companion.engine.automa import Chance, Season
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken, worker
from companion.ui.widgets.solo import texts


@dataclass(frozen=True)
class Space:
    """An action space of the board."""

    action: str
    """The action's id, by which its icon is found; the tile's id in tests is `space-<action>`."""
    name: str
    short: str
    """A name that fits a tile."""


@dataclass(frozen=True)
class TileState:
    """What a tile shows: a worker or not, an icon and short words, and the same in full for screen readers."""

    blocked: bool
    icon: ft.IconData
    words: str
    spoken: str


@dataclass(frozen=True)
class SeasonSpaces:
    """The spaces of one season, and how each of them stands."""

    season: Season
    spaces: tuple[tuple[Space, TileState], ...]


def told(blocked: bool, chance: Chance | None, known: bool) -> TileState:
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


def season_spaces(
    season: Season, spaces: Sequence[Space], blocked: Collection[str], chances: Mapping[str, Chance], known: bool
) -> SeasonSpaces:
    """How the spaces of a season stand.

    Args:
        season: the season.
        spaces: its spaces, from the top of the board.
        blocked: the actions with a worker of the Automa.
        chances: by action, where the next card is the one that decides.
        known: whether the season's card lies on the table, or none is drawn for it.
    """
    return SeasonSpaces(
        season, tuple((one, told(one.action in blocked, chances.get(one.action), known)) for one in spaces)
    )


@ft.component
def SeasonBoard(spaces: SeasonSpaces, columns: int, large: bool = False, matters: bool = True) -> ft.Control:
    """The tiles of one season in a grid that fills the room it is given.

    Args:
        spaces: the season's spaces.
        columns: how many tiles stand side by side.
        large: whether the text is so large that it needs the place of the tiles' icons.
        matters: whether it is the season that matters now, which has its color behind the tiles.
    """
    tiles = [_tile(space, state, spaces.season, large, matters) for space, state in spaces.spaces]
    rows = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
    return ft.Column([ft.Row(row, spacing=theme.GAP, expand=True) for row in rows], spacing=theme.GAP, expand=True)


@ft.component
def YearBoard(seasons: tuple[SeasonSpaces, ...], shown: Season, large: bool = False) -> ft.Control:
    """All placement seasons of the year side by side; the one that matters now stands out by its color."""
    columns = 2 if len(seasons) == 2 else 1
    beside: list[ft.Control] = [
        ft.Container(SeasonBoard(one, columns, large, one.season == shown), expand=True) for one in seasons
    ]
    return ft.Row(beside, spacing=theme.GAP, expand=True)


def _tile(space: Space, state: TileState, season: Season, large: bool, matters: bool) -> ft.Control:
    colors = theme.SEASONS[season]
    name = ft.Text(
        space.short, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS
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
    icon: list[ft.Control] = [] if large else [ft.Icon(icons.action_icon(space.action), size=26, color=colors.ink)]
    left = ft.Column(
        [*icon, name, status],
        spacing=2,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    border = ft.Border.all(2, colors.ink) if state.blocked else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    tile = ft.Container(
        ft.Row([left, action_space(state.blocked, colors.ink)], spacing=4),
        bgcolor=colors.tint if matters else ft.Colors.SURFACE_CONTAINER_LOW,
        border=border,
        border_radius=theme.RADIUS,
        padding=ft.Padding.symmetric(horizontal=10, vertical=2 if large else 10),
        expand=True,
    )
    label = texts.TILE_LABEL.format(action=space.name, state=state.spoken)
    return ft.Container(spoken(f"space-{space.action}", tile, label), expand=True)


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
