"""The manifest that a game hands in: how it is played, scored and asked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from pydantic import TypeAdapter

from companion.engine.form import Form
from companion.engine.model import Frozen
from companion.engine.play import Command, Setup, State, Step
from companion.engine.rulebook import GameData
from companion.engine.score import Ranking

DataT = TypeVar("DataT", bound=GameData)
SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)
CommandT = TypeVar("CommandT", bound=Command)
AskT = TypeVar("AskT", bound=Frozen)


@dataclass(frozen=True)
class Play(Generic[DataT, SetupT, StateT, CommandT]):
    """A solo opponent or running table: a start, the commands that are legal now, and what each does."""

    setup: type[SetupT]
    state: type[StateT]
    commands: TypeAdapter[CommandT]
    """A union told apart by `kind`."""
    start: Callable[[DataT, SetupT, int], Step[StateT]]
    """Data, setup and seed give the first state. Raises `IllegalCommand` where the setup cannot be played."""
    choices: Callable[[DataT, StateT], tuple[CommandT, ...]]
    """The commands that are legal now and need nothing typed."""
    reduce: Callable[[DataT, StateT, CommandT], Step[StateT]]
    """The only judge of a command. Raises `IllegalCommand`."""
    report: Callable[[DataT, StateT], dict[str, Any]]
    """The state under the names that `companion solo --json` prints."""
    kind: Literal["solo", "table"] = "solo"
    """A solo opponent, or a running table of people that ends with a count."""


@dataclass(frozen=True)
class Scoring(Generic[DataT, AskT]):
    """An end-of-game count."""

    id: str
    title: str
    ask: type[AskT]
    score: Callable[[DataT, AskT], Ranking]
    form: Form = field(default_factory=Form)


@dataclass(frozen=True)
class Tool(Generic[DataT, AskT]):
    """A small question with a computed answer."""

    id: str
    title: str
    ask: type[AskT]
    answer: Callable[[DataT, AskT], Frozen]
    """A `Verdict` or a subclass with the tool's own figures."""
    form: Form = field(default_factory=Form)


@dataclass(frozen=True)
class Game(Generic[DataT]):
    """One game of the companion."""

    id: str
    title: str
    version: int
    """Raised whenever `reduce` could answer differently; saves of another version continue from their snapshot."""
    data: type[DataT]
    play: Play[DataT, Any, Any, Any] | None = None
    scorings: tuple[Scoring[DataT, Any], ...] = ()
    tools: tuple[Tool[DataT, Any], ...] = ()
    own_deck: type[Frozen] | None = None
    """A deck of cards that only its owner can see, and enters; None where there is none."""


AnyGame = Game[Any]
