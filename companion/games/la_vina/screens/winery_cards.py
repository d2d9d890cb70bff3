"""Winery cards in our own drawing: a bunch of grapes in the color of the variety."""

import flet as ft

from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.deal import DrawnWinery
from companion.games.la_vina.screens import texts
from companion.games.la_vina.tables import Variety
from companion.ui import pictures, theme
from companion.ui.widgets.pieces import spoken

COLORS: dict[Variety, theme.SeasonColors] = {
    "pinot_noir": theme.SEASONS["fall"],
    "garnacha": theme.SeasonColors(ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER),
    "chardonnay": theme.SEASONS["summer"],
    "cabernet_sauvignon": theme.SEASONS["winter"],
}
WIDTH, GRAPES = 104, 34


def grapes(variety: Variety, size: int = GRAPES) -> ft.Control:
    """A bunch of grapes of a variety."""
    color = COLORS[variety].ink
    return ft.Image(src=pictures.GRAPES, width=size, height=size, color=color, exclude_from_semantics=True)


def winery_card(data: LaVinaData, winery: DrawnWinery, name: str, faded: bool = False) -> ft.Control:
    """One card as it lies on the table."""
    variety = data.delivery.name(winery.variety)
    colors = COLORS[winery.variety]
    face = ft.Container(
        ft.Column(
            [
                grapes(winery.variety),
                ft.Text(
                    name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=colors.ink, text_align=ft.TextAlign.CENTER
                ),
                ft.Text(
                    variety,
                    theme_style=ft.TextThemeStyle.LABEL_SMALL,
                    color=colors.ink,
                    text_align=ft.TextAlign.CENTER,
                ),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=WIDTH,
        padding=8,
        bgcolor=colors.tint,
        border=ft.Border.all(1, colors.ink),
        border_radius=theme.RADIUS,
        opacity=0.5 if faded else 1.0,
    )
    return spoken(f"winery-{winery.card}", face, texts.CARD_SAID.format(name=name, variety=variety))
