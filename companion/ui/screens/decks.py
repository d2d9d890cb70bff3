"""The decks that an owner entered: a list, one deck, and one of its cards. The game's own screens fill the pages."""

from collections.abc import Callable

import flet as ft

from companion.games import all_games
from companion.storage.decks import StoredDeck, new_deck
from companion.ui import deck_texts, theme
from companion.ui.context import use_app
from companion.ui.deck_files import read_in
from companion.ui.desk import Desk
from companion.ui.widgets.game_screens import DeckScreens, screens_of
from companion.ui.widgets.pieces import big_button, heading, icon_button, named, panel, quiet
from companion.ui.widgets.shell import framed_row, scrolled, sub_page
from companion.ui.widgets.sure import sure_dialog


def games_with_decks() -> tuple[tuple[str, DeckScreens], ...]:
    """The games whose cards an owner can enter."""
    found = [(game.id, screens_of(game.id)) for game in all_games() if game.own_deck is not None]
    return tuple((game, screens.decks) for game, screens in found if screens is not None and screens.decks is not None)


def free_name(decks: tuple[StoredDeck, ...]) -> str:
    """A name for a new deck that no other one has."""
    taken = {deck.name for deck in decks}
    names = [deck_texts.FIRST_NAME, *(deck_texts.NEXT_NAME.format(number=n) for n in range(2, len(decks) + 3))]
    return next(name for name in names if name not in taken)


@ft.component
def DeckList() -> ft.View:
    """Every deck with how far it is, the way to a new one, and decks from files."""
    app = use_app()
    asking, ask = ft.use_state("")
    games = games_with_decks()
    game, screens = games[0]
    decks = app.desk.decks(game)
    here = [deck for deck in decks if not deck.put_away]
    away = [deck for deck in decks if deck.put_away]

    def put_away(deck_id: str, gone: bool) -> None:
        deck = next((one for one in decks if one.id == deck_id), None)
        if deck is not None:
            app.desk.keep_deck(deck.evolve(put_away=gone))

    def begin(e: object) -> None:
        stored = app.desk.keep_deck(new_deck(game, free_name(decks), screens.empty(), app.desk.library.now()))
        if stored is not None:
            ft.context.page.navigate(f"/decks/{stored.id}")

    async def read(e: object) -> None:
        told = await read_in(app.desk, game, screens)
        if told:
            app.desk.say(told)

    sure = deck_texts.PUT_AWAY_SURE, deck_texts.PUT_AWAY
    ft.use_dialog(sure_dialog(*sure, lambda: put_away(asking, True), lambda: ask("")) if asking else None)
    rows: list[ft.Control] = [heading(screens.title), quiet(deck_texts.INTRO)]
    rows += [_deck(deck, screens, ask) for deck in here] or [panel(quiet(deck_texts.NONE_YET))]
    read_button = ft.OutlinedButton(deck_texts.READ_IN, icon=ft.Icons.UPLOAD, height=theme.TAP, on_click=read)
    rows.append(ft.Row([named("read-deck", read_button)]))
    if away:
        rows += [heading(deck_texts.PUT_AWAY_TITLE), *(_away(deck, lambda one: put_away(one, False)) for deck in away)]
    button = big_button(deck_texts.NEW_DECK, ft.Icons.ADD, "new-deck", begin)
    page = ft.Column(
        [
            ft.Container(scrolled(ft.Column(rows, spacing=12), app.width), expand=True),
            framed_row(button, app.width),
        ],
        expand=True,
    )
    return sub_page(deck_texts.TITLE, page, f"/new/{game}")


def _line(deck: StoredDeck, screens: DeckScreens) -> str:
    return screens.line(deck.opened())


def _deck(deck: StoredDeck, screens: DeckScreens, ask: Callable[[str], None]) -> ft.Control:
    words: list[ft.Control] = [
        ft.Text(deck.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        quiet(_line(deck, screens)),
    ]
    away = icon_button(ft.Icons.ARCHIVE_OUTLINED, tooltip=deck_texts.PUT_AWAY, on_click=lambda e: ask(deck.id))
    tile = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.STYLE, size=36, color=ft.Colors.PRIMARY),
                ft.Column(words, spacing=2, expand=True),
                named(f"away-{deck.id}", away),
            ],
            spacing=12,
        ),
        padding=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=lambda e: ft.context.page.navigate(f"/decks/{deck.id}"),
    )
    return named(f"deck-{deck.id}", tile)


def _away(deck: StoredDeck, bring_back: Callable[[str], None]) -> ft.Control:
    button = ft.TextButton(
        deck_texts.BRING_BACK, icon=ft.Icons.UNARCHIVE_OUTLINED, on_click=lambda e: bring_back(deck.id)
    )
    return ft.Row([ft.Text(deck.name, expand=True), named(f"back-{deck.id}", button)])


def deck_named(desk: Desk, deck_id: str) -> StoredDeck | None:
    """The deck with this id that is not put away; None where there is none."""
    return next((deck for deck in desk.decks() if deck.id == deck_id and not deck.put_away), None)
