"""The search: what it forgives, what it puts first, and that looking changes nothing."""

from copy import deepcopy
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.search import Document, Found, Index, Synonym, build, find
from companion.engine.search.spelling import Spelling, distance, forgiven
from companion.engine.search.words import content, fold, plain, stem


def page(
    id_: str, title: str, text: str = "", names: tuple[str, ...] = (), modules: tuple[str, ...] = (), term: bool = False
) -> Document:
    game, module, _ = id_.split(".")
    return Document(id_, game, module, title, names, text, f"{game} {module}", frozenset(modules), term)


PAGES = (
    page("wine.term.grande", "Grande worker", "The big worker that every player owns.", ("big meeple",), term=True),
    page("wine.term.star", "Influence token", "A star on the map of regions.", ("star",), term=True),
    page("wine.base.grande", "Where a grande worker goes", "A grande worker may join a full action on the board."),
    page("wine.base.yoke", "Yoke", "A private space: harvest or uproot. A grande worker joins no full yoke there."),
    page("wine.base.harvest", "Harvest a field", "Move grapes to the crush pad. Each field once a year."),
    page("wine.base.train", "Train a worker", "Pay 4 lira. The new worker may be placed from next year on."),
    page("wine.base.wake", "Wake-up chart", "Choose the hour to get up. The earliest plays first."),
    page("wine.base.end", "End of the game", "The year in which someone has 20 victory points is the last."),
    page("wine.board.influence", "Place or move a star", "Place an influence token on a region.", modules=("board",)),
    page("wine.legacy.keep", "Legacy of a vineyard", "Keep one thing for the next game.", modules=("legacy",)),
    page("wine.mafia.end", "Mafia at the end", "The best card gains 2 victory points.", modules=("mafia",)),
    page("wine.mafia.grande", "Grande workers and packages", "Swap cards where two meet.", modules=("mafia",)),
    page("wine.base.residual", "Residual payments", "Each year the track pays its lira."),
    page("row.base.vina", "La Viña", "A row of vines; pickers walk it and take grape cards."),
    page("row.base.coop", "Co-operative", "It takes every grape and pays half, rounded down."),
    page("row.base.end", "End of the game", "Someone has delivered the last barrel."),
    page("row.base.blend", "Blends", "At least half of the entry value is the main grape."),
)
SYNONYMS = (
    Synonym(words=("meeple", "pawn"), means=("worker",), games=frozenset({"wine"})),
    Synonym(words=("£", "money"), means=("lira",)),
    Synonym(words=("coop",), means=("co-operative",)),
)


@cache
def small() -> Index:
    return build(PAGES, SYNONYMS)


def ids(found: Found) -> list[str]:
    return [hit.document.id for hit in found.hits]


def first(words: str, **more: object) -> str:
    found = ids(find(small(), words, **more))  # type: ignore[arg-type]
    return found[0] if found else ""


@pytest.mark.parametrize(
    "typed",
    [
        "harvset",
        "harvst",
        "harvesst",
        "harvwst",
        "aharvest",
        "harvest",
        "harvesting",
        "harvested",
        "harvests",
        "hrvesting",
    ],
)
def test_a_typing_error_or_another_form_finds_the_word(typed: str) -> None:
    assert first(typed) == "wine.base.harvest"


def test_two_errors_are_forgiven_in_eight_letters_and_one_in_four() -> None:
    assert first("resdual") == first("rsiduall paymnets") == "wine.base.residual"
    assert first("yokw") == first("yke") == first("yoek") == "wine.base.yoke"
    assert first("ykoo") == ""


def test_lego_does_not_find_legacy_but_is_asked_about_it() -> None:
    found = find(small(), "lego")
    assert found.hits == ()
    assert "legacy" in found.did_you_mean


def test_no_error_is_looked_for_where_the_word_stands_as_typed() -> None:
    index = build([page("a.b.fair", "Fair"), page("a.b.fail", "Fail"), page("a.b.pair", "Pair")])
    assert ids(find(index, "fair")) == ["a.b.fair"]


@pytest.mark.parametrize("typed", ["vina", "viña", "VIÑA", "vin\u0303a", "la vina", "<b>Viña</b>", "**viña**"])
def test_accents_capitals_and_markup_make_no_difference(typed: str) -> None:
    assert first(typed) == "row.base.vina"


def test_markup_in_a_text_is_neither_found_nor_shown() -> None:
    index = build(
        [page("a.b.c", "Fair", plain("The **fair** is <i>held</i> in [Lisboa](/rules/a.b.c), viticulture_world."))]
    )
    hit = find(index, "lisboa").hits[0]
    assert hit.snippet == "The fair is held in Lisboa, viticulture_world."
    assert not find(index, "strong").hits


@pytest.mark.parametrize("length", range(2, len("influence") + 1))
def test_each_further_letter_keeps_the_word_found(length: int) -> None:
    assert "wine.term.star" in ids(find(small(), "influence"[:length]))[:3]


def test_a_single_letter_is_not_yet_looked_for() -> None:
    assert find(small(), "i").hits == find(small(), "w").hits == ()


def test_the_last_word_is_still_being_typed() -> None:
    assert first("grande wor") == "wine.term.grande"
    assert first("train a wo") == "wine.base.train"


def test_a_space_ends_the_last_word() -> None:
    assert ids(find(small(), "star")) != []
    assert "wine.base.train" not in ids(find(small(), "tra "))[:1] or find(small(), "tra ").hits


def test_synonyms_aliases_and_slang() -> None:
    assert first("star") == "wine.term.star"
    assert "wine.board.influence" in ids(find(small(), "star"))[:2]
    assert first("train a meeple") == "wine.base.train"
    assert first("train a meple") == "wine.base.train"
    assert first("big meeple") == "wine.term.grande"
    assert first("£") in {"wine.base.train", "wine.base.residual"}
    assert first("coop") == first("co op") == first("cooperative") == first("Co-Operative") == "row.base.coop"


def test_a_synonym_stays_in_its_games() -> None:
    index = build([page("wine.b.c", "Worker"), page("row.b.c", "Worker")], SYNONYMS)
    assert ids(find(index, "meeple")) == ["wine.b.c"]


def test_words_written_together_or_apart() -> None:
    assert first("wakeup") == first("wake up") == first("wake-up chart") == "wine.base.wake"
    assert first("grandeworker") == "wine.term.grande"


def test_whole_questions() -> None:
    assert first("can I use a grande worker on a yoke") == "wine.base.yoke"
    assert first("when can i place a worker that I trained") == "wine.base.train"
    assert first("how often may i harvest a field?") == "wine.base.harvest"


def test_an_exact_title_is_first_and_a_definition_stands_before_what_mentions_it() -> None:
    for document in PAGES:
        assert find(small(), document.title).hits[0].document.title == document.title
    assert first("grande worker") == "wine.term.grande"


def test_stop_words_count_in_an_exact_title() -> None:
    index = build([page("a.b.easy", "Easy", "Three points."), page("a.b.very", "Very easy", "An easy year more.")])
    assert ids(find(index, "very easy")) == ["a.b.very", "a.b.easy"]
    assert ids(find(index, "easy")) == ["a.b.easy", "a.b.very"]


def test_a_title_that_begins_as_typed_comes_first_even_where_no_word_is_whole_yet() -> None:
    index = build(
        [
            page("a.b.card", "Card", "Upon any card."),
            page("a.b.any", "Any card", "One of your choice."),
            page("a.b.keep", "Upkeep", "Five steps."),
        ]
    )
    assert ids(find(index, "any c"))[0] == "a.b.any"
    assert ids(find(index, "up"))[0] == "a.b.keep"


def test_title_before_keywords_before_text() -> None:
    index = build(
        [
            page("a.b.text", "One", "Barrels are kept here for a while."),
            page("a.b.names", "Two", "Kept here for a long, long while.", ("barrel",)),
            page("a.b.title", "Barrel", "Kept here for a long, long while."),
        ]
    )
    assert ids(find(index, "barrel")) == ["a.b.title", "a.b.names", "a.b.text"]


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    pages = [page(f"a.b.c{n}", f"Card {n}", "A worker does it.") for n in range(20)]
    index = build([*pages, page("a.b.yoke", "Other", "The yoke.")])
    assert ids(find(index, "worker yoke"))[0] == "a.b.yoke"


def test_what_is_played_comes_first() -> None:
    assert first("end of the game", game="row") == "row.base.end"
    assert first("end of the game", game="wine") == "wine.base.end"
    here = ids(find(small(), "grande workers", modules=frozenset({"mafia"})))
    there = ids(find(small(), "grande workers", modules=frozenset({"board"})))
    assert here.index("wine.mafia.grande") < there.index("wine.mafia.grande")


def test_only_this_game() -> None:
    found = find(small(), "end of the game", game="row", only=True)
    assert {hit.document.game for hit in found.hits} == {"row"}


def test_the_passage_is_shown_with_its_hits_marked() -> None:
    long = "It is a long story. " * 12 + "Only then a corkscrew opens the bottle. " + "And so it goes on. " * 12
    index = build([page("a.b.c", "Story", long.strip())])
    hit = find(index, "corkscrews botle").hits[0]
    assert "corkscrew opens" in hit.snippet
    assert len(hit.snippet) < 200
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["corkscrew", "bottle"]
    assert hit.title_marks == ()
    assert [
        find(small(), "viña").hits[0].document.title[a:b] for a, b in find(small(), "vina").hits[0].title_marks
    ] == ["Viña"]


def test_limit() -> None:
    assert len(find(small(), "worker", limit=2).hits) == 2
    assert ids(find(small(), "worker", limit=2)) == ids(find(small(), "worker", limit=9))[:2]


@pytest.mark.parametrize(
    "typed", ["", " ", "?!", "...", "£$", "\x00", "a" * 5000, "the of and", "🍇", "'", "-", "[](", "<"]
)
def test_odd_input_is_an_answer_and_no_error(typed: str) -> None:
    assert isinstance(find(small(), typed), Found)
    assert isinstance(find(build([]), typed), Found)


def test_nothing_found_offers_whole_queries_that_find_something() -> None:
    found = find(small(), "rezzidooal")
    assert not found.hits
    assert found.did_you_mean
    assert find(small(), found.did_you_mean[0]).hits


@given(st.text(alphabet="abcdefghil mnoprstuvwyñ£'-?", max_size=40))
def test_looking_changes_nothing_and_answers_alike(typed: str) -> None:
    index = small()
    before = deepcopy((index.hits, index.named, index.meanings))
    assert find(index, typed) == find(index, typed)
    assert (index.hits, index.named, index.meanings) == before


@given(st.sampled_from(PAGES), st.data())
def test_a_title_with_one_typing_error_is_found_in_the_first_three(document: Document, data: st.DataObject) -> None:
    words = document.title.split()
    place = (
        data.draw(st.sampled_from([at for at, word in enumerate(words) if len(word) >= 5]))
        if any(len(w) >= 5 for w in words)
        else None
    )
    if place is None:
        return
    word = words[place]
    at = data.draw(st.integers(1, len(word) - 2))
    words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    titles = [hit.document.title for hit in find(small(), " ".join(words)).hits[:3]]
    assert document.title in titles


def _slow_distance(a: str, b: str) -> int:
    """The usual table: wrong, missing, extra, and swapped neighbours that are not touched again."""
    table = [[i + j if i * j == 0 else 0 for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] != b[j - 1]))
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
    return table[-1][-1]


@given(st.text("abcd", max_size=12), st.text("abcd", max_size=12))
def test_distance_is_what_the_usual_table_gives(a: str, b: str) -> None:
    assert distance(a, b) == _slow_distance(a, b)


@given(
    st.lists(st.text("abcde", min_size=1, max_size=12), min_size=1, max_size=30),
    st.text("abcde", min_size=3, max_size=13),
)
def test_near_misses_no_word_within_reach(words: list[str], typed: str) -> None:
    expected = {word for word in words if forgiven(word) and distance(typed, word) <= forgiven(word)}
    assert {word for word, _ in Spelling(words).near(typed)} == expected


def test_fold_stem_and_content() -> None:
    assert fold("Viña’s") == "vinas"
    assert stem("two") == stem("2")
    assert content("What is the goal?") == ("goal",)
    assert content("to be or not") == tuple(map(stem, ("to", "be", "or", "not")))
