"""One person's shelf: plays in progress and put away, the history, the settings and the decks."""

import os
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from tinydb import Query

from companion.storage.decks import DeckShelf
from companion.storage.files import Files, fits
from companion.storage.json_file import Newer, Outdated, StorageProblem, Tables
from companion.storage.paths import app_data
from companion.storage.records import FROM_NEWER, Draft, PlayRecord, SaveFile, migrate
from companion.storage.settings import Settings

_PLAY_ID = re.compile(r"[0-9a-f]{12}")
_BROWSER = re.compile(r"[a-z0-9]{1,40}")


def library_for(browser: str | None) -> "Library":
    """The library of this installation, or of one browser where the app is served to several.

    Raises:
        ValueError: `browser` is no id.
    """
    if browser is None:
        return Library(app_data() / "library")
    if not _BROWSER.fullmatch(browser):
        raise ValueError("browser: must be 1 to 40 small letters and digits")
    return Library(app_data() / "browsers" / browser)


class Library:
    """The files of one person. Several windows may use them at once: each change is made under a lock.

    Args:
        folder: where the files are; it is made when something is stored.
        clock: the time now, with its zone.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.folder = folder
        self.now = clock
        self._notices: list[str] = []
        self._files = Files(folder, self._tell)
        self.decks = DeckShelf(folder, self._files)

    def notices(self) -> tuple[str, ...]:
        """What the player should be told, such as a damaged file that was set aside. Each is told once."""
        told, self._notices = tuple(self._notices), []
        return told

    def save(self, save: SaveFile) -> SaveFile:
        """Store a play and return it with its new revision.

        Raises:
            Outdated: another window stored or put away this play in the meantime.
            StorageProblem: the disk refuses; what was stored before is as it was.
        """
        with self._files.locked():
            stored = self._load(self._play_path(save.id))
            if (stored.revision if stored is not None else 0) != save.revision:
                raise Outdated(save.id)
            newer = save.evolve(revision=save.revision + 1)
            self._files.replace(self._play_path(save.id), "play", newer, _check_play)
        return newer

    def find(self, play_id: str) -> SaveFile | None:
        """The play with this id; None where there is none, or its file was too damaged to use.

        Raises:
            StorageProblem: the file cannot be read, or is from a newer version of the app.
        """
        if not _PLAY_ID.fullmatch(play_id) or not self.folder.exists():
            return None
        with self._files.locked(reading=True):
            return self._load(self._play_path(play_id))

    def unfinished(self) -> tuple[SaveFile, ...]:
        """The plays in progress, newest first. A file that cannot be used is told of and left out."""
        return tuple(save for save in self.plays() if save.status == "playing")

    def plays(self) -> tuple[SaveFile, ...]:
        """The plays in progress and the finished ones, newest first."""
        return self._plays("plays")

    def put_away(self) -> tuple[SaveFile, ...]:
        """The plays that were taken off the list, newest first."""
        return self._plays("deleted")

    def delete(self, play_id: str) -> None:
        """Take a play off the list; it is kept aside."""
        self._move(play_id, "plays", "deleted")

    def bring_back(self, play_id: str) -> None:
        """Put a play that was taken off back on the list."""
        self._move(play_id, "deleted", "plays")

    def delete_for_good(self, play_id: str) -> None:
        """Take a play away with nothing kept of it, wherever it lies.

        Raises:
            StorageProblem: the disk refuses.
        """
        if not _PLAY_ID.fullmatch(play_id):
            return
        try:
            with self._files.locked():
                for shelf in ("plays", "deleted"):
                    for name in (f"{play_id}.json", f"{play_id}.json.bak"):
                        (self.folder / shelf / name).unlink(missing_ok=True)
        except OSError as problem:
            raise StorageProblem(problem.strerror or str(problem)) from problem

    def forget(self, play_id: str) -> None:
        """Take back a play that was only just stored, with nothing kept of it."""
        if _PLAY_ID.fullmatch(play_id):
            with self._files.locked():
                for path in (self._play_path(play_id), self._play_path(play_id).with_suffix(".json.bak")):
                    path.unlink(missing_ok=True)

    def finish(self, record: PlayRecord) -> None:
        """Keep the record of a finished play; one that is there already keeps its date and notes."""
        with self._files.locked(), self._files.open(self.folder / "history.json", _check_history) as db:
            known = db.table("plays").get(Query().id == record.id)
            values = record.model_dump(mode="json")
            if known is not None:
                assert not isinstance(known, list)
                values.update(played=known["played"], notes=known["notes"])
            db.table("plays").upsert(values, Query().id == record.id)

    def unfinish(self, play_id: str) -> None:
        """Take a record out: its play was undone, or the player wants it gone."""
        if not (self.folder / "history.json").exists():
            return
        with self._files.locked(), self._files.open(self.folder / "history.json", _check_history) as db:
            if db.table("plays").contains(Query().id == play_id):
                db.table("plays").remove(Query().id == play_id)

    def history(self, game: str | None = None) -> tuple[PlayRecord, ...]:
        """The finished plays, newest first."""
        if not self.folder.exists():
            return ()
        with self._files.locked(reading=True), self._files.open(self.folder / "history.json", _check_history) as db:
            found = [fits(PlayRecord, one) for one in db.table("plays").all()]
        chosen = [record for record in found if game is None or record.game == game]
        return tuple(sorted(chosen, key=lambda record: record.played, reverse=True))

    def settings(self) -> Settings:
        """What this person has set."""
        if not self.folder.exists():
            return Settings()
        with self._files.locked(reading=True), self._files.open(self.folder / "settings.json", _check_settings) as db:
            stored = db.table("settings").get(doc_id=1)
        return Settings() if stored is None else fits(Settings, stored)

    def set(self, settings: Settings) -> None:
        """Store what this person has set."""
        with self._files.locked():
            self._files.replace(self.folder / "settings.json", "settings", settings, _check_settings)

    def draft(self, form: str) -> Draft | None:
        """What was entered into a form and not emptied; None where there is nothing."""
        if not (self.folder / "drafts.json").exists():
            return None
        with self._files.locked(reading=True), self._files.open(self.folder / "drafts.json", _check_drafts) as db:
            stored = db.table("drafts").get(Query().form == form)
        return fits(Draft, stored) if isinstance(stored, Mapping) else None

    def lasting_drafts(self) -> tuple[Draft, ...]:
        """The forms that are worth carrying to another device."""
        if not (self.folder / "drafts.json").exists():
            return ()
        with self._files.locked(reading=True), self._files.open(self.folder / "drafts.json", _check_drafts) as db:
            found = [fits(Draft, one) for one in db.table("drafts").all()]
        return tuple(one for one in found if one.lasting)

    def keep(self, draft: Draft) -> None:
        """Keep what was entered into a form, instead of what was kept before."""
        with self._files.locked(), self._files.open(self.folder / "drafts.json", _check_drafts) as db:
            # One write: between two of them a device that dies would lose what was kept before.
            db.table("drafts").upsert(draft.model_dump(mode="json"), Query().form == draft.form)

    def drop(self, form: str) -> None:
        """Forget what was entered into a form: it has done its work."""
        if not (self.folder / "drafts.json").exists():
            return
        with self._files.locked(), self._files.open(self.folder / "drafts.json", _check_drafts) as db:
            if db.table("drafts").contains(Query().form == form):
                db.table("drafts").remove(Query().form == form)

    def _plays(self, shelf: str) -> tuple[SaveFile, ...]:
        folder = self.folder / shelf
        ids = {path.name.split(".")[0] for pattern in ("*.json", "*.json.bak") for path in folder.glob(pattern)}
        found = []
        for play_id in sorted(one for one in ids if _PLAY_ID.fullmatch(one)):
            try:
                with self._files.locked(reading=True):
                    save = self._load(folder / f"{play_id}.json")
            except StorageProblem as problem:
                self._tell(str(problem))
                continue
            if save is not None:
                found.append(save)
        return tuple(sorted(found, key=lambda save: save.updated, reverse=True))

    def _play_path(self, play_id: str) -> Path:
        return self.folder / "plays" / f"{play_id}.json"

    def _load(self, path: Path) -> SaveFile | None:
        try:
            with self._files.open(path, _check_play) as db:
                stored = db.table("play").get(doc_id=1)
        except Newer:
            raise StorageProblem(FROM_NEWER) from None
        return None if stored is None else migrate(dict(stored))

    def _move(self, play_id: str, source: str, target: str) -> None:
        path = self.folder / source / f"{play_id}.json"
        if not _PLAY_ID.fullmatch(play_id) or not path.exists():
            return
        try:
            with self._files.locked():
                (self.folder / target).mkdir(exist_ok=True)
                path.with_name(path.name + ".bak").unlink(missing_ok=True)
                os.replace(path, self.folder / target / path.name)
        except OSError as problem:
            raise StorageProblem(problem.strerror or str(problem)) from problem

    def _tell(self, sentence: str) -> None:
        if sentence not in self._notices:
            self._notices.append(sentence)


def _check_play(tables: Tables) -> None:
    if set(tables) - {"play", "_default"} or list(tables.get("play", {})) not in ([], ["1"]):
        raise ValueError("not a stored play")
    for raw in tables.get("play", {}).values():
        migrate(raw)


def _check_history(tables: Tables) -> None:
    for raw in tables.get("plays", {}).values():
        fits(PlayRecord, raw)


def _check_drafts(tables: Tables) -> None:
    for raw in tables.get("drafts", {}).values():
        fits(Draft, raw)


def _check_settings(tables: Tables) -> None:
    for raw in tables.get("settings", {}).values():
        fits(Settings, raw)
