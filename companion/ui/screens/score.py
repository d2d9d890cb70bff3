"""The pages of a calculator: its form, and its result; on a wide screen side by side."""

from dataclasses import replace
from typing import Any

import flet as ft

from companion.engine.game import Scoring
from companion.engine.model import Frozen
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.context import AppContext, use_app
from companion.ui.counting import Counting, Sheet, answered, sheet_of, so_far
from companion.ui.forms.faults import Fault
from companion.ui.screens.play import lost
from companion.ui.screens.score_picture import FormPicture
from companion.ui.screens.score_result import actions
from companion.ui.widgets.cover import Cover
from companion.ui.widgets.filling import Filling
from companion.ui.widgets.finding import target, use_scrolling
from companion.ui.widgets.game_screens import pictures_of
from companion.ui.widgets.model_form import ModelForm, item_rows
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import icon_button
from companion.ui.widgets.result import Ticks, result, standings
from companion.ui.widgets.score_bar import bar, waiting
from companion.ui.widgets.shell import scrolled, sub_page
from companion.ui.widgets.sure import sure_dialog

SIDE = 440
"""The width of the result beside a form."""


def score_pages() -> list[ft.Route]:
    """The pages below the list of calculators."""
    below = [ft.Route(path="result", component=ResultPage), ft.Route(path="picture", component=FormPicture)]
    return [
        ft.Route(path=":calculator", component=FormPage, children=below),
    ]


@ft.component
def FormPage() -> ft.View:
    """What to count."""
    app, page = use_app(), ft.context.page
    sheet = sheet_of(ft.use_route_params().get("calculator", ""))
    covering, cover = ft.use_state(-1)
    asking, ask = ft.use_state(False)
    times, found = ft.use_state(0)
    show_rule = use_rules()
    again = texts.START_AGAIN_SURE, texts.EMPTY_IT
    ft.use_dialog(sure_dialog(*again, lambda: _empty(app, sheet), lambda: ask(False)) if asking else None)
    if sheet is None:
        return lost()
    counting = app.desk.counts.of(sheet)
    answer = answer_now(sheet, counting)
    filling = fill(app, sheet, counting, answer, cover)
    wide = app.width >= theme.WIDE
    form = scrolled(ModelForm(filling), app.width - (SIDE + theme.EDGE if wide else 0))
    wrong = target(sheet.fields, filling.fault, filling.pictures) if filling.fault is not None else ""
    use_scrolling(form if covering < 0 else None, wrong, times)
    if covering >= 0:
        players = next(field.key for field in sheet.fields if field.titled)
        turned = Cover(filling, players, covering, item_rows, lambda next_: cover(-1 if next_ is None else next_))
        here = f"/score/{sheet.calculator.id}"
        return sub_page(title(sheet), scrolled(turned, app.width), here, on_back=lambda: cover(-1))

    def show(e: object) -> None:
        if not isinstance(reveal(app, sheet), Frozen):
            found(times + 1)
        elif not wide:
            page.navigate(f"/score/{sheet.calculator.id}/result")

    content: ft.Control = ft.Column([form, bar(filling, answer, show)], spacing=0, expand=True)
    if wide:
        if isinstance(answer, Frozen):
            told = [
                *result(answer, show_rule, ticks(app, sheet)),
                actions(app, sheet, answer),
            ]
        else:
            told = [waiting(filling, answer, show)]
        side = ft.Column(
            told, spacing=12, scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
        content = ft.Row(
            [ft.Container(form, expand=True), ft.Container(side, width=SIDE)],
            spacing=theme.EDGE,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        )
    empty = icon_button(ft.Icons.RESTART_ALT, tooltip=texts.START_AGAIN, on_click=lambda e: ask(True))
    return sub_page(title(sheet), content, "/score", (empty,))


@ft.component
def ResultPage() -> ft.View:
    """What it came to, on a page of its own."""
    app, page = use_app(), ft.context.page
    sheet = sheet_of(ft.use_route_params().get("calculator", ""))
    show_rule = use_rules()
    if sheet is None:
        return lost()
    back = f"/score/{sheet.calculator.id}"
    answer = answer_now(sheet, app.desk.counts.of(sheet))
    counts = isinstance(sheet.calculator, Scoring)
    correct = ft.OutlinedButton(
        texts.TO_CORRECT if counts else texts.TO_THE_FORM,
        icon=ft.Icons.EDIT_OUTLINED,
        height=theme.TAP,
        on_click=lambda e: page.navigate(back),
    )
    parts: list[ft.Control] = []
    if isinstance(answer, Frozen):
        parts = [*result(answer, show_rule, ticks(app, sheet)), actions(app, sheet, answer)]
    parts.append(ft.Row([correct], alignment=ft.MainAxisAlignment.CENTER))
    column = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return sub_page(title(sheet), scrolled(column, app.width), back)


def title(sheet: Sheet) -> str:
    """The head of the page: there is room for the first words only."""
    return sheet.calculator.title.partition(": ")[0]


def answer_now(sheet: Sheet, counting: Counting) -> Frozen | Fault | None:
    """The answer that may be on the screen: of a count once it was shown, of a tool as soon as there is one.

    A count that was asked for in vain tells why, but it does not turn up by itself when the last player has
    entered the last hidden card.
    """
    if counting.shown:
        return answered(sheet, counting.values)
    if counting.asked:
        found = answered(sheet, counting.values)
        if isinstance(found, Fault):
            return found
    return None if isinstance(sheet.calculator, Scoring) else so_far(sheet, counting.values)


def reveal(app: AppContext, sheet: Sheet) -> Frozen | Fault:
    """Show the result from now on, or what stands in its way, and remember who played."""
    counting = app.desk.counts.of(sheet)
    answer = answered(sheet, counting.values)
    there = not isinstance(answer, Fault)
    app.desk.counts.take(replace(counting, asked=True, shown=counting.shown or there))
    if not isinstance(answer, Fault):
        names = tuple(player.name for player in standings(answer))
        if names:
            app.desk.set(app.desk.settings.seated(names))
    app.desk.changed()
    return answer


def fill(app: AppContext, sheet: Sheet, counting: Counting, answer: Frozen | Fault | None, cover: Any) -> Filling:
    """The form as it stands."""

    def edit(change: Any) -> None:
        now = app.desk.counts.of(sheet)
        app.desk.counts.take(now.entered(change(now.values)))
        app.desk.changed()

    known = so_far(sheet, counting.values)
    return Filling(
        sheet=sheet,
        values=counting.values,
        fault=answer if isinstance(answer, Fault) else None,
        totals={} if known is None else {player.name: player.sheet.total for player in standings(known)},
        known=app.desk.settings.players,
        edit=edit,
        cover=cover,
        pictures=pictures_of(sheet.game.id),
    )


def ticks(app: AppContext, sheet: Sheet) -> Ticks:
    """The ticks of a checklist, kept with the form."""

    def tick(line: str) -> None:
        app.desk.counts.take(app.desk.counts.of(sheet).ticked(line))
        app.desk.changed()

    return Ticks(app.desk.counts.of(sheet).ticks, tick)


def _empty(app: AppContext, sheet: Sheet | None) -> None:
    if sheet is not None:
        app.desk.counts.empty(sheet)
        app.desk.changed()
