"""What a page keeps between visits: a game being laid out, a group's games, a count begun."""

from collections.abc import Callable
from typing import TypeVar

from pydantic import ValidationError

from companion.engine.model import Frozen
from companion.storage.files import fits
from companion.storage.json_file import StorageProblem
from companion.storage.library import Library
from companion.storage.records import Draft
from companion.ui import texts

KeptT = TypeVar("KeptT", bound=Frozen)


class Kept:
    """Pages as they were left, each stored at every change and read afresh, so that windows agree.

    Args:
        library: where they are stored.
        tell: takes a sentence for the player where something could not be stored.
    """

    def __init__(self, library: Library, tell: Callable[[str], None]) -> None:
        self._library = library
        self._tell = tell
        self._unsaved: dict[str, Frozen] = {}

    def of(self, name: str, model: type[KeptT]) -> KeptT:
        """A page as it was left, else as it begins. What another version of the app kept and nobody can read is left.

        Args:
            name: the name it is stored under.
            model: what it consists of; every field has a start.
        """
        waiting = self._unsaved.get(name)
        if isinstance(waiting, model):
            return waiting
        try:
            stored = self._library.draft(name)
        except StorageProblem as problem:
            self._tell(str(problem))
            return model()
        try:
            return model() if stored is None else fits(model, stored.values)
        except ValidationError:
            return model()

    def take(self, name: str, value: Frozen, lasting: bool = True) -> None:
        """Keep a page as it is now. Where the device refuses, it stays for as long as the app is open.

        Args:
            name: the name to store it under.
            value: what it consists of.
            lasting: whether it goes along in the file of all games.
        """
        try:
            self._library.keep(Draft(form=name, values=value.model_dump(mode="json"), lasting=lasting))
        except StorageProblem as problem:
            self._unsaved[name] = value
            self._tell(texts.COULD_NOT_SAVE.format(why=problem))
            return
        self._unsaved.pop(name, None)

    def drop(self, name: str) -> None:
        """Forget a page; it begins anew."""
        self._unsaved.pop(name, None)
        try:
            self._library.drop(name)
        except StorageProblem as problem:
            self._tell(texts.COULD_NOT_SAVE.format(why=problem))
