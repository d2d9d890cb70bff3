"""A deck as a file: saved to share it, and read back in."""

import json
from pathlib import PurePath
from typing import Any

import flet as ft

from companion.engine.model import Frozen
from companion.storage.decks import StoredDeck, new_deck
from companion.ui import deck_texts, texts
from companion.ui.desk import Desk
from companion.ui.widgets.game_screens import DeckScreens

LARGEST = 1_000_000
"""Bytes that the file of a deck may have; a whole one has about ten thousand."""
LONGEST_NAME = 40


async def share(stored: StoredDeck, screens: DeckScreens, web: bool) -> str:
    """Offer a deck as a file. Returns what the player should be told; nothing where they turned back."""
    name = "".join(sign if sign.isalnum() else "-" for sign in stored.name.lower())
    file_name = deck_texts.FILE_NAME.format(game=stored.game, name=name)
    try:
        raw = screens.shared(stored.opened()).encode("utf-8")
        saved = await ft.FilePicker().save_file(file_name=file_name, src_bytes=raw)
    except (RuntimeError, ValueError, OSError) as problem:
        return texts.NO_FILE_DIALOG.format(why=problem)
    return deck_texts.SHARED if saved or web else ""


async def read_in(desk: Desk, game: str, screens: DeckScreens) -> str:
    """Let the player choose a file, and keep its deck. Returns what they should be told, if anything."""
    try:
        files = await ft.FilePicker().pick_files(with_data=True)
    except (RuntimeError, ValueError, OSError) as problem:
        return texts.NO_FILE_DIALOG.format(why=problem)
    return kept(desk, game, screens, files[0].name, files[0].bytes or b"") if files else ""


def kept(desk: Desk, game: str, screens: DeckScreens, file_name: str, raw: bytes) -> str:
    """Keep the deck of a file, unless it is here already. Returns what the player should be told."""
    if len(raw) > LARGEST:
        return deck_texts.TOO_LARGE
    try:
        deck: Frozen = screens.brought_back(raw)
    except ValueError as problem:
        return deck_texts.NOT_A_DECK.format(why=problem)
    here = next((one for one in desk.decks(game) if not one.put_away and _same(one.deck, deck)), None)
    if here is not None:
        return deck_texts.HERE_ALREADY.format(name=here.name)
    name = PurePath(file_name).stem.removeprefix(f"{game}-").replace("-", " ").strip()[:LONGEST_NAME]
    stored = desk.keep_deck(new_deck(game, name or deck_texts.FIRST_NAME, deck, desk.library.now()))
    return deck_texts.READ_IN_DONE.format(name=stored.name) if stored is not None else ""


def _same(stored: dict[str, Any], deck: Frozen) -> bool:
    return bool(stored == json.loads(deck.model_dump_json()))
