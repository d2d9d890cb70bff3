"""On a wide screen: the list at the left, what is read at the right."""

from collections.abc import Callable

import flet as ft

from companion.ui import texts, theme
from companion.ui.context import AppContext
from companion.ui.screens.rules.article import article
from companion.ui.screens.rules.entry import entry_actions
from companion.ui.widgets.pieces import icon_button, named, quiet

LIST_WIDTH = 460
Trail = tuple[str, ...]
"""The entries that led to the one being read, which is the last."""


def no_trail() -> Trail:
    """Nothing is being read."""
    return ()


def reading_pane(app: AppContext, trail: Trail, set_trail: Callable[[Trail], None]) -> ft.Control:
    """What is being read, with a way back to what led there."""
    if not trail:
        return ft.Container(quiet(texts.PICK_ENTRY), alignment=ft.Alignment.CENTER, expand=True)
    here = trail[-1]

    def follow(other: str) -> None:
        app.desk.set(app.desk.settings.read(other))
        set_trail((*trail, other))

    back = icon_button(
        ft.Icons.ARROW_BACK,
        tooltip=texts.BACK,
        disabled=len(trail) < 2,
        on_click=lambda e: set_trail(trail[:-1]),
    )
    bar = ft.Row([named("pane-back", back), ft.Container(expand=True), *entry_actions(app, here)])
    content = article(here, follow) or quiet(texts.RULE_MISSING)
    text = ft.Container(content, width=theme.READING_WIDTH)
    return ft.Column(
        [bar, ft.Column([text], scroll=ft.ScrollMode.AUTO, expand=True, key=here)],
        expand=True,
    )


def beside(listed: ft.Control, read: ft.Control) -> ft.Control:
    """A list and what is read, side by side."""
    left = ft.Column([listed], scroll=ft.ScrollMode.AUTO, width=LIST_WIDTH)
    return ft.Row(
        [
            left,
            ft.VerticalDivider(width=1),
            ft.Container(read, expand=True, padding=ft.Padding.only(left=theme.EDGE)),
        ],
        expand=True,
        spacing=theme.EDGE,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
