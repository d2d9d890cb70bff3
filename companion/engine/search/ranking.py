"""Finding: which documents answer the words, in which order, and what is shown of each."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import nlargest

from companion.engine.search.documents import Document
from companion.engine.search.index import Index
from companion.engine.search.passage import Passage, Span, marked, passage
from companion.engine.search.query import LONGEST_QUERY, LONGEST_WORD, Reading, Slot, read
from companion.engine.search.words import STOP_WORDS, folded, plain, stem, words_in

_LOOKED_AT = 60
"""So many of the best by single words are then compared by their titles."""

_OFFERS = 3
_COVERAGE = 1.5
_EXACT_TITLE = 2.0
_EXACT_NAME = 0.7
_OPENING = 2.0
_OPENED = 0.5
_TITLE_SHARE = 0.35
_TERM = 1.1
_OTHER_GAME = 0.3
_IN_PLAY = 1.25
_NOT_IN_PLAY = 0.35
_CROWDED = 0.8
_CROWD = 2


@dataclass(frozen=True, slots=True)
class Hit:
    """A result: the document, the passage to show, and where in it and in the title the words hit."""

    document: Document
    score: float
    snippet: str
    marks: tuple[Span, ...]
    """Where the hits stand in `snippet`: start and end, in characters."""
    title_marks: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """The results, best first; where there are none, other whole queries that would find something."""

    query: str
    hits: tuple[Hit, ...] = ()
    did_you_mean: tuple[str, ...] = ()


def find(
    index: Index,
    words: str,
    game: str | None = None,
    modules: frozenset[str] = frozenset(),
    limit: int = 20,
    only: bool = False,
) -> Found:
    """What answers `words`, best first.

    `game` and `modules` are what is being played: they come first, and with `only` nothing of another
    game comes at all. Without a game, games that answer about equally well stand beside each other.
    """
    slots = read(index, words)
    opened = index.opened(folded(plain(words[:LONGEST_QUERY])))
    scores = _by_words(index, slots, game if only else None)
    for at in opened:
        if not only or game is None or index.documents[at].game == game:
            scores.setdefault(at, _OPENED)
    if not scores:
        return Found(words, did_you_mean=_nearest(index, words))
    best = nlargest(max(_LOOKED_AT, limit), scores, key=lambda at: (scores[at], -at))
    stems = _spoken(slots)
    named = [at for at in (*index.named.get(stems, ()), *opened) if at in scores]
    ranked = _ranked(
        (at, scores[at] * _fit(index, at, slots, stems, opened.get(at, 0.0)) * _in_play(index, at, game, modules))
        for at in {*best, *named}
    )
    if game is None:
        ranked = _ranked(_spread(index, ranked))
    return Found(words, tuple(_hit(index, at, score, slots) for at, score in ranked[:limit]))


def _ranked(scores: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    return sorted(scores, key=lambda pair: (-pair[1], pair[0]))


def _spread(index: Index, ranked: list[tuple[int, float]]) -> Iterator[tuple[int, float]]:
    """Each game's second result, and those after it, count for less: the same question is answered in several games."""
    shown: Counter[str] = Counter()
    for at, score in ranked:
        game = index.documents[at].game
        yield at, score * _CROWDED ** min(shown[game], _CROWD)
        shown[game] += 1


def _by_words(index: Index, slots: list[Slot], only: str | None) -> dict[int, float]:
    """Each document that holds one of the words: what it is worth, and how much of the query it covers."""
    whole = sum(slot.rarity for slot in slots) or 1.0
    scores: dict[int, float] = defaultdict(float)
    covered: dict[int, float] = defaultdict(float)
    for slot in slots:
        most = slot.rarity
        best: dict[int, float] = {}
        for reading in slot.readings:
            worth = slot.weight * reading.sure * reading.rarity
            for at, value in _holders(index, reading).items():
                if worth * value > best.get(at, 0.0):
                    best[at] = worth * value
        for at, value in best.items():
            scores[at] += value
            covered[at] += most
    return {
        at: score * (covered[at] / whole) ** _COVERAGE
        for at, score in scores.items()
        if only is None or index.documents[at].game == only
    }


def _holders(index: Index, reading: Reading) -> dict[int, float]:
    """The documents that hold all the stems of a reading, in the games where it is one."""
    first, *others = (index.hits.get(one, {}) for one in reading.stems)
    if not others and not reading.games:
        return first
    share = 1 / len(reading.stems)
    return {
        at: share * (value + sum(other[at] for other in others))
        for at, value in first.items()
        if all(at in other for other in others) and (not reading.games or index.documents[at].game in reading.games)
    }


def _spoken(slots: list[Slot]) -> tuple[str, ...]:
    """The query as the stems that were most surely meant."""
    return tuple(part for slot in slots if slot.readings for part in slot.readings[0].stems)


def _fit(index: Index, at: int, slots: list[Slot], stems: tuple[str, ...], typed: float) -> float:
    """How much more a document is worth because its title is what was asked for; `typed` is the share typed so far."""
    title = index.titles[at]
    if not title:
        return 1.0
    meant = {part for slot in slots for reading in slot.readings for part in reading.stems if reading.sure > 0.5}
    fit = 1.0 + _TITLE_SHARE * sum(part in meant for part in title) / len(title)
    if title == stems:
        fit += _EXACT_TITLE
    elif at in index.named.get(stems, ()):
        fit += _EXACT_NAME
    if typed:
        fit += _OPENING * (1 + typed) / 2
    return fit * (_TERM if index.documents[at].is_term else 1.0)


def _in_play(index: Index, at: int, game: str | None, modules: frozenset[str]) -> float:
    document = index.documents[at]
    if game is not None and document.game != game:
        return _OTHER_GAME
    if not modules or not document.modules:
        return 1.0
    return _IN_PLAY if document.modules <= modules else _NOT_IN_PLAY


def _hit(index: Index, at: int, score: float, slots: list[Slot]) -> Hit:
    document = index.documents[at]
    weights: dict[str, float] = {}
    for slot in slots:
        for reading in slot.readings:
            if not reading.games or document.game in reading.games:
                for part in reading.stems:
                    weights[part] = max(weights.get(part, 0.0), slot.weight * reading.sure * index.rarity([part]))
    shown: Passage = passage(document.text, weights)
    return Hit(document, round(score, 4), shown.text, shown.marks, marked(document.title, weights))


def _nearest(index: Index, words: str) -> tuple[str, ...]:
    """The query with its words put right, as far as that finds something, nearest first; none if well spelled."""
    typed = [word.text for word in words_in(plain(words[:LONGEST_QUERY])) if len(word.text) <= LONGEST_WORD]
    offers = [[word] if word in STOP_WORDS else _put_right(index, word) for word in typed]
    said = dict.fromkeys(" ".join(offer[min(at, len(offer) - 1)] for offer in offers) for at in range(_OFFERS))
    if next(iter(said), None) == " ".join(typed):
        return ()
    said.pop(" ".join(typed), None)
    return tuple(one for one in said if _by_words(index, read(index, one), None))


def _put_right(index: Index, word: str) -> list[str]:
    """The known words nearest to `word`, one form of each; itself where none is near."""
    forms: dict[str, str] = {}
    for near in index.spelling.nearest(word, 3 * _OFFERS):
        forms.setdefault(stem(near), near)
    return list(forms.values())[:_OFFERS] or [word]
