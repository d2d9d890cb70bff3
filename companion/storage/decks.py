"""Decks that owners enter card by card: several with a name, in one file of the library."""

import json
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from pydantic import AwareDatetime, Field, StringConstraints
from tinydb import Query

from companion.engine.model import Frozen, Slug
from companion.games import all_games
from companion.storage.files import Files, fits
from companion.storage.json_file import Newer, Outdated, StorageProblem, Tables

FORMAT = 1
"""The form of a stored deck; raised when its fields change."""
FROM_NEWER = "Your decks were saved by a newer version of the app. Update the app to open them; nothing was changed."

DeckName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
"""What the owner calls a deck."""


class StoredDeck(Frozen):
    """A deck as it is stored, entered as far as it is."""

    format: int = FORMAT
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
    """Twelve hexadecimal digits."""
    game: Slug
    name: DeckName
    deck: dict[str, Any]
    """The cards, in the form of the game's own model."""
    put_away: bool = False
    """Whether it was taken off the list; it can be brought back."""
    updated: AwareDatetime
    revision: Annotated[int, Field(ge=0)] = 0
    """How often it was stored; a change of an older one is refused."""

    def opened(self) -> Frozen:
        """The deck as its game's model.

        Raises:
            ValueError: it does not fit, or there is no such game with a deck to enter.
        """
        model = next((game.own_deck for game in all_games() if game.id == self.game), None)
        if model is None:
            raise ValueError(f"game: {self.game} has no deck to enter")
        return model.model_validate_json(json.dumps(self.deck))


def new_deck(game: str, name: str, deck: Frozen, now: datetime) -> StoredDeck:
    """A deck that is entered from now on, with a fresh id.

    Raises:
        pydantic.ValidationError: the name is empty or too long.
    """
    return StoredDeck(id=secrets.token_hex(6), game=game, name=name, deck=deck.model_dump(mode="json"), updated=now)


class DeckShelf:
    """The decks of one library, in `decks.json`. Each change is made under the library's lock.

    Args:
        folder: the library's folder.
        files: its files.
    """

    def __init__(self, folder: Path, files: Files) -> None:
        self._path = folder / "decks.json"
        self._files = files

    def all(self) -> tuple[StoredDeck, ...]:
        """Every deck, also those put away, newest first.

        Raises:
            StorageProblem: the file cannot be read, or is from a newer version of the app.
        """
        if not self._path.parent.exists():
            return ()
        found = self._with(lambda table: [fits(StoredDeck, one) for one in table.all()], reading=True)
        return tuple(sorted(found, key=lambda deck: deck.updated, reverse=True))

    def find(self, deck_id: str) -> StoredDeck | None:
        """The deck with this id; None where there is none."""
        return next((deck for deck in self.all() if deck.id == deck_id), None)

    def save(self, deck: StoredDeck) -> StoredDeck:
        """Store a deck and return it with its new revision.

        Raises:
            Outdated: another window stored this deck in the meantime.
            StorageProblem: the disk refuses; what was stored before is as it was.
        """
        newer = deck.evolve(revision=deck.revision + 1)

        def put(table: Any) -> None:
            stored = table.get(Query().id == deck.id)
            if (stored["revision"] if stored is not None else 0) != deck.revision:
                raise Outdated(deck.id)
            table.upsert(newer.model_dump(mode="json"), Query().id == deck.id)

        self._with(put)
        return newer

    def forget(self, deck_id: str) -> None:
        """Take back a deck that was only just stored, with nothing kept of it."""
        self._with(lambda table: table.remove(Query().id == deck_id))

    def _with(self, change: Callable[[Any], Any], reading: bool = False) -> Any:
        try:
            with self._files.locked(reading), self._files.open(self._path, check_decks) as db:
                return change(db.table("decks"))
        except Newer:
            raise StorageProblem(FROM_NEWER) from None


def check_decks(tables: Tables) -> None:
    """Whether a file holds decks, each of them readable as its game's own.

    Raises:
        Newer: a deck was written by a newer version of the app.
        ValueError: it does not.
    """
    for raw in tables.get("decks", {}).values():
        if isinstance(raw, dict) and isinstance(raw.get("format"), int) and raw["format"] > FORMAT:
            raise Newer(FROM_NEWER)
        fits(StoredDeck, raw).opened()
