"""Windows of the app on a library of the test's own, and plays that are in it already."""

from pathlib import Path

import pytest
from fake_client import PHONE, Begin, Client, Open, Standing

from companion.engine.play import Command
from companion.engine.table import Table
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.library import Library
from companion.storage.records import unpack
from companion.storage.rules import load_index
from companion.ui.app import begin
from companion.ui.desk import Desk
from companion.ui.widgets.solo import bottom as solo_bottom


@pytest.fixture(scope="session", autouse=True)
def index() -> None:
    """Build the search index once; the app would build it beside the first page."""
    load_index()


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """The one library that all windows of a test share; empty at first."""
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path))
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
