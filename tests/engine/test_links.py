"""Terms in texts: what is linked, and what only looks like a term."""

from companion.engine.links import Piece, TermFinder
from companion.engine.rulebook import Term

ROUND = Term(id="g.term.round", name="Round", meaning="A pass of everybody.", aliases=("trip",))
ORDER = Term(id="g.term.order", name="Wine order", meaning="A card.", aliases=("order",), links=("purple card",))
CARD = Term(id="g.term.card", name="Card", meaning="A piece.", unlinked=("card table",))
POINT = Term(id="g.term.point", name="Victory point (VP)", meaning="What wins.", links=("VP",))
FINDER = TermFinder.of((ROUND, ORDER, CARD, POINT))


def linked(text: str) -> list[tuple[str, str | None]]:
    return [(piece.text, piece.term) for piece in FINDER.pieces(text) if piece.term]


def test_a_name_links_in_the_singular_and_the_plural_and_as_an_owner() -> None:
    for said in ("round", "Rounds", "round's"):
        assert linked(f"In this {said} nothing happens.") == [(said, ROUND.id)]


def test_another_form_of_the_word_is_another_word() -> None:
    assert linked("Half of it, rounded down.") == []


def test_an_alias_is_for_the_search_and_does_not_link() -> None:
    assert linked("Do it in wake-up order; it is a short trip.") == []


def test_a_link_does() -> None:
    assert linked("Take a purple card.") == [("purple card", ORDER.id)]


def test_the_longest_name_goes_first_and_a_term_is_named_once() -> None:
    assert linked("A purple card and a card, then a wine order and cards.") == [
        ("purple card", ORDER.id),
        ("card", CARD.id),
    ]


def test_a_phrase_that_means_something_else_links_none_of_its_words() -> None:
    assert linked("At the card table one card is drawn.") == [("card", CARD.id)]
    assert FINDER.pieces("At the card table.") == (Piece("At the card table."),)


def test_the_sign_behind_a_name_is_no_part_of_it() -> None:
    assert linked("One victory point.") == [("victory point", POINT.id)]
    assert linked("1 VP.") == [("VP", POINT.id)]


def test_known_terms_are_not_linked_and_the_pieces_make_the_text() -> None:
    text = "A round, a card; 2 VP."
    pieces = FINDER.pieces(text, frozenset({CARD.id}))
    assert "".join(piece.text for piece in pieces) == text
    assert {piece.term for piece in pieces} == {None, ROUND.id, POINT.id}
