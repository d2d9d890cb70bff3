"""The numbers of the Automa's cards, to name the one drawn from the real deck."""

from collections.abc import Callable

import flet as ft

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState
from companion.ui import texts as ui_texts
from companion.ui import theme
from companion.ui.widgets.pieces import named, quiet

A_ROW = 6


def card_dialog(data: ViticultureData, state: ViticultureState, done: Callable[[int | None], None]) -> ft.AlertDialog:
    """Ask for a card's number; a card that is already out cannot be tapped."""
    coming = state.deck.coming()
    buttons = [_card(card.number, card.number in coming, done) for card in data.automa_cards.cards]
    rows: list[ft.Control] = [
        ft.Row(buttons[start : start + A_ROW], spacing=4, alignment=ft.MainAxisAlignment.CENTER)
        for start in range(0, len(buttons), A_ROW)
    ]
    first = [ft.Text(texts.SHUFFLE_FIRST)] if state.must_shuffle else []
    return ft.AlertDialog(
        title=ft.Text(texts.NAME_CARD),
        content=ft.Column([*first, quiet(texts.NAME_CARD_HINT), *rows], tight=True, spacing=6),
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        inset_padding=ft.Padding.all(12),
        actions=[ft.TextButton(ui_texts.CANCEL, on_click=lambda e: done(None))],
        on_dismiss=lambda e: done(None),
    )


def _card(number: int, can_come: bool, done: Callable[[int | None], None]) -> ft.Control:
    face = ft.Text(str(number), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    card = ft.Container(
        face,
        width=46,
        height=theme.TAP + 8,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=8,
        opacity=1.0 if can_come else 0.25,
        ink=can_come,
        on_click=(lambda e: done(number)) if can_come else None,
    )
    return named(f"card-{number}", card)
