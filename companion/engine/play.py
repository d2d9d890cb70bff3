"""The words of a play: setup, state, command, event, step, and the refusal of a command."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.engine.model import Frozen, RuleId
from companion.engine.rng import Rng


class Setup(Frozen):
    """Everything that is chosen before a play begins."""


class State(Frozen):
    """Everything that is true at one moment of a play, its randomness included."""

    rng: Rng


class Command(Frozen):
    """What the player asks for. Each kind of command names itself in a field `kind`."""


class Event(Frozen):
    """One sentence about what happened, and the rules it follows."""

    text: str
    rules: tuple[RuleId, ...] = ()


class IllegalCommand(ValueError):  # noqa: N818 - the word the player reads about, and no fault of the program
    """The rules refuse a command. The message is for the player."""

    def __init__(self, message: str, rules: tuple[RuleId, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


StateT = TypeVar("StateT", bound=State)


@dataclass(frozen=True)
class Step(Generic[StateT]):
    """The state after a command, and what happened on the way."""

    state: StateT
    events: tuple[Event, ...] = ()
