"""The index: which documents hold which stems, and how much each hit there is worth (BM25F)."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from companion.engine.search.documents import Document, Synonym
from companion.engine.search.spelling import Spelling
from companion.engine.search.words import Stems, compounds, content, folded, stem, words_in

WEIGHTS = {"title": 6.0, "names": 3.5, "text": 1.0, "place": 1.2}
"""What one hit in a part is worth."""

_LENGTH = {"title": 0.4, "names": 0.1, "text": 0.6, "place": 0.0}
"""How much a long part thins its hits: 0 not at all, 1 in full."""

_SATURATION = 1.4
"""How soon further hits of the same stem stop adding."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a phrase stands for, in the games where it does."""

    said: Stems
    meant: Stems
    games: frozenset[str]


@dataclass(frozen=True, slots=True)
class Index:
    """Everything that a search reads. Nothing writes to it once it is built."""

    documents: tuple[Document, ...]
    titles: tuple[Stems, ...]
    """The stems of each document's title, without stop words where it has others."""
    hits: dict[str, dict[int, float]]
    """By stem: the documents that hold it, and what it is worth there, from 0 to 1."""
    named: dict[Stems, tuple[int, ...]]
    """By all the stems of a title, alias or keyword: the documents that carry it."""
    meanings: dict[str, tuple[Meaning, ...]]
    """By the first stem that is said."""
    spelling: Spelling
    openings: tuple[tuple[str, int], ...]
    """Each title in its folded words, with the document that carries it; sorted."""

    def opened(self, typed: str) -> dict[int, float]:
        """The documents whose title begins with `typed` (folded words), and the share of the title that it is.

        A single letter opens nothing yet.
        """
        if len(typed) < 2:
            return {}
        first = bisect_left(self.openings, (typed,))
        last = bisect_left(self.openings, (typed + "\uffff",), first)
        return {at: len(typed) / len(title) for title, at in self.openings[first:last]}

    def rarity(self, stems: Iterable[str]) -> float:
        """How telling it is to hold one of `stems`: 0 where every document does."""
        holders = min(sum(len(self.hits.get(one, ())) for one in stems), len(self.documents))
        return log(1 + (len(self.documents) - holders + 0.5) / (holders + 0.5))


def build(documents: Iterable[Document], synonyms: Iterable[Synonym] = ()) -> Index:
    """The index of `documents`; their order decides between equal results."""
    kept = tuple(documents)
    known: set[str] = set()
    parts = [{part: _stems(text, known) for part, text in _parts(document).items()} for document in kept]
    synonyms = (*synonyms, *_aliases(kept))
    for synonym in synonyms:
        known.update(word.text for said in synonym.words for word in words_in(said))
    named: dict[Stems, dict[int, None]] = defaultdict(dict)
    for at, document in enumerate(kept):
        for name in (document.title, *document.names):
            named[content(name)][at] = None
    return Index(
        documents=kept,
        titles=tuple(content(document.title) for document in kept),
        hits=_weighed(parts),
        named={stems: tuple(places) for stems, places in named.items()},
        meanings=_meanings(synonyms),
        spelling=Spelling(known - {""}),
        openings=tuple(sorted((folded(document.title), at) for at, document in enumerate(kept))),
    )


def _parts(document: Document) -> dict[str, str]:
    return {
        "title": document.title,
        "names": " . ".join(document.names),
        "text": document.text,
        "place": document.place,
    }


def _stems(text: str, known: set[str]) -> list[str]:
    """Every stem in `text`; its words are added to `known`."""
    words = words_in(text)
    all_words = [word.text for word in words] + compounds(text, words)
    known.update(all_words)
    return [stem(word) for word in all_words]


def _weighed(parts: list[dict[str, list[str]]]) -> dict[str, dict[int, float]]:
    """BM25F: hits are weighed by part and length, added, and only then bent towards 1."""
    usual = {part: max(1.0, sum(len(one[part]) for one in parts) / max(1, len(parts))) for part in WEIGHTS}
    hits: dict[str, dict[int, float]] = defaultdict(dict)
    for at, document in enumerate(parts):
        weights: Counter[str] = Counter()
        for part, stems in document.items():
            thinned = 1 - _LENGTH[part] + _LENGTH[part] * len(stems) / usual[part]
            for one, times in Counter(stems).items():
                weights[one] += WEIGHTS[part] * times / thinned  # type: ignore[assignment]
        for one, weight in weights.items():
            hits[one][at] = weight / (_SATURATION + weight)
    return dict(hits)


def _aliases(documents: Iterable[Document]) -> list[Synonym]:
    """A term's aliases stand for its name in everything that its game says."""
    return [
        Synonym(words=document.names, means=(document.title,), games=frozenset({document.game}))
        for document in documents
        if document.is_term and document.names
    ]


def _meanings(synonyms: Iterable[Synonym]) -> dict[str, tuple[Meaning, ...]]:
    found: dict[str, dict[Meaning, None]] = defaultdict(dict)
    for synonym in synonyms:
        for said in map(content, synonym.words):
            for meant in map(content, synonym.means):
                if said and meant and said != meant:
                    found[said[0]][Meaning(said, meant, synonym.games)] = None
    return {first: tuple(meanings) for first, meanings in found.items()}
