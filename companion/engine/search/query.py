"""What was meant by the words that were typed: stems to look for, each with how sure it is."""

from dataclasses import dataclass, field
from itertools import pairwise

from companion.engine.search.index import Index, Meaning
from companion.engine.search.words import LIGHT_WORDS, STOP_WORDS, Stems, plain, stem, words_in

LONGEST_QUERY = 400
LONGEST_WORD = 40
"""Characters. What is longer was not typed at a table, and must not hold the app up."""

_LIGHT = 0.35
_MENDED = {1: 0.85, 2: 0.7}
_BEGUN = 0.8
_BEGUN_KNOWN = 0.3
_BEGUN_NEARLY = 0.5
_MEANT = 0.85


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that a typed word may stand for: stems that a document has to hold, all of them."""

    stems: Stems
    sure: float
    """1 for the word as it stands, less for what was mended, begun or said in other words."""
    rarity: float
    games: frozenset[str] = frozenset()


@dataclass(slots=True)
class Slot:
    """A typed word and its readings."""

    word: str
    weight: float
    readings: list[Reading] = field(default_factory=list)

    @property
    def rarity(self) -> float:
        """What its best reading can add to a score."""
        return self.weight * max((reading.sure * reading.rarity for reading in self.readings), default=0.0)


def read(index: Index, query: str) -> list[Slot]:
    """The words of `query` that matter, each with its readings; a word that stands for nothing has none."""
    words = [word for word in words_in(plain(query[:LONGEST_QUERY])) if len(word.text) <= LONGEST_WORD]
    chosen = [word for word in words if word.text not in STOP_WORDS] or words
    last = words[-1] if words else None
    slots = [_slot(index, word.text, begun=word is last and not query[-1:].isspace()) for word in chosen]
    _join(index, slots)
    _translate(index, slots)
    return slots


def _slot(index: Index, word: str, begun: bool) -> Slot:
    slot = Slot(word, _LIGHT if word in LIGHT_WORDS else 1.0)
    known = word in index.spelling or stem(word) in index.hits
    # A stop word counts only where there is nothing else; the last one is rather the beginning of another word.
    meant = known and not (begun and word in STOP_WORDS)
    if meant:
        slot.readings.append(Reading((stem(word),), 1.0, index.rarity([stem(word)])))
    if begun and len(word) > 1:
        sure = _BEGUN_KNOWN if meant else _BEGUN
        _add(index, slot, dict.fromkeys(index.spelling.beginning(word), sure), word)
    if known:
        return slot
    mended = index.spelling.near(word) or index.spelling.near(stem(word))
    if mended:
        fewest = mended[0][1]
        _add(index, slot, {near: _MENDED[away] for near, away in mended if away == fewest})
    if not slot.readings and not begun and len(word) > 2:
        _add(index, slot, {start: _BEGUN for start in index.spelling.beginning(word)}, word)
    if not slot.readings:
        slot.readings += _split(index, word)
    if not slot.readings and len(word) > 4:
        _add(index, slot, {start: _BEGUN_NEARLY for start in index.spelling.beginning_nearly(word)}, word)
    return slot


def _add(index: Index, slot: Slot, words: dict[str, float], start: str = "") -> None:
    """Add `words` as readings. They share one rarity: that a guess is rare does not make it likelier."""
    sure: dict[str, float] = {}
    for word, weight in words.items():
        share = (len(start) / len(word)) ** 0.5 if start else 1.0
        sure[stem(word)] = max(sure.get(stem(word), 0.0), weight * min(1.0, share))
    taken = {reading.stems for reading in slot.readings}
    rarity = index.rarity(sure)
    slot.readings += [Reading((one,), weight, rarity) for one, weight in sure.items() if (one,) not in taken]


def _split(index: Index, word: str) -> list[Reading]:
    """Two known words that were typed as one."""
    return [
        Reading((stem(word[:at]), stem(word[at:])), _MENDED[1], index.rarity([stem(word[at:])]))
        for at in range(3, len(word) - 2)
        if word[:at] in index.spelling and word[at:] in index.spelling
    ]


def _join(index: Index, slots: list[Slot]) -> None:
    """A known word that was typed as two stands for both."""
    for left, right in pairwise(slots):
        joined = left.word + right.word
        if joined in index.spelling and stem(joined) in index.hits:
            reading = Reading((stem(joined),), 1.0, index.rarity([stem(joined)]))
            left.readings.append(reading)
            right.readings.append(reading)


def _translate(index: Index, slots: list[Slot]) -> None:
    """Where a phrase stands for another, each of its words may be read as that other."""
    said = [{reading.stems[0]: reading for reading in slot.readings if len(reading.stems) == 1} for slot in slots]
    for at, stems in enumerate(said):
        for one in stems:
            for meaning in index.meanings.get(one, ()):
                covered = said[at : at + len(meaning.said)]
                if len(covered) < len(meaning.said):
                    continue
                held = [readings.get(part) for readings, part in zip(covered, meaning.said, strict=True)]
                parts = [reading for reading in held if reading is not None]
                if len(parts) == len(held):
                    reading = _as_meant(index, meaning, parts)
                    for slot in slots[at : at + len(meaning.said)]:
                        slot.readings.append(reading)


def _as_meant(index: Index, meaning: Meaning, said: list[Reading]) -> Reading:
    """What was said in `said`, in the rules' own words. Where it was guessed, the guess stays as common as it was."""
    rarity = sum(index.rarity([part]) for part in meaning.meant) / len(meaning.meant)
    sure = min(reading.sure for reading in said)
    guessed = [reading.rarity for reading in said if reading.sure < 1]
    return Reading(meaning.meant, _MEANT * sure, min([rarity, *guessed]), meaning.games)
