"""Looking up while typing, in the real entries: from two letters on, far-off spellings, and what is being played."""

from functools import cache

import pytest

from companion.engine.search import Document, Found, find
from companion.engine.search.words import folded
from companion.storage.rules import load_index


@cache
def terms() -> tuple[Document, ...]:
    return tuple(document for document in load_index().documents if document.is_term)


def begins(found: Found, typed: str, places: int = 3) -> bool:
    """Whether a title among the first `places` begins with what was typed."""
    return any(folded(hit.document.title).startswith(typed.strip()) for hit in found.hits[:places])


def test_from_two_letters_on_a_title_that_begins_so_is_among_the_first_three() -> None:
    lost, asked = [], 0
    for term in terms():
        name = folded(term.title)
        for length in {*range(2, min(7, len(name))), len(name)}:
            asked += 1
            if not begins(find(load_index(), name[:length], game=term.game, limit=3), name[:length]):
                lost.append(f"{name[:length]} ({term.game})")
    assert asked > 1000
    assert len(lost) <= 0.03 * asked, lost


def test_a_term_is_among_the_first_ten_from_its_sixth_letter_on_and_stays_there() -> None:
    for term in terms():
        name = folded(term.title)
        for length in range(min(6, len(name)), len(name) + 1):
            found = find(load_index(), name[:length], game=term.game, limit=10)
            assert term.id in [hit.document.id for hit in found.hits], name[:length]


@pytest.mark.parametrize("typed", ["a", "w", "y", " g ", "é"])
def test_one_letter_is_too_few(typed: str) -> None:
    assert find(load_index(), typed).hits == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rezzidooal", "residual"),
        ("aphinnattoor", "affinatore"),
        ("ennolegeast", "enologist"),
        ("formaggggioo", "formaggio"),
        ("chardonehh", "chardonnay"),
    ],
)
def test_nothing_found_offers_the_nearest_words(typed: str, meant: str) -> None:
    found = find(load_index(), typed)
    assert found.hits == ()
    assert meant in found.did_you_mean


def test_what_is_offered_finds_something() -> None:
    for term in terms()[::4]:
        spoilt = "".join(letter * 3 for letter in folded(term.title))
        found = find(load_index(), spoilt)
        assert found.hits or all(find(load_index(), offer).hits for offer in found.did_you_mean)


@pytest.mark.parametrize("words", ["end of the game", "tie", "set-up", "expert", "cellar", "two players", "barrel"])
@pytest.mark.parametrize("game", ["viticulture", "bordeaux", "la_vina", "vinhos"])
def test_the_game_on_the_table_comes_first_where_it_knows_the_word(words: str, game: str) -> None:
    if find(load_index(), words, game=game, only=True).hits:
        hits = find(load_index(), words, game=game).hits
        known = {document.game for document in load_index().documents if folded(words) in folded(document.title)}
        assert game not in known or hits[0].document.game == game


def test_expansions_in_play_come_before_the_others() -> None:
    """A grande worker means another thing with the mafia, with arboriculture and against the Automa."""
    chapters = {"mafia", "arboriculture", "automa"}
    for played in chapters:
        found = find(load_index(), "placing the grande worker", "viticulture", frozenset({played}), limit=9)
        places = [hit.document.module for hit in found.hits]
        assert played in places
        assert not chapters & set(places[: places.index(played)])


@pytest.mark.parametrize("typed", ["mafia", "Mafia", "PORTO", "Formaggio?"])
def test_what_was_typed_is_not_offered_again(typed: str) -> None:
    """Another game knows the word, the one that is asked about does not."""
    found = find(load_index(), typed, game="la_vina", only=True)
    assert found.hits == ()
    assert folded(typed) not in map(folded, found.did_you_mean)


def test_lego_finds_no_legacy() -> None:
    assert not any("legacy" in folded(hit.document.title) for hit in find(load_index(), "lego ").hits)


def test_marks_stand_on_the_words_that_were_looked_for() -> None:
    hit = find(load_index(), "harvseting fields", game="viticulture", limit=1).hits[0]
    marked = {hit.snippet[start:end].casefold() for start, end in hit.marks}
    assert {word[:7] for word in marked} & {"harvest"}
    assert {word[:5] for word in marked} <= {"harve", "field"}
