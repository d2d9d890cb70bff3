"""The end of the game: what the app cannot know is asked, and the result is told with its reasons."""

from collections.abc import Callable

import flet as ft

from companion.games.bordeaux.commands import Finish
from companion.games.bordeaux.ending import LIRA_IN_SOLO
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState, FinalCount
from companion.ui.widgets.pieces import big_button, heading, panel, quiet
from companion.ui.widgets.pills import digit_keys, entered
from companion.ui.widgets.solo.log import rule_button
from companion.ui.widgets.solo.moments import too_early
from companion.ui.widgets.solo.result import SheetRow, result
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.table_view import TableView

MOST_VALUE = 9
"""The largest value of a grape or a wine token."""
Values = tuple[int, ...]
Other = Callable[[Values], Values]
"""What a tap makes of the values that stand then."""


@ft.component
def Count(view: TableView) -> ft.Control:
    """Before the count the questions, after it the result; earlier the way back."""
    state: BordeauxState = view.table.state
    if state.phase == "over":
        return _result(view, state)
    return Questions(view) if state.phase == "finish" else too_early(view.go)


@ft.component
def Questions(view: TableView) -> ft.Control:
    """The player's marker, and what is left over. Answers given before an undo are still there."""
    state: BordeauxState = view.table.state
    answers, set_answers = ft.use_state(_answered_before(view, state))

    def change(**changed: object) -> None:
        set_answers(lambda now: now.evolve(**changed))

    def wines(other: Other) -> None:
        set_answers(lambda now: now.evolve(wine_values=other(now.wine_values)))

    def grapes(other: Other) -> None:
        set_answers(lambda now: now.evolve(grape_values=other(now.grape_values)))

    marker = Stepper(
        texts.COUNT_POINTS,
        answers.victory_points,
        lambda points: change(victory_points=points),
        "own-points",
        minimum=-99,
        maximum=199,
        hint=texts.COUNT_POINTS_HINT,
    )
    rules = rule_button(LIRA_IN_SOLO, view.show_rule)
    lira = Stepper(texts.COUNT_LIRA, answers.lira, lambda lira: change(lira=lira), "lira", maximum=199)
    left_over = [
        ft.Row([ft.Container(heading(texts.COUNT_LEFT_OVER), expand=True), rules]),
        quiet(texts.COUNT_LEFT_OVER_HINT),
        lira,
        _values(texts.COUNT_WINES, "wine", answers.wine_values, wines),
        _values(texts.COUNT_GRAPES, "grape", answers.grape_values, grapes),
    ]
    button = big_button(texts.COUNT_GO, ft.Icons.EMOJI_EVENTS, "count", lambda e: view.do(answers))
    parts: list[ft.Control] = [panel(marker), panel(ft.Column(left_over, spacing=12)), button]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _values(name: str, identifier: str, values: Values, change: Callable[[Other], None]) -> ft.Control:
    """The values of tokens: a key adds one, a tap on it takes it away."""

    def add(value: int) -> None:
        change(lambda now: (*now, value))

    def remove(index: int) -> None:
        change(lambda now: (*now[:index], *now[index + 1 :]))

    rows: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE)]
    if values:
        rows.append(entered([str(value) for value in values], remove, identifier))
    rows.append(digit_keys(name, 1, MOST_VALUE, add, lambda e: None, identifier))
    return ft.Column(rows, spacing=6)


def _answered_before(view: TableView, state: BordeauxState) -> Finish:
    """The answers of a count that was undone, else a start near the Automa's marker."""
    undone = view.table.commands[view.table.cursor] if view.table.can_redo else None
    return undone if isinstance(undone, Finish) else Finish(victory_points=state.automa_vp)


def _result(view: TableView, state: BordeauxState) -> ft.Control:
    """Who won, and every point of it."""
    final = state.final
    if final is None:
        return result(view, state.status, (), None, None)
    return result(view, state.status, sheet_rows(final), final.player, final.automa)


def sheet_rows(final: FinalCount) -> list[SheetRow]:
    """Both counts line by line: the markers, what the player's leftovers come to, the Automa's glass tokens."""
    first, *others = final.sheet.lines
    rows = [SheetRow(texts.RESULT_TRACK, first.points, final.automa_marker)]
    rows += [SheetRow(line.label, line.points, None) for line in others if line.points]
    if final.pacing_tokens:
        rows.append(SheetRow(texts.RESULT_PACING, None, final.pacing_tokens))
    return rows
