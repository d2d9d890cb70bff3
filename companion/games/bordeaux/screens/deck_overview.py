"""All 24 cards of the owner's deck: what is entered, what is not, and what looks wrong."""

import flet as ft

from companion.games.bordeaux.cards import DECK_SIZE
from companion.games.bordeaux.own_deck import OwnDeck
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.deck_slots import alike_lines, line, next_place, slot_words, unfinished
from companion.ui import theme
from companion.ui.widgets.deck_view import DeckView
from companion.ui.widgets.pieces import big_button, named, quiet, spoken

COLUMNS = {False: 4, True: 6}
"""Cards in a row, on a phone and where there is room."""


@ft.component
def DeckOverviewPage(view: DeckView) -> ft.Control:
    """The cards as tiles to tap, the warnings, and the one next thing to do."""
    deck: OwnDeck = view.deck
    columns = COLUMNS[view.width >= theme.WIDE]
    tiles = [_tile(view, deck, place) for place in range(1, DECK_SIZE + 1)]
    rows: list[ft.Control] = [
        ft.Row(tiles[start : start + columns], spacing=theme.GAP) for start in range(0, DECK_SIZE, columns)
    ]
    done = DECK_SIZE - len(unfinished(deck))
    parts: list[ft.Control] = [
        named("progress", ft.Text(line(deck), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)),
        ft.ProgressBar(value=done / DECK_SIZE, bar_height=6, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST),
        *(_warning(words) for words in alike_lines(deck)),
        *rows,
    ]
    coming = next_place(deck, 0)
    if coming is None:
        button = big_button(texts.PLAY_WITH_IT, ft.Icons.PLAY_ARROW, "go-on", lambda e: view.play())
    else:
        words = texts.ENTER_NEXT.format(place=coming, size=DECK_SIZE)
        button = big_button(words, ft.Icons.EDIT_NOTE, "go-on", lambda e: view.open(coming))
    listed = ft.Column(parts, spacing=theme.GAP, scroll=ft.ScrollMode.AUTO, expand=True)
    return ft.Column([listed, ft.Row([ft.Container(button, expand=True)])], expand=True, spacing=theme.GAP)


def _warning(words: str) -> ft.Control:
    icon = ft.Icon(ft.Icons.WARNING_AMBER, size=18, color=ft.Colors.ERROR)
    return ft.Row([icon, ft.Container(quiet(words), expand=True)], spacing=theme.GAP)


def _tile(view: DeckView, deck: OwnDeck, place: int) -> ft.Control:
    begun = place <= len(deck.cards)
    finished = begun and not deck.cards[place - 1].missing()
    # Cards are entered one after the other; a place further on opens the first free one.
    reachable = min(place, len(deck.cards) + 1)
    name = deck.cards[place - 1].id if begun else str(place)
    icon = ft.Icons.CHECK_CIRCLE if finished else ft.Icons.EDIT_NOTE if begun else ft.Icons.ADD
    ink = ft.Colors.PRIMARY if begun else ft.Colors.OUTLINE
    face = ft.Container(
        ft.Column(
            [
                ft.Icon(icon, size=20, color=ink),
                ft.Text(
                    name,
                    theme_style=ft.TextThemeStyle.TITLE_SMALL if begun else ft.TextThemeStyle.LABEL_MEDIUM,
                    color=None if begun else ft.Colors.ON_SURFACE_VARIANT,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=72,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW if begun else None,
        border=ft.Border.all(1, ft.Colors.PRIMARY if finished else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=lambda e: view.open(reachable),
    )
    label = texts.SLOT.format(card=name, state=slot_words(deck, place))
    return ft.Container(spoken(f"slot-{place}", face, label, lambda e: view.open(reachable)), expand=True)
