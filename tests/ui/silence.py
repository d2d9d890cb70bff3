"""Which controls on a page say nothing to those who cannot see it."""

import flet as ft
from fake_client import Client
from flet.controls.base_control import BaseControl

USED_BY = ("on_click", "on_tap", "on_select", "on_change")
WORDS = ("tooltip", "label", "semantics_label", "hint_text", "value", "text", "content")
"""Where a control keeps words that are shown or spoken."""
NAMES = ("tooltip", "label", "hint_text")
"""Where a field or a list keeps its name; what stands in it is not one."""


def silent(client: Client) -> list[str]:
    """The controls on top that can be used and say nothing, with the names they lie in."""
    speaking: set[int] = set()
    for path in client.paths():
        if _says(path[-1]):
            speaking.update(map(id, path))
    return [
        " / ".join(filter(None, map(_name, path)))
        for path in client.paths()
        if any(getattr(path[-1], event, None) is not None for event in USED_BY)
        and not _hidden(path)
        and not (_says(path[-1]) if isinstance(path[-1], ft.TextField | ft.Dropdown) else id(path[-1]) in speaking)
        and not any(isinstance(one, ft.Semantics) and one.label for one in path)
    ]


def _says(control: BaseControl) -> bool:
    names = NAMES if isinstance(control, ft.TextField | ft.Dropdown) else WORDS
    return any(isinstance(words := getattr(control, name, None), str) and words.strip() for name in names)


def _hidden(path: tuple[BaseControl, ...]) -> bool:
    return any(getattr(one, "opacity", 1) == 0 or getattr(one, "visible", True) is False for one in path)


def _name(control: BaseControl) -> str:
    kind = "" if isinstance(control, ft.Semantics) else type(control).__name__
    return getattr(control, "identifier", None) or kind
