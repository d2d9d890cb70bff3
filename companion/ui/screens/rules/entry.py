"""The page of one entry or term."""

from urllib.parse import urlsplit

import flet as ft

from companion.ui import reading, texts
from companion.ui.context import AppContext, use_app
from companion.ui.screens.rules.article import article
from companion.ui.screens.rules.where import use_where
from companion.ui.widgets.pieces import icon_button, named, quiet
from companion.ui.widgets.shell import scrolled, sub_page

LINK = "vineyardcompanion://app"
"""What an app on a phone answers to; see `[tool.flet.deep_linking]`."""
WEB = {"ws": "http", "wss": "https"}
"""What a browser opens, by what the app's own connection speaks."""


@ft.component
def Entry() -> ft.View:
    """Read one entry."""
    app, where = use_app(), use_where()
    any_id = ft.use_route_params().get("id", "")

    def note_read() -> None:
        if reading.title(any_id) is not None:
            app.desk.set(app.desk.settings.read(any_id))

    ft.use_effect(note_read, dependencies=[any_id])

    def follow(other: str) -> None:
        app.desk.step(any_id, where.page(any_id), other)
        ft.context.page.navigate(where.page(other))

    content = article(any_id, follow)
    if content is None:
        return sub_page(texts.RULES, quiet(texts.RULE_MISSING), where.base)
    back = app.desk.came_from(any_id) or where.base
    return sub_page(texts.RULES, scrolled(content, app.width), back, entry_actions(app, any_id), app.desk.step_back)


def link(address: str | None, any_id: str) -> str:
    """An address of this entry that can be opened elsewhere.

    Args:
        address: where the app is served, which Flet gives as its WebSocket's address; None for an app on a device.
        any_id: the entry or term.
    """
    if not address:
        return f"{LINK}/rules/{any_id}"
    parts = urlsplit(address)
    return f"{WEB.get(parts.scheme, parts.scheme)}://{parts.netloc}{parts.path.rstrip('/')}/rules/{any_id}"


def entry_actions(app: AppContext, any_id: str) -> tuple[ft.Control, ...]:
    """What can be done with what is read: copy its link, set or take its bookmark."""
    page = ft.context.page
    marked = any_id in app.desk.settings.bookmarks
    words = texts.UNMARK if marked else texts.MARK

    async def copy(e: object) -> None:
        await ft.Clipboard().set(link(page.url if page.web else None, any_id))
        app.desk.say(texts.LINK_COPIED)

    return (
        named("copy-link", icon_button(ft.Icons.LINK, tooltip=texts.COPY_LINK, on_click=copy)),
        named(
            "bookmark",
            icon_button(
                ft.Icons.BOOKMARK if marked else ft.Icons.BOOKMARK_BORDER,
                tooltip=words,
                on_click=lambda e: app.desk.set(app.desk.settings.marked(any_id)),
            ),
        ),
    )
