"""Turns what pydantic refuses into one plain sentence: the field, what is allowed, and what came instead."""

import difflib
import json
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

_GROUP = 'must be a group of named fields, as {{"name": value}}'
_LIST = "must be a list, as [1, 2]"
_WORDS: Mapping[str, str] = {
    "missing": "is missing",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "string_type": "must be text",
    "string_unicode": "cannot be read as text in UTF-8",
    "string_too_short": "must not be empty",
    "none_required": "must be empty (null)",
    "tuple_type": _LIST,
    "list_type": _LIST,
    "set_type": _LIST,
    "frozen_set_type": _LIST,
    "dict_type": _GROUP,
    "model_type": _GROUP,
    "model_attributes_type": _GROUP,
    "greater_than_equal": "must be at least {ge}",
    "greater_than": "must be more than {gt}",
    "less_than_equal": "must be at most {le}",
    "less_than": "must be less than {lt}",
    "multiple_of": "must be a multiple of {multiple_of}",
    "too_short": "needs at least {min_length} in the list, not {actual_length}",
    "too_long": "takes at most {max_length} in the list, not {actual_length}",
    "string_too_long": "takes at most {max_length} letters",
    "string_pattern_mismatch": "must be an id: small letters and digits, joined by - or _",
    "literal_error": "must be {expected}",
    "enum": "must be {expected}",
    "union_tag_invalid": "must have a {discriminator} of {expected_tags}",
    "union_tag_not_found": "needs a field {discriminator} that says what it is",
    "json_invalid": "cannot be read as JSON: {error}",
}
_SAYS_IT_ALL = frozenset(
    {"missing", "too_short", "too_long", "string_too_short", "string_unicode", "json_invalid", "union_tag_not_found"}
)
_SHOWN = 40
"""How much of a wrong value is repeated; the reader knows the rest."""


def explain(error: ValidationError, model: type[BaseModel] | None = None) -> str:
    """Say the first thing that is wrong, such as `players[1].stars.pisa: must be at least 0, not -1`.

    A `ValueError` raised by one of our own validators keeps its own text.

    Args:
        error: what pydantic raised.
        model: the model that was asked for; with it the sentence also names the fields
            that are allowed, and what the field is for.
    """
    problems = error.errors(include_url=False)
    strangers = [one for one in problems if one["type"] == "extra_forbidden"]
    first = (strangers or problems)[0]
    text = _unknown_field(first, problems, model) if strangers else _refused(first, model)
    where = path(first["loc"])
    return f"{where}: {text}" if where else text


def path(loc: Sequence[int | str]) -> str:
    """Write a place as people read it: `players[0].stars.pisa`."""
    text = ""
    for part in loc:
        if isinstance(part, int):
            text += f"[{part}]"
        elif part != "[key]":
            shown = part if part.isprintable() else json.dumps(part)
            text += f".{shown}" if text else shown
    return text


def _refused(problem: ErrorDetails, model: type[BaseModel] | None) -> str:
    kind, context = problem["type"], problem.get("ctx", {})
    if kind in ("value_error", "assertion_error"):
        return str(context["error"])
    if kind not in _WORDS:
        return problem["msg"]
    text = _WORDS[kind].format(**{name: str(value).replace("'", "") for name, value in context.items()})
    if kind not in _SAYS_IT_ALL:
        text += f", not {_shown(problem['input'])}"
    field = _field(model, problem["loc"])
    choices = _choices(field.annotation) if field is not None and kind == "missing" else ()
    if choices:
        text += f"; it must be {_either(choices)}"
    return f"{text}. What it is: {field.description}" if field is not None and field.description else text


def _unknown_field(problem: ErrorDetails, problems: list[ErrorDetails], model: type[BaseModel] | None) -> str:
    """A field that nobody asked for; most often it is misspelt, and the one that was meant is missing."""
    *parent, name = problem["loc"]
    missing = [str(one["loc"][-1]) for one in problems if one["type"] == "missing" and [*one["loc"][:-1]] == parent]
    known = list(_fields(_model_at(model, parent))) or missing
    close = difflib.get_close_matches(str(name), missing or known, n=1) or difflib.get_close_matches(str(name), known)
    text = "there is no such field"
    if close:
        text += f"; {close[0]} may be meant"
    return f"{text}; allowed: {', '.join(known)}" if known else text


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return json.dumps(value[:_SHOWN], ensure_ascii=False)
    if isinstance(value, int | float):
        return str(value)[:_SHOWN]
    return "a group of fields" if isinstance(value, Mapping | BaseModel) else "a list"


def _field(model: type[BaseModel] | None, loc: Sequence[int | str]) -> FieldInfo | None:
    """The field that a place names, for a place in a list the list's; None where the place is not in the model."""
    while loc and isinstance(loc[-1], int):
        loc = loc[:-1]
    if not loc:
        return None
    return _fields(_model_at(model, loc[:-1])).get(str(loc[-1]))


def _model_at(model: type[BaseModel] | None, loc: Sequence[int | str]) -> type[BaseModel] | None:
    """The model whose fields stand at a place, following field names and list positions from `model`."""
    for part in loc:
        if model is not None and isinstance(part, str):
            field = _fields(model).get(part)
            model = _model_in(field.annotation) if field is not None else None
    return model


def _fields(model: type[BaseModel] | None) -> dict[str, FieldInfo]:
    return {field.alias or name: field for name, field in model.model_fields.items()} if model is not None else {}


def _choices(annotation: Any) -> tuple[str, ...]:
    """The words of which a field takes one; none where it takes something else."""
    if annotation is bool:
        return ("true", "false")
    if get_origin(annotation) is Literal and len(get_args(annotation)) > 1:
        return tuple(str(choice) for choice in get_args(annotation))
    inner = get_args(annotation) if get_origin(annotation) in (Annotated, Union, UnionType) else ()
    return next((found for part in inner if (found := _choices(part))), ())


def _either(choices: Sequence[str]) -> str:
    """`a or b`, `a, b or c`."""
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


def _model_in(annotation: Any) -> type[BaseModel] | None:
    """The model inside `Model`, `Model | None`, `tuple[Model, ...]` or an annotated one of these."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    parts = get_args(annotation)
    if get_origin(annotation) is Annotated:
        parts = parts[:1]
    return next((found for part in parts if part is not NoneType and (found := _model_in(part))), None)
