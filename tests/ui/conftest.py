"""Windows of the app on a library of the test's own, and plays that are in it already."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from fake_client import PHONE, Begin, Client, Open, Standing
from playwright.sync_api import Browser, sync_playwright
from real_browser import NO_BROWSER, OpenWindow, Served, Window, chromium

from companion.engine.play import Command
from companion.engine.table import Table
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.library import Library
from companion.storage.records import unpack
from companion.storage.rules import load_index
from companion.ui.app import begin
from companion.ui.desk import Desk
from companion.ui.widgets.solo import bottom as solo_bottom

ROOT = Path(__file__).parents[2]
SEED = 1
"""A deck of which no year uses up all six workers, so that the whole deck is drawn in seven years."""


@pytest.fixture(scope="session", autouse=True)
def index() -> None:
    """Build the search index once; the app would build it beside the first page."""
    load_index()


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """The one library that all windows of a test share; empty at first. Every run deals the same cards."""
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path))
    monkeypatch.setattr("companion.ui.desk.secrets", SimpleNamespace(randbits=lambda bits: SEED))
    return Library(tmp_path / "library")


@pytest.fixture
def window(library: Library, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens windows on the test's library. Tests tap faster than thumbs, so no two taps count as one."""
    monkeypatch.setattr(solo_bottom, "DOUBLE_TAP", 0.0)

    def opened(route: str = "/", size: tuple[int, int] = PHONE) -> Client:
        return Client(lambda page: begin(page, None), route, size)

    return opened


@pytest.fixture
def play(library: Library) -> Begin:
    """Puts a solo play of Viticulture into the library: its setup's choices, then its commands. Returns its id."""

    def began(*commands: Command, **choices: object) -> str:
        desk = Desk(library)
        play_id = desk.begin("viticulture", ViticultureSetup.model_validate({"board": "base", **choices}))
        for command in commands:
            assert desk.do(play_id, command), desk.messages()
        return play_id

    return began


@pytest.fixture
def seven_years(library: Library, play: Begin) -> Begin:
    """Puts a play into the library of which only the count is left, then carries commands out. Returns its id."""

    def played(*commands: Command, **choices: object) -> str:
        desk, play_id = Desk(library), play(**choices)
        while (opened := desk.play(play_id)) is not None and opened.table.state.phase != "finish":
            assert desk.do(play_id, opened.table.choices()[-1])
        for command in commands:
            assert desk.do(play_id, command), desk.messages()
        return play_id

    return played


@pytest.fixture
def standing(library: Library) -> Standing:
    """How a stored play stands, whatever the screens show."""

    def stands(play_id: str) -> Table:
        save = library.find(play_id)
        assert save is not None
        return unpack(save).table

    return stands


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium. Without one the tests are skipped; where CI=true they fail."""
    with sync_playwright() as playwright:
        path = chromium(playwright)
        if path is None:
            (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NO_BROWSER)
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app, served by its own command on a port that is free, with data of its own."""
    folder = tmp_path_factory.mktemp("served")
    environment = {**os.environ, "COMPANION_DATA": str(folder / "data"), "PYTHONUNBUFFERED": "1"}
    with (folder / "errors.txt").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "companion", "--web", "--port", "0"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        told = process.stdout.readline()
        address = next((word for word in told.split() if word.startswith("http://")), "")
        assert address, f"{told}{(folder / 'errors.txt').read_text(encoding='utf-8')}"
        yield Served(address, folder / "data")
        process.terminate()
        process.wait(10)


@pytest.fixture
def browser_window(browser: Browser, served: Served) -> Iterator[OpenWindow]:
    """Opens windows of the browser on the served app."""
    contexts = []

    def opened(route: str = "/", size: tuple[int, int] = PHONE) -> Window:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        contexts.append(context)
        window = Window(context, served.address)
        window.open(route)
        return window

    yield opened
    for context in contexts:
        context.close()
