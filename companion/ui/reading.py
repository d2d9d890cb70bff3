"""What there is to read, by id, chapter and letter. Loaded once and the same for every session."""

import unicodedata
from functools import cache

from companion.engine.game import AnyGame
from companion.engine.links import TermFinder
from companion.engine.rulebook import Heading, RuleEntry, Source, Term
from companion.games import all_games, game_named
from companion.storage.rules import load_data


@cache
def _entries() -> dict[str, RuleEntry]:
    return {entry.id: entry for game in all_games() for entry in load_data(game).entries()}


@cache
def _terms() -> dict[str, Term]:
    return {term.id: term for game in all_games() for term in load_data(game).rulebook.terms}


def entry(rule_id: str) -> RuleEntry | None:
    """The entry with this id."""
    return _entries().get(rule_id)


def term(term_id: str) -> Term | None:
    """The term with this id."""
    return _terms().get(term_id)


def title(any_id: str) -> str | None:
    """The title of an entry or the name of a term; None where there is neither."""
    found, named = entry(any_id), term(any_id)
    return found.title if found else named.name if named else None


@cache
def readable() -> tuple[AnyGame, ...]:
    """The games that have something to read, those with most first."""
    entries = {game: len(load_data(game).entries()) for game in all_games()}
    return tuple(sorted((game for game in entries if entries[game]), key=lambda game: -entries[game]))


@cache
def chapters(game_id: str) -> tuple[tuple[Heading, tuple[RuleEntry, ...]], ...]:
    """The chapters of a game in reading order, each with its entries; empty ones are left out."""
    data = load_data(game_named(game_id))
    found = [
        (chapter, tuple(one for one in data.entries() if one.module == chapter.id))
        for chapter in data.rulebook.chapters
    ]
    return tuple((chapter, entries) for chapter, entries in found if entries)


def chapter_name(rule: RuleEntry) -> str:
    """The name of the chapter an entry stands in."""
    return next((chapter.name for chapter, _ in chapters(rule.game) if chapter.id == rule.module), rule.module)


def modules(game_id: str) -> tuple[Heading, ...]:
    """The expansions of a game."""
    return load_data(game_named(game_id)).rulebook.modules


def sources(game_id: str) -> dict[str, Source]:
    """The sources of a game by id."""
    return {source.id: source for source in load_data(game_named(game_id)).rulebook.sources}


@cache
def glossary(game_id: str) -> tuple[tuple[str, tuple[Term, ...]], ...]:
    """The terms of a game by their first letter, accents aside."""
    letters: dict[str, list[Term]] = {}
    for one in sorted(load_data(game_named(game_id)).rulebook.terms, key=lambda one: _plain(one.name)):
        letters.setdefault(_plain(one.name)[:1].upper(), []).append(one)
    return tuple((letter, tuple(terms)) for letter, terms in letters.items())


@cache
def term_finder(game_id: str) -> TermFinder:
    """Finds the terms of a game in its texts."""
    return TermFinder.of(load_data(game_named(game_id)).rulebook.terms)


def _plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFD", name.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))
