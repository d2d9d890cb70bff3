"""One person's session: their library, and the plays open before them. Screens ask it, it saves."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from companion.engine.play import Command, IllegalCommand, Setup
from companion.engine.rulebook import GameData
from companion.engine.table import Table
from companion.games import game_named
from companion.storage.decks import StoredDeck
from companion.storage.json_file import Outdated, StorageProblem
from companion.storage.library import Library
from companion.storage.records import PlayRecord, SaveFile, new_save, pack, play_record, unpack
from companion.storage.rules import load_data
from companion.storage.settings import Settings
from companion.ui import texts
from companion.ui.begun import Begun
from companion.ui.counts import Counts
from companion.ui.kept import Kept

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class OpenPlay:
    """A play on the desk: as it is stored, and as it stands on the table."""

    save: SaveFile
    table: Table


class Desk:
    """The session's working place. Every change is saved before the screen shows it."""

    def __init__(self, library: Library, changed: Callable[[], None] = lambda: None) -> None:
        self.library = library
        self.changed = changed
        self._open: dict[str, OpenPlay] = {}
        self._messages: list[str] = []
        self.shown: Any = None
        """The message on the screen, which the frame of the pages keeps here from page to page."""
        self._settings: Settings | None = None
        self._trail: list[tuple[str, str]] = []
        self._unreadable: set[str] = set()
        self.counts = Counts(library, self._messages.append)
        self.kept = Kept(library, self._messages.append)
        self.ticks: dict[str, frozenset[str]] = {}
        self.begun = Begun(library, self.begin, self.put_away)

    def data(self, game_id: str) -> GameData:
        """Everything known about a game."""
        return load_data(game_named(game_id))

    def say(self, message: str) -> None:
        """Keep a sentence for the player; the next screen shows it."""
        self._messages.append(message)
        self.changed()

    def messages(self) -> tuple[str, ...]:
        """What the player should be told now: the desk's own sentences and the library's. Each is told once."""
        told = (*self._messages, *self.library.notices())
        self._messages.clear()
        return told

    @property
    def settings(self) -> Settings:
        """What this person has set."""
        if self._settings is None:
            try:
                self._settings = self.library.settings()
            except StorageProblem as problem:
                self._messages.append(str(problem))
                self._settings = Settings()
        return self._settings

    def set(self, settings: Settings) -> None:
        """Take new settings at once, and store them."""
        self._settings = settings
        try:
            self.library.set(settings)
        except StorageProblem as problem:
            self._messages.append(texts.COULD_NOT_SAVE.format(why=problem))
        self.changed()

    def step(self, here: str, page: str, there: str) -> None:
        """Remember, on going from one entry to another, the page to come back to."""
        if self._trail and self._trail[-1][0] != here:
            self._trail.clear()
        self._trail.append((there, page))

    def came_from(self, here: str) -> str | None:
        """The page that led to this entry; None where it was opened from a list."""
        return self._trail[-1][1] if self._trail and self._trail[-1][0] == here else None

    def step_back(self) -> None:
        """Forget the last step, as it is gone back."""
        if self._trail:
            self._trail.pop()

    def unfinished(self) -> tuple[SaveFile, ...]:
        """The plays in progress, newest first."""
        return self._asked(self.library.unfinished, ())

    def stored_away(self) -> tuple[SaveFile, ...]:
        """The plays taken off the list, and finished ones that the history does not name; newest first."""
        listed = {record.id for record in self.history()}
        plays: tuple[SaveFile, ...] = self._asked(self.library.plays, ())
        away: tuple[SaveFile, ...] = self._asked(self.library.put_away, ())
        lost = [save for save in plays if save.status != "playing" and save.id not in listed]
        return tuple(sorted((*away, *lost), key=lambda save: save.updated, reverse=True))

    def history(self) -> tuple[PlayRecord, ...]:
        """The finished plays, newest first."""
        return self._asked(self.library.history, ())

    def decks(self, game_id: str | None = None) -> tuple[StoredDeck, ...]:
        """The decks that this person entered, of one game or of all, newest first."""
        found: tuple[StoredDeck, ...] = self._asked(self.library.decks.all, ())
        return tuple(deck for deck in found if game_id in (None, deck.game))

    def keep_deck(self, deck: StoredDeck) -> StoredDeck | None:
        """Store a deck. Returns it as it is stored; None where that failed, which the player is told."""
        try:
            return self.library.decks.save(deck.evolve(updated=self.library.now()))
        except Outdated:
            self._messages.append(texts.DECK_ELSEWHERE)
        except StorageProblem as problem:
            self._messages.append(texts.COULD_NOT_SAVE.format(why=problem))
        finally:
            self.changed()
        return None

    def _asked(self, question: Callable[[], Answer], otherwise: Answer) -> Answer:
        try:
            return question()
        except StorageProblem as problem:
            self._messages.append(str(problem))
            return otherwise

    def begin(self, game_id: str, setup: Setup) -> str:
        """Start a play with one fresh seed and store it.

        Returns:
            The id of the play.

        Raises:
            IllegalCommand: the setup cannot be played.
            StorageProblem: it cannot be stored.
        """
        game = game_named(game_id)
        table = Table.begin(game, load_data(game), setup, secrets.randbits(64))
        save = self.library.save(new_save(table, self.library.now()))
        self._open[save.id] = OpenPlay(save, table)
        self.changed()
        return save.id

    def play(self, save_id: str) -> OpenPlay | None:
        """The play with this id, opened if need be; None where there is none."""
        if save_id not in self._open:
            try:
                save = self.library.find(save_id)
                if save is None:
                    return None
                opened = unpack(save)
            except StorageProblem as problem:
                # A list asks for every play each time it is drawn; the player is told once.
                if save_id not in self._unreadable:
                    self._unreadable.add(save_id)
                    self._messages.append(str(problem))
                return None
            if opened.notice:
                self._messages.append(opened.notice)
            self._open[save_id] = OpenPlay(save, opened.table)
        return self._open[save_id]

    def do(self, save_id: str, command: Command) -> bool:
        """Carry a command out and store the play; a refusal is told, and nothing changes."""
        return self._move(save_id, lambda table: table.do(command))

    def undo(self, save_id: str) -> bool:
        """Go one command back, and store that."""
        return self._move(save_id, Table.undo)

    def redo(self, save_id: str) -> bool:
        """Do again what was undone last, and store that."""
        return self._move(save_id, Table.redo)

    def put_away(self, save_id: str) -> None:
        """Take a play off the list. It is kept aside and can be brought back."""
        self._open.pop(save_id, None)
        self._carried_out(lambda: self.library.delete(save_id))

    def bring_back(self, save_id: str) -> None:
        """Put a play that was taken off back on the list: a finished one stands in the history again."""

        def back() -> None:
            self.library.bring_back(save_id)
            opened = self.play(save_id)
            if opened is not None and opened.save.status != "playing":
                self.library.finish(play_record(opened.save, opened.table, opened.save.updated))

        self._carried_out(back)

    def delete_for_good(self, save_id: str) -> None:
        """Take a play away with nothing kept of it."""
        self._open.pop(save_id, None)
        self._carried_out(lambda: self.library.delete_for_good(save_id))

    def forget_record(self, play_id: str) -> None:
        """Take an entry out of the history. A finished play is put away; of a count nothing is kept."""

        def out() -> None:
            self.library.unfinish(play_id)
            self.library.delete(play_id)

        self._open.pop(play_id, None)
        self._carried_out(out)

    def _carried_out(self, change: Callable[[], None]) -> None:
        try:
            change()
        except StorageProblem as problem:
            self._messages.append(texts.COULD_NOT_SAVE.format(why=problem))
        self.changed()

    def _move(self, save_id: str, step: Callable[[Table], Table]) -> bool:
        opened = self.play(save_id)
        if opened is None:
            self.say(texts.PLAY_GONE)
            return False
        try:
            table = step(opened.table)
            save = self.library.save(pack(table, opened.save, self.library.now()))
        except IllegalCommand as refusal:
            self.say(told(str(refusal)))
            return False
        except Outdated:
            self._open.pop(save_id, None)
            self.say(texts.PLAY_GONE if self.play(save_id) is None else texts.SAVED_ELSEWHERE)
            return False
        except StorageProblem as problem:
            self.say(texts.COULD_NOT_SAVE.format(why=problem))
            return False
        self._open[save_id] = replace(opened, save=save, table=table)
        self._carried_out(lambda: self._note_result(save, table))
        return True

    def _note_result(self, save: SaveFile, table: Table) -> None:
        """Keep the history in step: a finished play has a record, one that was undone has none."""
        state: Any = table.state
        if state.status == "playing":
            self.library.unfinish(save.id)
        else:
            self.library.finish(play_record(save, table, self.library.now()))


def told(refusal: str) -> str:
    """A refusal as the screen shows it: without the name of the field before it."""
    field, colon, rest = refusal.partition(": ")
    sentence = rest if colon and " " not in field else refusal
    return sentence[:1].upper() + sentence[1:]
