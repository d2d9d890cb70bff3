"""`companion solo GAME FILE`: replays a play file and prints the state."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter, ValidationError

from companion.engine.game import AnyGame, Play
from companion.engine.json_text import NameTwice, read_json_text
from companion.engine.play import IllegalCommand
from companion.engine.problems import explain
from companion.engine.table import Table
from companion.games import all_games, game_named
from companion.storage.rules import load_data


class WrongInput(ValueError):  # noqa: N818 - the message is for the person at the keyboard
    """A file or argument cannot be used; the message names the field and what is allowed."""


def add_parsers(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the `solo` command."""
    games = [game.id for game in all_games() if game.play is not None]
    parser = subparsers.add_parser(
        "solo", help="replay a play file, of a solo opponent or a running table, and print the state"
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(games))
    parser.add_argument("file", metavar="FILE", help="the play as JSON, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Replay and print. Returns 0, or 2 with one message on standard error."""
    try:
        game = game_named(args.game)
        table = replay_file(game, read_json(args.file))
    except (WrongInput, LookupError) as problem:
        print(f"companion solo: {problem.args[0]}", file=sys.stderr)
        return 2
    report = play_of(game).report(table.data, table.state)
    if args.json:
        events = [event.model_dump(mode="json") for event in table.log]
        print(json.dumps({"state": report, "events": events}, ensure_ascii=False))
    else:
        print(as_text(table, report))
    return 0


def read_json(file: str) -> Any:
    """The JSON in a file, or on standard input for `-`.

    Raises:
        WrongInput: the file cannot be read, is not JSON, or has a name twice in one group.
    """
    raw = _bytes_of(file)
    try:
        return read_json_text(raw.decode("utf-8-sig"))
    except NameTwice as problem:
        raise WrongInput(str(problem)) from None
    except UnicodeDecodeError:
        raise WrongInput(f"FILE: {file} is not text in UTF-8") from None
    except (ValueError, RecursionError) as problem:
        # Besides damaged JSON, Python refuses numbers of thousands of digits and nesting without end.
        raise WrongInput(f"FILE: {file} is not JSON that can be read ({problem})") from None


def _bytes_of(file: str) -> bytes:
    if file == "-" and sys.stdin is None:
        raise WrongInput("FILE: there is no standard input; name a file")
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as problem:
        raise WrongInput(f"FILE: {file} cannot be read ({problem.strerror or problem})") from None
    except ValueError as problem:
        raise WrongInput(f"FILE: {file!r} cannot be read ({problem})") from None


def play_of(game: AnyGame) -> Play[Any, Any, Any, Any]:
    """The game's play.

    Raises:
        WrongInput: this game has none.
    """
    if game.play is None:
        known = ", ".join(other.id for other in all_games() if other.play is not None)
        raise WrongInput(f"GAME: {game.id} has no solo play; it is one of {known}")
    return game.play


def replay_file(game: AnyGame, raw: Any) -> Table:
    """Replay a whole play file.

    Args:
        game: the game it is a play of.
        raw: `{"setup": {...}, "seed": 1, "commands": [...]}` as read from JSON.

    Raises:
        WrongInput: something in it is not allowed, or the rules refuse a command at that moment.
    """
    play = play_of(game)
    if not isinstance(raw, dict):
        raise WrongInput('FILE: must hold an object with "setup", "seed" and "commands"')
    unknown = sorted(set(raw) - {"setup", "seed", "commands"})
    if unknown:
        raise WrongInput(f"{unknown[0]}: not a field of a play file; there are setup, seed and commands")
    setup = _checked(TypeAdapter(play.setup), raw.get("setup"), "setup", play.setup)
    seed, commands = raw.get("seed", 1), raw.get("commands", [])
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise WrongInput("seed: must be a whole number from 0 to 18446744073709551615")
    if not isinstance(commands, list):
        raise WrongInput("commands: must be a list of commands")
    try:
        table = Table.begin(game, load_data(game), setup, seed)
    except IllegalCommand as refusal:
        raise WrongInput(f"setup: {refusal}") from None
    for number, command in enumerate(commands, 1):
        table = _carried_out(table, play, number, command)
    return table


def _carried_out(table: Table, play: Play[Any, Any, Any, Any], number: int, raw: Any) -> Table:
    place = f"command {number}"
    kind = raw.get("kind") if isinstance(raw, dict) else None
    try:
        if kind in ("undo", "redo"):
            if len(raw) > 1:
                raise WrongInput(f"{place}: {kind} has no further fields")
            return table.undo() if kind == "undo" else table.redo()
        return table.do(_checked(play.commands, raw, place))
    except IllegalCommand as refusal:
        raise WrongInput(f"{place}: {refusal}") from None


def _checked(adapter: TypeAdapter[Any], raw: Any, place: str, model: type[BaseModel] | None = None) -> Any:
    try:
        return adapter.validate_json(json.dumps(raw))
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"] == "union_tag_invalid":
            kinds = first["ctx"]["expected_tags"].replace("'", "")
            raise WrongInput(f"{place}: kind: must be one of {kinds}, undo, redo, not {raw['kind']!r:.40}") from None
        raise WrongInput(f"{place}: {explain(error, model)}") from None


def as_text(table: Table, report: dict[str, Any]) -> str:
    """The log and the state for a person to read."""
    lines = [event.text for event in table.log]
    lines += ["", *(f"{name}: {_plain(value)}" for name, value in report.items())]
    return "\n".join(lines)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name} {_plain(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or "none"
    return "none" if value is None else str(value)
