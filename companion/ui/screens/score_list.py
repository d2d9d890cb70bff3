"""All calculators, by game: the counts at the end first, then what helps at the table."""

from collections.abc import Callable

import flet as ft

from companion.engine.calculator import Calculator
from companion.engine.game import AnyGame, Scoring
from companion.games import all_games
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.screens.long_game import long_games
from companion.ui.widgets.pieces import heading, spoken
from companion.ui.widgets.shell import main_page

RAIL = 100
"""What the navigation takes at the side of a wide page."""
COLUMN = 420
"""The least width of a column of games."""
CHECKLIST = "setup"
"""The last part of the id of a calculator that tells what to lay out."""
DEAL = "deal"
"""The last part of the id of one that deals the table."""


def games_in_order() -> tuple[AnyGame, ...]:
    """The games, those that are also played in the app first."""
    return tuple(sorted(all_games(), key=lambda game: game.play is None))


def columns(games: tuple[AnyGame, ...], count: int) -> list[list[AnyGame]]:
    """The games dealt out to columns of about the same length, in their order."""
    dealt: list[list[AnyGame]] = [[] for _ in range(count)]
    for game in games:
        shortest = min(dealt, key=lambda column: sum(len(one.scorings) + len(one.tools) + 1 for one in column))
        shortest.append(game)
    return dealt


@ft.component
def ScoreList() -> ft.View:
    """Every calculator, a tap away."""
    app = use_app()
    return main_page("/score", texts.TITLE, UnchangedList(app.width), app.width)


@ft.component
def ListOfGames(page_width: float) -> ft.Control:
    """The games in one or two columns."""
    count = 2 if page_width >= 2 * COLUMN + RAIL else 1
    room = page_width - 2 * theme.EDGE - (RAIL if count == 2 else 0)
    parts: list[ft.Control] = [
        ft.Column([_game(game) for game in column], spacing=12, expand=True)
        for column in columns(games_in_order(), count)
    ]
    row = ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    width = min(count * theme.READING_WIDTH, room)
    return ft.Column(
        [ft.Row([ft.Container(row, width=width)], alignment=ft.MainAxisAlignment.CENTER)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )


# The list lies below every form, and nothing that is entered there changes it.
UnchangedList: Callable[[float], ft.Control] = ft.memo(ListOfGames)  # type: ignore[no-untyped-call]


def _game(game: AnyGame) -> ft.Control:
    rows: list[ft.Control] = [ft.Container(heading(game.title), padding=ft.Padding.only(left=16, top=12, bottom=4))]
    rows += [_line(one) for one in game.scorings]
    rows += [_line(one) for one in game.tools]
    return ft.Container(
        ft.Column(rows, spacing=0),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
        padding=ft.Padding.only(bottom=8),
    )


def _line(calculator: Calculator) -> ft.Control:
    counts = isinstance(calculator, Scoring)
    style = ft.TextThemeStyle.TITLE_MEDIUM if counts else ft.TextThemeStyle.BODY_LARGE
    words: list[ft.Control] = [ft.Text(calculator.title, theme_style=style)]

    def go(e: object) -> None:
        ft.context.page.navigate(page_of(calculator))

    row = ft.Container(
        ft.Row(
            [
                ft.Icon(icon_of(calculator), color=ft.Colors.PRIMARY if counts else ft.Colors.SECONDARY),
                ft.Column(words, spacing=0, tight=True, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.OUTLINE),
            ],
            spacing=16,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
        ink=True,
        on_click=go,
    )
    return spoken(f"calc-{calculator.id}", row, calculator.title, on_tap=go)


def page_of(calculator: Calculator) -> str:
    """The page of a calculator: the form that is made from its model, or a page that was drawn for it."""
    game, _, name = calculator.id.rpartition(".")
    if name in (CHECKLIST, DEAL):
        return f"/setup/{game}"
    owner, _ = long_games().get(name, ("", None))
    return f"/{name}" if owner == game else f"/score/{calculator.id}"


def icon_of(calculator: Calculator) -> ft.IconData:
    """What kind of calculator it is: a count, a checklist, or a question."""
    if isinstance(calculator, Scoring):
        return ft.Icons.EMOJI_EVENTS_OUTLINED
    checklist = calculator.id.rpartition(".")[2] == CHECKLIST
    return ft.Icons.CHECKLIST if checklist else ft.Icons.CALCULATE_OUTLINED
