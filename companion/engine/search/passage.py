"""The passage of a text that shows why it was found, with the hits marked."""

import re
from dataclasses import dataclass

from companion.engine.search.words import stem, words_in

Span = tuple[int, int]

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+")
_ENOUGH = 170
"""Characters; a passage takes in neighbouring sentences up to here."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One or more whole sentences, and where in them the words hit."""

    text: str
    marks: tuple[Span, ...]


def marked(text: str, weights: dict[str, float]) -> tuple[Span, ...]:
    """Where the stems in `weights` stand in `text`."""
    return tuple((word.start, word.end) for word in words_in(text) if weights.get(stem(word.text), 0.0) > 0)


def passage(text: str, weights: dict[str, float]) -> Passage:
    """The sentence of `text` that holds most of the stems in `weights`, with what follows while it is short."""
    sentences = [one for one in _SENTENCE_END.split(text) if one]
    if not sentences:
        return Passage("", ())
    worth = []
    for sentence in sentences:
        held = {stem(word.text) for word in words_in(sentence)}
        worth.append(sum(weight for one, weight in weights.items() if one in held))
    first = last = max(range(len(sentences)), key=lambda at: (worth[at], -at))
    shown = sentences[first]
    while last + 1 < len(sentences) and len(shown) + len(sentences[last + 1]) < _ENOUGH:
        last += 1
        shown += " " + sentences[last]
    while first > 0 and len(shown) + len(sentences[first - 1]) < _ENOUGH:
        first -= 1
        shown = sentences[first] + " " + shown
    return Passage(shown, marked(shown, weights))
