"""Finds the terms of a game in a text, so that each is a tap away from its meaning."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engine.rulebook import Term
from companion.engine.search.words import stem, words_in

Stems = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text, and the term it names, if any."""

    text: str
    term: str | None = None


@dataclass(frozen=True)
class TermFinder:
    """Terms by the stems of their names and aliases."""

    names: dict[Stems, str]
    longest: int

    @classmethod
    def of(cls, terms: Iterable[Term]) -> "TermFinder":
        """Take in the names and aliases of `terms`; where two terms share one, the name goes before the alias."""
        terms = tuple(terms)
        names: dict[Stems, str] = {}
        for term in terms:
            names.setdefault(_stems(term.name), term.id)
        for term in terms:
            for alias in term.aliases:
                names.setdefault(_stems(alias), term.id)
        names.pop((), None)
        return cls(names, max(map(len, names), default=0))

    def pieces(self, text: str, known: frozenset[str] = frozenset()) -> tuple[Piece, ...]:
        """`text` cut where terms stand in it, longest names first; each term is named once.

        Args:
            text: what is read.
            known: terms that need no link, such as the one being read.
        """
        words, seen = words_in(text), set(known)
        stems = [stem(word.text) for word in words]
        pieces: list[Piece] = []
        begun = at = 0
        while at < len(words):
            length, term = self._longest(stems, at)
            if term is not None and term not in seen:
                seen.add(term)
                start, end = words[at].start, words[at + length - 1].end
                pieces += [Piece(text[begun:start]), Piece(text[start:end], term)]
                begun = end
            at += length
        pieces.append(Piece(text[begun:]))
        return tuple(piece for piece in pieces if piece.text)

    def _longest(self, stems: list[str], at: int) -> tuple[int, str | None]:
        for length in range(min(self.longest, len(stems) - at), 0, -1):
            term = self.names.get(tuple(stems[at : at + length]))
            if term is not None:
                return length, term
        return 1, None


def _stems(name: str) -> Stems:
    return tuple(stem(word.text) for word in words_in(name))
