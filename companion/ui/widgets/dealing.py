"""What a game's own screens add to dealing a table: questions before it, and cards for what came up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import flet as ft

from companion.games import all_games


@dataclass(frozen=True)
class Deal:
    """A table that is being dealt, as a game's own screens see it."""

    data: Any
    """The game's data."""
    players: tuple[str, ...]
    """The names clockwise around the table."""
    modules: frozenset[str]
    """The expansions on the table."""
    chosen: Mapping[str, Any]
    """What was chosen so far."""
    answer: Any
    """The dealt table as the game's tool tells it; None before the deal, and where it refuses."""
    choose: Callable[[Mapping[str, Any]], None]
    """Take another `chosen`."""
    width: float
    """The width there is, in logical pixels."""
    text_scale: float = 1.0


@dataclass(frozen=True)
class DealScreens:
    """A game's own part of the page where a table is dealt."""

    asks: Callable[[tuple[str, ...], frozenset[str], Mapping[str, Any]], dict[str, Any]]
    """Names, expansions and what was chosen give what the tool asks for besides seed and players."""
    questions: Callable[[Deal], list[ft.Control]]
    """What has to be said before the deal."""
    cards: Callable[[Deal], list[ft.Control]]
    """What came up, as cards."""
    drawn: Callable[[Deal], Mapping[str, tuple[str, ...]]]
    """What came up in words, by the rule of the checklist's steps that it settles, for these steps in their order."""
    preset: Callable[[Deal], Mapping[str, Any]] | None = None
    """What the form of a play on this table begins with; None where a play is not begun from here."""


def deal_screens_of(game_id: str) -> DealScreens | None:
    """A game's own part of dealing; None where it has none, or where there is no such game."""
    screens = f"companion.games.{game_id}.screens"
    if (
        game_id not in {game.id for game in all_games()}
        or find_spec(screens) is None
        or find_spec(f"{screens}.dealing") is None
    ):
        return None
    found: DealScreens = import_module(f"{screens}.dealing").DEALING
    return found
