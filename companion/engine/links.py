"""Finds the terms of a game in a text, so that each is a tap away from its meaning."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from companion.engine.rulebook import Term
from companion.engine.search.words import stem, words_in

Said = tuple[str, ...]
"""The words of a name as they are compared: folded, numbers as digits."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text, and the term it names, if any."""

    text: str
    term: str | None = None


@dataclass(frozen=True)
class TermFinder:
    """Terms by what names them in a text; None for what only looks like a name."""

    names: dict[Said, str | None]
    longest: int

    @classmethod
    def of(cls, terms: Iterable[Term]) -> "TermFinder":
        """Take in what names `terms`: where two share a name, the term's own goes before a link.

        What a name has in brackets, such as its sign, is no part of it.
        """
        terms = tuple(terms)
        names: dict[Said, str | None] = {}
        for term in terms:
            names.update(dict.fromkeys(_forms(term.name.partition(" (")[0]), term.id))
        for term in terms:
            for link in term.links:
                for form in _forms(link):
                    names.setdefault(form, term.id)
            for phrase in term.unlinked:
                names[_said(phrase)] = None
        names.pop((), None)
        return cls(names, max(map(len, names), default=0))

    def pieces(self, text: str, known: frozenset[str] = frozenset()) -> tuple[Piece, ...]:
        """`text` cut where terms stand in it, longest names first; each term is named once.

        Args:
            text: what is read.
            known: terms that need no link, such as the one being read.
        """
        words, seen = words_in(text), set(known)
        said = _said(text)
        pieces: list[Piece] = []
        begun = at = 0
        while at < len(words):
            length, term = self._longest(said, at)
            if term is not None and term not in seen:
                seen.add(term)
                start, end = words[at].start, words[at + length - 1].end
                pieces += [Piece(text[begun:start]), Piece(text[start:end], term)]
                begun = end
            at += length
        pieces.append(Piece(text[begun:]))
        return tuple(piece for piece in pieces if piece.text)

    def _longest(self, said: Said, at: int) -> tuple[int, str | None]:
        for length in range(min(self.longest, len(said) - at), 0, -1):
            phrase = said[at : at + length]
            if phrase in self.names:
                return length, self.names[phrase]
        return 1, None


def _said(text: str) -> Said:
    return tuple(_digits(word.text) for word in words_in(text))


def _digits(word: str) -> str:
    number = stem(word)
    return number if number.isdigit() else word


def _forms(name: str) -> Iterator[Said]:
    """`name` with each word in the singular, in the plural and as an owner.

    Other forms are other words, such as rounded for a round, and stand among the links where they are meant.
    """
    return product(*({word, *_other_number(word)} for word in _said(name)))


def _other_number(word: str) -> Iterator[str]:
    if word.isdigit():
        return
    yield word + "s"
    if word.endswith("s"):
        yield word[:-1]
    if word.endswith(("s", "x", "ch", "sh")):
        yield word + "es"
    if word.endswith("y"):
        yield word[:-1] + "ies"
