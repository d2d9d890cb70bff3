"""One deck of an owner: its cards, its name, and its file. The game's own screens fill the pages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.storage.decks import StoredDeck
from companion.ui import deck_texts
from companion.ui.context import AppContext, use_app
from companion.ui.deck_files import share
from companion.ui.desk import told
from companion.ui.screens.decks import deck_named
from companion.ui.screens.play import lost
from companion.ui.widgets.deck_view import DeckView
from companion.ui.widgets.game_screens import DeckScreens, screens_of
from companion.ui.widgets.names import name_dialog
from companion.ui.widgets.pieces import icon_button, named
from companion.ui.widgets.shell import framed, scrolled, sub_page


@dataclass(frozen=True)
class OpenDeck:
    """A deck on the page."""

    stored: StoredDeck
    screens: DeckScreens
    view: DeckView


@ft.component
def DeckOverview() -> ft.View:
    """All cards of a deck, its name and its file."""
    app, page = use_app(), ft.context.page
    renaming, set_renaming = ft.use_state(False)
    typed: Any = ft.use_ref("")
    opened = _opened(app)

    def ask(e: object) -> None:
        typed.current = opened.stored.name if opened is not None else ""
        set_renaming(True)

    def rename(name: str) -> None:
        set_renaming(False)
        if opened is None or not name:
            return
        try:
            renamed = opened.stored.evolve(name=name)
        except ValidationError:
            app.desk.say(deck_texts.NAME_WRONG)
            return
        app.desk.keep_deck(renamed)

    async def save(e: object) -> None:
        assert opened is not None
        words = await share(opened.stored, opened.screens, page.web)
        if words:
            app.desk.say(words)

    dialog = name_dialog(deck_texts.RENAME, opened.stored.name, typed, rename) if renaming and opened else None
    ft.use_dialog(dialog)
    if opened is None:
        return lost()
    actions: tuple[ft.Control, ...] = (
        named("rename", icon_button(ft.Icons.EDIT_OUTLINED, tooltip=deck_texts.RENAME, on_click=ask)),
        named("share", icon_button(ft.Icons.DOWNLOAD, tooltip=deck_texts.SHARE, on_click=save)),
    )
    return sub_page(opened.stored.name, framed(opened.screens.overview(opened.view), app.width), "/decks", actions)


@ft.component
def DeckCard() -> ft.View:
    """One card of a deck being entered."""
    app = use_app()
    opened, place = _opened(app), ft.use_route_params().get("card", "")
    if opened is None or not place.isdecimal():
        return lost()
    content = scrolled(opened.screens.card(opened.view, int(place)), app.width)
    return sub_page(opened.stored.name, content, f"/decks/{opened.stored.id}")


def _opened(app: AppContext) -> OpenDeck | None:
    stored = deck_named(app.desk, ft.use_route_params().get("deck", ""))
    screens = screens_of(stored.game) if stored is not None else None
    if stored is None or screens is None or screens.decks is None:
        return None
    page, known = ft.context.page, stored

    def change(other: Callable[[Any], Any]) -> bool:
        # Taps may come faster than the page is drawn: each changes the deck as it is stored then.
        now = deck_named(app.desk, known.id)
        if now is None:
            return False
        try:
            deck = other(now.opened())
        except ValueError as problem:
            app.desk.say(told(explain(problem) if isinstance(problem, ValidationError) else str(problem)))
            return False
        return app.desk.keep_deck(now.evolve(deck=deck.model_dump(mode="json"))) is not None

    def go(place: int) -> None:
        page.navigate(f"/decks/{known.id}/{place}" if place else f"/decks/{known.id}")

    view = DeckView(
        data=app.desk.data(stored.game),
        deck=stored.opened(),
        width=app.width,
        change=change,
        open=go,
        play=lambda: page.navigate(f"/new/{known.game}"),
    )
    return OpenDeck(stored, screens.decks, view)
