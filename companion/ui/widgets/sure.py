"""A question before something leaves the screen."""

from collections.abc import Callable

import flet as ft

from companion.ui import texts
from companion.ui.widgets.pieces import named


def sure_dialog(question: str, yes: str, do: Callable[[], None], close: Callable[[], None]) -> ft.AlertDialog:
    """Ask once, with a way back.

    Args:
        question: what would happen.
        yes: the word on the button that does it.
        do: does it.
        close: takes the question off the screen; it is called whatever the answer.
    """

    def answered(e: object) -> None:
        close()
        do()

    return ft.AlertDialog(
        content=ft.Text(question),
        actions=[
            ft.TextButton(texts.CANCEL, on_click=lambda e: close()),
            named("sure", ft.FilledButton(yes, on_click=answered)),
        ],
        on_dismiss=lambda e: close(),
    )
