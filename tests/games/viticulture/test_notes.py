"""What the log adds for the player's own pieces: the cottage, the first row, and what is to be checked."""

from collections.abc import Callable

import pytest

from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]

QUIET = {"spring": 11, "summer": 5, "fall": 3}
"""Cards that block nothing in the season, so that the workers last."""


def entering(begin: Begin, play: Play, board: str, season: str, **setup: object) -> list[str]:
    """What is told when the season begins after a quiet one."""
    table = play(begin(board, **setup), WakeUp(row=4))
    while table.state.season != season:
        table = table.do(DrawCard(card=QUIET[table.state.season])).do(PassSeason())
    return [event.text for event in table.steps[-1].events]


def test_the_fall_of_the_base_board_lies_between_its_seasons(begin: Begin, play: Play) -> None:
    """Everybody draws a visitor then, and a cottage draws one more."""
    told = entering(begin, play, "base", "winter")
    fall = [text for text in told if text.startswith("Fall: ")]
    assert len(fall) == 1
    assert "cottage" in fall[0]


@pytest.mark.parametrize(("season", "cottage"), [("summer", False), ("fall", True), ("winter", False)])
def test_the_cottage_draws_on_entering_fall(begin: Begin, play: Play, season: str, cottage: bool) -> None:
    assert any("cottage" in text for text in entering(begin, play, "extended", season)) is cottage


def test_where_side_two_shows_its_structure_card_is_to_be_checked(begin: Begin, play: Play) -> None:
    """The sources differ on it; of side 1 they agree."""
    two = entering(begin, play, "extended", "winter", expansions=("structures",))
    assert [text for text in two if "check it against your board" in text]
    assert not any("check" in text for text in entering(begin, play, "extended", "winter"))


def row_one_is_noted(table: Table) -> bool:
    return any("row 1" in event.text and "your table decides" in event.text for event in table.steps[-1].events)


def two_years(begin: Begin, play: Play, board: str, first: int, second: int) -> Table:
    table = play(begin(board), WakeUp(row=first))
    while table.state.phase != "year_end":
        table = table.do(DrawCard() if table.state.phase == "draw" else PassSeason())
    return play(table, EndYear(), WakeUp(row=second))


@pytest.mark.parametrize(
    ("first", "second", "noted"), [(7, 1, False), (7, 2, True), (3, 1, True), (3, 4, False), (1, 7, False)]
)
def test_the_first_row_after_the_seventh(begin: Begin, play: Play, first: int, second: int, noted: bool) -> None:
    """Against people row 1 must follow row 7, and follows nothing else. Solo leaves it open, so it is only said."""
    assert row_one_is_noted(two_years(begin, play, "extended", first, second)) is noted
    assert not row_one_is_noted(two_years(begin, play, "base", first, second)), "the base board has no such rule"


@pytest.mark.parametrize(
    ("expansions", "warned"),
    [(("arboriculture",), False), (("formaggio",), False), (("arboriculture", "formaggio"), True)],
)
def test_two_expansions_of_the_third_tier_are_more_than_the_rulebook_plays(
    begin: Begin, expansions: tuple[str, ...], warned: bool
) -> None:
    """They stay allowed, but the first log lines say it."""
    rules = [rule for event in begin("base", expansions=expansions).log for rule in event.rules]
    assert ("viticulture.uncorking.tier-three" in rules) is warned
