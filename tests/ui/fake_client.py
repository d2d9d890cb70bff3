"""A session of the app without a browser: Flet's own session, and a connection that answers as a browser would.

Messages go through Flet's own encoder, since it also keeps track of what a browser has been shown. This touches
Flet's inside, which is why the project pins Flet to one release.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from functools import cache
from types import TracebackType
from typing import Any

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.engine.table import Table

PHONE, DESKTOP = (390, 844), (1280, 800)
TURNS = 400
"""Turns of the event loop after which a session that still changes counts as one that never comes to rest."""
QUIET = 6
"""Turns without a message after which a session is at rest."""

Main = Callable[[ft.Page], Awaitable[None] | None]
Open = Callable[..., "Client"]
"""The fixture `window`: opens a window at an address, of a size; to be used in `async with`."""
Begin = Callable[..., str]
"""The fixture `play`: stores a play of these commands and setup choices, and gives its id."""
Standing = Callable[[str], Table]
"""The fixture `standing`: how a stored play stands."""


class FakeConnection(Connection):
    """What stands in for the browser's end: it takes messages, and answers calls at once."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(1)
        self.pubsubhub = PubSubHub(loop=self.loop, executor=self.executor)
        self.page_url = "http://test"
        self.session: Session | None = None
        self.sent = 0
        self.calls: list[tuple[str, Any]] = []
        """What the app asked the browser to do, by name, with the arguments."""
        self.answers: dict[str, Any] = {}
        """What the browser answers to a call, by its name; an exception is a refusal."""
        self.visited: list[str] = []
        """The browser's history of pages."""

    def send_message(self, message: Message) -> None:
        msgpack.packb([message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl))
        self.sent += 1
        if message.action == MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self._answer, message.body)

    def _answer(self, call: InvokeMethodRequestBody) -> None:
        assert self.session is not None
        self.calls.append((call.name, call.args))
        answer = self.answers.get(call.name)
        refusal = str(answer) if isinstance(answer, Exception) else None
        self.session.handle_invoke_method_results(call.control_id, call.call_id, None if refusal else answer, refusal)
        if call.name == "push_route":
            self.visited.append(call.args["route"])
            self.show_route(call.args["route"])

    def show_route(self, route: str) -> None:
        """Do what a browser does at another address: set the page's route and tell the app."""
        assert self.session is not None
        page = self.session.page
        page.route = route
        self.loop.create_task(self.session.dispatch_event(page._i, "route_change", {"route": route}))

    def dispose(self) -> None:
        self.executor.shutdown(wait=False)


class FakeSession(Session):
    """Flet's session, which keeps what went wrong in the app for the test to fail on."""

    def __init__(self, connection: FakeConnection) -> None:
        self.errors: list[str] = []
        super().__init__(connection)

    def error(self, message: str) -> None:
        self.errors.append(message)


class Client:
    """One browser window on the app. What is found and tapped is what lies on top: an open dialog, else the page."""

    def __init__(self, main: Main, route: str = "/", size: tuple[int, int] = PHONE) -> None:
        self._main, self._route, self._size = main, route, size
        self._seen: tuple[int, tuple[tuple[BaseControl, ...], ...]] = (-1, ())

    async def __aenter__(self) -> "Client":
        self.connection = FakeConnection()
        self.session = self.connection.session = FakeSession(self.connection)
        self.page: ft.Page = self.session.page
        self.page.web = True
        self.page.route, (self.page.width, self.page.height) = self._route, self._size
        self.connection.visited.append(self._route)
        self.connection.loop.set_exception_handler(lambda loop, problem: self.session.error(str(problem)))
        _context_page.set(self.page)
        page_patch = self.session.get_page_patch()
        body = RegisterClientResponseBody(session_id=self.session.id, page_patch=page_patch, error="")
        self.connection.send_message(Message(MessageAction.REGISTER_CLIENT, body))
        begun = self._main(self.page)
        if begun is not None:
            await begun
        await self.settle()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.session.close()
        await asyncio.sleep(0)
        self.connection.dispose()
        if kind is None:
            assert not self.session.errors, "\n".join(self.session.errors)

    async def settle(self) -> None:
        """Wait until nothing is drawn any more; dialogs that were closed are dismissed, as a browser does."""
        quiet, seen = 0, -1
        for _ in range(TURNS):
            await asyncio.sleep(0)
            for dialog in [one for one in self.page._dialogs.controls if not one.open]:
                await self.session.dispatch_event(dialog._i, "dismiss", None)
            quiet, seen = (quiet + 1 if self.connection.sent == seen else 0), self.connection.sent
            if quiet >= QUIET:
                return
        raise AssertionError("the app does not come to rest")

    # What is there

    @property
    def route(self) -> str:
        """The address in the browser."""
        return self.page.route or ""

    @property
    def top(self) -> BaseControl:
        """The page that is seen."""
        views = [one for one in _walk(self.page.views, ()) if isinstance(one[-1], ft.View)]
        return views[-1][-1]

    @property
    def dialog(self) -> ft.AlertDialog | None:
        """The dialog over the page, if there is one."""
        shown = [one for one in self.page._dialogs.controls if isinstance(one, ft.AlertDialog) and one.open]
        return shown[-1] if shown else None

    def paths(self) -> tuple[tuple[BaseControl, ...], ...]:
        """Each control on top with those it lies in, outermost first."""
        if self._seen[0] != self.connection.sent:
            self._seen = self.connection.sent, tuple(_walk(self.dialog or self.top, ()))
        return self._seen[1]

    def inside(self, identifier: str) -> list[BaseControl]:
        """A named control and all that lies in it."""
        return [path[-1] for path in _walk(self.find(identifier), ())]

    def find(self, identifier: str) -> ft.Semantics:
        """The one control with this name for tests."""
        control = self._path(identifier)[-1]
        assert isinstance(control, ft.Semantics)
        return control

    def has(self, identifier: str) -> bool:
        """Whether a control with this name is on top."""
        return any(getattr(path[-1], "identifier", None) == identifier for path in self.paths())

    def named(self, start: str) -> list[str]:
        """The names on top that begin with `start`, in the order of the page."""
        names = [getattr(path[-1], "identifier", None) for path in self.paths()]
        return [name for name in names if isinstance(name, str) and name.startswith(start)]

    def texts(self, identifier: str | None = None) -> list[str]:
        """Every text on top, or in one named control, in the order of the page."""
        shown = self.inside(identifier) if identifier is not None else [path[-1] for path in self.paths()]
        return [_text(control) for control in shown if isinstance(control, ft.Text)]

    def text(self, identifier: str) -> str:
        """What a named control says, its texts in a row."""
        return " ".join(self.texts(identifier))

    def label(self, identifier: str) -> str:
        """What a screen reader says of a named control."""
        return str(self.find(identifier).label)

    def told(self) -> list[str]:
        """The messages at the bottom of the page, oldest first."""
        bars = [one for one in self.page._dialogs.controls if isinstance(one, ft.SnackBar)]
        return [_text(bar.content) for bar in bars if isinstance(bar.content, ft.Text)]

    # What a thumb can do

    async def tap(self, identifier: str) -> None:
        """Tap a named control; what cannot be tapped fails the test."""
        path = self._path(identifier)
        segment = next((one for one in path if isinstance(one, ft.Segment)), None)
        found = _chosen(path, segment) if segment is not None else _pressable(path, self.inside(identifier))
        assert found is not None, f"nothing listens to a tap on {identifier}"
        await self._press(*found)

    async def press(self, words: str, place: int | None = None) -> None:
        """Tap the one control on top that shows these words or has them as its tooltip.

        Args:
            words: the words.
            place: which of several such controls, counted from 0.
        """
        paths = [path for path in self.paths() if words in _said(path[-1])]
        hits = {id(found[0]): found for path in paths if (found := _pressable(path, [])) is not None}
        assert len(hits) == 1 or place is not None, f"{len(hits)} controls say {words!r}: {self.texts()}"
        await self._press(*list(hits.values())[place or 0])

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Tell the app of an event, and wait until everything is drawn."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def type(self, identifier: str, words: str) -> None:
        """Type into the field in a named control, a letter at a time."""
        for end in range(1, len(words) + 1):
            (field,) = [one for one in self.inside(identifier) if isinstance(one, ft.TextField)]
            self.session.apply_patch(field._i, {"value": words[:end]})
            await self.fire(field, "change", words[:end])

    async def pick(self, identifier: str, key: str) -> None:
        """Choose from the dropdown in a named control, by the key of the choice."""
        (dropdown,) = [one for one in self.inside(identifier) if isinstance(one, ft.Dropdown)]
        assert key in self.choices(identifier)
        self.session.apply_patch(dropdown._i, {"value": key})
        await self.fire(dropdown, "select", key)

    def choices(self, identifier: str) -> list[str | None]:
        """The keys that the dropdown in a named control offers."""
        (dropdown,) = [one for one in self.inside(identifier) if isinstance(one, ft.Dropdown)]
        return [option.key for option in dropdown.options or []]

    async def go(self, route: str) -> None:
        """Open another address of the app."""
        self.connection.visited.append(route)
        self.connection.show_route(route)
        await self.settle()

    async def back(self) -> None:
        """The browser's own way back."""
        self.connection.visited.pop()
        self.connection.show_route(self.connection.visited[-1])
        await self.settle()

    async def to_page(self, name: str) -> None:
        """Choose one of the main pages, in the bar of a phone or the rail of a desktop."""
        kinds = (ft.NavigationBar, ft.NavigationRail)
        (bar,) = [path[-1] for path in self.paths() if isinstance(path[-1], kinds)]
        assert isinstance(bar, kinds)
        labels = [one.label for one in bar.destinations or []]
        self.session.apply_patch(bar._i, {"selected_index": labels.index(name)})
        await self.fire(bar, "change", labels.index(name))

    async def _press(self, control: BaseControl, event: str, patch: dict[str, Any]) -> None:
        assert not getattr(control, "disabled", False), f"{control} is disabled"
        if patch:
            self.session.apply_patch(control._i, patch)
        await self.fire(control, event)

    def _path(self, identifier: str) -> tuple[BaseControl, ...]:
        hits = [path for path in self.paths() if getattr(path[-1], "identifier", None) == identifier]
        assert len(hits) == 1, f"{len(hits)} controls are named {identifier}: {self.named('')}"
        return hits[0]


Press = tuple[BaseControl, str, dict[str, Any]]
"""What is pressed: the control, the event it tells the app, and what changes on it in the browser before that."""


def _pressable(path: tuple[BaseControl, ...], inside: list[BaseControl]) -> Press | None:
    """The control that a tap reaches: the first one inside that listens, else the nearest one around."""
    for control in [path[-1], *inside, *reversed(path[:-1])]:
        if isinstance(control, ft.Switch | ft.Checkbox):
            return control, "change", {"value": not control.value}
        if isinstance(control, ft.Chip):
            return control, "select", {"selected": not control.selected}
        if getattr(control, "on_click", None) is not None:
            return control, "click", {}
        if getattr(control, "on_tap", None) is not None:
            return control, "tap", {}
    return None


def _chosen(path: tuple[BaseControl, ...], segment: ft.Segment) -> Press:
    (button,) = [one for one in path if isinstance(one, ft.SegmentedButton)]
    return button, "change", {"selected": [segment.value]}


def _walk(value: Any, above: tuple[BaseControl, ...]) -> Iterator[tuple[BaseControl, ...]]:
    """Each control of a tree with the ones it lies in; components stand for what they drew."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _walk(one, above)
    elif isinstance(value, Component):
        yield from _walk(value._b, above)
    elif isinstance(value, BaseControl) and not any(value is one for one in above):
        path = (*above, value)
        yield path
        for name in _parts(type(value)):
            yield from _walk(getattr(value, name, None), path)


@cache
def _parts(kind: type[BaseControl]) -> tuple[str, ...]:
    """The fields of a kind of control in which others may lie."""
    return tuple(one.name for one in fields(kind) if not one.name.startswith("_") and not one.metadata.get("skip"))


def _said(control: BaseControl) -> tuple[object, ...]:
    """What a control says by itself: a text or a piece of one, the words a button was given, its tooltip."""
    words = _text(control) if isinstance(control, ft.Text | ft.TextSpan) else getattr(control, "content", None)
    tooltip = getattr(control, "tooltip", None)
    return words, tooltip.message if isinstance(tooltip, ft.Tooltip) else tooltip


def _text(text: ft.Text | ft.TextSpan) -> str:
    own = (text.value if isinstance(text, ft.Text) else text.text) or ""
    return own + "".join(_text(span) for span in text.spans or [])
