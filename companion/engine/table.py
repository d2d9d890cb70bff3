"""A play in progress: the commands given so far, where the cursor stands, and what that comes to."""

from dataclasses import dataclass, replace
from typing import Any

from companion.engine.game import AnyGame, Play
from companion.engine.play import Command, Event, IllegalCommand, Setup, State, Step
from companion.engine.rulebook import GameData


@dataclass(frozen=True)
class Table:
    """A value: `do`, `undo` and `redo` return a new table and leave this one alone.

    `steps[0]` is the beginning and `steps[n]` the state after the nth command, so undo and
    redo only move the cursor, and a redo finds the very card that was there before.
    """

    game: AnyGame
    data: GameData
    setup: Setup
    seed: int
    commands: tuple[Command, ...]
    steps: tuple[Step[Any], ...]
    cursor: int
    from_setup: bool = True
    """Whether the commands lead from the setup; False in a play that was resumed from a stored state."""

    @classmethod
    def begin(cls, game: AnyGame, data: GameData, setup: Setup, seed: int) -> "Table":
        """Start a play.

        Raises:
            IllegalCommand: the setup cannot be played.
        """
        return cls(game, data, setup, seed, (), (_play(game).start(data, setup, seed),), 0)

    @classmethod
    def resume(cls, game: AnyGame, data: GameData, setup: Setup, seed: int, state: State) -> "Table":
        """Go on from a stored state, where the commands before it can no longer be replayed. Undo ends here."""
        return cls(game, data, setup, seed, (), (Step(state),), 0, from_setup=False)

    @property
    def state(self) -> Any:
        """The state at the cursor, of the game's own type."""
        return self.steps[self.cursor].state

    @property
    def log(self) -> tuple[Event, ...]:
        """What happened up to the cursor, oldest first."""
        return tuple(event for step in self.steps[: self.cursor + 1] for event in step.events)

    @property
    def can_undo(self) -> bool:
        """Whether a command stands before the cursor."""
        return self.cursor > 0

    @property
    def can_redo(self) -> bool:
        """Whether an undone command stands after the cursor."""
        return self.cursor < len(self.commands)

    def choices(self) -> tuple[Command, ...]:
        """The commands that are legal now and need nothing typed."""
        return tuple(_play(self.game).choices(self.data, self.state))

    def do(self, command: Command) -> "Table":
        """Carry a command out; what was undone before is dropped.

        Raises:
            IllegalCommand: the rules refuse it; this table is as it was.
        """
        step = _play(self.game).reduce(self.data, self.state, command)
        return replace(
            self,
            commands=(*self.commands[: self.cursor], command),
            steps=(*self.steps[: self.cursor + 1], step),
            cursor=self.cursor + 1,
        )

    def undo(self) -> "Table":
        """Go one command back.

        Raises:
            IllegalCommand: nothing has been done yet.
        """
        if not self.can_undo:
            raise IllegalCommand("There is nothing to undo.")
        return replace(self, cursor=self.cursor - 1)

    def redo(self) -> "Table":
        """Do again what was undone last.

        Raises:
            IllegalCommand: nothing was undone.
        """
        if not self.can_redo:
            raise IllegalCommand("There is nothing to redo.")
        return replace(self, cursor=self.cursor + 1)

    def at(self, cursor: int) -> "Table":
        """The same commands with the cursor at another place, from 0 to the number of commands."""
        if not 0 <= cursor <= len(self.commands):
            raise ValueError(f"cursor: must be 0 to {len(self.commands)}")
        return replace(self, cursor=cursor)


def replay(game: AnyGame, data: GameData, setup: Setup, seed: int, commands: tuple[Command, ...]) -> Table:
    """Start a play and carry the commands out one by one.

    Raises:
        IllegalCommand: the setup or one of the commands is refused.
    """
    table = Table.begin(game, data, setup, seed)
    for command in commands:
        table = table.do(command)
    return table


def _play(game: AnyGame) -> Play[Any, Any, Any, Any]:
    if game.play is None:
        raise LookupError(f"{game.id} is not played in the companion")
    return game.play
