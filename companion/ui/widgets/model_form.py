"""A form made from the model of a calculator's input: plain fields, groups, lists of groups."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import flet as ft

from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.forms.draft import Place, asked, blank, conditional
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label, one_of
from companion.ui.widgets import field_rows, word_rows
from companion.ui.widgets.filling import Filling, identifier
from companion.ui.widgets.finding import found_at
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pairs import Pairs, paired
from companion.ui.widgets.pieces import heading, icon_button, named, panel
from companion.ui.widgets.players import Players

ROWS: dict[str, field_rows.Row] = {
    "number": field_rows.number,
    "seed": word_rows.seed,
    "numbers": field_rows.numbers,
    "switch": field_rows.switch,
    "maybe": field_rows.maybe,
    "choice": field_rows.choice,
    "choices": field_rows.choices,
    "sequence": field_rows.sequence,
    "name": word_rows.name,
    "names": word_rows.names,
    "text": word_rows.text,
}


@ft.component
def ModelForm(filling: Filling) -> ft.Control:
    """The whole form. Fields that follow one another stand on one card, groups and lists have their own."""
    wanted = [field for field in filling.sheet.fields if asked(field, filling.values, filling.values)]
    parts: list[ft.Control] = []
    for plain, run in groupby(wanted, key=lambda field: field.kind in ROWS):
        fields = list(run)
        if plain:
            parts.append(panel(rows(filling, fields, ())))
        else:
            parts += [part for field in fields for part in section(filling, field)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def section(filling: Filling, field: Field) -> list[ft.Control]:
    """A group or a list on the page."""
    if field.titled and field.kind == "groups":
        return [Players(filling, field, item_rows)]
    part = panel(piece(filling, field, (field.key,)))
    part.key = found_at(field.key)
    return [part]


def rows(filling: Filling, fields: Sequence[Field], place: Place) -> ft.Control:
    """Fields one below the other."""
    parts: list[ft.Control] = [
        ft.Container(
            piece(filling, field, (*place, field.key)),
            padding=ft.Padding.symmetric(vertical=4),
            key=found_at(identifier((*place, field.key))),
        )
        for field in fields
    ]
    return ft.Column(parts, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def piece(filling: Filling, field: Field, place: Place) -> ft.Control:
    """One field, whatever it is."""
    if field.kind in ROWS:
        return ROWS[field.kind](filling, field, place)
    if field.kind == "group":
        return Group(filling, field, place)
    return Pairs(filling, field, place) if paired(field) else items(filling, field, place)


def item_rows(filling: Filling, fields: Sequence[Field], place: Place) -> ft.Control:
    """The fields of one item of a list that are asked for now."""
    group = filling.at(place) or {}
    return rows(filling, [one for one in fields if asked(one, filling.values, group)], place)


@ft.component
def Group(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Fields that belong together. A group that need not be there, or of which nothing is needed, is folded up."""
    all_may_be_left_out = not field.optional and all(one.optional for one in field.fields)
    unfolded, unfold = ft.use_state(False)
    name = identifier(place)
    there = filling.at(place) is not None or conditional(field)
    parts: list[ft.Control] = [heading(label(field), 3, ft.TextThemeStyle.TITLE_SMALL)]
    if field.optional and not conditional(field):
        change = lambda e: filling.put(place, None if there else blank(field.fields))  # noqa: E731
        control = ft.Switch(value=there, tooltip=label(field), on_change=change)
        parts = [ft.Row([ft.Container(parts[0], expand=True), named(f"{name}-there", control)])]
    parts += under(field.hint, filling.wrong(place))
    open_ = unfolded or not all_may_be_left_out or bool(filling.wrong_within(place)) or _said(filling.at(place))
    if all_may_be_left_out and not open_:
        parts.append(
            ft.Row(
                [
                    named(
                        f"{name}-unfold",
                        ft.TextButton(texts.UNFOLD, icon=ft.Icons.EXPAND_MORE, on_click=lambda e: unfold(True)),
                    )
                ]
            )
        )
    elif there:
        parts.append(item_rows(filling, field.fields, place))
    return ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _said(group: Any) -> bool:
    return isinstance(group, dict) and any(value is not None for value in group.values())


def items(filling: Filling, field: Field, place: Place) -> ft.Control:
    """A list of groups, each a card that can be taken away."""
    name = identifier(place)
    now: list[Any] = filling.at(place) or []
    parts: list[ft.Control] = [
        ft.Text(label(field), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        *under(field.hint, filling.wrong(place)),
    ]
    parts += [_item(filling, field, (*place, index), index) for index in range(len(now))]
    if field.most_items is None or len(now) < field.most_items:
        add = ft.OutlinedButton(
            texts.ADD_ITEM.format(what=one_of(field)),
            icon=ft.Icons.ADD,
            height=theme.TAP,
            on_click=lambda e: filling.add(place, blank(field.fields)),
        )
        parts.append(named(f"{name}-add", add))
    return ft.Column(parts, spacing=theme.GAP)


def _item(filling: Filling, field: Field, place: Place, index: int) -> ft.Control:
    title = texts.ITEM.format(what=one_of(field), number=index + 1)
    remove = icon_button(
        ft.Icons.DELETE_OUTLINE,
        tooltip=texts.TAKE_AWAY.format(what=title),
        on_click=lambda e: filling.remove(place),
    )
    head = ft.Row(
        [
            ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
            named(f"{identifier(place)}-remove", remove),
        ]
    )
    return ft.Container(
        ft.Column([head, *under("", filling.wrong(place)), item_rows(filling, field.fields, place)], spacing=4),
        padding=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
    )
