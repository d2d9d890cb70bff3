"""The search beside SQLite's FTS5 and tantivy: the same entries, the same queries, the same run."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from zlib import crc32

import pytest

from companion.engine.search import Document, Index, build, find
from companion.storage.rules import load_index, load_synonyms

Search = Callable[[str, str | None, int], list[str]]
QUERIES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "rules" / "queries.toml").read_text(encoding="utf-8")
)["query"]
ASIDE = [query for query in QUERIES if query.get("aside")]


def asking(index: Index) -> Search:
    return lambda words, game, limit: [hit.document.id for hit in find(index, words, game=game, limit=limit).hits]


def found_within(search: Search, places: int, queries: list[dict[str, Any]] = QUERIES) -> float:
    """The share of `queries` with one of their entries among the first `places`."""
    held = [bool(set(search(one["text"], one.get("game"), places)) & set(one["expect"])) for one in queries]
    return sum(held) / len(held)


def ask_all(search: Search, queries: list[dict[str, Any]] = QUERIES) -> list[float]:
    """Seconds for each query, as a reader asks it: ten results."""
    times = []
    for one in queries:
        begun = perf_counter()
        search(one["text"], one.get("game"), 10)
        times.append(perf_counter() - begun)
    return times


@pytest.mark.parametrize("engine", ["own", "fts5", "tantivy"])
def test_time_of_all_queries(benchmark: Any, engines: dict[str, Search], engine: str) -> None:
    search = engines[engine]
    times = benchmark.pedantic(ask_all, args=(search,), rounds=3, warmup_rounds=1)
    assert len(times) == len(QUERIES)
    benchmark.extra_info["median ms a query"] = round(median(times) * 1000, 3)
    benchmark.extra_info["first"] = round(found_within(search, 1), 3)
    benchmark.extra_info["first three"] = round(found_within(search, 3), 3)
    benchmark.extra_info["first three, set aside"] = round(found_within(search, 3, ASIDE), 3)


@pytest.mark.parametrize("queries", [QUERIES, ASIDE], ids=["all", "set aside"])
def test_finds_more_often_than_either_peer(engines: dict[str, Search], queries: list[dict[str, Any]]) -> None:
    found = {name: found_within(search, 3, queries) for name, search in engines.items()}
    assert found["own"] >= 0.95
    assert found["own"] > max(found["fts5"], found["tantivy"])


def test_twenty_times_the_entries_take_at_most_twenty_times_the_time() -> None:
    documents = load_index().documents
    many = build([copy for time in range(20) for copy in _copies(documents, time)], load_synonyms())
    assert len(many.documents) == 20 * len(documents)
    once, twenty = asking(load_index()), asking(many)
    pairs = [(sum(ask_all(once, QUERIES[::5])), sum(ask_all(twenty, QUERIES[::5]))) for _ in range(3)]
    assert min(slow for _, slow in pairs) / min(quick for quick, _ in pairs) <= 20


def _copies(documents: Sequence[Document], time: int) -> list[Document]:
    """`documents` again, a third of their longer words changed by a letter; the first time as they are."""

    def changed(text: str) -> str:
        return " ".join(_changed(word, time) for word in text.split(" "))

    return [
        replace(
            one,
            id=f"{one.id}-{time}",
            title=changed(one.title),
            text=changed(one.text),
            names=tuple(map(changed, one.names)),
        )
        for one in documents
    ]


def _changed(word: str, time: int) -> str:
    chance = crc32(f"{word} {time}".encode())
    if time == 0 or len(word) < 5 or chance % 3:
        return word
    at = chance // 3 % (len(word) - 1)
    return word[:at] + "abcdefghijklmnopqrstuvwxyz"[chance // 97 % 26] + word[at + 1 :]
