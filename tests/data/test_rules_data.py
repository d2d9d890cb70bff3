"""The words of every game: they load, they are short, they lead somewhere, and the app's font can show them."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from companion.engine.game import AnyGame
from companion.engine.rulebook import RuleEntry, Term
from companion.games import all_games
from companion.storage.rules import load_data

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))

MOST_SENTENCES = 6
MOST_CHARACTERS = 700
SENTENCE_END = re.compile(r"[.!?][)\"']?(?=\s|$)")
BEYOND_ASCII = "£–’“”"
"""Signs the app's font has besides letters, digits and plain punctuation."""


def can_be_shown(sign: str) -> bool:
    return sign in BEYOND_ASCII or " " <= sign <= "~" or unicodedata.name(sign, "").startswith("LATIN ")


def strange(*texts: str) -> str:
    """The signs that the font lacks; a line break is layout, not a sign."""
    return "".join(sorted({sign for text in texts for sign in text if sign != "\n" and not can_be_shown(sign)}))


def words_of_entry(entry: RuleEntry) -> Iterator[str]:
    yield from (entry.title, entry.text, entry.example, entry.disputed, *entry.exceptions, *entry.keywords)
    for cite in entry.cites:
        yield from (cite.section, cite.note)


def words_of_term(term: Term) -> Iterator[str]:
    yield from (term.name, term.meaning, *term.aliases)


@GAMES
def test_the_data_loads(game: AnyGame) -> None:
    assert load_data(game).rulebook.sources


@GAMES
def test_a_rule_is_told_for_a_glance(game: AnyGame) -> None:
    rules = load_data(game).rulebook.rules
    long = [f"{rule.id}: {len(rule.text)} characters" for rule in rules if len(rule.text) > MOST_CHARACTERS]
    told = [(rule.id, len(SENTENCE_END.findall(rule.text))) for rule in rules if rule.kind != "table"]
    many = [f"{name}: {count} sentences" for name, count in told if not 1 <= count <= MOST_SENTENCES]
    assert not long + many


@GAMES
def test_a_rule_ends_where_its_sentence_does(game: AnyGame) -> None:
    rules = load_data(game).rulebook.rules
    open_ended = [
        rule.id
        for rule in rules
        for text in (rule.text, rule.example, rule.disputed, *rule.exceptions)
        if text and not SENTENCE_END.search(text[-2:])
    ]
    assert not open_ended


@GAMES
def test_the_font_has_every_sign(game: AnyGame) -> None:
    data = load_data(game)
    found = {entry.id: strange(*words_of_entry(entry)) for entry in data.entries()}
    found |= {term.id: strange(*words_of_term(term)) for term in data.rulebook.terms}
    assert not {name: signs for name, signs in found.items() if signs}


@pytest.mark.parametrize("sign", ["★", "→", "🍷", "①", "\u00a0", "\t"])
def test_emoji_arrows_and_stars_would_be_found(sign: str) -> None:
    assert strange(f"Place 1 {sign} in Città.") == sign


@GAMES
def test_what_points_into_another_game_is_there(game: AnyGame) -> None:
    there = {entry.id for other in all_games() for entry in load_data(other).entries()}
    there |= {term.id for other in all_games() for term in load_data(other).rulebook.terms}
    data = load_data(game)
    links = [(entry.id, link) for entry in data.entries() for link in entry.see_also]
    links += [(term.id, link) for term in data.rulebook.terms for link in term.rules]
    assert not [f"{owner}: {link}" for owner, link in links if link not in there]


@GAMES
def test_a_term_is_one_word_with_one_meaning(game: AnyGame) -> None:
    """Two terms of one name could not be told apart in a list."""
    names = [term.name.lower() for term in load_data(game).rulebook.terms]
    assert len(set(names)) == len(names)
