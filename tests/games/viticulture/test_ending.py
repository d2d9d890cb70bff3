"""The count at the end: who holds a region, patronage, and that only strictly ahead wins."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, Finish, PassSeason, PatronageCount, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.ending import automa_stars
from companion.games.viticulture.influence import Region, influence_points, majorities

Begin = Callable[..., Table]
Counting = Callable[..., Table]

ONE_POINT = ("lucca", "pisa", "grosseto")
TWO_POINTS = ("firenze", "livorno", "siena", "arezzo")
# What the best placing of n stars comes to, yours less the Automa's, from a published table of the map.
SWING = {7: (-11, -10, -9, -7, -6, -5, -3), 6: (-10, -9, -8, -6, -5, -4, -2)}


@pytest.fixture(scope="session")
def counting(begin: Begin) -> Counting:
    """`counting("extended")`: a table at the end of the last year, to be counted."""

    def at_the_end(board: str, **setup: Any) -> Table:
        table = begin(board, **setup)
        while table.state.phase != "finish":
            match table.state.phase:
                case "wake_up":
                    table = table.do(WakeUp(row=table.state.year))
                case "draw":
                    table = table.do(DrawCard())
                case "place":
                    table = table.do(PassSeason())
                case _:
                    table = table.do(EndYear())
        return table

    return at_the_end


def count(table: Table, points: int = 0, patronage: tuple[bool, bool] = (False, False), **stars: int) -> Table:
    filled, goal_met = patronage
    card = PatronageCount(filled=filled, goal_met=goal_met)
    return table.do(Finish(victory_points=points, stars=stars, patronage=card))


def influence(table: Table) -> tuple[int, int]:
    """The player's and the Automa's points from the map."""
    return table.state.final.influence, table.state.final.automa_influence


def test_without_the_players_stars_the_automa_holds_the_whole_map(counting: Counting) -> None:
    assert influence(count(counting("extended"))) == (0, 11)
    assert influence(count(counting("extended", influence_regions=6))) == (0, 10)


@pytest.mark.parametrize("region", ONE_POINT)
def test_one_star_ties_a_one_point_region_and_two_take_it(counting: Counting, region: str) -> None:
    assert influence(count(counting("extended"), **{region: 1})) == (0, 10)
    assert influence(count(counting("extended"), **{region: 2})) == (1, 10)


@pytest.mark.parametrize("region", TWO_POINTS)
def test_two_stars_tie_a_two_point_region_and_three_take_it(counting: Counting, region: str) -> None:
    assert influence(count(counting("extended"), **{region: 1})) == (0, 11)
    assert influence(count(counting("extended"), **{region: 2})) == (0, 9)
    assert influence(count(counting("extended"), **{region: 3})) == (2, 9)


def placings(stars: int, regions: int) -> Iterator[tuple[int, ...]]:
    if regions == 1:
        yield (stars,)
        return
    for here in range(stars + 1):
        for rest in placings(stars - here, regions - 1):
            yield (here, *rest)


@pytest.mark.parametrize("regions", [7, 6])
def test_the_best_placing_of_each_number_of_stars(data: ViticultureData, regions: int) -> None:
    """Every way to place up to six stars, against a table that was worked out elsewhere."""
    in_play: tuple[Region, ...] = data.influence_map.in_play(regions)
    automa = automa_stars(data, in_play)
    best = []
    for stars in range(7):
        swings = []
        for placing in placings(stars, regions):
            player = {region.id: count for region, count in zip(in_play, placing, strict=True)}
            holds = majorities(in_play, {"player": player, "automa": automa})
            swings.append(influence_points(holds, "player") - influence_points(holds, "automa"))
        best.append(max(swings))
    assert tuple(best) == SWING[regions]


def test_each_region_is_told_with_who_holds_it(counting: Counting) -> None:
    said = {event.text for event in count(counting("extended"), siena=3, pisa=1).steps[-1].events}
    assert "Siena: yours, 2 VP." in said
    assert any(text.startswith("Pisa: nobody") for text in said)
    assert "Lucca: the Automa's, 1 VP." in said


@pytest.mark.parametrize(
    ("card", "points"), [((True, True), 2), ((True, False), 0), ((False, True), 0), ((False, False), 0)]
)
def test_patronage_counts_when_the_order_is_filled_and_the_goal_met(
    counting: Counting, card: tuple[bool, bool], points: int
) -> None:
    table = count(counting("base", expansions=("patronage",)), 20, patronage=card)
    assert table.state.final.patronage == points
    assert table.state.status == ("won" if points else "lost")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ((True, True), "brings 2 VP"),
        ((True, False), "but its goal is not met, so it brings nothing"),
        ((False, True), "but its order is not filled, so it brings nothing"),
        ((False, False), "so it brings nothing"),
    ],
)
def test_what_patronage_brings_is_told_with_its_reason(counting: Counting, card: tuple[bool, bool], why: str) -> None:
    events = count(counting("base", expansions=("patronage",)), 20, patronage=card).steps[-1].events
    (said,) = [event.text for event in events if "viticulture.automa.patronage" in event.rules]
    assert why in said


@pytest.mark.parametrize(
    ("board", "expansions", "said"),
    [
        ("base", (), "You: 21 VP."),
        ("base", ("patronage",), "You: 21 on the track, 0 from patronage: 21 VP."),
        ("extended", (), "You: 21 on the track, 0 from the map: 21 VP."),
        ("extended", ("patronage",), "You: 21 on the track, 0 from the map, 0 from patronage: 21 VP."),
    ],
)
def test_the_count_speaks_only_of_what_is_in_play(
    counting: Counting, board: str, expansions: tuple[str, ...], said: str
) -> None:
    texts = [event.text for event in count(counting(board, expansions=expansions), 21).steps[-1].events]
    assert said in texts
    assert any("patronage" in text.lower() for text in texts) is ("patronage" in expansions)


@pytest.mark.parametrize("card", [(True, False), (False, True)])
def test_patronage_is_refused_where_it_is_not_in_play(counting: Counting, card: tuple[bool, bool]) -> None:
    with pytest.raises(IllegalCommand, match=r"^patronage: "):
        count(counting("base"), 20, patronage=card)


@pytest.mark.parametrize(
    ("points", "status", "said"),
    [
        (25, "won", "ahead by 1: you win"),
        (24, "lost", "only strictly ahead wins"),
        (23, "lost", "ahead by 1: the game"),
    ],
)
def test_only_strictly_ahead_wins(counting: Counting, points: int, status: str, said: str) -> None:
    """Three stars take Firenze, two tie Siena: 2 for the player; the Automa keeps 7 of 11 and ends on 19 + 7."""
    table = count(counting("extended", win_space=19), points, firenze=3, siena=2)
    assert (table.state.final.influence, table.state.final.automa) == (2, 26)
    assert (table.state.status, said in table.log[-1].text) == (status, True)


@pytest.mark.parametrize(
    ("setup", "stars", "message"),
    [
        ({"board": "base"}, {"pisa": 1}, r"^stars: the base board has no influence map"),
        ({"board": "extended"}, {"roma": 1}, r"^stars\.roma: .*lucca, pisa, firenze, livorno, siena, arezzo, grosseto"),
        ({"board": "extended", "influence_regions": 6}, {"lucca": 1}, r"^stars\.lucca: not a region in play"),
        ({"board": "extended"}, {"pisa": 4, "siena": 3}, r"^stars: you have 6 stars in all; 7 are placed"),
    ],
)
def test_stars_that_cannot_be_there_are_refused(
    counting: Counting, setup: dict[str, Any], stars: dict[str, int], message: str
) -> None:
    with pytest.raises(IllegalCommand, match=message):
        count(counting(**setup), 20, **stars)


def test_all_six_stars_may_stand_on_one_region(counting: Counting) -> None:
    assert influence(count(counting("extended"), arezzo=6)) == (2, 9)


def test_a_misspelt_region_is_refused_even_without_a_star(counting: Counting) -> None:
    with pytest.raises(IllegalCommand, match=r"^stars\.piza: "):
        count(counting("extended"), 20, piza=0)


def test_a_count_can_be_undone_and_made_again(counting: Counting) -> None:
    lost = count(counting("extended"), 30)
    assert lost.state.status == "lost"
    assert count(lost.undo(), 30, firenze=3, siena=3).state.status == "won"


@given(
    points=st.integers(min_value=-20, max_value=60),
    card=st.tuples(st.booleans(), st.booleans()),
    placing=st.lists(st.sampled_from(ONE_POINT + TWO_POINTS), max_size=6),
)
def test_the_verdict_is_the_comparison_of_the_two_totals(
    counting: Counting, points: int, card: tuple[bool, bool], placing: list[str]
) -> None:
    """Counted here once more, in the plainest way."""
    table = counting("extended", expansions=("patronage",))
    stars = {region: placing.count(region) for region in placing}
    player, automa = points + (2 if card == (True, True) else 0), 25
    for regions, worth in ((ONE_POINT, 1), (TWO_POINTS, 2)):
        for region in regions:
            mine = placing.count(region)
            player += worth if mine > worth else 0
            automa += worth if mine < worth else 0
    final = count(table, points, card, **stars).state
    assert (final.final.player, final.final.automa) == (player, automa)
    assert final.status == ("won" if player > automa else "lost")


@pytest.mark.parametrize("command", [WakeUp(row=1), DrawCard(), PassSeason(), EndYear()])
def test_after_the_last_year_only_the_count_is_left(counting: Counting, command: Any) -> None:
    with pytest.raises(IllegalCommand, match=f"^{command.kind}: the last year is over; count the game with finish"):
        counting("base").do(command)
