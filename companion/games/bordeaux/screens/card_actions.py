"""The actions of one season to tap in the order in which they stand on a card."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.automa import Season
from companion.games.bordeaux.board import BoardAction
from companion.games.bordeaux.cards import MOST_ACTIONS
from companion.games.bordeaux.screens import texts
from companion.ui import icons, theme
from companion.ui.widgets.pieces import spoken


def action_list(actions: Sequence[BoardAction], chosen: Sequence[str], tap: Callable[[str], None]) -> ft.Control:
    """One action below the other, those chosen with their place on the card."""
    return ft.Column([_line(action, chosen, tap) for action in actions], spacing=6, tight=True)


def place_words(action: str, chosen: Sequence[str]) -> str:
    """`first` or `second`; nothing where the action is not chosen."""
    return texts.ACTION_PLACES[list(chosen).index(action)] if action in chosen else ""


def _line(action: BoardAction, chosen: Sequence[str], tap: Callable[[str], None]) -> ft.Control:
    colors, place = theme.SEASONS[action.season], place_words(action.id, chosen)
    full = len(chosen) == MOST_ACTIONS and not place
    on_tap = None if full else lambda e: tap(action.id)
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(icons.action_icon(action.id), size=24, color=colors.ink),
                ft.Text(action.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                order_badge(str(list(chosen).index(action.id) + 1) if place else "", action.season),
            ],
            spacing=12,
        ),
        height=52,
        padding=ft.Padding.symmetric(horizontal=12),
        bgcolor=colors.tint,
        border=ft.Border.all(3, colors.ink) if place else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        opacity=0.4 if full else 1.0,
        ink=not full,
        on_click=on_tap,
    )
    label = texts.ACTION_TAKEN.format(action=action.name, place=place) if place else action.name
    return spoken(f"shows-{action.id}", face, label, on_tap)


def order_badge(number: str, season: Season) -> ft.Control:
    """The place of an action on the card, in a ring; an empty ring where it has none."""
    ink = theme.SEASONS[season].ink
    return ft.Container(
        ft.Text(number, size=14, weight=ft.FontWeight.W_600, color=ink),
        width=26,
        height=26,
        border_radius=13,
        border=ft.Border.all(1.5, ink),
        alignment=ft.Alignment.CENTER,
    )
