"""`companion rules search` and `companion rules show`."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from companion.engine.rulebook import RuleEntry, Term
from companion.engine.search import Found, find
from companion.games import all_games
from companion.storage.rules import load_data, load_index

if TYPE_CHECKING:
    Parsers = argparse._SubParsersAction[argparse.ArgumentParser]

_SHOWN = 10


def add_parsers(subparsers: "Parsers") -> None:
    """Add `rules` with its `search` and `show`; each sets `handler`, which returns the exit status."""
    rules = subparsers.add_parser("rules", help="look up the rules of the four games")
    actions = rules.add_subparsers(dest="rules_action", required=True, metavar="search|show")
    search = actions.add_parser("search", help="find rules and terms by what you would ask at the table")
    search.add_argument("words", nargs="+", metavar="WORDS", help="a word, half a word or a whole question")
    search.add_argument("--game", help="only this game; `companion games` names them")
    search.add_argument(
        "--limit", type=_count, default=_SHOWN, metavar="N", help=f"at most N results, {_SHOWN} if not said"
    )
    search.set_defaults(handler=search_rules)
    show = actions.add_parser("show", help="read one entry")
    show.add_argument("id", metavar="ID", help="an id as `rules search` prints it")
    show.set_defaults(handler=show_rule)
    for parser in (search, show):
        parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def search_rules(args: argparse.Namespace) -> int:
    """Print what answers the words, best first."""
    known = [game.id for game in all_games()]
    if args.game is not None and args.game not in known:
        return _refuse(f"--game: {args.game!r} is not known; it is one of {', '.join(known)}")
    # What is no text in the terminal's encoding reaches Python as lone surrogates, which no output can carry.
    query = " ".join(args.words).encode("utf-8", "replace").decode("utf-8")
    if not query.strip():
        return _refuse("WORDS: there is nothing to look for; it is one word or more")
    found = find(load_index(), query, game=args.game, limit=args.limit, only=True)
    if args.json:
        print(json.dumps(_found_as_json(found), ensure_ascii=False))
    else:
        _print_found(found)
    return 0


def show_rule(args: argparse.Namespace) -> int:
    """Print one entry or term in full."""
    entry = _entry(args.id)
    if entry is None:
        return _refuse(f"ID: there is no rule {args.id!r}; `companion rules search` finds ids by words")
    record = _term_as_json(entry) if isinstance(entry, Term) else _rule_as_json(entry)
    if args.json:
        print(json.dumps(record, ensure_ascii=False))
        return 0
    print(f"{record['title']}  ({record['id']})\n\n{record['text']}")
    for label, lines in (("Exceptions", record.get("exceptions", [])), ("See also", record["see_also"])):
        if lines:
            print(f"\n{label}:\n" + "\n".join(f"- {line}" for line in lines))
    for label in ("example", "disputed"):
        if record.get(label):
            print(f"\n{label.capitalize()}: {record[label]}")
    for cite in record["cites"]:
        print(f"\nSource: {cite['source']}, {cite['section']}")
    if record["check"]:
        print("\nCheck against your rulebook.")
    return 0


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not allowed; it is a whole number from 1 up")
    return int(text)


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _found_as_json(found: Found) -> dict[str, Any]:
    return {
        "query": found.query,
        "results": [
            {
                "id": hit.document.id,
                "game": hit.document.game,
                "title": hit.document.title,
                "module": hit.document.module,
                "snippet": hit.snippet,
                "marks": [list(span) for span in hit.marks],
                "score": hit.score,
            }
            for hit in found.hits
        ],
        "did_you_mean": found.did_you_mean[0] if found.did_you_mean else None,
    }


def _print_found(found: Found) -> None:
    titles = {game.id: game.title for game in all_games()}
    for hit in found.hits:
        print(f"{hit.document.title}  ({hit.document.id}, {titles[hit.document.game]})\n    {hit.snippet}")
    if not found.hits:
        print(f"Nothing found for {found.query!r}.")
    if found.did_you_mean:
        print(f"Did you mean: {' | '.join(found.did_you_mean)}?")


def _entry(entry_id: str) -> RuleEntry | Term | None:
    for game in all_games():
        data = load_data(game)
        readable: tuple[RuleEntry | Term, ...] = (*data.entries(), *data.rulebook.terms)
        for entry in readable:
            if entry.id == entry_id:
                return entry
    return None


def _rule_as_json(entry: RuleEntry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "module": entry.module,
        "title": entry.title,
        "text": entry.text,
        "exceptions": list(entry.exceptions),
        "example": entry.example,
        "disputed": entry.disputed,
        "kind": entry.kind,
        "modules": sorted(entry.modules),
        "see_also": list(entry.see_also),
        "cites": [cite.model_dump(mode="json") for cite in entry.cites],
        "check": entry.check,
    }


def _term_as_json(term: Term) -> dict[str, Any]:
    """A term rests on the rules that it names, so their sources are its sources."""
    return {
        "id": term.id,
        "game": term.game,
        "module": "term",
        "title": term.name,
        "text": term.meaning,
        "aliases": list(term.aliases),
        "kind": "term",
        "see_also": list(term.rules),
        "cites": _cites_of(term),
        "check": any(rule.check for rule in map(_entry, term.rules) if isinstance(rule, RuleEntry)),
    }


def _cites_of(term: Term) -> list[dict[str, Any]]:
    cites: dict[str, dict[str, Any]] = {}
    for rule in map(_entry, term.rules):
        if isinstance(rule, RuleEntry):
            for cite in rule.cites:
                cites.setdefault(f"{cite.source} {cite.section}", cite.model_dump(mode="json"))
    return list(cites.values())
