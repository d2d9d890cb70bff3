"""Typing errors: the known words that a misspelt word may stand for.

Known words are kept under what is left of their first letters when one or two are taken out. A misspelt
word is treated the same way, and whatever meets is measured. So a look-up costs the same however many
words are known.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import takewhile

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_HEAD = 7


def forgiven(known: str) -> int:
    """How many wrong, missing, extra or swapped letters are forgiven in a known word."""
    return 2 if len(known) >= 8 else 1 if len(known) >= 4 else 0


def distance(typed: str, known: str) -> int:
    """The wrong, missing, extra and swapped letters between two words; a swap of neighbours counts once.

    Bits stand for the letters of `typed`, a column of the usual table at a time (Hyyrö 2003).
    """
    if not typed:
        return len(known)
    places: dict[str, int] = {}
    for at, letter in enumerate(typed):
        places[letter] = places.get(letter, 0) | 1 << at
    mask, last, away = (1 << len(typed)) - 1, 1 << len(typed) - 1, len(typed)
    up, down, diagonal, before = mask, 0, 0, 0
    for letter in known:
        here = places.get(letter, 0)
        swapped = ((~diagonal & here) << 1) & before
        diagonal = ((((here & up) + up) ^ up) | here | down | swapped) & mask
        right, left = down | (mask & ~(diagonal | up)), diagonal & up
        away += bool(right & last) - bool(left & last)
        right, left = (right << 1 | 1) & mask, left << 1 & mask
        up, down, before = left | (mask & ~(diagonal | right)), right & diagonal, here
    return away


class Spelling:
    """The known words, ready to be compared with misspelt ones. Never changed once made."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(sorted(set(words)))
        self._known = frozenset(self._words)
        self._left: dict[str, list[int]] = {}
        for at, word in enumerate(self._words):
            if forgiven(word):
                for rest in _shortened(word[:_HEAD], forgiven(word)):
                    self._left.setdefault(rest, []).append(at)

    def __contains__(self, word: object) -> bool:
        return word in self._known

    def near(self, typed: str) -> list[tuple[str, int]]:
        """Known words that `typed` may be a misspelling of, with the errors counted; the nearest first."""
        if len(typed) < 3:
            return []
        places = {
            at for rest in _shortened(typed[:_HEAD], 2 if len(typed) >= 6 else 1) for at in self._left.get(rest, ())
        }
        found = []
        for at in sorted(places):
            known = self._words[at]
            if abs(len(known) - len(typed)) <= forgiven(known):
                away = distance(typed, known)
                if away <= forgiven(known):
                    found.append((known, away))
        return sorted(found, key=lambda pair: pair[1])

    def beginning(self, start: str) -> list[str]:
        """Known words that begin with `start`."""
        first = bisect_left(self._words, start)
        return list(self._words[first : bisect_left(self._words, start + "\uffff", first)])

    def beginning_nearly(self, start: str) -> list[str]:
        """Known words that begin with `start` once one wrong, missing, extra or swapped letter in it is mended."""
        found: dict[str, None] = {}
        for mended in _edited(start):
            first = bisect_left(self._words, mended)
            if first < len(self._words) and self._words[first].startswith(mended):
                found.update(dict.fromkeys(self.beginning(mended)))
        return sorted(found)

    def nearest(self, typed: str, limit: int = 3) -> list[str]:
        """The words to offer where nothing was found; further off than what is taken for a typing error.

        At most half of the longer word may differ. How a word begins counts for more than the rest.
        """
        measured = []
        for known in self._words:
            longer = max(len(known), len(typed))
            if len(known) >= 3 and 2 * abs(len(known) - len(typed)) <= longer:
                away = distance(typed, known)
                if 2 * away <= longer:
                    measured.append((away - _shared_start(typed, known) / 2, known))
        return [known for _, known in sorted(measured)[:limit]]


def _shared_start(left: str, right: str) -> int:
    """How many letters two words have in common before the first that differs."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(left, right, strict=False)))


def _shortened(word: str, times: int) -> set[str]:
    """`word`, and what is left when up to `times` of its letters are taken out."""
    left = newest = {word}
    for _ in range(times):
        newest = {rest[:at] + rest[at + 1 :] for rest in newest for at in range(len(rest))}
        left = left | newest
    return left


def _edited(word: str) -> Iterator[str]:
    """Everything one typing error away from `word`."""
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        for letter in _LETTERS:
            yield head + letter + tail
            if tail:
                yield head + letter + tail[1:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
