"""Reads JSON in which every name of a group stands once; Python and pydantic would let the last one win unsaid."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.engine.problems import path


class NameTwice(ValueError):  # noqa: N818 - the message is for the person who wrote the file
    """A name stands twice in one group; the message says where, as `players[0].victory_points stands twice`."""


class _Group(dict[str, Any]):
    """A group in which a name stands twice."""

    twice: str


def read_json_text(text: str) -> Any:
    """The value of a JSON text.

    Raises:
        NameTwice: a name stands twice in one group.
        ValueError: it is not JSON.
        RecursionError: it is nested too deeply.
    """
    marked: list[_Group] = []

    def group(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        damaged = _Group(found)
        damaged.twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
        marked.append(damaged)
        return damaged

    whole = json.loads(text, object_pairs_hook=group)
    if marked:
        raise NameTwice(f"{_first_twice(whole)} stands twice")
    return whole


def _first_twice(whole: Any) -> str:
    """The place of the first name that stands twice, from the outside in, without going down by calls."""
    waiting: list[tuple[tuple[int | str, ...], Any]] = [((), whole)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, _Group):
            return path((*place, value.twice))
        waiting += [((*place, name), inner) for name, inner in reversed(list(_parts(value)))]
    return ""


def _parts(value: Any) -> Iterator[tuple[int | str, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)
