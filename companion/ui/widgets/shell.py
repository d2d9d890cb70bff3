"""The frame of a page: title, navigation at the bottom of a phone or at the side of a desktop, content."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

import flet as ft

from companion.ui import texts, theme
from companion.ui.context import use_app
from companion.ui.widgets.pieces import icon_button

PAGES: tuple[tuple[str, str, ft.IconData, ft.IconData], ...] = (
    ("/", texts.PLAY, ft.Icons.CASINO_OUTLINED, ft.Icons.CASINO),
    ("/rules", texts.RULES, ft.Icons.MENU_BOOK_OUTLINED, ft.Icons.MENU_BOOK),
    ("/score", texts.SCORE, ft.Icons.CALCULATE_OUTLINED, ft.Icons.CALCULATE),
    ("/history", texts.HISTORY, ft.Icons.HISTORY_OUTLINED, ft.Icons.HISTORY),
    ("/settings", texts.SETTINGS, ft.Icons.SETTINGS_OUTLINED, ft.Icons.SETTINGS),
)

MESSAGE_TIME = 4000
"""Milliseconds that a message stays."""
JUST_SAID = 1.0
"""Seconds in which a message said on leaving a page reaches the next one."""


def tell_messages() -> None:
    """Show what the desk has to say, once, over the page that is on top; on another page it has been read."""
    desk = use_app().desk
    page = ft.context.page

    def show() -> None:
        if desk.shown is not None and desk.shown.left(page.route):
            desk.shown.take_off()
            desk.shown = None
        told = desk.messages()
        if told:
            bar = _message(" ".join(told), page.width or 0)
            page.show_dialog(bar)
            desk.shown = Shown(bar, page.route, monotonic())

    ft.use_effect(show)


@dataclass(frozen=True)
class Shown:
    """A message on the screen."""

    bar: ft.SnackBar
    route: str | None
    since: float

    def left(self, route: str | None) -> bool:
        """Whether the page it was shown on was left. What is said on leaving a page is for the next one."""
        return route != self.route and monotonic() - self.since > JUST_SAID

    def take_off(self) -> None:
        """Take it off the screen."""
        if self.bar.open:
            self.bar.open = False
            self.bar.update()


def _message(text: str, width: float) -> ft.SnackBar:
    """A message above the big buttons at the bottom, which stay in reach."""
    side = max(theme.EDGE, (width - theme.READING_WIDTH) / 2)
    return ft.SnackBar(
        ft.Text(text),
        show_close_icon=True,
        duration=MESSAGE_TIME,
        behavior=ft.SnackBarBehavior.FLOATING,
        margin=ft.Margin.only(left=side, right=side, bottom=theme.BIG + 2 * theme.GAP),
    )


def main_page(path: str, title: str, content: ft.Control, width: float, actions: Sequence[ft.Control] = ()) -> ft.View:
    """One of the app's main pages, with the navigation."""
    tell_messages()
    index = next((at for at, page in enumerate(PAGES) if page[0] == path), 0)

    def go(e: ft.Event[ft.NavigationBar] | ft.Event[ft.NavigationRail]) -> None:
        ft.context.page.navigate(PAGES[int(e.control.selected_index or 0)][0])

    body: ft.Control = ft.Container(
        content, expand=True, padding=ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.GAP)
    )
    bar: ft.NavigationBar | None = None
    if width >= theme.WIDE:
        rail = ft.NavigationRail(
            selected_index=index,
            label_type=ft.NavigationRailLabelType.ALL,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            destinations=[
                ft.NavigationRailDestination(icon=icon, selected_icon=chosen, label=name)
                for _, name, icon, chosen in PAGES
            ],
            on_change=go,
        )
        body = ft.Row([rail, body], expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH, spacing=0)
    else:
        bar = ft.NavigationBar(
            selected_index=index,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            destinations=[
                ft.NavigationBarDestination(icon=icon, selected_icon=chosen, label=name)
                for _, name, icon, chosen in PAGES
            ],
            on_change=go,
        )
    return ft.View(
        route=ft.use_view_path() or path,
        appbar=ft.AppBar(title=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE), actions=list(actions)),
        navigation_bar=bar,
        controls=[ft.SafeArea(body, expand=True)],
        padding=0,
    )


def sub_page(
    title: str,
    content: ft.Control,
    back: str,
    actions: Sequence[ft.Control] = (),
    on_back: Callable[[], None] = lambda: None,
) -> ft.View:
    """A page below another one: a way back, no navigation, all the room for its content."""
    tell_messages()

    def go_back(e: object) -> None:
        on_back()
        ft.context.page.navigate(back)

    leading = icon_button(ft.Icons.ARROW_BACK, tooltip=texts.BACK, on_click=go_back)
    return ft.View(
        route=ft.use_view_path() or back,
        appbar=ft.AppBar(
            leading=leading, title=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE), actions=list(actions)
        ),
        controls=[
            ft.SafeArea(
                ft.Container(
                    content, expand=True, padding=ft.Padding.only(left=theme.EDGE, right=theme.EDGE, bottom=theme.GAP)
                ),
                expand=True,
            )
        ],
        padding=0,
    )


def framed_row(content: ft.Control, page_width: float) -> ft.Control:
    """One control of its own height, as wide as reads well."""
    width = min(theme.READING_WIDTH, page_width - 2 * theme.EDGE)
    return ft.Row([ft.Container(content, width=width)], alignment=ft.MainAxisAlignment.CENTER)


def framed(content: ft.Control, page_width: float) -> ft.Control:
    """Content that fills the page's height and grows no wider than reads well."""
    width = min(theme.READING_WIDTH, page_width - 2 * theme.EDGE)
    return ft.Row(
        [ft.Container(content, width=width)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def scrolled(content: ft.Control, page_width: float) -> ft.Column:
    """Content that scrolls as a whole and grows no wider than reads well."""
    width = min(theme.READING_WIDTH, page_width - 2 * theme.EDGE)
    return ft.Column(
        [ft.Row([ft.Container(content, width=width)], alignment=ft.MainAxisAlignment.CENTER)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
