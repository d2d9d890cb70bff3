"""From letters to words to stems, the same way for what is written and for what is typed."""

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from snowballstemmer.english_stemmer import EnglishStemmer

_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_LINK = re.compile(r"\[([^\[\]]+)\]\([^()\s]*\)")
_EMPHASIS = re.compile(r"\*{1,3}|_{2}|`+|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*|[£€$]")
_HYPHENS = frozenset("-‐‑–")

_NUMBERS = {word: str(at) for at, word in enumerate("zero one two three four five six seven eight nine ten".split())}

STOP_WORDS = frozenset(
    """a about after again all also always am an and another any anyone anything are arent as at be because been
    before being but by can cant cannot could couldnt did didnt do does doesnt doing dont each either else ever every
    everyone exactly for from had has have havent having he her here him his how i if im in into is isnt it its ive
    just may me might mine must mustnt my near no not of off on once only onto or other our ours out over please
    possible really shall she should shouldnt so some somebody someone something still such than that thats the their
    them then there these they theyre thing things this those though through till to too until us very was wasnt we
    were werent what whats when where wheres whether which while who whos whose why will with within without wont
    would wouldnt yet you your youre yours""".split()
)
"""Words of a question that say nothing about what it is about."""

LIGHT_WORDS = frozenset(
    """allow allowed allows come comes count counts different game games get gets getting give gives go goes going got
    happen happened happens help keep like long many max maximum mean means much need needed needs new number play
    player players playing put same rule rules take taken takes thing time times use used uses using want way work works
    working""".split()
)
"""Words that say little: they help where nothing else does."""


Stems = tuple[str, ...]


class Word(NamedTuple):
    """A word as it is compared, and where it stands in its text."""

    text: str
    start: int
    end: int


def plain(text: str) -> str:
    """`text` without markup and with each accented letter as one character; what spans are counted in."""
    text = unicodedata.normalize("NFC", text)
    if "<" in text:
        text = _TAG.sub("", text)
    if "[" in text:
        text = _LINK.sub(r"\1", text)
    return _EMPHASIS.sub("", text)


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """Small letters, no accents, no apostrophes."""
    if not word.isascii():
        word = "".join(char for char in unicodedata.normalize("NFKD", word) if not unicodedata.combining(char))
    return word.casefold().replace("'", "").replace("’", "")


def words_in(text: str) -> list[Word]:
    """The words of a plain text, in order."""
    return [Word(fold(match.group()), match.start(), match.end()) for match in _WORD.finditer(text)]


def folded(text: str) -> str:
    """All words of `text`, stop words too, as they are compared."""
    return " ".join(word.text for word in words_in(text))


def compounds(text: str, words: list[Word]) -> list[str]:
    """What hyphens join, as one word: `wakeup` where the text has wake-up."""
    return [
        left.text + right.text
        for left, right in pairwise(words)
        if right.start - left.end == 1 and text[left.end] in _HYPHENS
    ]


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """What the forms of a word share: harvest, harvested and harvesting; two and 2."""
    if word in _NUMBERS:
        return _NUMBERS[word]
    # A stemmer holds the word it is at work on, so each call has its own: two threads may search at once.
    return str(EnglishStemmer().stemWord(word))


def content(text: str) -> Stems:
    """The stems of `text` without stop words; with them, where there is nothing else."""
    words = [word.text for word in words_in(text)]
    return tuple(stem(word) for word in words if word not in STOP_WORDS) or tuple(map(stem, words))
