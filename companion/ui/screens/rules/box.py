"""The box to type into. What is typed is never sent back to it: an answer on its way would overtake the next letter."""

from collections.abc import Callable

import flet as ft

from companion.ui import texts, theme
from companion.ui.widgets.pieces import icon_button, named


def use_search_box(
    words: str, given: int, text_size: int, typed: Callable[[str], None], clear: Callable[[], None]
) -> ft.Control:
    """A hook for the search box with its button to clear it.

    Args:
        words: what is looked for now.
        given: how often the app itself put words into the box; only then is it drawn anew.
        text_size: the size of its letters.
        typed: takes what stands in the box, at every letter.
        clear: empties it.
    """
    box = ft.use_memo(lambda: _field(words, given, text_size, typed), [given, text_size])
    return ft.Stack(
        [named("search", box), ft.Container(_clear(clear, bool(words)), right=4, top=0, bottom=0)],
        fit=ft.StackFit.PASS_THROUGH,
    )


def _field(words: str, given: int, text_size: int, typed: Callable[[str], None]) -> ft.TextField:
    return ft.TextField(
        key=f"search-{given}",
        value=words,
        hint_text=texts.RULES_HINT,
        prefix_icon=ft.Icons.SEARCH,
        # The room that the button over it takes.
        suffix_icon=ft.Container(width=theme.TAP, height=theme.TAP),
        autofocus=True,
        border=ft.OutlineInputBorder(
            border_radius=theme.RADIUS, side=ft.BorderSide(width=1, color=ft.Colors.OUTLINE_VARIANT)
        ),
        filled=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        on_change=lambda e: typed(str(e.control.value or "")),
        text_size=text_size,
    )


def _clear(clear: Callable[[], None], something: bool) -> ft.IconButton:
    """A button that is there from the start and works once something is typed."""
    return icon_button(
        ft.Icons.CLOSE,
        tooltip=texts.CLEAR if something else None,
        icon_size=20,
        opacity=1 if something else 0,
        disabled=not something,
        on_click=lambda e: clear(),
    )
