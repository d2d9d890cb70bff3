"""Queries as they are typed at the table, and titles with a typing error: the right entry is among the first three."""

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from companion.engine.search import find
from companion.engine.search.words import LIGHT_WORDS, STOP_WORDS, fold
from companion.games import all_games
from companion.storage.rules import load_index

QUERIES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "queries.toml").read_text(encoding="utf-8"))[
    "query"
]


def place(query: dict[str, Any]) -> int:
    """Where the first right entry stands, from 1; 99 where it is not found."""
    game, modules = query.get("game"), frozenset(query.get("modules", ()))
    hits = find(load_index(), query["text"], game=game, modules=modules, limit=20).hits
    places = [at for at, hit in enumerate(hits, 1) if hit.document.id in query["expect"]]
    return min(places, default=99)


def missed(queries: list[dict[str, Any]]) -> list[str]:
    return [f"{query['text']!r} at {place(query)}" for query in queries if place(query) > 3]


def test_the_queries_are_what_they_should_be() -> None:
    ids = {document.id for document in load_index().documents}
    texts = Counter((query["text"], query.get("game")) for query in QUERIES)
    aside = [query for query in QUERIES if query.get("aside")]
    assert len(QUERIES) >= 100
    assert 4 * len(aside) >= len(QUERIES) - 3
    assert {one for query in QUERIES for one in query["expect"]} <= ids
    assert [text for text, times in texts.items() if times > 1] == []
    for game in all_games():
        assert sum(query["expect"][0].startswith(f"{game.id}.") for query in QUERIES) >= 15
    assert all(1 <= len(query["expect"]) <= 4 for query in QUERIES)


@pytest.mark.parametrize("aside", [False, True], ids=["tuned on", "set aside"])
def test_ninety_five_of_a_hundred_are_among_the_first_three(aside: bool) -> None:
    asked = [query for query in QUERIES if bool(query.get("aside")) == aside]
    lost = missed(asked)
    assert len(lost) <= 0.05 * len(asked), lost


def test_seven_of_ten_are_first() -> None:
    assert sum(place(query) == 1 for query in QUERIES) >= 0.7 * len(QUERIES)


def test_every_exact_title_is_first() -> None:
    for document in load_index().documents:
        hits = find(load_index(), document.title, game=document.game, limit=3).hits
        assert hits[0].document.title.casefold() == document.title.casefold(), document.id
        assert document.id in [hit.document.id for hit in hits] or len(hits) == 3, document.id


def test_a_title_with_a_typing_error_is_among_the_first_three() -> None:
    chance = random.Random(20261130)
    asked, lost = 0, []
    for document in load_index().documents:
        typed = _with_an_error(document.title, chance)
        if typed is None:
            continue
        asked += 1
        hits = find(load_index(), typed, game=document.game, limit=3).hits
        if fold(document.title) not in {fold(hit.document.title) for hit in hits}:
            lost.append(f"{document.title!r} as {typed!r}")
    assert asked > 200
    assert len(lost) <= 0.03 * asked, lost


def test_passages_are_marked_where_they_hit() -> None:
    for query in QUERIES:
        for hit in find(load_index(), query["text"], limit=3).hits:
            assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.marks)
            assert hit.snippet in hit.document.text or " " in hit.snippet


def _with_an_error(title: str, chance: random.Random) -> str | None:
    """`title` with one letter of one telling word wrong, missing, twice or swapped; None where none is long enough."""
    words = title.split(" ")
    long = [at for at, word in enumerate(words) if len(word) >= 5 and word.isalpha() and not _says_little(word)]
    if not long:
        return None
    where = chance.choice(long)
    word = words[where]
    at = chance.randrange(1, len(word) - 1)
    words[where] = chance.choice(
        [
            word[:at] + chance.choice("aeioust") + word[at + 1 :],
            word[:at] + word[at + 1 :],
            word[:at] + word[at] + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
        ]
    )
    return " ".join(words)


def _says_little(word: str) -> bool:
    return fold(word) in STOP_WORDS | LIGHT_WORDS
