"""What is stored of a play: its setup, seed and commands, and a snapshot for the day when rules change."""

import json
import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, ValidationError

from companion.engine.game import AnyGame, Play
from companion.engine.model import Frozen, Slug
from companion.engine.play import IllegalCommand, State
from companion.engine.score import Ranking
from companion.engine.table import Table
from companion.games import game_named
from companion.storage.json_file import Newer, StorageProblem
from companion.storage.rules import load_data

FORMAT = 1
"""The form of a stored play; raised when its fields change, with a step in `migrate`."""

PlayId = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
"""The id of a play: twelve hexadecimal digits."""

CHANGED = "The rules in the app have changed since this game was saved. It goes on from where it stood; undo ends here."
FROM_NEWER = "This game was saved by a newer version of the app. Update the app to open it; nothing was changed."
CANNOT_OPEN = "This game cannot be opened by this version of the app. It is kept as it is."


class SaveFile(Frozen):
    """A play as it is stored."""

    format: int = FORMAT
    id: PlayId
    game: Slug
    game_version: int
    setup: dict[str, Any]
    seed: int
    commands: tuple[dict[str, Any], ...]
    """Every command, those that were undone included."""
    cursor: Annotated[int, Field(ge=0)]
    """How many of the commands stand; the others can be done again."""
    state: dict[str, Any]
    """The state at the cursor."""
    base_state: dict[str, Any] | None = None
    """Where the commands begin, in a play that was saved under older rules; None at the beginning."""
    status: Literal["playing", "won", "lost", "shared", "over"] = "playing"
    """Where the play stands; a running table, which nobody wins against the app, is `over` at its end."""
    started: AwareDatetime
    updated: AwareDatetime
    revision: Annotated[int, Field(ge=0)] = 0
    """How often it was stored; a save made from an older one is refused."""


class Result(Frozen):
    """One side's points at the end."""

    name: str
    points: int
    rank: Annotated[int, Field(ge=1)] | None = None
    """The place among people who were counted; players who are level share one."""


class Draft(Frozen):
    """A form that is being filled in, so that nothing entered is lost when the app is closed."""

    form: str
    """The id of the calculator."""
    values: dict[str, Any]
    """What was entered, as the form keeps it."""
    record: str = ""
    """The id of its result in the history, once it is kept there."""
    kept: bool = False
    """Whether the history holds the result of just these values."""
    lasting: bool = False
    """Whether it is worth carrying to another device, as the games of a group are."""


class PlayRecord(Frozen):
    """A finished play or a count among people, for the history."""

    id: PlayId
    game: Slug
    kind: Literal["solo", "score"] = "solo"
    """A play against the game's own opponent, or a count of points."""
    calculator: str = ""
    """The id of the calculator that counted, where it was a count."""
    setup: dict[str, Any]
    """What was chosen before the play; for a count, what was entered into its form."""
    outcome: Literal["won", "lost", "shared", "over"]
    """How the play ended for the player; for a count, whether one player or several came first.

    A running table is `over`, and its results say who won.
    """
    results: tuple[Result, ...] = ()
    """The points of each side, where they were counted."""
    played: AwareDatetime
    notes: str = ""


@dataclass(frozen=True)
class Opened:
    """A play read back, and what the player should be told about it once."""

    table: Table
    notice: str = ""


def new_save(table: Table, now: datetime) -> SaveFile:
    """A save for a play that begins now, with a fresh id."""
    first = SaveFile(
        id=secrets.token_hex(6),
        game=table.game.id,
        game_version=table.game.version,
        setup=table.setup.model_dump(mode="json"),
        seed=table.seed,
        commands=(),
        cursor=0,
        state={},
        started=now,
        updated=now,
    )
    return pack(table, first, now)


def pack(table: Table, save: SaveFile, now: datetime) -> SaveFile:
    """The save that holds `table`, following the one it was opened from."""
    base = None if table.from_setup else table.steps[0].state.model_dump(mode="json")
    return save.evolve(
        game_version=table.game.version,
        commands=tuple(command.model_dump(mode="json") for command in table.commands),
        cursor=table.cursor,
        state=table.state.model_dump(mode="json"),
        base_state=base,
        status=table.state.status,
        updated=now,
    )


def unpack(save: SaveFile) -> Opened:
    """Read a play back: by its commands, or where these no longer lead there, from its snapshot.

    Raises:
        StorageProblem: neither way leads back to the play.
    """
    game = _game(save)
    state = _state(game, save.state)
    if save.game_version == game.version:
        table = _replayed(game, save)
        if table is not None and table.state == state:
            return Opened(table)
        if state is None and table is not None:
            return Opened(table)
    if state is None:
        raise StorageProblem(CANNOT_OPEN)
    try:
        setup = _play(game).setup.model_validate_json(json.dumps(save.setup))
    except (ValidationError, RecursionError):
        raise StorageProblem(CANNOT_OPEN) from None
    return Opened(Table.resume(game, load_data(game), setup, save.seed, state), CHANGED)


def migrate(raw: dict[str, Any]) -> SaveFile:
    """A stored play in today's form.

    Raises:
        Newer: it was written by a newer version of the app.
        ValueError: it is no stored play.
    """
    version = raw.get("format")
    if not isinstance(version, int):
        raise ValueError("no stored play: it has no format")
    if version > FORMAT:
        raise Newer(FROM_NEWER)
    return SaveFile.model_validate_json(json.dumps(raw))


def play_record(save: SaveFile, table: Table, now: datetime) -> PlayRecord:
    """The record of a finished play. The time it was first finished stays when it is corrected later."""
    report = _play(table.game).report(table.data, table.state)
    return PlayRecord(
        id=save.id,
        game=save.game,
        setup=save.setup,
        outcome=report["status"],
        results=_results(report),
        played=now,
    )


def _results(report: dict[str, Any]) -> tuple[Result, ...]:
    """Each side's points: a table reports them player by player, a solo play as yours and the Automa's."""
    if "results" in report:
        return tuple(Result.model_validate(one) for one in report["results"])
    sides = {"You": report.get("player_vp"), "Automa": report.get("automa_vp")}
    found = tuple(Result(name=name, points=points) for name, points in sides.items() if points is not None)
    return found if len(found) == len(sides) else ()


def count_record(
    record: str, game: str, calculator: str, values: dict[str, Any], ranking: Ranking, now: datetime
) -> PlayRecord:
    """The record of a count among people.

    Args:
        record: the id of an earlier record that this one corrects; empty for a new one.
        game: the game's id.
        calculator: the calculator's id.
        values: what was entered into the form.
        ranking: what it came to.
        now: when it was counted.
    """
    results = tuple(Result(name=one.name, points=one.sheet.total, rank=one.rank) for one in ranking.players)
    return PlayRecord(
        id=record or secrets.token_hex(6),
        game=game,
        kind="score",
        calculator=calculator,
        setup=values,
        outcome="won" if len(ranking.winners) == 1 else "shared",
        results=results,
        played=now,
    )


def _replayed(game: AnyGame, save: SaveFile) -> Table | None:
    """The play by its commands; None where they no longer lead anywhere."""
    play = _play(game)
    try:
        setup = play.setup.model_validate_json(json.dumps(save.setup))
        commands = [play.commands.validate_json(json.dumps(command)) for command in save.commands]
        if save.base_state is None:
            table = Table.begin(game, load_data(game), setup, save.seed)
        else:
            base = play.state.model_validate_json(json.dumps(save.base_state))
            table = Table.resume(game, load_data(game), setup, save.seed, base)
        for command in commands:
            table = table.do(command)
        return table.at(save.cursor)
    except (ValidationError, IllegalCommand, ValueError, LookupError, RecursionError):
        return None


def _state(game: AnyGame, raw: dict[str, Any]) -> State | None:
    try:
        state: State = _play(game).state.model_validate_json(json.dumps(raw))
    except (ValidationError, RecursionError):
        return None
    return state


def _game(save: SaveFile) -> AnyGame:
    try:
        return game_named(save.game)
    except LookupError:
        raise StorageProblem(CANNOT_OPEN) from None


def _play(game: AnyGame) -> Play[Any, Any, Any, Any]:
    if game.play is None:
        raise StorageProblem(CANNOT_OPEN)
    return game.play
