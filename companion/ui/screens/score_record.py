"""A count from the history: its result as the rules in the app count it, and the way back into its form."""

import flet as ft

from companion.engine.score import Ranking
from companion.storage.records import PlayRecord
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.counting import answered, sheet_of
from companion.ui.counts import completed
from companion.ui.screens.play import lost
from companion.ui.screens.score_picture import RecordPicture
from companion.ui.screens.score_result import share_buttons
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import named, panel, quiet
from companion.ui.widgets.result import Ticks, result
from companion.ui.widgets.shell import scrolled, sub_page


def record_pages() -> list[ft.Route]:
    """The pages below the history."""
    picture = ft.Route(path="picture", component=RecordPicture)
    return [ft.Route(path=":record", component=ScoreRecord, children=[picture])]


@ft.component
def ScoreRecord() -> ft.View:
    """One count."""
    app, page = use_app(), ft.context.page
    record_id = ft.use_route_params().get("record", "")
    show_rule = use_rules()
    record = next((one for one in app.desk.history() if one.id == record_id and one.kind == "score"), None)
    if record is None:
        return lost()
    sheet = sheet_of(record.calculator)
    answer = answered(sheet, completed(sheet, record.setup)) if sheet is not None else None
    parts: list[ft.Control] = [quiet(record.played.astimezone().strftime("%Y-%m-%d %H:%M"))]
    if sheet is not None and isinstance(answer, Ranking):

        def correct(e: object) -> None:
            app.desk.counts.reopen(sheet, record)
            page.navigate(f"/score/{sheet.calculator.id}")

        button = ft.OutlinedButton(texts.TO_CORRECT, icon=ft.Icons.EDIT_OUTLINED, height=theme.TAP, on_click=correct)
        parts += result(answer, show_rule, Ticks((), lambda line: None))
        buttons = [*share_buttons(app, sheet, answer, f"/history/{record.id}"), named("correct", button)]
        parts.append(ft.Row(buttons, wrap=True, alignment=ft.MainAxisAlignment.CENTER))
    else:
        parts.append(panel(as_stored(record)))
    title = sheet.calculator.title if sheet is not None else record.calculator
    column = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return sub_page(title, scrolled(column, app.width), "/history")


def as_stored(record: PlayRecord) -> ft.Control:
    """The points alone, where the form has changed so much that they cannot be counted again."""
    lines: list[ft.Control] = [quiet(texts.ONLY_STORED)]
    lines += [ft.Text(f"{one.rank}. {one.name}: {one.points}") for one in record.results]
    return ft.Column(lines)
