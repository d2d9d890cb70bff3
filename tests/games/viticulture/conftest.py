"""Tables of Viticulture to play on."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.table import Table
from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.rules import load_data

Begin = Callable[..., Table]
Play = Callable[..., Table]


@pytest.fixture(scope="session")
def data() -> ViticultureData:
    """The facts of Viticulture and Tuscany."""
    loaded = load_data(GAME)
    assert isinstance(loaded, ViticultureData)
    return loaded


@pytest.fixture(scope="session")
def begin(data: ViticultureData) -> Begin:
    """`begin("extended", difficulty="hard")`: a table with this setup."""

    def begin_play(board: str = "base", seed: int = 1, **setup: Any) -> Table:
        return Table.begin(GAME, data, ViticultureSetup(board=board, **setup), seed)

    return begin_play
