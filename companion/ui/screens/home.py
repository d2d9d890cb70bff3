"""The first page: go on with a game, or set one up."""

from collections.abc import Callable
from datetime import datetime

import flet as ft

from companion.storage.records import SaveFile
from companion.ui import pictures, texts, theme
from companion.ui.context import AppContext, use_app
from companion.ui.desk import Desk
from companion.ui.screens.long_game import long_game_tiles
from companion.ui.screens.new_game import new_game_page
from companion.ui.screens.play import lost
from companion.ui.widgets.game_screens import screens_of, setup_line
from companion.ui.widgets.pieces import big_button, card, heading, icon_button, named, panel, quiet
from companion.ui.widgets.shell import framed_row, main_page, scrolled
from companion.ui.widgets.sure import sure_dialog
from companion.ui.widgets.table_view import MOST_FOR_A_PHONE


def ago(then: datetime, now: datetime) -> str:
    """How long ago something was, in words; both times with their time zone."""
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return texts.JUST_NOW
    if minutes < 60:
        return texts.MINUTES_AGO.format(count=minutes)
    if minutes < 24 * 60:
        return texts.HOURS_AGO.format(count=minutes // 60)
    return texts.ON_DATE.format(date=then.date().isoformat())


@ft.component
def Home() -> ft.View:
    """Plays in progress, newest first, and the way to a new one."""
    app = use_app()
    asking, ask = ft.use_state("")
    put_away = texts.PUT_AWAY_SURE, texts.PUT_AWAY
    ft.use_dialog(sure_dialog(*put_away, lambda: app.desk.put_away(asking), lambda: ask("")) if asking else None)
    if (ft.context.page.route or "").startswith("//"):
        # The router takes what follows for the name of another computer, and so this for the first page.
        return lost()
    saves = app.desk.unfinished()
    rows: list[ft.Control] = [_welcome()]
    if saves:
        rows.append(heading(texts.GO_ON))
        rows += [_play(save, app.desk, ask) for save in saves]
    else:
        rows.append(panel(quiet(texts.NO_PLAYS)))
    rows += long_game_tiles(app.desk)
    button = big_button(texts.NEW_SOLO, ft.Icons.ADD, "new-solo", lambda e: ft.context.page.navigate(new_game_page()))
    # The way to a new game stays in reach below a long list.
    page = ft.Column(
        [
            ft.Container(scrolled(ft.Column(rows, spacing=12), app.width), expand=True),
            framed_row(_starts(button, app), app.width),
        ],
        expand=True,
    )
    return main_page("/", texts.APP, page, app.width)


def _starts(new_solo: ft.Semantics, app: AppContext) -> ft.Control:
    """The ways to a new game: side by side where the words fit, else one below the other."""
    quieter = ft.OutlinedButton(
        texts.SET_UP_GAME,
        icon=ft.Icons.CHECKLIST,
        height=theme.BIG,
        style=ft.ButtonStyle(shape=ft.RoundedRectangleBorder(radius=theme.RADIUS), padding=theme.GAP),
        on_click=lambda e: ft.context.page.navigate("/setup"),
    )
    buttons: list[ft.Control] = [new_solo, named("set-up-game", quieter)]
    if app.desk.settings.text_scale <= MOST_FOR_A_PHONE or app.width >= theme.WIDE:
        for button in buttons:
            button.expand = True
        return ft.Row(buttons, spacing=theme.GAP)
    return ft.Column(buttons, spacing=theme.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _welcome() -> ft.Control:
    return ft.Row(
        [
            ft.Image(src=pictures.LOGO, width=56, height=56, exclude_from_semantics=True),
            ft.Text(texts.TAGLINE, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=12,
    )


def _play(save: SaveFile, desk: Desk, ask: Callable[[str], None]) -> ft.Control:
    opened = desk.play(save.id)
    screens = screens_of(save.game)
    title = screens.title(opened.table.data, opened.table.state) if opened and screens else texts.CANNOT_OPEN
    name = screens.setup_title if screens else save.game
    line = opened.table.log[-1].text if opened and opened.table.log else ""
    updated = texts.PLAY_UPDATED.format(when=ago(save.updated, desk.library.now()))
    words = [
        ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ft.Text(title, theme_style=ft.TextThemeStyle.BODY_LARGE),
        *(quiet(one) for one in (setup_line(save.game, save.setup), line) if one),
        ft.Text(updated, theme_style=ft.TextThemeStyle.BODY_SMALL),
    ]
    return card(
        f"play-{save.id}",
        ft.Icon(ft.Icons.PLAY_CIRCLE, size=40, color=ft.Colors.PRIMARY, semantics_label=texts.GO_ON_WITH),
        words,
        lambda e: ft.context.page.navigate(f"/play/{save.id}"),
        icon_button(
            ft.Icons.ARCHIVE_OUTLINED,
            tooltip=texts.PUT_AWAY,
            spoken=texts.GAME_SAID.format(name=texts.PUT_AWAY, line=f"{name}, {title}"),
            on_click=lambda e: ask(save.id),
        ),
    )
