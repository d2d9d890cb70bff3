"""A list whose items are one choice and one number, such as grape cards: choose, then tap the number."""

from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.forms.draft import Place
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label
from companion.ui.widgets.field_rows import options_of
from companion.ui.widgets.filling import Filling, identifier
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pills import digit_keys, entered, pills
from companion.ui.widgets.stepper import CLOSED, number_dialog


def paired(field: Field) -> bool:
    """Whether each item is exactly one choice and one number."""
    return sorted(one.kind for one in field.fields) == ["choice", "number"]


@ft.component
def Pairs(filling: Filling, field: Field, place: Place) -> ft.Control:
    """The choice stays taken, so that cards of one kind are a tap each."""
    choice = next(one for one in field.fields if one.kind == "choice")
    number = next(one for one in field.fields if one.kind == "number")
    options = options_of(filling, choice)
    taken, take = ft.use_state(0)
    kind = options[taken].id
    typed, set_typed = ft.use_state(CLOSED)
    now: list[dict[str, Any]] = filling.at(place) or []
    said = {option.id: option.name for option in options}

    def add(value: int | None) -> None:
        set_typed(CLOSED)
        if value is not None:
            filling.add(place, {choice.key: kind, number.key: value})

    most = number.most
    if number.look.most is not None:
        most = number.look.most(filling.sheet.data, filling.values)
    allowed = range(number.least, most + 1)
    ft.use_dialog(
        number_dialog(f"{label(field)}: {said[kind]}", typed, set_typed, None, allowed, add)
        if typed != CLOSED
        else None
    )

    def choose(option: str | int) -> None:
        take([one.id for one in options].index(option))

    def remove(index: int) -> None:
        filling.remove((*place, index))

    name = identifier(place)
    parts: list[ft.Control] = [
        ft.Text(label(field), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        *under(field.hint, filling.wrong_within(place)),
    ]
    if now:
        words = [f"{said.get(one[choice.key], '')} {one[number.key]}" for one in now]
        parts.append(entered(words, remove, name))
    parts += under(choice.hint, "")
    parts.append(pills(options, [kind], choose, f"{name}-{choice.key}"))
    parts += under(number.hint, "")
    parts.append(digit_keys(said[kind], number.least, most, add, lambda e: set_typed(""), name))
    return ft.Column(parts, spacing=theme.GAP, tight=True)
