"""Every game that is played in the companion, its facts, and a table at its beginning; and the order of a run."""

from typing import get_args

import hypothesis
import pytest
from skip_watch import SkipWatch

from companion.engine.game import AnyGame
from companion.engine.rulebook import GameData
from companion.engine.table import Table
from companion.games import all_games
from companion.storage.rules import load_data

# How long an example takes says something of the machine, not of the rule it shows.
hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")

PLAYED = [game for game in all_games() if game.play is not None]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(SkipWatch(), "skip-watch")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: what drives the browser leaves an event loop running, in which no other can be started."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session", params=PLAYED, ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game with a solo play in turn."""
    found: AnyGame = request.param
    return found


@pytest.fixture(scope="session")
def data(game: AnyGame) -> GameData:
    """What is known about the game."""
    return load_data(game)


@pytest.fixture
def table(game: AnyGame, data: GameData) -> Table:
    """A play of the game at its beginning: the first value of each choice that must be made, else the defaults."""
    assert game.play is not None
    fields = game.play.setup.model_fields.items()
    needed = {name: get_args(field.annotation)[0] for name, field in fields if field.is_required()}
    return Table.begin(game, data, game.play.setup(**needed), seed=1)
