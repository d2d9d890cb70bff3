"""`companion export FILE` and `companion import FILE`: the library of this installation as one file."""

import argparse
import json
import sys
from pathlib import Path

from companion.storage.json_file import StorageProblem
from companion.storage.library import Library, library_for
from companion.storage.transfer import LARGEST, carry_out, export, plan, read


def add_parsers(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the `export` and `import` commands."""
    out = subparsers.add_parser("export", help="write every play, the history and the settings to one file")
    out.add_argument("file", metavar="FILE", help="a new file, or - for standard output")
    out.set_defaults(handler=run_export)
    back = subparsers.add_parser("import", help="read such a file in; what is here stays")
    back.add_argument("file", metavar="FILE", help="a file that was exported")
    back.add_argument("--preview", action="store_true", help="only say what it would do")
    back.set_defaults(handler=run_import)
    for parser in (out, back):
        parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def run_export(args: argparse.Namespace) -> int:
    """Write the file. Returns 0, or 2 with one message on standard error; an existing file is never written over."""
    library = library_for(None)
    if not args.file:
        return _refuse("export", "FILE: name a new file, or - for standard output")
    try:
        raw = export(library)
        if args.file == "-":
            sys.stdout.buffer.write(raw)
            return 0
        with Path(args.file).open("xb") as file:
            file.write(raw)
    except FileExistsError:
        return _refuse("export", f"FILE: {args.file} is there already; name a new file")
    except (OSError, ValueError) as problem:
        return _refuse(
            "export", f"FILE: {args.file} cannot be written: {getattr(problem, 'strerror', None) or problem}"
        )
    except StorageProblem as problem:
        return _refuse("export", str(problem))
    counts = {
        "plays": len(library.plays()),
        "put_away": len(library.put_away()),
        "history": len(library.history()),
        "decks": len(library.decks.all()),
    }
    line = "Exported: {plays} plays, {put_away} put away, {history} in the history, {decks} decks."
    _answer(args, counts, line, library)
    return 0


def run_import(args: argparse.Namespace) -> int:
    """Read a file in. Returns 0, or 2 with one message on standard error and nothing changed."""
    library = library_for(None)
    try:
        with Path(args.file).open("rb") as file:
            whole = read(file.read(LARGEST + 1))
        planned = plan(library, whole)
        if not args.preview:
            carry_out(library, planned)
    except (OSError, ValueError) as problem:
        return _refuse("import", f"FILE: {args.file} cannot be read: {why(problem)}")
    except StorageProblem as problem:
        return _refuse("import", f"FILE: {problem}")
    counts = {
        "new": len(planned.new),
        "newer": len(planned.newer),
        "kept": planned.kept,
        "put_away": len(planned.put_away),
        "history": len(planned.records),
        "decks": len(planned.decks),
    }
    lead = "This would read in" if args.preview else "Read in"
    line = "{new} new plays, {newer} further on than here, {put_away} put away, {history} for the history, "
    line += "{decks} decks; {kept} stay."
    _answer(args, counts, f"{lead}: {line}", library)
    return 0


def _answer(args: argparse.Namespace, counts: dict[str, int], line: str, library: Library) -> None:
    print(json.dumps(counts) if args.json else line.format(**counts))
    for notice in library.notices():
        print(notice, file=sys.stderr)


def why(problem: OSError | ValueError) -> str:
    """A refused file's reason, as the system words it."""
    return getattr(problem, "strerror", None) or str(problem)


def _refuse(command: str, text: str) -> int:
    print(f"companion {command}: {text}", file=sys.stderr)
    return 2
