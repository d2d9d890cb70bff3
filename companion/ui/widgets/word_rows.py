"""Fields of words: names, sentences of the player's own, and the number from which chance starts."""

import secrets
from typing import Any

import flet as ft

from companion.engine.form import Option
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.forms.draft import Place
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label
from companion.ui.widgets.field_rows import options_of, titled
from companion.ui.widgets.filling import Filling, identifier
from companion.ui.widgets.names import NewName, name_chips, taken_names
from companion.ui.widgets.pieces import named, quiet
from companion.ui.widgets.pills import entered, pills

PLAYERS = "players"
SEEDS = 1_000_000
"""How many seeds there are to draw from; one is still short enough to read out at the table."""


def names(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Names one after the other: of the players in this form, else of people who played before."""
    taken: list[str] = filling.at(place) or []
    seated = players_in(filling)
    offered = [one for one in filling.known if not taken_names(taken, one)] if seated is None else seated

    def remove(index: int) -> None:
        filling.remove((*place, index))

    content: list[ft.Control] = []
    if taken:
        words = [f"{index + 1}. {name}" for index, name in enumerate(taken)]
        content.append(entered(words, remove, identifier(place)))
    new = None if seated is not None else label(field)
    content.append(name_chips(offered, lambda one: filling.add(place, one), identifier(place), new))
    return titled(filling, field, place, *content)


def name(filling: Filling, field: Field, place: Place) -> ft.Control:
    """One name: of somebody who played before, or a new one."""
    now = str(filling.at(place) or "")
    here = identifier(place)
    known = [now] if now and now not in filling.known else []
    options = [Option(one, one) for one in (*known, *filling.known)]
    new = NewName(lambda typed: filling.put(place, typed), f"{here}-new", label(field))
    return titled(filling, field, place, pills(options, [now], lambda one: filling.put(place, one), here), new)


def text(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Words of the player's own, or one of a few that are known."""
    now: Any = filling.at(place) or ""
    options = options_of(filling, field)
    content: list[ft.Control] = []
    if options:
        tap = lambda option: filling.put(place, "" if option == now else option)  # noqa: E731
        content.append(pills(options, [now], tap, identifier(place)))
    own = "" if now in [option.id for option in options] else now
    words = ft.TextField(
        value=own,
        label=texts.OWN_WORDS if options else label(field),
        dense=True,
        on_blur=lambda e: _take_words(filling, place, own, e),
        on_submit=lambda e: _take_words(filling, place, own, e),
    )
    content.append(ft.Row([ft.Container(named(f"{identifier(place)}-words", words), expand=True)]))
    return titled(filling, field, place, *content)


def _take_words(filling: Filling, place: Place, before: str, e: Any) -> None:
    words = str(e.control.value or "").strip()
    if words != before:
        filling.put(place, words)


def players_in(filling: Filling) -> list[str] | None:
    """The names of the players in this form; None where it has no list of players."""
    field = next((one for one in filling.sheet.fields if one.titled and one.key == PLAYERS), None)
    if field is None:
        return None
    return [str(one.get("name", "")) for one in filling.values.get(field.key) or ()]


def seed(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Where chance starts: the app draws it, once for each tap."""
    now = filling.at(place)
    said = texts.NOT_DEALT if now is None else texts.DEALT.format(seed=now)
    button = ft.FilledTonalButton(
        texts.DEAL if now is None else texts.DEAL_AGAIN,
        icon=ft.Icons.SHUFFLE,
        height=theme.TAP,
        on_click=lambda e: filling.put(place, secrets.randbelow(SEEDS)),
    )
    return titled(filling, field, place, ft.Row([named(identifier(place), button), quiet(said)], spacing=12))
