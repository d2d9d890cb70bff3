"""Where a form is scrolled to: the first field that is wrong, or the place that was left."""

import asyncio
from typing import Any

import flet as ft

from companion.ui.forms.draft import Place
from companion.ui.forms.faults import Fault
from companion.ui.forms.fields import Field
from companion.ui.widgets.filling import identifier
from companion.ui.widgets.pairs import paired

FACE_DOWN = "face-down"
LAID_OUT = 0.15
"""Seconds after which what just unfolded has its place on the page."""


def found_at(key: str) -> ft.ScrollKey:
    """The mark of a part of a form to which the page can scroll."""
    return ft.ScrollKey(key)  # type: ignore[call-arg]  # Flet hides the field from the checker


def picture_key(field: Field) -> str:
    """The key of the picture in which a field of every player is entered."""
    return f"picture-{field.key}"


def target(fields: tuple[Field, ...], fault: Fault, pictures: Any) -> str:
    """The key of the part of a form in which a fault is told; empty where it has no place.

    Args:
        fields: the form's fields.
        fault: what is wrong.
        pictures: the names of the pictures that the game draws for all players at once.
    """
    if fault.hidden:
        return FACE_DOWN
    walked: Place = ()
    found: Place = ()
    for part in fault.place:
        walked = (*walked, part)
        if isinstance(part, int):
            continue
        field = next((one for one in fields if one.key == part), None)
        if field is None:
            break
        if field.look.picture in pictures:
            return picture_key(field)
        found = walked
        if field.kind not in ("group", "groups") or paired(field):
            break
        fields = field.fields
    return identifier(found)


def use_scrolling(column: ft.Column | None, key: str, times: int) -> None:
    """Keep a form where it was while its page shows something else, and go to what is wrong.

    Args:
        column: the form on the page; None while something else is shown in its place.
        key: the part of the form to go to.
        times: how often that was asked for; each time it goes there.
    """
    left: Any = ft.use_ref(0.0)
    there = column is not None

    def note(e: ft.OnScrollEvent) -> None:
        left.current = e.pixels

    async def back() -> None:
        if column is not None and left.current:
            await asyncio.sleep(LAID_OUT)
            await column.scroll_to(offset=left.current)

    async def go() -> None:
        if column is not None and times and key:
            await asyncio.sleep(LAID_OUT)
            await column.scroll_to(scroll_key=key, duration=200)

    if column is not None:
        column.on_scroll = note
        column.scroll_interval = 200
    ft.use_effect(back, dependencies=[there])
    ft.use_effect(go, dependencies=[times])
