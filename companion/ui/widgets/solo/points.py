"""Asks at a year's end where the player's own marker stands, beginning with what they said last."""

from collections.abc import Callable

import flet as ft

from companion.engine.play import Command
from companion.engine.table import Table
from companion.ui.widgets.stepper import number_dialog

OWN_POINTS = range(-99, 200)
"""Where the player's marker can stand."""


def points_dialog(
    title: str,
    typed: str,
    show: Callable[[str], None],
    table: Table,
    end_year: type[Command],
    done: Callable[[Command | None], None],
) -> ft.AlertDialog:
    """A number pad for the marker.

    Args:
        title: the question.
        typed: what has been typed so far; the caller keeps it.
        show: takes what is typed after a key.
        table: the play, which knows the number given last.
        end_year: the game's command that ends a year and carries `victory_points`.
        done: takes the finished command, or None where the player cancels.
    """

    def take(points: int | None) -> None:
        done(end_year.model_validate({"victory_points": points}) if points is not None else None)

    return number_dialog(title, typed, show, last_points(table, end_year), OWN_POINTS, take)


def last_points(table: Table, end_year: type[Command]) -> int | None:
    """Where the player said last that their marker stands; None where they never did."""
    said = [getattr(one, "victory_points", None) for one in table.commands if isinstance(one, end_year)]
    return next((points for points in reversed(said) if points is not None), None)
