"""The screens that a game hands in for its play, and how they are found."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.games import all_games
from companion.storage.rules import load_data
from companion.ui.desk import Desk
from companion.ui.widgets.deck_view import DeckView
from companion.ui.widgets.table_view import TableView


@dataclass(frozen=True)
class Matter:
    """Rules that matter at one moment of a play, under a title."""

    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class DeckScreens:
    """The pages on which an owner enters a game's cards. A deck is a value of the game's own model."""

    title: str
    """What the cards are called."""
    empty: Callable[[], Any]
    """A deck of which nothing is entered yet."""
    line: Callable[[Any], str]
    """How far a deck is entered, in a line."""
    overview: Callable[[DeckView], ft.Control]
    """All cards of a deck."""
    card: Callable[[DeckView, int], ft.Control]
    """One card being entered, by its place from 1."""
    shared: Callable[[Any], str]
    """A deck as the text of a file."""
    brought_back: Callable[[bytes], Any]
    """The deck of such a file. Raises `ValueError` with what is wrong."""


@dataclass(frozen=True)
class LongGame:
    """Something that goes on from play to play, such as a campaign, and has a page of its own."""

    title: str
    icon: ft.IconData
    content: Callable[[], ft.Control]
    """The page."""
    line: Callable[[Desk], str]
    """How it stands, in one line."""
    preset: Callable[[Desk, str], Mapping[str, Any]] | None = None
    """What the form of the next play begins with, given what was chosen on the page; None where there is no form."""
    entry_title: str = ""
    entry: Callable[[str], ft.Control] | None = None
    """A page below it on which one entry is made or corrected, by its number; None where there are no entries."""


@dataclass(frozen=True)
class GameScreens:
    """A game's own components. Each fills the page it is put on."""

    setup_title: str
    checklist_title: str
    count_title: str
    setup_form: Callable[..., ft.Control]
    """Game data, what to do with a finished setup, and what the form begins with, under the names of the setup's
    fields: nothing, some of them, or all that were answered before. It answers a setup with a refusal to show, or None.
    """
    checklist: Callable[[TableView], ft.Control]
    table: Callable[[TableView], ft.Control]
    count: Callable[[TableView], ft.Control]
    title: Callable[[Any, Any], str]
    """Game data and state give the title over the table."""
    modules: Callable[[Any, Any], frozenset[str]]
    """Game data and state give the expansions in play, by the ids of the rules."""
    matters: Callable[[Any, Any], tuple[Matter, ...]]
    """Game data and state give the rules that matter now."""
    line_of: Callable[[Any, Any], str]
    """Game data and setup give what tells this game from another, in a few words."""
    line: str = ""
    """What the game is like against its opponent, for whoever chooses one."""
    decks: DeckScreens | None = None
    """Where its owner can enter cards that only they can see."""
    long_games: Mapping[str, LongGame] = field(default_factory=dict)
    """What goes on from play to play, by the address of its page."""


def screens_of(game_id: str) -> GameScreens | None:
    """The screens of a game; None where it has none of its own, or where there is no such game."""
    name = f"companion.games.{game_id}.screens"
    if game_id not in {game.id for game in all_games()} or find_spec(name) is None:
        return None
    screens: GameScreens | None = getattr(import_module(name), "SCREENS", None)
    return screens


def players_line(data: object, setup: Any) -> str:
    """Who plays, which is what tells the games at one running table apart."""
    return ", ".join(setup.players)


def setup_line(game_id: str, stored: Mapping[str, Any]) -> str:
    """What tells a stored game from another, in a line; nothing where this version cannot read its setup."""
    screens = screens_of(game_id)
    game = next((one for one in all_games() if one.id == game_id), None)
    if screens is None or game is None or game.play is None:
        return ""
    try:
        setup = game.play.setup.model_validate_json(json.dumps(stored))
    except ValidationError:
        return ""
    return screens.line_of(load_data(game), setup)


def pictures_of(game_id: str) -> dict[str, Any]:
    """The pictures in which a game takes a field of all players at once, by name."""
    name = f"companion.games.{game_id}.screens.pictures"
    if find_spec(f"companion.games.{game_id}.screens") is None or find_spec(name) is None:
        return {}
    pictures: dict[str, Any] = import_module(name).PICTURES
    return pictures
