"""Small things to tap in a row: choices, chips that can be taken away, the digits of a number."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import flet as ft

from companion.engine.form import Option
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.widgets.pieces import spoken

ValueT = TypeVar("ValueT")
KEY = 48
"""The side of a digit's key."""


def tapped(do: Callable[[ValueT], None], value: ValueT) -> Callable[[object], None]:
    """A tap that does something with one value."""
    return lambda e: do(value)


def pill(
    text: str,
    identifier: str,
    on_tap: Callable[[object], None],
    taken: bool | None = None,
    icon: ft.IconData | None = None,
    label: str = "",
) -> ft.Semantics:
    """One thing to tap.

    Args:
        text: what stands on it.
        identifier: its id for tests.
        on_tap: what a tap does.
        taken: whether it is chosen; None where it only does something.
        icon: a sign behind the text.
        label: what screen readers say, where the text alone does not tell.
    """
    color = ft.Colors.ON_PRIMARY_CONTAINER if taken else ft.Colors.ON_SURFACE
    parts: list[ft.Control] = [ft.Text(text, theme_style=ft.TextThemeStyle.BODY_LARGE, color=color)]
    if taken:
        parts.insert(0, ft.Icon(ft.Icons.CHECK, size=18, color=color))
    if icon is not None:
        parts.append(ft.Icon(icon, size=18, color=ft.Colors.ON_SURFACE_VARIANT))
    face = ft.Container(
        ft.Row(parts, spacing=6, tight=True, wrap=len(text) > 30),
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if taken else None,
        border=ft.Border.all(1, ft.Colors.PRIMARY if taken else ft.Colors.OUTLINE_VARIANT),
        border_radius=22,
        ink=True,
        on_click=on_tap,
    )
    found = spoken(identifier, face, label or text, on_tap=on_tap)
    found.checked = taken
    return found


def pills(
    options: Iterable[Option], taken: Sequence[str | int], tap: Callable[[str | int], None], identifier: str
) -> ft.Control:
    """Choices side by side, in as many rows as they need. The id of one in tests is `identifier-id`."""
    chips: list[ft.Control] = [
        pill(option.name, f"{identifier}-{option.id}", tapped(tap, option.id), taken=option.id in taken)
        for option in options
    ]
    return _wrapped(chips)


def entered(words: Sequence[str], remove: Callable[[int], None], identifier: str) -> ft.Control:
    """What was put into a list, each to be taken away by a tap."""
    chips: list[ft.Control] = [
        pill(
            word,
            f"{identifier}-{index}",
            tapped(remove, index),
            icon=ft.Icons.CLOSE,
            label=texts.TAKE_AWAY.format(what=word),
        )
        for index, word in enumerate(words)
    ]
    return _wrapped(chips)


def digit_keys(
    label: str, least: int, most: int, add: Callable[[int], None], other: Callable[[object], None], identifier: str
) -> ft.Control:
    """A key for each number of one digit that is allowed, and one for the larger numbers where there are any."""
    keys: list[ft.Control] = [
        _key(
            str(number),
            f"{identifier}-key-{number}",
            tapped(add, number),
            texts.ADD_NUMBER.format(label=label, number=number),
        )
        for number in range(max(0, least), min(9, most) + 1)
    ]
    if most > 9 or least < 0:
        keys.append(
            _key(texts.OTHER_NUMBER, f"{identifier}-key-other", other, texts.OTHER_NUMBER_HINT.format(label=label))
        )
    return _wrapped(keys)


def _key(face: str, identifier: str, on_tap: Callable[[object], None], label: str) -> ft.Semantics:
    key = ft.Container(
        ft.Text(face, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        width=KEY,
        height=KEY,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=on_tap,
    )
    return spoken(identifier, key, label, on_tap=on_tap)


def _wrapped(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(controls, wrap=True, spacing=6, run_spacing=6)
