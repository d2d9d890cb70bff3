"""The icon of each season and action, from Flet's own set."""

import flet as ft

SEASON_ICONS = {
    "spring": ft.Icons.LOCAL_FLORIST,
    "summer": ft.Icons.WB_SUNNY,
    "fall": ft.Icons.ECO,
    "winter": ft.Icons.AC_UNIT,
}

ACTION_ICONS = {
    "draw_vine": ft.Icons.GRASS,
    "give_tour": ft.Icons.TOUR,
    "build_structure": ft.Icons.CONSTRUCTION,
    "influence": ft.Icons.STAR,
    "play_summer_visitor": ft.Icons.PERSON,
    "plant_vine": ft.Icons.YARD,
    "trade": ft.Icons.SWAP_HORIZ,
    "sell_grapes": ft.Icons.STOREFRONT,
    "flip_property": ft.Icons.FLIP,
    "draw_wine_order": ft.Icons.DESCRIPTION,
    "harvest_field": ft.Icons.AGRICULTURE,
    "make_wine": ft.Icons.LIQUOR,
    "build_or_tour": ft.Icons.HOME_WORK,
    "play_winter_visitor": ft.Icons.PERSON_OUTLINE,
    "train_worker": ft.Icons.SCHOOL,
    "sell_wine": ft.Icons.SELL,
    "fill_wine_order": ft.Icons.WINE_BAR,
    "hire_expert": ft.Icons.PERSON_ADD,
    "buy_or_harvest": ft.Icons.LANDSCAPE,
    "any_action": ft.Icons.AUTO_AWESOME,
}

TOKEN = ft.Icons.WATER_DROP
POINTS = ft.Icons.EMOJI_EVENTS
RULE = ft.Icons.MENU_BOOK
CHECK = ft.Icons.FACT_CHECK
STAR = ft.Icons.STAR
NO_STAR = ft.Icons.STAR_BORDER


def action_icon(action: str) -> ft.IconData:
    """The icon of an action space."""
    return ACTION_ICONS.get(action, ft.Icons.CIRCLE)
