"""Reads a form's fields from the JSON schema of a calculator's input."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel

from companion.engine.form import Form, Look, Question

Kind = Literal[
    "number",
    "seed",
    "switch",
    "maybe",
    "choice",
    "name",
    "text",
    "numbers",
    "choices",
    "sequence",
    "names",
    "group",
    "groups",
]
"""A `seed` is drawn by the app; `maybe` is yes, no or nothing said; of `choices` any are taken; a `sequence` has an
order."""

LEAST, MOST = -99, 999
"""The numbers offered where the input sets no limit."""
NAME_LENGTH = 40
SEED = "seed"
"""The field from which chance starts, wherever a calculator deals something."""


@dataclass(frozen=True)
class Field:
    """One thing that is asked for."""

    key: str
    """Its name in the input."""
    place: str
    """Where it stands in the input, without positions in lists: `players.stars.pisa`."""
    kind: Kind
    hint: str
    look: Look
    required: bool = False
    optional: bool = False
    """It may be left out altogether."""
    default: Any = None
    least: int = LEAST
    most: int = MOST
    halves: bool = False
    """Half numbers are allowed."""
    options: tuple[str | int, ...] = ()
    fields: tuple["Field", ...] = ()
    """What a group, or each group of a list, consists of."""
    fewest_items: int = 0
    most_items: int | None = None
    handed_in: bool = True
    """It is part of the calculator's input, and not only of the form."""

    @property
    def titled(self) -> bool:
        """Whether each group of the list is somebody with a name."""
        return any(field.kind == "name" for field in self.fields)


def read(model: type[BaseModel], form: Form) -> tuple[Field, ...]:
    """The fields of a calculator's form, the questions of the form first."""
    schema = model.model_json_schema(by_alias=True)
    asked = tuple(_question(question) for question in form.questions)
    return (*asked, *_fields(schema, schema.get("$defs", {}), form, ""))


def _question(question: Question) -> Field:
    return Field(
        key=question.id,
        place=question.id,
        kind="choices",
        hint=question.hint,
        look=Look(name=question.name),
        default=[],
        options=question.options,
        handed_in=False,
    )


def _fields(schema: Mapping[str, Any], defs: Mapping[str, Any], form: Form, above: str) -> tuple[Field, ...]:
    needed = schema.get("required", [])
    found = []
    for key, raw in schema.get("properties", {}).items():
        one = _field(key, raw, defs, form, f"{above}{key}", key in needed)
        if one is not None:
            found.append(one)
    return tuple(found)


def _field(
    key: str, raw: Mapping[str, Any], defs: Mapping[str, Any], form: Form, place: str, required: bool
) -> Field | None:
    """One field; None for one that no screen can ask for, such as a list that must stay empty."""
    inner, optional = _without_null(_resolved(raw, defs), defs)
    kind, more = _kind(key, inner, defs, form, place, required, optional)
    if kind is None:
        return None
    return Field(
        key=key,
        place=place,
        kind=kind,
        hint=form.look(place).hint or str(raw.get("description", "")),
        look=form.look(place),
        required=required,
        optional=optional,
        default=raw.get("default"),
        **more,
    )


def _kind(
    key: str, inner: Mapping[str, Any], defs: Mapping[str, Any], form: Form, place: str, required: bool, optional: bool
) -> tuple[Kind | None, dict[str, Any]]:
    if "enum" in inner or "const" in inner:
        return "choice", {"options": _options(inner)}
    match inner.get("type"):
        case "boolean":
            return ("maybe" if optional or required else "switch"), {}
        case "integer" | "number":
            return ("seed" if key == SEED else "number"), {**_bounds(inner), "halves": inner["type"] == "number"}
        case "string":
            return ("name" if key == "name" and required else "text"), {}
        case "object":
            return "group", {"fields": _fields(inner, defs, form, f"{place}.")}
        case "array":
            return _list_kind(inner, defs, form, place)
    return None, {}


def _list_kind(
    inner: Mapping[str, Any], defs: Mapping[str, Any], form: Form, place: str
) -> tuple[Kind | None, dict[str, Any]]:
    item = _resolved(inner.get("items", {}), defs)
    more: dict[str, Any] = {"fewest_items": inner.get("minItems", 0), "most_items": inner.get("maxItems")}
    if "enum" in item or "const" in item:
        kind: Kind = "sequence" if form.look(place).in_order else "choices"
        return kind, {**more, "options": _options(item)}
    match item.get("type"):
        case "integer":
            return "numbers", {**more, **_bounds(item)}
        case "string" if "pattern" not in item:
            return "names", more
        case "object":
            return "groups", {**more, "fields": _fields(item, defs, form, f"{place}.")}
    return None, {}


def _resolved(raw: Mapping[str, Any], defs: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema behind a reference."""
    reference = raw.get("$ref")
    if reference is None and len(raw.get("allOf", ())) == 1:
        reference = raw["allOf"][0].get("$ref")
    return defs[str(reference).rpartition("/")[2]] if reference is not None else raw


def _without_null(inner: Mapping[str, Any], defs: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
    """The one type of a field that may also be null."""
    kinds = [one for one in inner.get("anyOf", ()) if one.get("type") != "null"]
    if len(kinds) != 1:
        return inner, False
    return _resolved(kinds[0], defs), len(inner["anyOf"]) > 1


def _options(inner: Mapping[str, Any]) -> tuple[str | int, ...]:
    return tuple(inner["enum"]) if "enum" in inner else (inner["const"],)


def _bounds(inner: Mapping[str, Any]) -> dict[str, Any]:
    """Limits as the schema writes them; behind a validator of its own a field keeps the short words."""
    found: dict[str, Any] = {}
    least = inner.get("minimum", inner.get("ge"))
    most = inner.get("maximum", inner.get("le"))
    if least is not None:
        found["least"] = least
    if most is not None:
        found["most"] = most
    return found
