"""The questions before a play: they scroll, and the way on stays in view under them, with what still stands in it."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui import theme
from companion.ui.widgets.pieces import big_button, named


def setup_questions(parts: Sequence[ft.Control], problem: str, button: str, go: Callable[[object], None]) -> ft.Control:
    """The form, which fills its page.

    Args:
        parts: the questions.
        problem: why the last try began no play, in a sentence; nothing where there is none.
        button: what the button says.
        go: tries to begin the play.
    """
    questions = ft.Column(
        list(parts),
        spacing=theme.EDGE,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    below: list[ft.Control] = []
    if problem:
        words = ft.Text(problem, theme_style=ft.TextThemeStyle.BODY_LARGE, color=ft.Colors.ERROR)
        below.append(named("problem", words))
    below.append(big_button(button, ft.Icons.CHECKLIST, "set-up", go))
    return ft.Column(
        [questions, *below], spacing=theme.GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
