"""Our search and the two it is measured against, set up as well as they can be: fields weighed, stop words out."""

import re
import sqlite3
from collections.abc import Callable, Sequence

import pytest
import tantivy

from companion.engine.search import Document, Index, find
from companion.engine.search.words import STOP_WORDS, fold
from companion.storage.rules import load_index

Search = Callable[[str, str | None, int], list[str]]
"""Words, the game asked about if any, how many: the ids found, best first."""


def _typed(words: str) -> list[str]:
    """The words that both peers are given: folded, without the stop words of questions."""
    every = [fold(word) for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", words)]
    return [word for word in every if word not in STOP_WORDS] or every


@pytest.fixture(scope="session")
def engines() -> dict[str, Search]:
    """Each search by its name, ready to be asked."""
    documents = load_index().documents
    return {"own": own(load_index()), "fts5": fts5_porter(documents), "tantivy": tantivy_fuzzy(documents)}


def own(index: Index) -> Search:
    """The app's search, asked the same way."""

    def search(words: str, game: str | None, limit: int) -> list[str]:
        return [hit.document.id for hit in find(index, words, game=game, limit=limit, only=game is not None).hits]

    return search


def fts5_porter(documents: Sequence[Document]) -> Search:
    """SQLite's full-text search: Porter stems, accents off, the last word as a prefix, weighed BM25."""
    base = sqlite3.connect(":memory:")
    base.execute(
        "create virtual table page using fts5(id unindexed, game unindexed, title, names, text, place,"
        " tokenize='porter unicode61 remove_diacritics 2')"
    )
    base.executemany(
        "insert into page values (?, ?, ?, ?, ?, ?)",
        [(one.id, one.game, one.title, " . ".join(one.names), one.text, one.place) for one in documents],
    )

    def search(words: str, game: str | None, limit: int) -> list[str]:
        typed = _typed(words)
        if not typed:
            return []
        asked = " OR ".join(f'"{word}"' for word in typed) + f' OR "{typed[-1]}"*'
        rows = base.execute(
            "select id from page where page match ? and (? is null or game = ?)"
            " order by bm25(page, 0, 0, 6.0, 3.5, 1.0, 1.2) limit ?",
            (asked, game, game, limit),
        )
        return [row[0] for row in rows]

    return search


def tantivy_fuzzy(documents: Sequence[Document]) -> Search:
    """Tantivy: BM25 over English stems, and each word of four letters or more also with an error, two in eight."""
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("id", stored=True, tokenizer_name="raw")
    builder.add_text_field("game", tokenizer_name="raw")
    for part in ("title", "names", "text", "place"):
        builder.add_text_field(part, tokenizer_name="en_stem")
        builder.add_text_field(f"{part}_words", tokenizer_name="default")
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer(heap_size=50_000_000, num_threads=1)
    for one in documents:
        parts = {"title": one.title, "names": " . ".join(one.names), "text": one.text, "place": one.place}
        folded = {part: " ".join(fold(word) for word in re.findall(r"\w+", text)) for part, text in parts.items()}
        writer.add_document(
            tantivy.Document(
                id=one.id, game=one.game, **folded, **{f"{part}_words": text for part, text in folded.items()}
            )
        )
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()
    should, query = tantivy.Occur.Should, tantivy.Query
    weights = {"title": 6.0, "names": 3.5, "text": 1.0, "place": 1.2}

    def search(words: str, game: str | None, limit: int) -> list[str]:
        typed = _typed(words)
        if not typed:
            return []
        stemmed = index.parse_query_lenient(" ".join(typed), list(weights), field_boosts=weights)[0]
        clauses = [(should, stemmed)]
        for at, word in enumerate(typed):
            last = at == len(typed) - 1
            if len(word) < 4 and not last:
                continue
            errors = 2 if len(word) >= 8 else 1 if len(word) >= 4 else 0
            for part, weight in weights.items():
                near = query.fuzzy_term_query(schema, f"{part}_words", word, errors, True, last)
                clauses.append((should, query.boost_query(near, weight * 0.5)))
        asked = query.boolean_query(clauses)
        if game is not None:
            here = query.boost_query(query.term_query(schema, "game", game), 0.0)
            asked = query.boolean_query([(tantivy.Occur.Must, here), (tantivy.Occur.Must, asked)])
        return [searcher.doc(address)["id"][0] for _, address in searcher.search(asked, limit).hits]

    return search
