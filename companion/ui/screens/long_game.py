"""The pages of what goes on from play to play; the game they belong to fills them."""

import flet as ft

from companion.games import all_games
from companion.ui import texts, theme
from companion.ui.context import use_app
from companion.ui.desk import Desk
from companion.ui.screens.play import lost, new_play
from companion.ui.widgets.game_screens import LongGame, screens_of
from companion.ui.widgets.pieces import heading, quiet, spoken
from companion.ui.widgets.shell import scrolled, sub_page


def long_games() -> dict[str, tuple[str, LongGame]]:
    """Every such page by its address, with the id of its game."""
    found: dict[str, tuple[str, LongGame]] = {}
    for game in all_games():
        screens = screens_of(game.id)
        if screens is not None:
            found.update({name: (game.id, one) for name, one in screens.long_games.items()})
    return found


@ft.component
def Campaign() -> ft.View:
    """The solo campaign."""
    return _page("campaign")


@ft.component
def CampaignNext() -> ft.View:
    """The form of the campaign's next game, filled in."""
    app = use_app()
    choice = ft.use_route_params().get("choice", "")
    game_id, found = long_games().get("campaign", ("", None))
    if found is None or found.preset is None:
        return lost()
    return new_play(app, game_id, found.preset(app.desk, choice), "/campaign", found.title)


@ft.component
def Uncorking() -> ft.View:
    """A group's expansions, opened one after the other."""
    return _page("uncorking")


@ft.component
def UncorkingGame() -> ft.View:
    """One game of the group."""
    app = use_app()
    number = ft.use_route_params().get("number", "")
    _, found = long_games().get("uncorking", ("", None))
    if found is None or found.entry is None:
        return lost()
    return sub_page(found.entry_title, scrolled(found.entry(number), app.width), "/uncorking")


def _page(name: str) -> ft.View:
    app = use_app()
    _, found = long_games().get(name, ("", None))
    if found is None:
        return lost()
    return sub_page(found.title, scrolled(found.content(), app.width), "/")


def long_game_tiles(desk: Desk) -> list[ft.Control]:
    """The ways to these pages, each with how it stands."""
    tiles = [_tile(name, one, one.line(desk)) for name, (_, one) in long_games().items()]
    return [heading(texts.LONG_GAME), *tiles] if tiles else []


def _tile(name: str, one: LongGame, line: str) -> ft.Control:
    def go(e: object) -> None:
        ft.context.page.navigate(f"/{name}")

    words: list[ft.Control] = [ft.Text(one.title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM), quiet(line)]
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(one.icon, size=32, color=ft.Colors.SECONDARY),
                ft.Column(words, spacing=2, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.OUTLINE),
            ],
            spacing=12,
        ),
        padding=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=go,
    )
    return spoken(f"long-{name}", face, f"{one.title}: {line}", on_tap=go)
