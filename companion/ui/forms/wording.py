"""What the fields and choices of a form are called on the screen."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from companion.engine.rulebook import GameData
from companion.ui.forms.draft import Place, at
from companion.ui.forms.fields import Field
from companion.ui.score_texts import FIELD_NAMES


def names_in(data: GameData) -> dict[str, str]:
    """The name of everything in a game's tables that has an id and a name, such as regions and modules."""
    found: dict[str, str] = {}
    for one in _models(data):
        given, name = getattr(one, "id", None), getattr(one, "name", None)
        if isinstance(given, str) and isinstance(name, str):
            found.setdefault(given, name)
    return found


def _models(value: Any) -> Iterator[BaseModel]:
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from _models(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _models(one)


def in_words(name: str) -> str:
    """`victory_points` as `Victory points`."""
    plain = name.replace("_", " ").replace("-", " ").strip()
    return plain[:1].upper() + plain[1:]


def label(field: Field) -> str:
    """What a field is called."""
    return field.look.name or FIELD_NAMES.get(field.key) or in_words(field.key)


def one_of(field: Field) -> str:
    """What one item of a list is called."""
    many = label(field)
    return f"{many[:-3]}y" if many.endswith("ies") else many.removesuffix("s")


def spoken_low(name: str) -> str:
    """A name in the middle of a sentence; one that begins with capitals only, such as VP, stays."""
    return name if name[1:2].isupper() else name[:1].lower() + name[1:]


def option_name(option: str | int, names: Mapping[str, str]) -> str:
    """What a choice is called: as the game's tables name it, else its id in words."""
    return str(option) if isinstance(option, int) else names.get(option, in_words(option))


def where(fields: tuple[Field, ...], values: Any, place: Place) -> str:
    """A place in words, as far as it is known: `Ana, Lira`, or `Grape cards 2, Value`."""
    parts: list[str] = []
    field: Field | None = None
    walked: Place = ()
    for part in place:
        walked = (*walked, part)
        if isinstance(part, int):
            parts = [*parts[:-1], _item(field, at(values, walked), part)] if field else parts
        else:
            field = next((one for one in fields if one.key == part), None)
            if field is None:
                break
            parts.append(label(field))
            fields = field.fields
    return ", ".join(parts)


def _item(field: Field | None, value: Any, index: int) -> str:
    """One item of a list: whoever it belongs to, else its number."""
    assert field is not None
    named = value.get("name") if isinstance(value, Mapping) else None
    return str(named) if named else f"{one_of(field)} {index + 1}"
