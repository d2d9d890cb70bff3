"""One field of a form as its kind asks for: a number, a switch, choices, names, words."""

from collections.abc import Callable

import flet as ft

from companion.engine.form import BOARD, CARDS, Option
from companion.ui import score_texts as texts
from companion.ui.forms.draft import Place
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label
from companion.ui.widgets.board_picture import board_picture
from companion.ui.widgets.filling import Filling, identifier
from companion.ui.widgets.number_field import NumberField, NumbersField, under
from companion.ui.widgets.picture_cards import picture_cards
from companion.ui.widgets.pieces import named
from companion.ui.widgets.pills import entered, pills

PICTURES = {CARDS: picture_cards, BOARD: board_picture}
Row = Callable[[Filling, Field, Place], ft.Control]


def options_of(filling: Filling, field: Field) -> tuple[Option, ...]:
    """What can be chosen."""
    if field.look.options is not None:
        return field.look.options(filling.sheet.data)
    return tuple(Option(one, filling.option(one)) for one in field.options)


def titled(filling: Filling, field: Field, place: Place, *content: ft.Control) -> ft.Control:
    """A field with its name above, then what to count, then what is wrong, then where to tap."""
    lines = under(field.hint, filling.wrong_within(place))
    name = ft.Text(label(field), theme_style=ft.TextThemeStyle.BODY_LARGE)
    return ft.Column([name, *lines, *content], spacing=6, tight=True)


def number(filling: Filling, field: Field, place: Place) -> ft.Control:
    """A number; where only some make sense, these as choices."""
    if field.look.options is not None:
        return choice(filling, field, place)
    return NumberField(
        label(field),
        field.hint,
        filling.at(place),
        lambda value: filling.put(place, value),
        identifier(place),
        field.least,
        field.most,
        field.optional,
        field.halves,
        filling.wrong(place),
    )


def numbers(filling: Filling, field: Field, place: Place) -> ft.Control:
    """A list of numbers."""
    return NumbersField(
        label(field),
        field.hint,
        filling.at(place) or [],
        lambda values: filling.put(place, values),
        identifier(place),
        field.least,
        field.most,
        filling.wrong_within(place),
    )


def switch(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Yes or no."""
    on = bool(filling.at(place))
    control = ft.Switch(value=on, on_change=lambda e: filling.put(place, not on), tooltip=label(field))
    row = ft.Row(
        [
            ft.Text(label(field), theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True),
            named(identifier(place), control),
        ]
    )
    return ft.Column([row, *under(field.hint, filling.wrong(place))], spacing=0, tight=True)


def maybe(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Yes, no, or nothing said."""
    said = filling.at(place)
    chosen = [] if said is None else [int(said)]

    def tap(option: str | int) -> None:
        filling.put(place, None if [option] == chosen else bool(option))

    both = (Option(1, texts.YES), Option(0, texts.NO))
    return titled(filling, field, place, pills(both, chosen, tap, identifier(place)))


def choice(filling: Filling, field: Field, place: Place) -> ft.Control:
    """One of a few; where it may be left out, a second tap takes it back."""
    chosen, may_be_empty = filling.at(place), field.optional and field.look.picture != CARDS

    def tap(option: str | int) -> None:
        filling.put(place, None if option == chosen and may_be_empty else option)

    options = options_of(filling, field)
    if field.look.picture in PICTURES:
        return titled(filling, field, place, PICTURES[field.look.picture](options, chosen, tap, identifier(place)))
    return titled(filling, field, place, pills(options, [chosen], tap, identifier(place)))


def choices(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Any of a few, kept in the order in which they are listed."""
    taken = filling.at(place) or []
    options = options_of(filling, field)

    def tap(option: str | int) -> None:
        now = {*taken} ^ {option}
        chosen = [one.id for one in options if one.id in now]
        filling.put(place, None if field.optional and not chosen else chosen)

    return titled(filling, field, place, pills(options, taken, tap, identifier(place)))


def sequence(filling: Filling, field: Field, place: Place) -> ft.Control:
    """Choices one after the other."""
    taken = filling.at(place) or []
    said = {option.id: option.name for option in options_of(filling, field)}

    def remove(index: int) -> None:
        filling.remove((*place, index))

    content: list[ft.Control] = []
    if taken:
        words = [f"{index + 1}. {said.get(one, one)}" for index, one in enumerate(taken)]
        content.append(entered(words, remove, identifier(place)))
    add = pills(options_of(filling, field), [], lambda option: filling.add(place, option), f"{identifier(place)}-add")
    return titled(filling, field, place, *content, add)
