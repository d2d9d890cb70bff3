"""The count of a running table with the form of its calculator, the players filled in."""

from dataclasses import replace
from typing import Any

import flet as ft
from pydantic import Field

from companion.engine.model import Frozen
from companion.ui import score_texts as texts
from companion.ui.context import AppContext
from companion.ui.counting import Sheet, begun
from companion.ui.forms.draft import as_input, blank
from companion.ui.forms.faults import Fault
from companion.ui.forms.missing import missing
from companion.ui.forms.wording import where
from companion.ui.widgets.filling import Edit, Filling
from companion.ui.widgets.model_form import ModelForm


class Entered(Frozen):
    """What was entered into the form; empty while nothing was."""

    values: dict[str, Any] = Field(default_factory=dict)


def kept_name(play: str) -> str:
    """The name that a count is kept under until it is done."""
    return f"count.{play}"


def with_players(sheet: Sheet, names: tuple[str, ...]) -> dict[str, Any]:
    """An empty form for these players."""
    values = begun(sheet).values
    players = next(field for field in sheet.fields if field.titled)
    return {**values, players.key: [{**blank(players.fields), "name": name} for name in names]}


def entered(app: AppContext, sheet: Sheet, play: str, names: tuple[str, ...]) -> dict[str, Any]:
    """The form as it was left, else an empty one for these players."""
    return app.desk.kept.of(kept_name(play), Entered).values or with_players(sheet, names)


def missing_in(app: AppContext, sheet: Sheet, play: str, names: tuple[str, ...]) -> Fault | None:
    """What the form still asks for; None where nothing is missing."""
    empty = missing(sheet.fields, entered(app, sheet, play, names))
    return replace(empty[0], also=empty[1:]) if empty else None


def place_of(app: AppContext, sheet: Sheet, play: str, names: tuple[str, ...], found: Fault) -> str:
    """Where a fault is told, in words."""
    return texts.SEE.format(where=where(sheet.fields, entered(app, sheet, play, names), found.place))


def count_form(
    app: AppContext, sheet: Sheet, play: str, names: tuple[str, ...], wrong: Fault | None = None
) -> ft.Control:
    """The form. What is entered stays when the page is left.

    Args:
        app: the context.
        sheet: the calculator that counts.
        play: the id of the play.
        names: the players at the table.
        wrong: what is missing, once the count was asked for.
    """
    values = entered(app, sheet, play, names)

    def edit(change: Edit) -> None:
        now = entered(app, sheet, play, names)
        app.desk.kept.take(kept_name(play), Entered(values=change(now)), lasting=False)
        app.desk.changed()

    filling = Filling(
        sheet=sheet,
        values=values,
        fault=wrong,
        totals={},
        known=(),
        edit=edit,
        cover=lambda place: None,
        pictures={},
    )
    return ModelForm(filling)


def as_command(app: AppContext, sheet: Sheet, play: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What was entered, under the names of the calculator's input."""
    return as_input(sheet.fields, entered(app, sheet, play, names))
