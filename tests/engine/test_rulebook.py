"""A rulebook in which every reference leads somewhere."""

from datetime import date
from typing import Any

import pytest
from pydantic import ValidationError

from companion.engine.rulebook import Citation, GameData, Heading, Rulebook, RuleEntry, Source, Sourced, Term

BOOK = Source(id="book", title="The book", publisher="A press", edition="first")
SETUP = Heading(id="setup", name="Set-up")


def cite(**changes: Any) -> Citation:
    values = {"source": "book", "section": "Setup", "checked": date(2026, 11, 30), **changes}
    return Citation(**values)


def rule(topic: str, **changes: Any) -> RuleEntry:
    values = {"id": f"game.setup.{topic}", "title": topic, "text": "Do it.", "cites": (cite(),), **changes}
    return RuleEntry(**values)


def test_an_entry_cites_a_source() -> None:
    with pytest.raises(ValidationError, match="cites at least one source"):
        rule("tokens", cites=())


def test_an_entry_knows_its_game_and_chapter() -> None:
    assert (rule("tokens").game, rule("tokens").module) == ("game", "setup")
    assert Term(id="game.term.token", name="Token", meaning="A piece.").game == "game"


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ({"rules": (rule("a"), rule("a"))}, "game.setup.a stands twice"),
        ({"rules": (rule("a", cites=(cite(source="rumor"),)),)}, "game.setup.a: no source rumor"),
        ({"rules": (rule("a", id="game.feast.a"),)}, "game.feast.a: game.toml has no chapter feast"),
        ({"rules": (rule("a", modules=frozenset({"bees"})),)}, "game.setup.a: game.toml has no module bees"),
        ({"rules": (rule("a", see_also=("game.setup.b",)),)}, "game.setup.a: game.setup.b is not there"),
        (
            {"rules": (rule("a"),), "terms": (Term(id="game.term.t", name="T", meaning="m", rules=("game.x.y",)),)},
            "game.term.t: game.x.y is not there",
        ),
    ],
)
def test_broken_references_are_named(broken: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        Rulebook(chapters=(SETUP,), sources=(BOOK,), **broken)


def test_rules_terms_and_other_games_may_be_referred_to() -> None:
    term = Term(id="game.term.token", name="Token", meaning="A piece.", rules=("game.setup.a",))
    book = Rulebook(
        chapters=(SETUP,),
        sources=(BOOK,),
        rules=(rule("a", see_also=("game.term.token", "other.setup.a")),),
        terms=(term,),
    )
    assert GameData(rulebook=book).entries() == book.rules


@pytest.mark.parametrize(
    ("confidence", "check"),
    [
        ("printed", False),
        ("publisher-faq", False),
        ("designer-post", False),
        ("several-sources", False),
        ("single-source", True),
        ("inferred", True),
    ],
)
def test_what_rests_on_little_is_to_be_checked(confidence: str, check: bool) -> None:
    assert rule("a", cites=(cite(confidence=confidence),)).check is check
    assert Sourced.model_validate({"source": "book", "confidence": confidence}).check is check


def test_a_dispute_is_to_be_checked_however_well_it_is_sourced() -> None:
    assert rule("a", disputed="Two readings.").check
    assert not rule("a").check
