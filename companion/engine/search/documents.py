"""What can be found: every entry and every term as a document, and the words that stand for other words."""

from dataclasses import dataclass

from companion.engine.model import Frozen, Slug
from companion.engine.rulebook import GameData
from companion.engine.search.words import plain


@dataclass(frozen=True, slots=True)
class Document:
    """An entry or a term, cut into the parts that weigh differently."""

    id: str
    game: str
    module: str
    """The chapter; `term` for a term."""
    title: str
    names: tuple[str, ...]
    """Aliases and keywords."""
    text: str
    """What is shown and quoted, without markup."""
    place: str
    """Where it belongs: game, chapter, expansions, headings in the sources."""
    modules: frozenset[str] = frozenset()
    """The expansions it needs."""
    is_term: bool = False


class Synonym(Frozen):
    """What people say for what the rules say."""

    words: tuple[str, ...]
    """Each is said for what is meant; a few words at most."""
    means: tuple[str, ...]
    """What the rules call it; where there is more than one, any of them."""
    games: frozenset[Slug] = frozenset()
    """The games it is said in; empty for all."""


def documents(data: GameData, title: str) -> tuple[Document, ...]:
    """Everything to be found about the game that is called `title`: its terms, then its entries."""
    terms = [
        Document(
            id=term.id,
            game=term.game,
            module="term",
            title=plain(term.name),
            names=tuple(plain(alias) for alias in term.aliases),
            text=plain(term.meaning),
            place=title,
            is_term=True,
        )
        for term in data.rulebook.terms
    ]
    entries = [
        Document(
            id=entry.id,
            game=entry.game,
            module=entry.module,
            title=plain(entry.title),
            names=tuple(plain(word) for word in entry.keywords),
            text=plain(" ".join(filter(None, (entry.text, *entry.exceptions, entry.example, entry.disputed)))),
            place=" . ".join((title, entry.module, *sorted(entry.modules), *(cite.section for cite in entry.cites))),
            modules=entry.modules,
        )
        for entry in data.entries()
    ]
    return (*terms, *entries)
