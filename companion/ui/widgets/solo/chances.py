"""What is left in the deck: for every action of the coming season, how likely the next card blocks it."""

from dataclasses import dataclass

import flet as ft

from companion.engine.automa import Chance, Season
from companion.ui import icons, theme
from companion.ui.widgets.pieces import heading, named, quiet
from companion.ui.widgets.solo import texts


@dataclass(frozen=True)
class Coming:
    """The season whose card is drawn next, and what it may block."""

    season: Season
    next_year: bool
    workers: int
    """Automa workers that can be placed then."""
    chances: tuple[tuple[str, str, Chance], ...]
    """Action id, name and chance of each action, from the top of the board."""


@ft.component
def Chances(coming: Coming | None, otherwise: str = texts.CHANCES_NONE) -> ft.Control:
    """The chances of the next card; `otherwise` says why there are none."""
    if coming is None:
        return ft.Column([quiet(otherwise)])
    title = texts.CHANCES_NEXT_YEAR if coming.next_year else texts.CHANCES_TITLE
    cards = coming.chances[0][2].cards
    return named(
        "chances",
        ft.Column(
            [
                heading(title.format(season=coming.season), 3),
                quiet(texts.CHANCES_LINE.format(cards=cards, workers=coming.workers)),
                *(_chance(coming.season, *one) for one in coming.chances),
            ],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
        ),
    )


def _chance(season: Season, action: str, name: str, chance: Chance) -> ft.Control:
    colors = theme.SEASONS[season]
    count = texts.CHANCE.format(blocking=chance.blocking, cards=chance.cards)
    percent = texts.PERCENT.format(percent=chance.percent)
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Icon(icons.action_icon(action), size=18, color=colors.ink),
                    ft.Text(name, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
                    ft.Text(count, theme_style=ft.TextThemeStyle.BODY_SMALL),
                    ft.Text(
                        percent, theme_style=ft.TextThemeStyle.TITLE_SMALL, width=52, text_align=ft.TextAlign.RIGHT
                    ),
                ],
                spacing=theme.GAP,
            ),
            ft.ProgressBar(value=chance.blocking / chance.cards, color=colors.ink, bgcolor=colors.tint, bar_height=6),
        ],
        spacing=4,
        tight=True,
    )
