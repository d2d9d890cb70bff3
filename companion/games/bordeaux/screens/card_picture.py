"""A card as a picture: the actions of its four seasons, and its grid with discs and cubes."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import SEASONS, Season
from companion.games.bordeaux.cards import Part
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.own_deck import DraftCard
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.deck_slots import part_words
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken

DOT = 12
"""The side of a place of the small grids."""
SEASON_HEIGHT = 42


def card_picture(data: BordeauxData, card: DraftCard, part: Part, jump: Callable[[Part], None]) -> ft.Control:
    """The card as far as it is entered. The part being entered stands out; a tap goes to another one."""
    seasons = ft.Column([_season(data, card, season, part, jump) for season in SEASONS], spacing=4, expand=3)
    discs = _framed("discs", texts.PART_DISCS, _discs(card), card, part, jump)
    cubes = _framed("cubes", texts.PART_CUBES, _cubes(card), card, part, jump)
    grids = ft.Column([discs, cubes], spacing=4, expand=2)
    return ft.Container(
        ft.Row([seasons, grids], spacing=6, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=8,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=theme.RADIUS,
    )


def _season(
    data: BordeauxData, card: DraftCard, season: Season, part: Part, jump: Callable[[Part], None]
) -> ft.Control:
    colors = theme.SEASONS[season]
    actions = [data.board_actions.action(action) for action in getattr(card, season) or ()]
    said = ", ".join(action.short for action in actions) or part_words(card, season)
    shown: list[ft.Control] = [ft.Icon(icons.SEASON_ICONS[season], size=14, color=colors.ink)]
    shown += [ft.Icon(icons.action_icon(action.id), size=18, color=colors.ink) for action in actions]
    shown.append(
        ft.Text(
            said,
            theme_style=ft.TextThemeStyle.LABEL_SMALL,
            color=colors.ink,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
        )
    )

    def tap(e: object) -> None:
        jump(season)

    face = ft.Container(
        ft.Row(shown, spacing=4),
        height=SEASON_HEIGHT,
        padding=ft.Padding.symmetric(horizontal=6),
        bgcolor=colors.tint,
        border=ft.Border.all(3, colors.ink) if part == season else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=8,
        ink=True,
        on_click=tap,
    )
    return spoken(f"part-{season}", face, texts.PART_SAID.format(part=texts.SEASONS[season], state=said), tap)


def _framed(
    this: Part, name: str, grid: ft.Control, card: DraftCard, part: Part, jump: Callable[[Part], None]
) -> ft.Control:
    state = part_words(card, this)

    def tap(e: object) -> None:
        jump(this)

    words = ft.Text(texts.PART_SAID.format(part=name, state=state), theme_style=ft.TextThemeStyle.LABEL_SMALL)
    face = ft.Container(
        ft.Column([words, grid], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        height=2 * SEASON_HEIGHT + 4,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(3, ft.Colors.PRIMARY) if part == this else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=8,
        ink=True,
        on_click=tap,
    )
    return spoken(f"part-{this}", face, texts.PART_SAID.format(part=name, state=state), tap)


def _discs(card: DraftCard) -> ft.Control:
    return _small([[_dot((row, column) in card.discs, None) for column in range(1, 7)] for row in range(1, 5)])


def _cubes(card: DraftCard) -> ft.Control:
    return _small([[_dot((season, row) in card.cubes, season) for season in SEASONS] for row in range(1, 5)])


def _small(rows: list[list[ft.Control]]) -> ft.Control:
    lines: list[ft.Control] = [ft.Row(row, spacing=1, tight=True) for row in rows]
    return ft.Column(lines, spacing=1, tight=True)


def _dot(taken: bool, season: Season | None) -> ft.Control:
    """A place of a small grid: discs are round, cubes square in their season's color."""
    ink = theme.SEASONS[season].ink if season is not None else ft.Colors.PRIMARY
    tint = theme.SEASONS[season].tint if season is not None else ft.Colors.SURFACE_CONTAINER_HIGH
    return ft.Container(
        width=DOT, height=DOT, bgcolor=ink if taken else tint, border_radius=DOT // 2 if season is None else 2
    )
