"""Text size, colors, the screen that stays on, games put away, and all games in one file."""

from collections.abc import Callable

import flet as ft

from companion import __version__
from companion.storage.records import SaveFile
from companion.storage.settings import Settings as Values
from companion.ui import texts, theme
from companion.ui.context import use_app
from companion.ui.desk import Desk
from companion.ui.screens.home import ago
from companion.ui.screens.transfer import Transfer
from companion.ui.session import dress
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.game_screens import screens_of, setup_line
from companion.ui.widgets.pieces import heading, icon_button, named, panel, quiet
from companion.ui.widgets.shell import main_page, scrolled
from companion.ui.widgets.sure import sure_dialog


@ft.component
def Settings() -> ft.View:
    """What a person can set, and what they can bring back."""
    app = use_app()
    page = ft.context.page
    values = app.desk.settings
    asking, ask = ft.use_state("")
    delete = texts.DELETE_SURE, texts.DELETE
    ft.use_dialog(sure_dialog(*delete, lambda: app.desk.delete_for_good(asking), lambda: ask("")) if asking else None)

    def take(changed: Values) -> None:
        dress(page, changed.text_scale, changed.theme)
        app.desk.set(changed)
        page.update()

    parts: list[ft.Control] = [
        _section(texts.TEXT_SIZE, _text_size(values, take)),
        _section(
            texts.COLORS,
            Choices(
                [Choice(mode, name) for mode, name in texts.COLOR_MODES.items()],
                values.theme,
                lambda mode: take(values.evolve(theme=mode)),
                "colors",
                listed=True,
            ),
        ),
        panel(_keep_awake(values, take)),
        _section(texts.SAVED_GAMES, Transfer()),
        _section(texts.PUT_AWAY_TITLE, _put_away(app.desk, ask)),
        _section(texts.ABOUT, _about()),
    ]
    return main_page("/settings", texts.SETTINGS, scrolled(_stretched(parts), app.width), app.width)


def _stretched(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _section(title: str, content: ft.Control) -> ft.Control:
    return panel(ft.Column([heading(title), content], spacing=theme.GAP))


def _text_size(values: Values, take: Callable[[Values], None]) -> ft.Control:
    """Five sizes; the words of each are drawn in it."""
    buttons: list[ft.Control] = [
        ft.Semantics(
            identifier=f"text-{scale}",
            content=ft.Container(
                ft.Text(name, size=round(14 * scale)),
                padding=ft.Padding.symmetric(horizontal=12, vertical=10),
                border=ft.Border.all(2, ft.Colors.PRIMARY if values.text_scale == scale else ft.Colors.OUTLINE_VARIANT),
                border_radius=theme.RADIUS,
                bgcolor=ft.Colors.PRIMARY_CONTAINER if values.text_scale == scale else None,
                ink=True,
                on_click=lambda e, scale=scale: take(values.evolve(text_scale=scale)),
            ),
            container=True,
            button=True,
            selected=values.text_scale == scale,
        )
        for scale, name in texts.TEXT_SIZES.items()
    ]
    return ft.Column([quiet(texts.TEXT_SIZE_HINT), ft.Row(buttons, wrap=True, spacing=8, run_spacing=8)])


def _keep_awake(values: Values, take: Callable[[Values], None]) -> ft.Control:
    def turn(e: object) -> None:
        take(values.evolve(keep_awake=not values.keep_awake))

    words = ft.Text(texts.KEEP_AWAKE, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
    switch = ft.Switch(value=values.keep_awake, on_change=turn, tooltip=texts.KEEP_AWAKE)
    return ft.Row([words, named("keep-awake", switch)])


def _put_away(desk: Desk, ask: Callable[[str], None]) -> ft.Control:
    saves = desk.stored_away()
    if not saves:
        return quiet(texts.NOTHING_PUT_AWAY)
    return ft.Column([_away(save, desk, ask) for save in saves])


def _away(save: SaveFile, desk: Desk, ask: Callable[[str], None]) -> ft.Control:
    screens = screens_of(save.game)
    name = screens.setup_title if screens else save.game
    updated = texts.PLAY_UPDATED.format(when=ago(save.updated, desk.library.now()))
    words: list[ft.Control] = [
        ft.Text(name),
        *(quiet(one) for one in (setup_line(save.game, save.setup), updated) if one),
    ]
    back = ft.TextButton(
        texts.BRING_BACK, icon=ft.Icons.UNARCHIVE_OUTLINED, on_click=lambda e: desk.bring_back(save.id)
    )
    delete = icon_button(
        ft.Icons.DELETE_FOREVER_OUTLINED,
        tooltip=texts.DELETE,
        spoken=texts.GAME_SAID.format(name=texts.DELETE, line=f"{name}, {updated}"),
        on_click=lambda e: ask(save.id),
    )
    buttons = ft.Row([named(f"back-{save.id}", back), named(f"delete-{save.id}", delete)], spacing=0, wrap=True)
    return ft.Column([*words, buttons], spacing=0)


def _about() -> ft.Control:
    lines = (texts.VERSION.format(version=__version__), *texts.ABOUT_LINES)
    quiet_lines: list[ft.Control] = [quiet(line) for line in lines]
    return ft.Column(quiet_lines)
