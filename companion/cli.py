"""The `companion` command. It parses words; what they do stands in the `cli_*` modules and in `ui.start`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from io import TextIOWrapper

from companion import __version__, cli_calc, cli_rules, cli_solo, cli_transfer
from companion.games import all_games
from companion.storage.json_file import StorageProblem
from companion.storage.rules import DamagedData


def main(words: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        words: the command line without the program's name; None takes the process's own.

    Returns:
        The exit status: 0, or 2 where an input was wrong.
    """
    args = build_parser().parse_args(words)
    # A terminal that cannot show a letter shows a question mark; a file or a script gets all letters.
    if isinstance(sys.stdout, TextIOWrapper):
        kept = sys.stdout.encoding if sys.stdout.isatty() else "utf-8"
        sys.stdout.reconfigure(encoding=kept, errors="replace")
    handler = getattr(args, "handler", start_app)
    try:
        status = int(handler(args))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough.
        _close_output()
        return 0
    except (StorageProblem, DamagedData) as problem:
        print(f"companion: {problem}", file=sys.stderr)
    except OSError as problem:
        _close_output()
        print(f"companion: the answer cannot be written: {problem.strerror or problem}", file=sys.stderr)
    return 2


def _close_output() -> None:
    """Send what is still to be written nowhere: Python would complain once more on closing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command."""
    parser = argparse.ArgumentParser(prog="companion", description="The table companion. Without a command: the app.")
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    parser.add_argument("--web", action="store_true", help="serve the app to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="address to serve on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=0, help="port to serve on (8550, or a free one)")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    games = subparsers.add_parser("games", help="the games and what each offers")
    games.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    games.set_defaults(handler=list_games)
    for commands in (cli_solo, cli_rules, cli_calc, cli_transfer):
        commands.add_parsers(subparsers)
    return parser


def list_games(args: argparse.Namespace) -> int:
    """Print the games and what each offers."""
    rows = []
    for game in all_games():
        calculators = [scoring.id for scoring in game.scorings] + [tool.id for tool in game.tools]
        kind = None if game.play is None else game.play.kind
        row = {"id": game.id, "title": game.title, "solo": kind == "solo", "table": kind == "table"}
        rows.append({**row, "calculators": calculators})
        if not args.json:
            offers = [*([kind] if kind else []), "rules", *calculators]
            print(f"{game.id}: {game.title}. {', '.join(offers)}")
    if args.json:
        print(json.dumps({"games": rows}, ensure_ascii=False))
    return 0


def start_app(args: argparse.Namespace) -> int:
    """Start the app: a window where there is a display, else served to browsers."""
    if find_spec("flet_web") is None and find_spec("flet_desktop") is None:
        print("companion: the app needs its screen parts; install them with: pip install '.[app]'", file=sys.stderr)
        return 2
    from companion.ui.start import start

    return start(web=args.web, host=args.host, port=args.port)
