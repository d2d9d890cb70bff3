"""Names of players: those known are a tap away, a new one is typed once."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.ui import score_texts as texts
from companion.ui import texts as app_texts
from companion.ui.forms.fields import NAME_LENGTH
from companion.ui.widgets.pieces import named
from companion.ui.widgets.pills import pill, tapped


def taken_names(names: Sequence[str], name: str) -> bool:
    """Whether a name is among some, whatever its capitals."""
    return name.casefold() in {one.casefold() for one in names}


def name_dialog(title: str, start: str, typed: Any, done: Callable[[str], None]) -> ft.AlertDialog:
    """Ask for a name.

    Args:
        title: whose name it is.
        start: the name so far.
        typed: a reference that keeps what is typed without drawing the screen anew.
        done: takes the name; an empty one where the player turned back.
    """

    def type_(e: Any) -> None:
        typed.current = str(e.control.value or "")

    def take(e: object) -> None:
        done((typed.current or "").strip())

    field = ft.TextField(
        value=start,
        autofocus=True,
        max_length=NAME_LENGTH,
        capitalization=ft.TextCapitalization.WORDS,
        on_change=type_,
        on_submit=take,
    )
    return ft.AlertDialog(
        title=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        content=named("name-field", field),
        actions=[
            ft.TextButton(app_texts.CANCEL, on_click=lambda e: done("")),
            named("name-take", ft.FilledButton(texts.TAKE_NAME, on_click=take)),
        ],
        on_dismiss=lambda e: done(""),
    )


@ft.component
def NewName(add: Callable[[str], None], identifier: str, title: str) -> ft.Control:
    """A chip that asks for a name nobody has typed before."""
    asking, set_asking = ft.use_state(False)
    typed: Any = ft.use_ref("")

    def ask(e: object) -> None:
        typed.current = ""
        set_asking(True)

    def done(name: str) -> None:
        set_asking(False)
        if name:
            add(name)

    ft.use_dialog(name_dialog(title, "", typed, done) if asking else None)
    return pill(texts.NEW_NAME, identifier, ask, icon=ft.Icons.PERSON_ADD_ALT)


@ft.component
def Rename(name: str, change: Callable[[str], None], identifier: str) -> ft.Control:
    """A button that lets a name be typed again."""
    asking, set_asking = ft.use_state(False)
    typed: Any = ft.use_ref("")

    def ask(e: object) -> None:
        typed.current = name
        set_asking(True)

    def done(new: str) -> None:
        set_asking(False)
        if new:
            change(new)

    ft.use_dialog(name_dialog(texts.RENAME, name, typed, done) if asking else None)
    return named(identifier, ft.TextButton(texts.RENAME, icon=ft.Icons.EDIT_OUTLINED, on_click=ask))


def name_chips(offered: Sequence[str], add: Callable[[str], None], identifier: str, new: str | None) -> ft.Control:
    """The names that are known, and the way to a new one, which `new` asks for; None where only these can be."""
    chips: list[ft.Control] = [
        pill(
            name,
            f"{identifier}-add-{name}",
            tapped(add, name),
            icon=ft.Icons.ADD,
            label=texts.ADD_NAME.format(name=name),
        )
        for name in offered
    ]
    if new is not None:
        chips.append(NewName(add, f"{identifier}-new", new))
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
