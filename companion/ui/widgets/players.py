"""The players of a form: one card each, of which one is open; pictures for all; what lies face down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.wording import listed
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.counting import ENTERED, face_down
from companion.ui.forms.draft import Place, asked, blank
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label
from companion.ui.widgets.filling import Filling, identifier
from companion.ui.widgets.finding import FACE_DOWN, found_at, picture_key
from companion.ui.widgets.names import Rename, name_chips, taken_names
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pieces import heading, named, panel, quiet, spoken

PLAYERS = "players"
A_FEW = 2
Rows = Callable[[Filling, Sequence[Field], Place], ft.Control]


def own_fields(filling: Filling, field: Field) -> list[Field]:
    """What is entered on a player's own card: all but the name, what lies face down, and pictures for everybody."""
    return [
        one
        for one in field.fields
        if one.kind != "name" and not one.look.face_down and one.look.picture not in filling.pictures
    ]


@dataclass(frozen=True)
class Chosen:
    """Whose card was opened by hand, and which fault had been shown by then; a new one opens its own card."""

    index: int = 0
    fault: str = ""


@ft.component
def Players(filling: Filling, field: Field, rows: Rows) -> ft.Control:
    """Everybody who plays."""
    everybody: list[dict[str, Any]] = filling.values.get(field.key) or []
    chosen, choose = ft.use_state(Chosen())
    faulty = next((i for i in range(len(everybody)) if filling.wrong_within((field.key, i))), None)
    fault = "" if faulty is None else f"{faulty}: {filling.wrong_within((field.key, faulty))}"
    opened = chosen.index if faulty is None or chosen.fault == fault else faulty

    def open_(index: int) -> None:
        choose(Chosen(index, fault))

    def add(name: str) -> None:
        open_(len(everybody))
        filling.add((field.key,), {**blank(field.fields), "name": name})

    cards: list[ft.Control] = [
        _card(filling, field, index, index == opened, open_, rows) for index in range(len(everybody))
    ]
    seated = [str(one.get("name", "")) for one in everybody]
    parts: list[ft.Control] = [heading(label(field)), *under("", filling.wrong((field.key,))), *cards]
    if field.most_items is None or len(everybody) < field.most_items:
        if not everybody:
            parts.append(quiet(texts.WHO_PLAYS if field.key == PLAYERS else field.hint))
        offered = [name for name in at_the_table(filling) if not taken_names(seated, name)]
        parts.append(name_chips(offered, add, field.key, texts.WHO))
    sections: list[ft.Control] = [_found(panel(ft.Column(parts, spacing=theme.GAP)), field.key)]
    if everybody:
        for one in field.fields:
            if one.look.picture in filling.pictures and asked(one, filling.values, everybody[0]):
                part = panel(filling.pictures[one.look.picture](filling, field, one))
                sections.append(_found(part, picture_key(one)))
        if face_down(filling.sheet, filling.values):
            sections.append(_found(panel(hidden(filling, everybody)), FACE_DOWN))
    return ft.Column(sections, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _found(part: ft.Container, key: str) -> ft.Container:
    """A part of the form to which the page can scroll."""
    part.key = found_at(key)
    return part


def at_the_table(filling: Filling) -> Sequence[str]:
    """Whoever is named elsewhere in the form, else everybody who played before."""
    named_there = [
        name for one in filling.sheet.fields if one.kind == "names" for name in filling.values.get(one.key) or ()
    ]
    return named_there or filling.known


def _card(
    filling: Filling, field: Field, index: int, is_open: bool, open_: Callable[[int], None], rows: Rows
) -> ft.Control:
    """One player: the name and the points so far; open, everything to count."""
    place: Place = (field.key, index)
    player = filling.at(place)
    asked_now = [one for one in own_fields(filling, field) if asked(one, filling.values, player)]
    is_open = is_open or not asked_now
    parts: list[ft.Control] = [_head(filling, place, str(player.get("name", "")), bool(asked_now), is_open, open_)]
    parts += under("", filling.wrong(place))
    if is_open:
        if asked_now:
            parts.append(rows(filling, asked_now, place))
        parts.append(_name_row(filling, place))
    return ft.Container(
        ft.Column(parts, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST if is_open else ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=theme.RADIUS,
        padding=ft.Padding.only(left=12, right=12, bottom=8 if is_open else 0),
        key=f"player-{index}",
    )


def _head(
    filling: Filling, place: Place, name: str, folds: bool, is_open: bool, open_: Callable[[int], None]
) -> ft.Control:
    total = filling.totals.get(name)
    words: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True)]
    if total is not None:
        words.append(ft.Text(str(total), theme_style=ft.TextThemeStyle.TITLE_LARGE, color=ft.Colors.PRIMARY))
        words.append(ft.Text(texts.SO_FAR, theme_style=ft.TextThemeStyle.BODY_SMALL))
    if not folds:
        return ft.Container(ft.Row(words), padding=ft.Padding.only(top=12))
    words.append(ft.Icon(ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE))

    def tap(e: object) -> None:
        open_(-1 if is_open else int(place[-1]))

    row = ft.Container(ft.Row(words, spacing=6), padding=ft.Padding.symmetric(vertical=12), ink=True, on_click=tap)
    said = texts.PLAYER_SAID.format(name=name, points=total) if total is not None else name
    return spoken(f"{identifier(place)}-head", row, said, on_tap=tap)


def _name_row(filling: Filling, place: Place) -> ft.Control:
    name = str((filling.at(place) or {}).get("name", ""))
    remove = ft.TextButton(texts.REMOVE, icon=ft.Icons.PERSON_REMOVE_OUTLINED, on_click=lambda e: filling.remove(place))
    return ft.Row(
        [
            Rename(name, lambda new: filling.put((*place, "name"), new), f"{identifier(place)}-rename"),
            named(f"{identifier(place)}-remove", remove),
        ],
        alignment=ft.MainAxisAlignment.END,
        wrap=True,
    )


def hidden(filling: Filling, everybody: Sequence[dict[str, Any]]) -> ft.Control:
    """Who has entered what lies face down; never what it is."""
    what = [label(one) for one in face_down(filling.sheet, filling.values)]
    named_cards = [quiet(listed(what))] if len(what) <= A_FEW else []
    wrong = filling.fault.text if filling.fault is not None and filling.fault.hidden else ""
    waiting = [index for index, one in enumerate(everybody) if not one.get(ENTERED)]
    lines: list[ft.Control] = [
        heading(texts.FACE_DOWN),
        *named_cards,
        quiet(texts.FACE_DOWN_HINT),
        *under("", wrong),
    ]
    lines += [_who(filling, index, str(one.get("name", "")), index in waiting) for index, one in enumerate(everybody)]
    if waiting or wrong:
        first = waiting[0] if waiting else 0
        round_ = ft.FilledTonalButton(
            texts.PASS_ROUND,
            icon=ft.Icons.VISIBILITY_OFF_OUTLINED,
            height=theme.TAP,
            on_click=lambda e: filling.cover(first),
        )
        lines.append(named("pass-round", round_))
    return ft.Column(lines, spacing=theme.GAP)


def _who(filling: Filling, index: int, name: str, waits: bool) -> ft.Control:
    icon = ft.Icons.HOURGLASS_EMPTY if waits else ft.Icons.CHECK_CIRCLE
    state = texts.WAITS if waits else texts.IS_ENTERED
    button = ft.TextButton(texts.OPEN_COVER if waits else texts.LOOK_AGAIN, on_click=lambda e: filling.cover(index))
    return ft.Row(
        [
            ft.Icon(icon, color=ft.Colors.OUTLINE if waits else ft.Colors.PRIMARY),
            ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True),
            quiet(state),
            named(f"cover-{index}", button),
        ]
    )
