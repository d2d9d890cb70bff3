"""The count of a running table: the form of the final scoring with the players filled in, and its result."""

import json

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.vinhos.commands import Count as CountGame
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.score_asks import ScoreAsk
from companion.games.vinhos.scoring import score
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import VinhosState
from companion.ui.context import use_app
from companion.ui.counting import sheet_of
from companion.ui.widgets.pieces import big_button, named, quiet
from companion.ui.widgets.table.count_form import as_command, count_form, kept_name, missing_in, place_of
from companion.ui.widgets.table.counted import counted
from companion.ui.widgets.table_view import TableView

CALCULATOR = "vinhos.score"


@ft.component
def Count(view: TableView) -> ft.Control:
    """Before the count the form, after it the result."""
    state: VinhosState = view.table.state
    return _result(view) if state.phase == "over" else Questions(view)


@ft.component
def Questions(view: TableView) -> ft.Control:
    """What lies in front of everybody."""
    app, play = use_app(), ft.use_route_params().get("save", "")
    problem, set_problem = ft.use_state("")
    asked, ask = ft.use_state(False)
    state: VinhosState = view.table.state
    sheet = sheet_of(CALCULATOR)
    assert sheet is not None
    names = state.setup.players
    wrong = missing_in(app, sheet, play, names) if asked else None

    def go(e: object) -> None:
        assert sheet is not None
        ask(True)
        if missing_in(app, sheet, play, names) is not None:
            set_problem("")
            return
        values = {"kind": "count", **as_command(app, sheet, play, names)}
        try:
            command = CountGame.model_validate_json(json.dumps(values))
        except ValidationError as error:
            set_problem(explain(error))
            return
        set_problem("")
        if view.do(command):
            app.desk.kept.drop(kept_name(play))

    parts: list[ft.Control] = [quiet(texts.COUNT_HINT), count_form(app, sheet, play, names, wrong)]
    said = place_of(app, sheet, play, names, wrong) if wrong is not None else problem
    if said:
        parts.append(named("problem", ft.Text(said, color=ft.Colors.ERROR)))
    parts.append(big_button(texts.COUNT_GO, ft.Icons.EMOJI_EVENTS, "count", go))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _result(view: TableView) -> ft.Control:
    data: VinhosData = view.table.data  # type: ignore[assignment]
    command = view.table.commands[view.table.cursor - 1] if view.table.cursor else None
    if not isinstance(command, CountGame):
        return counted(view, None)
    ask = ScoreAsk(players=command.players, column_points=command.column_points, override=command.override)
    return counted(view, score(data, ask))
