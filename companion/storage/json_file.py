"""A TinyDB storage that never leaves half a file: it writes beside, syncs, and replaces in one step."""

import contextlib
import json
import os
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tinydb import Storage

Tables = dict[str, dict[str, Any]]
"""What TinyDB keeps in a file: table names, each with its documents by number."""


class StorageProblem(Exception):  # noqa: N818 - named for what the player is told
    """Something cannot be read or stored. The message is for the player."""


class Outdated(Exception):  # noqa: N818 - what it says of what was to be stored
    """Another window stored the same thing since it was read here."""


class Newer(ValueError):  # noqa: N818 - what it says of the file
    """A file was written by a newer version of the app: it is left alone."""


class JsonFile(Storage):
    """One JSON file with its last good copy beside it, `<name>.bak`.

    A file that cannot be read, or does not pass `check`, is set aside as `<name>.damaged-<time>`
    and the last good copy takes its place. It is never overwritten.

    Args:
        path: the file; its folder is made when first written to.
        check: raises `ValueError` where what was read is not what the file should hold.
        tell: takes a sentence for the player when a file was set aside.
    """

    def __init__(
        self,
        path: Path,
        check: Callable[[Tables], None] = lambda tables: None,
        tell: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        self.path = path
        self.backup = path.with_name(path.name + ".bak")
        self._check = check
        self._tell = tell

    def read(self) -> Tables | None:
        """What the file holds, or its last good copy; None where there is neither.

        Raises:
            Newer: the file was written by a newer version of the app.
            StorageProblem: the disk refuses.
        """
        try:
            return self._read(self.path)
        except FileNotFoundError:
            pass
        except Newer:
            raise
        except (ValueError, RecursionError):
            aside = self._set_aside()
            copy = self._last_good()
            self._tell((RESTORED if copy is not None else DAMAGED).format(name=self.path.name, aside=aside.name))
            return copy
        except OSError as problem:
            raise StorageProblem(UNREADABLE.format(name=self.path.name, why=problem.strerror or problem)) from problem
        return self._last_good()

    def write(self, data: Tables) -> None:
        """Replace the file in one step; the one that was there becomes the last good copy.

        Raises:
            StorageProblem: the disk refuses; what was stored before is as it was.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = write_beside(self.path, json.dumps(data, ensure_ascii=False))
            with contextlib.suppress(FileNotFoundError):
                _keep_copy(self.path, self.backup)
            os.replace(beside, self.path)
            _sync_folder(self.path.parent)
        except OSError as problem:
            raise StorageProblem(UNWRITABLE.format(why=problem.strerror or problem)) from problem

    def _last_good(self) -> Tables | None:
        """The copy, put back in its place; a copy that is damaged too is left where it is."""
        try:
            tables = self._read(self.backup)
        except (OSError, ValueError, RecursionError):
            return None
        # Where the disk refuses to put it back, the copy itself is still there the next time.
        with contextlib.suppress(OSError):
            os.replace(write_beside(self.path, json.dumps(tables, ensure_ascii=False)), self.path)
        return tables

    def _read(self, path: Path) -> Tables:
        tables = json.loads(path.read_bytes().decode("utf-8"))
        if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
            raise ValueError("not a file of tables")
        self._check(tables)
        return tables

    def _set_aside(self) -> Path:
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
        aside = self.path.with_name(f"{self.path.name}.damaged-{stamp}")
        try:
            os.replace(self.path, aside)
        except OSError as problem:
            raise StorageProblem(UNREADABLE.format(name=self.path.name, why=problem.strerror or problem)) from problem
        return aside


RESTORED = "{name} was damaged and is kept as {aside}. The last good copy is in its place; the newest step may be lost."
DAMAGED = "{name} was damaged and is kept as {aside}. There was no good copy to go on from."
UNREADABLE = "{name} cannot be read: {why}"
UNWRITABLE = "The device refuses to store it: {why}"


def write_beside(path: Path, text: str) -> Path:
    """Write `text` to a file beside `path` and wait until the disk has it. Returns that file, to be moved over."""
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        file.write(text.encode("utf-8"))
        file.flush()
        os.fsync(file.fileno())
    return beside


def _keep_copy(path: Path, copy: Path) -> None:
    beside = copy.with_name(f"{copy.name}.new")
    beside.unlink(missing_ok=True)
    try:
        os.link(path, beside)
    except FileNotFoundError:
        raise
    except OSError:  # a card or drive without hard links
        shutil.copyfile(path, beside)
    os.replace(beside, copy)


def _sync_folder(folder: Path) -> None:
    """Make a replaced name durable; systems that cannot open a folder do it by themselves."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
