"""Which game to set up."""

import flet as ft

from companion.engine.layout import Checklist
from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.laying import Laying, LayingSheet, checklist, done, kept_name, sheets
from companion.ui.widgets.dealt import chance_of
from companion.ui.widgets.pieces import quiet, spoken
from companion.ui.widgets.shell import scrolled, sub_page


@ft.component
def SetupList() -> ft.View:
    """Every game that can be laid out, with what is done of it."""
    app = use_app()
    rows: list[ft.Control] = [quiet(texts.INTRO)]
    rows += [_game(sheet, app.desk.kept.of(kept_name(sheet.game), Laying)) for sheet in sheets()]
    return sub_page(texts.TITLE, scrolled(ft.Column(rows, spacing=12), app.width), "/")


def progress(sheet: LayingSheet, laying: Laying) -> str:
    """How far a table is laid out; nothing where it is not begun."""
    found = checklist(sheet, laying)
    told = chance_of(sheet, laying).settled
    if not (laying.ticked or told) or not isinstance(found, Checklist):
        return ""
    return texts.DONE_LINE.format(done=done(found, laying, told), all=len(found.reasons))


def _game(sheet: LayingSheet, laying: Laying) -> ft.Control:
    title = sheet.setup.game.title
    numbers = texts.PLAYERS_RANGE.format(least=sheet.players.start, most=sheet.players.stop - 1)
    lines = [numbers, *([words] if (words := progress(sheet, laying)) else [])]
    words_column: list[ft.Control] = [
        ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        *(quiet(line) for line in lines),
    ]

    def go(e: object) -> None:
        ft.context.page.navigate(f"/setup/{sheet.game}")

    tile = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.CHECKLIST, size=36, color=ft.Colors.PRIMARY),
                ft.Column(words_column, spacing=2, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.OUTLINE),
            ],
            spacing=12,
        ),
        padding=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=go,
    )
    return spoken(f"lay-{sheet.game}", tile, ", ".join([title, *lines]), on_tap=go)
