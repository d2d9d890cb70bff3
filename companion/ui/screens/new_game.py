"""Which game to play against its own opponent."""

from functools import cache

import flet as ft

from companion.games import all_games
from companion.ui import texts, theme
from companion.ui.context import use_app
from companion.ui.widgets.game_screens import GameScreens, screens_of
from companion.ui.widgets.pieces import quiet, spoken
from companion.ui.widgets.shell import scrolled, sub_page


@cache
def solo_games() -> tuple[tuple[str, GameScreens], ...]:
    """The games with an opponent of their own and screens to play against it, Viticulture before its children."""
    found = [(game.id, screens_of(game.id)) for game in all_games() if game.play is not None]
    with_screens = [(game, screens) for game, screens in found if screens is not None and screens.line]
    return tuple(sorted(with_screens, key=lambda one: one[1].setup_title, reverse=True))


def new_game_page() -> str:
    """Where a new solo game begins: with the choice of a game, or with the set-up of the only one."""
    games = solo_games()
    return f"/new/{games[0][0]}" if len(games) == 1 else "/new"


@ft.component
def NewGame() -> ft.View:
    """Every game that is played solo, with a line each. One tap leads on."""
    app = use_app()
    rows: list[ft.Control] = [_game(game, screens) for game, screens in solo_games()]
    return sub_page(texts.NEW_SOLO, scrolled(ft.Column(rows, spacing=12), app.width), "/")


def _game(game: str, screens: GameScreens) -> ft.Control:
    def go(e: object) -> None:
        ft.context.page.navigate(f"/new/{game}")

    words: list[ft.Control] = [
        ft.Text(screens.setup_title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        quiet(screens.line),
    ]
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.WINE_BAR, size=36, color=ft.Colors.PRIMARY),
                ft.Column(words, spacing=4, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=12,
        ),
        padding=theme.EDGE,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=go,
    )
    return spoken(f"game-{game}", face, texts.GAME_SAID.format(name=screens.setup_title, line=screens.line), go)
