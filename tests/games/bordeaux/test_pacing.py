"""The pacing variant: its table, its yearly comparison, and what the Automa gains by it."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.bordeaux.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.pacing import marks
from companion.games.bordeaux.setup import BordeauxSetup

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

SPACES = (0, 2, 6, 11, 19, 27)
SPACES_WITH_MODULES = (0, 3, 8, 14, 23, 31)
TOKENS = (1, 1, 2, 2, 2, 2)


def year(show: Show, row: int, points: int | None) -> tuple[Command, ...]:
    first = {"spring": "give_tour", "summer": "plant_vine", "fall": "make_wine", "winter": "sell_wine"}
    seasons = [one for season, action in first.items() for one in (show(**{season: (action,)}), PassSeason())]
    return (WakeUp(row=row), *seasons, EndYear(victory_points=points))


def paced(begin: Begin, play: Play, show: Show, points: tuple[int, ...], **setup: Any) -> Table:
    """The years with these points at their ends."""
    table = begin(pacing=True, **setup)
    if table.state.phase == "opening":
        table = table.do(show(discs=((1, 1), (1, 2), (1, 3)), cubes=(("spring", 1), ("spring", 2))))
    for row, at_the_end in enumerate(points, 2):
        table = play(table, *year(show, row, at_the_end))
    return table


@pytest.mark.parametrize(("modules", "spaces"), [({}, SPACES), ({"structures": True}, SPACES_WITH_MODULES)])
def test_the_printed_table(data: BordeauxData, modules: dict[str, bool], spaces: tuple[int, ...]) -> None:
    found = marks(data, BordeauxSetup(deck="physical", pacing=True, **modules))
    assert tuple(mark.space for mark in found) == spaces
    assert tuple(mark.tokens for mark in found) == TOKENS
    assert tuple(mark.year for mark in found) == (1, 2, 3, 4, 5, 6)
    assert marks(data, BordeauxSetup(deck="physical", **modules)) == ()


@pytest.mark.parametrize("modules", [{"structures": True}, {"special_workers": True}])
def test_the_cut_off_row_of_tokens_is_to_be_checked_and_can_be_changed(
    begin: Begin, data: BordeauxData, modules: dict[str, bool]
) -> None:
    assert all(mark.check for mark in marks(data, BordeauxSetup(deck="physical", pacing=True, **modules)))
    changed = BordeauxSetup(deck="physical", pacing=True, pacing_tokens=(1, 2, 1, 2, 1, 2), **modules)
    assert [(mark.tokens, mark.check) for mark in marks(data, changed)] == [(n, False) for n in (1, 2, 1, 2, 1, 2)]
    said = [" ".join(event.text for event in begin(pacing=True, **extra).log) for extra in (modules, {})]
    assert ["Check the tokens against your rulebook" in one for one in said] == [True, False]


@pytest.mark.parametrize(("modules", "marker"), [({}, 27), ({"structures": True}, 31), ({"special_workers": True}, 31)])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_marker_starts_lower(begin: Begin, level: str, modules: dict[str, bool], marker: int) -> None:
    assert begin(level=level, pacing=True, **modules).state.automa_vp == marker


@pytest.mark.parametrize("level", ["very_easy", "very_hard"])
def test_it_is_not_for_the_outer_levels(begin: Begin, level: str) -> None:
    with pytest.raises(IllegalCommand, match=rf"^pacing: .*easy, normal and hard, not for {level}"):
        begin(level=level, pacing=True)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("over", "gained"), [(1, False), (0, True), (-1, True)])
@pytest.mark.parametrize("modules", [False, True])
def test_only_beyond_the_mark_keeps_its_tokens_from_the_automa(
    begin: Begin, play: Play, show: Show, number: int, over: int, gained: bool, modules: bool
) -> None:
    """On the mark is not further than the mark."""
    spaces = SPACES_WITH_MODULES if modules else SPACES
    before = tuple(space + 1 for space in spaces[:number])
    table = paced(begin, play, show, (*before, spaces[number] + over), structures=modules)
    assert table.state.pacing_tokens == (TOKENS[number] if gained else 0)
    assert table.state.automa_vp == (31 if modules else 27), "the marker itself stays until the end"


def test_the_years_end_needs_the_players_points(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(pacing=True), *year(show, 2, 1)[:-1])
    assert table.choices() == ()
    with pytest.raises(IllegalCommand, match=r"^victory_points: say where your marker stands"):
        table.do(EndYear())
    assert play(begin(), *year(show, 2, None)[:-1]).choices() == (EndYear(),)


@pytest.mark.parametrize(
    ("points", "gained"),
    [
        ((1, 3, 7, 12, 20, 28), 0),
        ((0, 2, 6, 11, 19, 27), 10),
        ((0, 3, 7, 12, 20, 28), 1),
        ((1, 3, 6, 12, 19, 28), 4),
    ],
)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_each_token_at_the_end_of_the_track_is_a_point_for_the_automa(
    begin: Begin, play: Play, show: Show, level: str, points: tuple[int, ...], gained: int
) -> None:
    table = paced(begin, play, show, points, level=level)
    assert table.state.phase == "finish"
    outcome = {}
    for ahead in (1, 0, -1):
        counted = table.do(Finish(victory_points=27 + gained + ahead))
        assert counted.state.final.automa == 27 + gained
        outcome[ahead] = counted.state.status
    assert outcome == {1: "won", 0: "shared", -1: "lost"}


def test_a_changed_number_of_tokens_counts(begin: Begin, play: Play, show: Show) -> None:
    table = paced(begin, play, show, (0,) * 6, structures=True, pacing_tokens=(1, 2, 2, 2, 2, 2))
    assert table.state.pacing_tokens == 11


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"pacing_tokens": (1, 1, 2, 2, 2, 2)}, "pacing_tokens: they belong to the pacing variant"),
        ({"pacing": True, "pacing_tokens": (1, 1, 2)}, "pacing_tokens: must be one number for each of the 6 years"),
        ({"pacing": True, "pacing_tokens": (1, 1, 2, 2, 2, 3)}, "less than or equal to 2"),
    ],
)
def test_tokens_that_cannot_lie_there_are_refused(begin: Begin, setup: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        begin(**setup)
