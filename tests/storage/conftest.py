"""Libraries in a temporary folder, and plays of Viticulture to store in them."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from companion.engine.table import Table
from companion.games import game_named
from companion.storage.library import Library
from companion.storage.records import SaveFile, new_save, pack
from companion.storage.rules import load_data

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


class Clock:
    """A clock that goes on by a minute each time it is looked at."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library", Clock())


@pytest.fixture
def again(library: Library) -> Callable[[], Library]:
    """The same library as another window or a later start opens it."""
    return lambda: Library(library.folder, Clock())


Walk = Callable[..., Table]


@pytest.fixture
def walk() -> Walk:
    """A play of Viticulture after a number of steps, each the last legal choice, or at its count if that is sooner."""

    def walked(steps: int, seed: int = 7, **setup: Any) -> Table:
        game = game_named("viticulture")
        assert game.play is not None
        table = Table.begin(game, load_data(game), game.play.setup(board="extended", **setup), seed)
        for _ in range(steps):
            if table.choices():
                table = table.do(table.choices()[-1])
        return table

    return walked


Stored = Callable[[Table], SaveFile]


@pytest.fixture
def stored(library: Library) -> Stored:
    """Stores a play as the app does: first its beginning, then as it stands."""

    def store(table: Table) -> SaveFile:
        first = library.save(new_save(table.at(0), library.now()))
        return library.save(pack(table, first, library.now()))

    return store
