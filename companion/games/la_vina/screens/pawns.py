"""The pawns on screen: a worker in the player's color, with the player's name."""

import flet as ft

from companion.games.la_vina.row import pawn_name
from companion.games.la_vina.state import LaVinaState, Pawn
from companion.ui.widgets.pieces import worker
from companion.ui.widgets.table.people import color_of


def pawn_color(state: LaVinaState, pawn: Pawn) -> str:
    """The color of whoever the pawn belongs to."""
    return color_of(state.setup.players, pawn.player)


def short_name(state: LaVinaState, pawn: Pawn) -> str:
    """The name under a pawn: with two players each, the number of the pawn behind it."""
    return pawn.player if pawn_name(state, pawn) == pawn.player else f"{pawn.player} {pawn.number}"


def pawn_picture(state: LaVinaState, pawn: Pawn, size: int = 26) -> ft.Control:
    """A pawn with its name beside it."""
    return ft.Row(
        [
            worker(size, pawn_color(state, pawn)),
            ft.Text(
                short_name(state, pawn),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
        ],
        spacing=4,
    )
