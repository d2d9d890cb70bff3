"""The forms on a desk: what was entered into each calculator stays until it is emptied."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.engine.score import Ranking
from companion.storage.json_file import StorageProblem
from companion.storage.library import Library
from companion.storage.records import Draft, PlayRecord, count_record
from companion.ui import score_texts as texts
from companion.ui.counting import TICKS, Counting, Sheet, begun, same_players

Tell = Callable[[str], None]


def completed(sheet: Sheet, values: dict[str, Any]) -> dict[str, Any]:
    """What was stored by any version of the app, as today's form has it: new fields empty, old ones left out."""
    fresh = begun(sheet).values
    return {**fresh, **{key: value for key, value in values.items() if key in fresh or key == TICKS}}


def stored(counting: Counting) -> Draft:
    """A form as it is stored."""
    return Draft(form=counting.calculator, values=counting.values, record=counting.record, kept=counting.is_kept)


class Counts:
    """Every form that was opened in this session, each stored at every change.

    Args:
        library: where they are stored.
        tell: takes a sentence for the player where something could not be stored.
    """

    def __init__(self, library: Library, tell: Tell) -> None:
        self._library = library
        self._tell = tell
        self._open: dict[str, Counting] = {}

    def of(self, sheet: Sheet) -> Counting:
        """The form of a calculator as it was left, else an empty one."""
        found = self._open.get(sheet.calculator.id)
        if found is None:
            found = self._open[sheet.calculator.id] = self._stored(sheet)
        return found

    def take(self, counting: Counting) -> None:
        """Take a form as it is now, and store it."""
        before = self._open.get(counting.calculator)
        self._open[counting.calculator] = counting
        if before is None or stored(before) != stored(counting):
            self._store(stored(counting))

    def empty(self, sheet: Sheet) -> None:
        """Begin a form anew; whoever played stays."""
        self.take(same_players(sheet, self.of(sheet)))

    def record(self, sheet: Sheet, ranking: Ranking) -> bool:
        """Keep a result in the history; a correction takes the place of what was kept before."""
        counting = self.of(sheet)
        now = self._library.now()
        record = count_record(counting.record, sheet.game.id, sheet.calculator.id, counting.values, ranking, now)
        try:
            self._library.finish(record)
        except StorageProblem as problem:
            self._tell(texts.NOT_KEPT.format(why=problem))
            return False
        self.take(replace(counting, record=record.id, kept=counting.values))
        return True

    def reopen(self, sheet: Sheet, record: PlayRecord) -> None:
        """Take a kept result back into its form, to correct it."""
        values = completed(sheet, record.setup)
        self.take(Counting(sheet.calculator.id, values, shown=True, record=record.id, kept=values))

    def _stored(self, sheet: Sheet) -> Counting:
        fresh = begun(sheet)
        try:
            draft = self._library.draft(sheet.calculator.id)
        except StorageProblem as problem:
            self._tell(str(problem))
            return fresh
        if draft is None:
            return fresh
        values = completed(sheet, draft.values)
        return replace(fresh, values=values, record=draft.record, kept=values if draft.kept else None)

    def _store(self, draft: Draft) -> None:
        try:
            self._library.keep(draft)
        except StorageProblem as problem:
            self._tell(texts.NOT_KEPT.format(why=problem))
