"""The group's games, newest first; a tap corrects one."""

import flet as ft

from companion.engine.wording import listed
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.legacy import winner_of
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.uncorking_asks import PlayedGame, UncorkingAsk
from companion.ui import theme
from companion.ui.widgets.pieces import heading, quiet, spoken


def words(data: ViticultureData, ask: UncorkingAsk, index: int) -> tuple[str, str]:
    """A game as a title and a line."""
    game = ask.games[index]
    title = texts.GAME.format(number=index + 1, name=winner_of(game, index).name)
    points = ", ".join(texts.POINTS.format(name=player.name, points=player.points) for player in game.players)
    return title, "; ".join([points, *_about(data, game)])


def _about(data: ViticultureData, game: PlayedGame) -> list[str]:
    """What was on the table where it was not the usual, and what came of the game."""
    names = {one.id: one.name for one in data.rulebook.modules}
    told = []
    if game.modules is not None:
        told.append(listed([names[one] for one in game.modules]) or texts.PLAIN)
    if game.uncorks is not None:
        told.append(texts.UNCORKED.format(name=names[game.uncorks]))
    return [*told, *([texts.SLATE] if game.clean_slate else [])]


def game_list(data: ViticultureData, ask: UncorkingAsk) -> ft.Control:
    """Every game."""
    rows: list[ft.Control] = [heading(texts.GAMES), quiet(texts.GAMES_HINT)]
    rows += [_game(index, *words(data, ask, index)) for index in reversed(range(len(ask.games)))]
    return ft.Column(rows, spacing=theme.GAP)


def _game(index: int, title: str, line: str) -> ft.Control:
    def go(e: object) -> None:
        ft.context.page.navigate(f"/uncorking/game/{index + 1}")

    told: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(line)]
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.EMOJI_EVENTS, color=ft.Colors.PRIMARY),
                ft.Column(told, spacing=0, expand=True),
                ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=6),
        ink=True,
        on_click=go,
    )
    return spoken(f"game-{index + 1}", face, f"{title}: {line}", on_tap=go)
