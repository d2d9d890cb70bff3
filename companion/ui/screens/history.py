"""The finished games and counts, newest first."""

from collections.abc import Callable

import flet as ft

from companion.storage.records import PlayRecord
from companion.ui import score_texts, texts
from companion.ui.context import use_app
from companion.ui.counting import sheet_of
from companion.ui.widgets.game_screens import screens_of, setup_line
from companion.ui.widgets.pieces import card, icon_button, panel, quiet
from companion.ui.widgets.result import winner_line
from companion.ui.widgets.shell import main_page, scrolled
from companion.ui.widgets.sure import sure_dialog

OUTCOME_ICONS = {
    "won": ft.Icons.EMOJI_EVENTS,
    "lost": ft.Icons.WINE_BAR,
    "shared": ft.Icons.HANDSHAKE,
    "over": ft.Icons.GROUPS,
}


@ft.component
def History() -> ft.View:
    """Every finished game with its outcome; a tap shows how it was counted."""
    app = use_app()
    asking, ask = ft.use_state("")
    records = app.desk.history()
    counts = {record.id for record in records if record.kind == "score"}
    forget = texts.FORGET_COUNT_SURE if asking in counts else texts.FORGET_RECORD_SURE, texts.TAKE_OUT
    ft.use_dialog(sure_dialog(*forget, lambda: app.desk.forget_record(asking), lambda: ask("")) if asking else None)
    rows: list[ft.Control] = []
    solo = [record.outcome for record in records if record.kind == "solo" and record.outcome != "over"]
    if solo:
        rows.append(quiet(texts.SO_FAR.format(won=solo.count("won"), all=len(solo))))
    rows += [_record(record, ask) for record in records] or [panel(quiet(texts.NO_HISTORY))]
    return main_page("/history", texts.HISTORY, scrolled(ft.Column(rows, spacing=12), app.width), app.width)


def headline(record: PlayRecord) -> str:
    """How a game ended, in one line."""
    points = ", ".join(texts.POINTS_OF.format(name=one.name, points=one.points) for one in record.results)
    among_people = record.kind == "score" or record.outcome == "over"
    if among_people and any(one.rank for one in record.results):
        first = winner_line([one.name for one in record.results if one.rank == 1])
        return score_texts.ENDED.format(first=first, points=points)
    outcome = texts.OUTCOMES[record.outcome]
    return f"{outcome}: {points}" if points else outcome


def game_title(record: PlayRecord) -> str:
    """Which game it was, and for a count what was counted."""
    sheet = sheet_of(record.calculator)
    if sheet is not None:
        return f"{sheet.game.title}: {sheet.calculator.title}"
    screens = screens_of(record.game)
    return screens.setup_title if screens else record.game


def _record(record: PlayRecord, ask: Callable[[str], None]) -> ft.Control:
    setting = setup_line(record.game, record.setup) if record.kind == "solo" else ""
    played = record.played.astimezone().strftime("%Y-%m-%d %H:%M")
    words = [
        ft.Text(headline(record), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        *(quiet(one) for one in (game_title(record), setting) if one),
        ft.Text(played, theme_style=ft.TextThemeStyle.BODY_SMALL),
    ]
    page = f"/history/{record.id}" if record.kind == "score" else f"/play/{record.id}/count"
    return card(
        f"record-{record.id}",
        ft.Icon(OUTCOME_ICONS[record.outcome], size=36, color=ft.Colors.PRIMARY),
        words,
        lambda e: ft.context.page.navigate(page),
        icon_button(
            ft.Icons.DELETE_OUTLINE,
            tooltip=texts.FORGET_RECORD,
            spoken=texts.GAME_SAID.format(name=texts.FORGET_RECORD, line=f"{game_title(record)}, {played}"),
            on_click=lambda e: ask(record.id),
        ),
    )
