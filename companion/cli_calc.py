"""`companion calc`: lists the calculators, and answers one from a file or standard input."""

import argparse
import difflib
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from companion.engine.calculator import answer, calculators, report
from companion.engine.json_text import NameTwice, read_json_text
from companion.engine.model import Frozen
from companion.engine.problems import explain
from companion.games import all_games
from companion.storage.rules import DamagedData, load_data

WRONG_INPUT, DAMAGED = 2, 1


def add_parsers(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command `calc`; its `handler` takes the arguments and returns the exit status."""
    parser = subparsers.add_parser("calc", help="the calculators: scoring and table arithmetic")
    parser.add_argument("id", nargs="?", help="the calculator, such as viticulture.score; without it, a list of all")
    parser.add_argument("file", nargs="?", default="-", help="a JSON file with the input; standard input without it")
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of the input and stop")
    parser.add_argument("--json", action="store_true", help="print the answer as one JSON document")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Carry out `companion calc`.

    Returns:
        0, or 2 after a wrong input with one message on standard error.
    """
    if args.id is None:
        return _list(args.json)
    known = calculators(all_games())
    if args.id not in known:
        return _fail(f"calc: {args.id!r} is not a calculator{_meant(args.id, list(known))}")
    game, calculator = known[args.id]
    if args.schema:
        return _say(_as_json(calculator.ask.model_json_schema(by_alias=True)))
    try:
        text = _read(args.file)
        _no_name_twice(text)
        ask = calculator.ask.model_validate_json(text)
    except ValidationError as error:
        return _fail(explain(error, calculator.ask))
    except NameTwice as error:
        return _fail(str(error))
    except (OSError, ValueError) as error:
        name = "standard input" if args.file == "-" else args.file
        return _fail(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}")
    try:
        data = load_data(game)
    except DamagedData as error:
        return _fail(str(error), DAMAGED)
    try:
        answered = answer(calculator, data, ask)
    except ValidationError:
        raise  # a fault in the calculator, not in the input
    except ValueError as error:
        return _fail(str(error))
    return _say(_as_json(report(answered)) if args.json else as_text(answered))


def as_text(answered: Frozen) -> str:
    """An answer as lines to read."""
    values = report(answered)
    lines = [str(values.pop("headline"))] if "headline" in values else []
    values.pop("ok", None)
    lines += [line for player in values.pop("players", []) for line in _player_lines(player)]
    winners, decided_by = values.pop("winners", []), values.pop("decided_by", "")
    if winners:
        lines.append(f"First: {', '.join(winners)} ({decided_by})")
    reasons = values.pop("reasons", [])
    lines += [f"- {event['text']}{_cited(event['rules'])}" for event in reasons]
    lines += [f"Note: {event['text']}{_cited(event['rules'])}" for event in values.pop("notes", [])]
    # Lists of figures are for scripts; where there are reasons, these have told the same in words.
    shown = {name: value for name, value in values.items() if not (reasons and isinstance(value, list))}
    lines += [line for name, value in shown.items() for line in _figure(name, value)]
    return "\n".join(lines)


def _player_lines(player: dict[str, Any]) -> list[str]:
    head = f"{player['rank']}. {player['name']}: {player['total']}"
    return [head] + [
        f"   {line['points']:>4}  {line['label']}: {line['how']}{_cited([line['rule']])}" for line in player["lines"]
    ]


def _figure(name: str, value: Any) -> list[str]:
    """A tool's own figure: one line, or one for each item of a list."""
    if isinstance(value, list):
        return [f"{name}:", *(f"  {_inline(one)}" for one in value)] if value else []
    return [] if value is None else [f"{name}: {_inline(value)}"]


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inline(one)}" for name, one in value.items() if one not in (None, "", []))
    if isinstance(value, list):
        return ", ".join(_inline(one) for one in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _cited(rules: list[str]) -> str:
    return f" [{', '.join(rules)}]" if rules else ""


def _list(as_json: bool) -> int:
    known = calculators(all_games())
    if as_json:
        rows = [{"id": name, "game": game.id, "title": one.title} for name, (game, one) in known.items()]
        return _say(_as_json({"calculators": rows}))
    width = max(map(len, known), default=0)
    return _say("\n".join(f"{name:<{width}}  {one.title}" for name, (_, one) in known.items()))


def _meant(name: str, known: list[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    return f"; {close[0]} may be meant" if close else "; `companion calc` lists them"


def _read(file: str) -> str:
    """The input's text, without the mark that some editors put at the beginning of a file."""
    if file == "-" and sys.stdin is None:
        raise OSError(0, "it is closed")
    text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    return text.removeprefix("\ufeff")


def _no_name_twice(text: str) -> None:
    """Refuse a name that stands twice in a group; all other damage is for the model to tell."""
    try:
        read_json_text(text)
    except NameTwice:
        raise
    except (ValueError, RecursionError):
        return


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _say(text: str) -> int:
    sys.stdout.write(f"{text}\n")
    return 0


def _fail(message: str, status: int = WRONG_INPUT) -> int:
    sys.stderr.write(f"{message}\n")
    return status
