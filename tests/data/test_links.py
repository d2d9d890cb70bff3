"""Which words of the real entries link to which terms."""

from functools import cache

import pytest

from companion.engine.links import TermFinder
from companion.games import all_games, game_named
from companion.storage.rules import load_data


@cache
def finder(game: str) -> TermFinder:
    return TermFinder.of(load_data(game_named(game)).rulebook.terms)


def links(game: str, text: str) -> dict[str, str]:
    """The linked words of `text`, and the last part of the term each opens."""
    pieces = finder(game).pieces(text)
    return {piece.text: piece.term.split(".")[-1] for piece in pieces if piece.term}


@cache
def linked_words(game: str) -> dict[str, set[str]]:
    """By term: what opens it in any entry of the game."""
    found: dict[str, set[str]] = {}
    for entry in load_data(game_named(game)).entries():
        for text in (entry.text, *entry.exceptions, entry.example, entry.disputed):
            for word, term in links(game, text).items():
                found.setdefault(term, set()).add(word.casefold())
    return found


@pytest.mark.parametrize(
    ("game", "text", "word"),
    [
        ("viticulture", "Workers act in wake-up order.", "order"),
        ("bordeaux", "They come in the order you like.", "order"),
        ("viticulture", "Each opponent pays.", "opponent"),
        ("vinhos", "At most two wineries stand on an estate.", "stand"),
        ("viticulture", "A row like the rest.", "rest"),
        ("viticulture", "Its gift of joining an action.", "gift"),
        ("la_vina", "A new one takes the place of an old one.", "place"),
        ("la_vina", "A card without room must go.", "room"),
        ("la_vina", "Half of it, rounded down.", "rounded"),
        ("la_vina", "At any time, at any point.", "time"),
        ("la_vina", "When no grape picker is left.", "no grape"),
        ("viticulture", "The extra lira.", "extra"),
        ("bordeaux", "The extra space.", "extra"),
        ("vinhos", "A manager of the bank.", "manager"),
        ("viticulture", "Gain 2 lira.", "2 lira"),
        ("viticulture", "Once it falls, it stays down.", "falls"),
        ("viticulture", "Jack-of-All-Trades comes back.", "Trades"),
        ("viticulture", "Guest Speakers, Harvest Expert, Innkeeper and Mentor.", "Innkeeper"),
    ],
)
def test_an_everyday_word_opens_nothing(game: str, text: str, word: str) -> None:
    assert word not in links(game, text)


@pytest.mark.parametrize(
    ("game", "text", "word", "term"),
    [
        ("viticulture", "A wine order pays.", "wine order", "wine-order"),
        ("viticulture", "Gain 2 lira.", "lira", "lira"),
        ("viticulture", "Gain 1 VP.", "VP", "victory-point"),
        ("viticulture", "Discard down to 7 cards.", "7 cards", "hand-limit"),
        ("bordeaux", "Pay £2.", "£", "lira"),
        ("la_vina", "When no grape picker is left.", "grape picker", "grape-picker"),
        ("la_vina", "Wineries pay for it.", "Wineries", "winery"),
        ("vinhos", "The booths set the order.", "booths", "fair-booth"),
    ],
)
def test_the_words_of_the_game_do(game: str, text: str, word: str, term: str) -> None:
    assert links(game, text)[word] == term


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_no_single_alias_opens_a_term_unless_it_stands_among_its_links(game: str) -> None:
    for term in load_data(game_named(game)).rulebook.terms:
        spoken = {alias.casefold() for alias in term.aliases if " " not in alias}
        meant = {word.casefold() for word in (term.name, *term.links)}
        meant |= {word.removesuffix("s") for word in meant} | {word + "s" for word in meant}
        opened = linked_words(game).get(term.id.split(".")[-1], set())
        assert not opened & spoken - meant - {term.name.partition(" (")[0].casefold()}, term.id


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_what_stands_as_not_meant_holds_something_that_would_link(game: str) -> None:
    terms = load_data(game_named(game)).rulebook.terms
    plain = TermFinder.of(term.model_copy(update={"unlinked": ()}) for term in terms)
    for term in terms:
        for phrase in term.unlinked:
            assert any(piece.term == term.id for piece in plain.pieces(phrase)), phrase
