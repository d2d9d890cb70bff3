"""`companion rules search` and `rules show`: what scripts and readers get."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from companion import cli_rules
from companion.games import all_games
from companion.storage.rules import load_data

Captured = pytest.CaptureFixture[str]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    cli_rules.add_parsers(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    return int(args.handler(args))


def answer(capsys: Captured, *words: str) -> Any:
    """The one JSON document that a command prints, and nothing on the other stream."""
    assert run(*words, "--json") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def test_search_answers_with_the_agreed_keys(capsys: Captured) -> None:
    found = answer(capsys, "search", "grande", "wrker")
    assert set(found) == {"query", "results", "did_you_mean"}
    assert found["query"] == "grande wrker"
    assert found["did_you_mean"] is None
    assert found["results"]
    for result in found["results"]:
        assert {"id", "game", "title", "module", "snippet", "score"} <= set(result)
        assert result["id"].split(".")[:2] == [result["game"], result["module"]]
        assert all(0 <= start < end <= len(result["snippet"]) for start, end in result["marks"])
    scores = [result["score"] for result in found["results"]]
    assert scores == sorted(scores, reverse=True)


def test_search_takes_a_game_and_a_limit(capsys: Captured) -> None:
    found = answer(capsys, "search", "end of the game", "--game", "vinhos", "--limit", "2")
    assert [result["game"] for result in found["results"]] == ["vinhos", "vinhos"]


def test_search_that_finds_nothing_is_an_answer_and_offers_words(capsys: Captured) -> None:
    found = answer(capsys, "search", "enologyst", "xqzzj")
    assert found["results"]
    found = answer(capsys, "search", "xqzzj")
    assert found == {"query": "xqzzj", "results": [], "did_you_mean": None}
    found = answer(capsys, "search", "ennologiest")
    assert found["results"] or found["did_you_mean"]


@pytest.mark.parametrize(
    ("words", "field", "allowed"),
    [
        (("search", "yoke", "--game", "catan"), "--game", "la_vina"),
        (("search", "yoke", "--game", "Vinhos", "--json"), "--game", "vinhos"),
        (("show", "viticulture.no.rule"), "ID", "rules search"),
        (("show", "", "--json"), "ID", "rules search"),
        (("search", "yoke", "--limit", "0"), "--limit", "from 1 up"),
        (("search", "yoke", "--limit", "-3"), "--limit", "from 1 up"),
        (("search", "yoke", "--limit", "many"), "--limit", "from 1 up"),
        (("search",), "WORDS", "required"),
    ],
)
def test_a_wrong_input_is_one_message_that_names_the_field(
    capsys: Captured, words: tuple[str, ...], field: str, allowed: str
) -> None:
    try:
        status = run(*words)
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert field in said.err
    assert allowed in said.err


def test_every_entry_and_term_can_be_shown(capsys: Captured) -> None:
    for game in all_games():
        book = load_data(game)
        for entry_id in [entry.id for entry in book.entries()] + [term.id for term in book.rulebook.terms]:
            shown = answer(capsys, "show", entry_id)
            assert {"id", "game", "module", "title", "text", "see_also", "cites"} <= set(shown)
            assert shown["id"] == entry_id
            assert shown["text"]
            assert all({"source", "section"} <= set(cite) for cite in shown["cites"])


def test_what_is_shown_for_reading_has_the_text_and_its_source(capsys: Captured) -> None:
    entry = load_data(all_games()[0]).entries()[0]
    assert run("show", entry.id) == 0
    said = capsys.readouterr().out
    assert entry.title in said
    assert entry.text in said
    assert entry.cites[0].section in said


def test_results_for_reading_name_the_ids_to_show(capsys: Captured) -> None:
    assert run("search", "end of the game", "--limit", "1") == 0
    said = capsys.readouterr().out
    assert any(entry.id in said for game in all_games() for entry in load_data(game).entries()) or "term." in said


def test_letters_that_the_terminal_lacks_are_no_error() -> None:
    search = [sys.executable, "-m", "companion", "rules", "search", "la", "vina", "--json"]
    said = subprocess.run(search, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert "Viña" in " ".join(hit["title"] + hit["snippet"] for hit in json.loads(said.stdout)["results"])


def test_words_may_look_like_a_number_or_a_sign(capsys: Captured) -> None:
    assert answer(capsys, "search", "-1", "vp")["results"]
    assert answer(capsys, "search", "£10", "--game", "bordeaux")["results"]


def test_the_query_itself_is_never_what_was_meant(capsys: Captured) -> None:
    found = answer(capsys, "search", "renque", "--game", "bordeaux")
    assert found == {"query": "renque", "results": [], "did_you_mean": None}
