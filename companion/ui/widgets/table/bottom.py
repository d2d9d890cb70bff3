"""The bottom of a running table: undo, redo, and the big button."""

from collections.abc import Callable

import flet as ft

from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import big_button, icon_button, named
from companion.ui.widgets.table_view import TableView


def bottom(
    view: TableView, label: str, icon: ft.IconData, press: Callable[[object], None], disabled: bool = False
) -> ft.Control:
    """The row of buttons.

    Args:
        view: the play.
        label: what the big button says.
        icon: what stands before it.
        press: what it does.
        disabled: whether something else has to be tapped first.
    """
    button = big_button(label, icon, "next", press, disabled=disabled)
    button.expand = True
    return ft.Row(
        [
            _move("undo", ft.Icons.UNDO, ui_texts.UNDO, view.table.can_undo, view.undo),
            _move("redo", ft.Icons.REDO, ui_texts.REDO, view.table.can_redo, view.redo),
            button,
        ],
        spacing=4,
    )


def _move(identifier: str, icon: ft.IconData, words: str, possible: bool, move: Callable[[], None]) -> ft.Control:
    return named(identifier, icon_button(icon, tooltip=words, disabled=not possible, on_click=lambda e: move()))
