"""The games. Every sub-package that holds a `GAME` is one; there is no list to edit."""

import pkgutil
from functools import cache
from importlib import import_module

from companion.engine.game import AnyGame


@cache
def all_games() -> tuple[AnyGame, ...]:
    """Every game of the companion, by id."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    modules = [import_module(f"{__name__}.{name}") for name in names]
    return tuple(module.GAME for module in modules if hasattr(module, "GAME"))


def game_named(game_id: str) -> AnyGame:
    """The game with this id.

    Raises:
        LookupError: there is none; the message names those there are.
    """
    for game in all_games():
        if game.id == game_id:
            return game
    raise LookupError(f"game: {game_id!r} is not known; it is one of {', '.join(game.id for game in all_games())}")
