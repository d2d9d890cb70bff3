"""The plays that were begun in this session, by the form that each was set up on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.play import Setup
from companion.storage.library import Library


@dataclass(frozen=True)
class Answered:
    """A form as it was last answered, and the play that came of it."""

    filled: Mapping[str, Any]
    """What the form began with."""
    setup: Setup
    play: str


class Begun:
    """A form is still filled in for whoever goes back to it, and corrects its play as long as that is not played.

    Args:
        library: where the plays are stored.
        begin: begins a play of a game and gives its id.
        put_away: takes a play off the list.
    """

    def __init__(self, library: Library, begin: Callable[[str, Setup], str], put_away: Callable[[str], None]) -> None:
        self._library = library
        self._begin = begin
        self._put_away = put_away
        self._forms: dict[str, Answered] = {}

    def answers(self, form: str, filled: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a form begins with: its last answers, unless it would now be filled in otherwise than it was then."""
        last = self._forms.get(form)
        return last.setup.model_dump(mode="json") if last is not None and last.filled == filled else filled

    def play(self, form: str, filled: Mapping[str, Any], game_id: str, setup: Setup) -> str:
        """The id of the play that a form makes.

        The same answers again, as of a double tap, lead to the play that waits; other answers replace it. A play
        with a first step stays, and another one begins.

        Raises:
            IllegalCommand: the setup cannot be played.
            StorageProblem: it cannot be stored.
        """
        last = self._forms.get(form)
        waiting = last is not None and self._waits(last.play)
        if last is not None and waiting and last.setup == setup:
            return last.play
        play = self._begin(game_id, setup)
        self._forms[form] = Answered(filled, setup, play)
        if last is not None and waiting:
            self._put_away(last.play)
        return play

    def _waits(self, play: str) -> bool:
        """Whether a play is there and nothing was done in it yet, in this window or another."""
        save = self._library.find(play)
        return save is not None and not save.commands
