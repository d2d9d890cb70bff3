"""What has been entered into a form: plain values under the names of the input. A change gives a new draft."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.engine.form import Values, always
from companion.ui.forms.fields import Field

Place = tuple[str | int, ...]
"""Where a value stands: names of fields and positions in lists, from the whole form down."""


def blank(fields: Iterable[Field]) -> dict[str, Any]:
    """A form in which nothing was entered yet."""
    return {field.key: start(field) for field in fields}


def start(field: Field) -> Any:
    """What a field shows before anything is entered: its default, else 0 for a count that starts there, else nothing.

    A required number that starts with a value would be answered without anybody having said it.
    """
    if field.optional and not (field.kind == "group" and conditional(field)):
        return None
    if field.kind == "group":
        return blank(field.fields)
    if field.kind == "groups":
        return [] if field.titled else [blank(field.fields) for _ in range(field.fewest_items)]
    if field.kind in ("numbers", "choices", "sequence", "names"):
        return list(field.default or ())
    if field.default is not None:
        return field.default
    if field.kind == "number":
        return 0 if field.look.from_nothing else None
    return {"switch": False, "name": "", "text": ""}.get(field.kind)


def at(draft: Any, place: Place) -> Any:
    """The value at a place; None where there is none."""
    for part in place:
        if isinstance(draft, Mapping):
            draft = draft.get(str(part))
        elif isinstance(draft, Sequence) and isinstance(part, int) and part < len(draft):
            draft = draft[part]
        else:
            return None
    return draft


def put(draft: Any, place: Place, value: Any) -> Any:
    """The draft with another value at a place."""
    if not place:
        return value
    first, rest = place[0], place[1:]
    if isinstance(first, int):
        return [put(one, rest, value) if index == first else one for index, one in enumerate(draft)]
    group = draft or {}
    return {**group, first: put(group.get(first), rest, value)}


def added(draft: Any, place: Place, item: Any) -> Any:
    """The draft with one more item at the end of the list at a place."""
    return put(draft, place, [*(at(draft, place) or ()), item])


def removed(draft: Any, place: Place) -> Any:
    """The draft without the item at a place."""
    *above, index = place
    rest = [one for position, one in enumerate(at(draft, tuple(above)) or ()) if position != index]
    return put(draft, tuple(above), rest)


def asked(field: Field, whole: Values, group: Values) -> bool:
    """Whether the form asks for a field now."""
    return field.look.when(whole, group)


def as_input(fields: Iterable[Field], draft: Values) -> dict[str, Any]:
    """What is handed to the calculator: only what the form asks for now, and nothing that was left out."""
    return _group(fields, draft, draft)


def _group(fields: Iterable[Field], group: Values, whole: Values) -> dict[str, Any]:
    found = {}
    for field in fields:
        if not field.handed_in or not asked(field, whole, group):
            continue
        value = _value(field, group.get(field.key), whole)
        if value is not None and not (field.kind == "text" and value == ""):
            found[field.key] = value
    return found


def _value(field: Field, value: Any, whole: Values) -> Any:
    if field.kind == "groups":
        return None if value is None else [_group(field.fields, one, whole) for one in value]
    if field.kind != "group":
        return value
    if value is None and (field.optional and not conditional(field)):
        return None
    return _group(field.fields, value if value is not None else blank(field.fields), whole)


def conditional(field: Field) -> bool:
    """Whether something else decides that the field is asked for; then an optional group needs no switch."""
    return field.look.when is not always
