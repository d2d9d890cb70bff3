"""What a form still asks for: every field that is needed and empty, in the form's own order."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from companion.engine.form import Values
from companion.ui import score_texts as texts
from companion.ui.forms.draft import Place, asked, conditional
from companion.ui.forms.faults import Fault
from companion.ui.forms.fields import Field
from companion.ui.forms.wording import label, one_of, spoken_low

IS_MISSING = "is missing"
CHOSEN = ("choice", "choices", "sequence")


def missing(fields: Iterable[Field], values: Values) -> tuple[Fault, ...]:
    """The empty fields that are needed. What lies face down is told apart, under its cover."""
    return tuple(_in_group(fields, values, values, ()))


def _in_group(fields: Iterable[Field], group: Values, whole: Values, above: Place) -> Iterator[Fault]:
    for field in fields:
        if field.handed_in and not field.look.face_down and asked(field, whole, group):
            yield from _at(field, group.get(field.key), whole, (*above, field.key))


def _at(field: Field, value: Any, whole: Values, place: Place) -> Iterator[Fault]:
    if field.kind == "group":
        yield from _of_group(field, value, whole, place)
    elif field.kind == "groups":
        there = value or []
        if len(there) < _fewest(field):
            yield Fault(place, _add(field, bool(there)))
        for index, one in enumerate(there):
            yield from _in_group(field.fields, one, whole, (*place, index))
    elif (field.required or field.look.needed) and field.kind != "seed" and value in (None, ""):
        yield Fault(place, _say(field))


def _of_group(field: Field, value: Any, whole: Values, place: Place) -> Iterator[Fault]:
    if value is None and field.optional and not conditional(field):
        return
    inside = value or {}
    if field.look.needed and all(one in (None, "") for one in inside.values()):
        yield Fault(place, texts.MISSING.format(label=label(field)))
        return
    yield from _in_group(field.fields, inside, whole, place)


def _fewest(field: Field) -> int:
    return max(field.fewest_items, 1) if field.look.needed else field.fewest_items


def _add(field: Field, some: bool) -> str:
    return (texts.ADD_ANOTHER if some else texts.ADD_ONE).format(what=spoken_low(one_of(field)))


def _say(field: Field) -> str:
    if field.kind in CHOSEN:
        return texts.CHOOSE_THE.format(what=spoken_low(label(field)))
    if field.kind == "maybe":
        return texts.YES_OR_NO
    return texts.MISSING.format(label=label(field))


def with_label(fields: tuple[Field, ...], fault: Fault) -> Fault:
    """A calculator's `is missing` with the field's name on the screen in front."""
    if not fault.text.startswith(IS_MISSING):
        return fault
    field: Field | None = None
    for part in fault.place:
        if isinstance(part, str):
            field = next((one for one in fields if one.key == part), None)
            fields = field.fields if field is not None else ()
    return fault if field is None else replace(fault, text=f"{label(field)} {fault.text}")
