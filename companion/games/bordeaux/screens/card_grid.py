"""The lower half of a card to tap: discs on its six columns, cubes on those in the colors of the seasons."""

from collections.abc import Callable, Collection

import flet as ft

from companion.engine.automa import SEASONS
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import CUBES, DISCS
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.areas import cube, glass_token
from companion.games.bordeaux.screens.grid_picture import Cell, grid_picture, season_heads
from companion.ui import theme

HEIGHT = 44


def discs_grid(discs: Collection[TradeSpace], tap: Callable[[TradeSpace], object]) -> ft.Control:
    """Four rows and six columns, as on the card; the white discs can stand anywhere. After three, no other is taken."""
    rows = [[_disc((row, column), discs, tap) for column in range(1, 7)] for row in range(1, 5)]
    return grid_picture(rows, HEIGHT, numbered=True)


def cubes_grid(cubes: Collection[ExpertSpace], tap: Callable[[ExpertSpace], object], roomy: bool) -> ft.Control:
    """Four rows and the four columns in season colors, where the cubes stand."""
    rows = [[_cube((season, row), cubes, tap) for season in SEASONS] for row in range(1, 5)]
    return ft.Column([season_heads(roomy), grid_picture(rows, HEIGHT)], spacing=4, tight=True)


def _disc(space: TradeSpace, discs: Collection[TradeSpace], tap: Callable[[TradeSpace], object]) -> Cell:
    words = texts.DISC.format(row=space[0], column=space[1])
    taken = space in discs
    full = len(discs) == DISCS and not taken
    return Cell(
        id=f"disc-{space[0]}-{space[1]}",
        label=texts.TAPPED.format(space=words) if taken else words,
        content=glass_token(26) if taken else None,
        marked=taken,
        tap=None if full else lambda: tap(space),
        faded=full,
    )


def _cube(space: ExpertSpace, cubes: Collection[ExpertSpace], tap: Callable[[ExpertSpace], object]) -> Cell:
    season, row = space
    colors, taken = theme.SEASONS[season], space in cubes
    full = len(cubes) == CUBES and not taken
    words = texts.CUBE.format(season=texts.SEASONS[season], row=row)
    return Cell(
        id=f"cube-{season}-{row}",
        label=texts.TAPPED.format(space=words) if taken else words,
        content=cube(True, colors.ink, 26) if taken else None,
        tint=colors.tint,
        ink=colors.ink,
        marked=taken,
        tap=None if full else lambda: tap(space),
        faded=full,
    )
