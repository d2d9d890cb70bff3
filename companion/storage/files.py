"""The files of one folder: opened as TinyDB databases, changed by one window at a time."""

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout
from tinydb import TinyDB

from companion.engine.model import Frozen
from companion.storage.json_file import JsonFile, StorageProblem, Tables

WAIT = 10
"""Seconds to wait for another window that is storing at this moment."""
NO_FOLDER = "The folder for your games ({folder}) cannot be used: {why}"
BUSY = "Another window of the app is storing and does not finish."

ModelT = TypeVar("ModelT", bound=Frozen)


class Files:
    """A folder whose files are read and changed under one lock, held across windows and processes.

    Args:
        folder: it is made when first locked.
        tell: takes a sentence for the player when a damaged file was set aside.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        self.folder = folder
        self._tell = tell

    def open(self, path: Path, check: Callable[[Tables], None]) -> TinyDB:
        """A database on one file, to be used in a `with` while the folder is locked."""
        return TinyDB(path, check, self._tell, storage=JsonFile)

    def replace(self, path: Path, table: str, value: Frozen, check: Callable[[Tables], None]) -> None:
        """Make `value` the one document of a file's table."""
        values = value.model_dump(mode="json")

        def put(document: Any) -> None:
            document.clear()
            document.update(values)

        with self.open(path, check) as db:
            if db.table(table).contains(doc_id=1):
                db.table(table).update(put, doc_ids=[1])
            else:
                db.table(table).insert(values)

    @contextlib.contextmanager
    def locked(self, reading: bool = False) -> Iterator[None]:
        """Nobody else changes the folder's files meanwhile.

        Args:
            reading: nothing is to be stored, so a folder that cannot be written is no hindrance.

        Raises:
            StorageProblem: another window does not let go, or the disk refuses.
        """
        lock = FileLock(self.folder / ".lock", timeout=WAIT)
        try:
            if not reading:
                self.folder.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise StorageProblem(BUSY) from None
        except (OSError, NotImplementedError) as problem:
            # A folder that cannot be written holds nothing that could change while it is read.
            if not reading:
                why = getattr(problem, "strerror", None) or problem
                raise StorageProblem(NO_FOLDER.format(folder=self.folder.name, why=why)) from problem
        try:
            yield
        except OSError as problem:
            raise StorageProblem(problem.strerror or str(problem)) from problem
        finally:
            lock.release()


def fits(model: type[ModelT], raw: Any) -> ModelT:
    """A stored document as its model.

    Raises:
        pydantic.ValidationError: it does not fit, which counts as damage.
    """
    return model.model_validate_json(json.dumps(dict(raw)))
