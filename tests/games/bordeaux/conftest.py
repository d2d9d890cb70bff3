"""Tables of Bordeaux to play on, most of them with printed cards, so that a test says what each card shows."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.table import Table
from companion.games.bordeaux import GAME
from companion.games.bordeaux.cards import ShownCard
from companion.games.bordeaux.commands import DrawCard
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.setup import BordeauxSetup
from companion.storage.rules import load_data

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]


@pytest.fixture(scope="session")
def data() -> BordeauxData:
    """The facts of Bordeaux."""
    loaded = load_data(GAME)
    assert isinstance(loaded, BordeauxData)
    return loaded


@pytest.fixture(scope="session")
def begin(data: BordeauxData) -> Begin:
    """`begin(level="hard")`: a table with this setup, with printed cards unless another deck is named."""

    def begin_play(deck: str = "physical", seed: int = 1, **setup: Any) -> Table:
        return Table.begin(GAME, data, BordeauxSetup(deck=deck, **setup), seed)

    return begin_play


@pytest.fixture(scope="session")
def show() -> Show:
    """`show(spring=("trade",))`: drawing a printed card that shows this; nothing said is nothing known."""

    def draw(**parts: Any) -> DrawCard:
        return DrawCard(shown=ShownCard(**parts))

    return draw
