"""A whole library as one file, to keep or to carry to another device; reading one in shows first what it would do."""

import json
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Literal

from pydantic import AwareDatetime, ValidationError, model_validator

from companion.engine.json_text import read_json_text
from companion.engine.model import Frozen
from companion.engine.problems import explain
from companion.storage.decks import StoredDeck
from companion.storage.json_file import Newer, StorageProblem
from companion.storage.library import Library
from companion.storage.records import Draft, PlayRecord, SaveFile, migrate
from companion.storage.settings import Settings

FORMAT = 1
"""The form of an exported file."""
LARGEST = 50_000_000
"""Bytes that an exported file may have; a thousand plays need about ten million."""

TOO_LARGE = "The file is larger than {most} bytes; no export of this app is."
NOT_OURS = "This is no file that was exported from this app, or it is damaged ({why})."
NOT_WHOLE = "it cannot be read from line {line} on"
NO_TEXT = "it holds no text"
MOVED_ON = "The plays here changed in the meantime. Nothing was read in; try again."
FROM_NEWER = "This file was exported by a newer version of the app. Update the app to read it in."


class Export(Frozen):
    """What an exported file holds."""

    app: Literal["vineyard-companion"] = "vineyard-companion"
    format: int = FORMAT
    exported: AwareDatetime
    plays: tuple[SaveFile, ...] = ()
    put_away: tuple[SaveFile, ...] = ()
    history: tuple[PlayRecord, ...] = ()
    settings: Settings = Settings()
    decks: tuple[StoredDeck, ...] = ()
    forms: tuple[Draft, ...] = ()

    @model_validator(mode="after")
    def _each_once(self) -> "Export":
        shelves = {
            "plays": [one.id for one in (*self.plays, *self.put_away)],
            "history": [one.id for one in self.history],
            "decks": [one.id for one in self.decks],
            "forms": [one.form for one in self.forms],
        }
        for shelf, ids in shelves.items():
            twice = [one for one, times in Counter(ids).items() if times > 1]
            if twice:
                raise ValueError(f"{shelf}: {twice[0]} stands twice")
        for deck in self.decks:
            deck.opened()
        return self


@dataclass(frozen=True)
class ImportPlan:
    """What reading a file in would change. Nothing here is ever thrown away by it."""

    new: tuple[SaveFile, ...]
    """Plays that are not here yet."""
    newer: tuple[SaveFile, ...]
    """Plays that are further on in the file; the ones here are put away."""
    kept: int
    """Plays that are here as they are in the file, or further on: they stay."""
    put_away: tuple[SaveFile, ...]
    records: tuple[PlayRecord, ...]
    """Finished plays that the history does not have yet."""
    decks: tuple[StoredDeck, ...] = ()
    """Decks that are not here like this; they come beside the ones here."""
    forms: tuple[Draft, ...] = ()
    """Tables being set up and a group's games, where nothing of the kind is here."""


def export(library: Library) -> bytes:
    """Everything in a library as one JSON file.

    Raises:
        StorageProblem: the disk refuses.
    """
    whole = Export(
        exported=library.now(),
        plays=library.plays(),
        put_away=library.put_away(),
        history=library.history(),
        settings=library.settings(),
        decks=library.decks.all(),
        forms=library.lasting_drafts(),
    )
    return whole.model_dump_json(indent=1).encode("utf-8")


def read(raw: bytes) -> Export:
    """An exported file, checked from end to end.

    Raises:
        StorageProblem: it is not one, or from a newer version; the message names what is wrong.
    """
    if len(raw) > LARGEST:
        raise StorageProblem(TOO_LARGE.format(most=LARGEST))
    try:
        whole = read_json_text(raw.decode("utf-8"))
        if isinstance(whole, dict) and isinstance(whole.get("format"), int) and whole["format"] > FORMAT:
            raise StorageProblem(FROM_NEWER)
        for shelf in ("plays", "put_away"):
            _migrate_all(whole, shelf)
        return Export.model_validate_json(json.dumps(whole))
    except ValidationError as error:
        raise StorageProblem(NOT_OURS.format(why=explain(error, Export))) from None
    except Newer as newer:
        raise StorageProblem(str(newer)) from None
    except RecursionError:
        raise StorageProblem(NOT_OURS.format(why="it is nested too deeply")) from None
    except json.JSONDecodeError as error:
        raise StorageProblem(NOT_OURS.format(why=NOT_WHOLE.format(line=error.lineno))) from None
    except UnicodeDecodeError:
        raise StorageProblem(NOT_OURS.format(why=NO_TEXT)) from None
    except ValueError as error:
        raise StorageProblem(NOT_OURS.format(why=error)) from None


def plan(library: Library, whole: Export) -> ImportPlan:
    """What reading `whole` into `library` would do. Nothing is changed yet."""
    here = {save.id: save for save in library.plays()}
    away = {save.id for save in library.put_away()}
    records = {record.id for record in library.history()}
    known = [save for save in whole.plays if save.id in here]
    return ImportPlan(
        new=tuple(save for save in whole.plays if save.id not in here and save.id not in away),
        newer=tuple(save for save in known if save.updated > here[save.id].updated),
        kept=sum(save.updated <= here[save.id].updated for save in known)
        + sum(save.id in away for save in whole.plays),
        put_away=tuple(save for save in whole.put_away if save.id not in here and save.id not in away),
        records=tuple(record for record in whole.history if record.id not in records),
        decks=_new_decks(library.decks.all(), whole.decks),
        forms=tuple(form for form in whole.forms if form.lasting and library.draft(form.form) is None),
    )


def _new_decks(here: tuple[StoredDeck, ...], there: tuple[StoredDeck, ...]) -> tuple[StoredDeck, ...]:
    """The decks of a file that are not here: no such cards, and not further on here under the same id."""
    cards = [(deck.game, deck.deck) for deck in here]
    further = {deck.id: deck.updated for deck in here}
    return tuple(
        deck
        for deck in there
        if (deck.game, deck.deck) not in cards and (deck.id not in further or deck.updated > further[deck.id])
    )


def carry_out(library: Library, planned: ImportPlan) -> None:
    """Do what was planned, all of it or nothing.

    Raises:
        StorageProblem: the disk refuses; the library is as it was.
    """
    undo: list[Callable[[], object]] = []
    try:
        for save in (*planned.new, *planned.put_away):
            library.save(save.evolve(revision=0))
            undo.append(partial(library.forget, save.id))
        for record in planned.records:
            library.finish(record)
            undo.append(partial(library.unfinish, record.id))
        known = {deck.id for deck in library.decks.all()}
        for deck in planned.decks:
            deck_id = secrets.token_hex(6) if deck.id in known else deck.id
            library.decks.save(deck.evolve(id=deck_id, revision=0))
            undo.append(partial(library.decks.forget, deck_id))
        for form in planned.forms:
            library.keep(form)
            undo.append(partial(library.drop, form.form))
        copies = [_replace(library, save, undo) for save in planned.newer]
    except Exception:
        for step in reversed(undo):
            step()
        raise
    for play_id in (*copies, *(save.id for save in planned.put_away)):
        library.delete(play_id)


def _replace(library: Library, save: SaveFile, undo: list[Callable[[], object]]) -> str:
    """Put a play that is further on in the place of the one here, of which a copy stays. Returns the copy's id."""
    here = library.find(save.id)
    if here is None:
        raise StorageProblem(MOVED_ON)
    copy = library.save(here.evolve(id=secrets.token_hex(6), revision=0))
    undo.append(partial(library.forget, copy.id))
    newer = library.save(save.evolve(revision=here.revision))
    undo.append(partial(library.save, here.evolve(revision=newer.revision)))
    return copy.id


def file_name(now: datetime) -> str:
    """The name that an exported file is offered under."""
    return f"vineyard-companion-{now.date().isoformat()}.json"


def _migrate_all(whole: Any, shelf: str) -> None:
    if not isinstance(whole, dict) or not isinstance(whole.get(shelf, []), list):
        return
    saves = []
    for position, raw in enumerate(whole.get(shelf, [])):
        if not isinstance(raw, dict):
            raise ValueError(f"{shelf}[{position}]: must be a group of named fields")
        try:
            saves.append(json.loads(migrate(raw).model_dump_json()))
        except ValidationError as error:
            raise ValueError(f"{shelf}[{position}].{explain(error, SaveFile)}") from None
    whole[shelf] = saves
