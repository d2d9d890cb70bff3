"""Queries as they are typed at the table, and titles with a typing error: the right entry is among the first three."""

import random
import tomllib
from collections import Counter
from hashlib import sha256
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


def by_chance(text: str) -> bool:
    """Whether the hash of the words puts a query aside: one in four."""
    return sha256(text.encode()).digest()[0] % 4 == 0


def test_the_queries_are_what_they_should_be() -> None:
    ids = {document.id for document in load_index().documents}
    texts = Counter((query["text"], query.get("game")) for query in QUERIES)
    assert len(QUERIES) >= 120
    assert {one for query in QUERIES for one in query["expect"]} <= ids
    assert [text for text, times in texts.items() if times > 1] == []
    for game in all_games():
        assert sum(query["expect"][0].startswith(f"{game.id}.") for query in QUERIES) >= 25
    answers = [len(query["expect"]) for query in QUERIES]
    assert max(answers) <= 8
    assert sum(answers) <= 3 * len(QUERIES)


def test_a_quarter_is_set_aside_by_chance_and_not_by_difficulty() -> None:
    assert all(bool(query.get("aside")) == by_chance(query["text"]) for query in QUERIES)
    assert 0.2 <= sum(by_chance(query["text"]) for query in QUERIES) / len(QUERIES) <= 0.3


def test_ninety_five_of_a_hundred_are_among_the_first_three() -> None:
    lost = missed(QUERIES)
    assert len(lost) <= 0.05 * len(QUERIES), lost


@pytest.mark.parametrize("aside", [False, True], ids=["tuned on", "set aside"])
def test_what_nobody_tuned_on_is_found_as_well(aside: bool) -> None:
    asked = [query for query in QUERIES if bool(query.get("aside")) == aside]
    lost = missed(asked)
    assert len(lost) <= 0.06 * len(asked), lost


def test_eight_of_ten_are_first() -> None:
    assert sum(place(query) == 1 for query in QUERIES) >= 0.8 * len(QUERIES)


def test_every_exact_title_is_first() -> None:
    documents = load_index().documents
    alike = Counter((document.game, document.title.casefold()) for document in documents)
    for document in documents:
        places = alike[document.game, document.title.casefold()]
        hits = find(load_index(), document.title, game=document.game, limit=places).hits
        assert document.id in [hit.document.id for hit in hits], document.title


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


@pytest.mark.parametrize(
    "words",
    [
        "automa has no workers left winter draw card?",
        "what does wake up row 6 give",
        "order of end of year steps",
        "harvest two fields",
        "residual max",
    ],
)
def test_what_two_games_answer_shows_both_among_the_first_three(words: str) -> None:
    shown = {hit.document.game for hit in find(load_index(), words, limit=3).hits}
    assert {"viticulture", "bordeaux"} <= shown


def test_a_game_asked_about_keeps_its_results_together() -> None:
    """Only without a game are the games mixed: with one, its answers are not pushed down."""
    hits = find(load_index(), "harvest two fields", game="bordeaux", limit=3).hits
    assert {hit.document.game for hit in hits} == {"bordeaux"}
