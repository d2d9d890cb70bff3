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
    def locked(self) -> Iterator[None]:
        """Nobody else changes the folder's files meanwhile.

        Raises:
            StorageProblem: another window does not let go, or the disk refuses.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self.folder / ".lock", timeout=WAIT):
                yield
        except Timeout:
            raise StorageProblem(BUSY) from None
        except OSError as problem:
            raise StorageProblem(problem.strerror or str(problem)) from problem


def fits(model: type[ModelT], raw: Any) -> ModelT:
    """A stored document as its model.

    Raises:
        pydantic.ValidationError: it does not fit, which counts as damage.
    """
    return model.model_validate_json(json.dumps(dict(raw)))
