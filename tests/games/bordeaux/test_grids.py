"""Placement grids: tokens on trades, cubes on experts, and what is already taken."""

from collections.abc import Callable

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.bordeaux.commands import CoverTrade, DrawCard, EndYear, FreeTrade, HireExpert, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

DISCS = ((1, 2), (3, 3), (4, 6))
CUBES = (("summer", 3), ("winter", 2))


def told(table: Table) -> str:
    return " ".join(event.text for event in table.steps[table.cursor].events)


def trading(show: Show) -> tuple[Command, ...]:
    return WakeUp(row=2), show(spring=("trade",))


def hiring(show: Show) -> tuple[Command, ...]:
    return WakeUp(row=2), show(spring=("hire_expert",))


def test_a_trade_draws_one_more_card_and_covers_three_trades(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *trading(show))
    assert (table.state.phase, table.state.trade_tokens) == ("grid", ())
    after = play(table, show(discs=DISCS))
    assert (after.state.phase, after.state.trade_tokens) == ("place", DISCS)
    assert after.state.deck.counts()["draw"] == 22
    assert after.state.blocked_in("spring") == ("trade",), "the second card places nobody"


def test_a_covered_trade_gets_nothing(begin: Begin, play: Play, show: Show) -> None:
    """Two of three lie on covered trades: one token is placed, and no other trade in their stead."""
    table = play(begin(), *trading(show), CoverTrade(row=1, column=2), CoverTrade(row=4, column=6))
    after = play(table, show(discs=DISCS))
    assert set(after.state.trade_tokens) == set(DISCS)
    assert "Already covered, so nothing happens there: row 1 column 2 and row 4 column 6." in told(after)


def test_hiring_takes_the_rulebooks_two_experts(begin: Begin, play: Play, show: Show) -> None:
    """The printed example: build one structure (summer) and train a worker (winter)."""
    table = play(begin(), *hiring(show))
    assert table.state.phase == "grid"
    after = play(table, show(cubes=CUBES))
    assert (after.state.phase, after.state.automa_experts) == ("place", CUBES)
    assert "build and train worker" in told(after)


def again(play: Play, show: Show, table: Table, row: int, cubes: tuple[tuple[str, int], ...]) -> Table:
    """The next year's spring, in which the Automa hires again."""
    rest = [command for season in ("summer", "fall", "winter") for command in (PassSeason(), show(**{season: ()}))]
    return play(table, *rest, EndYear(), WakeUp(row=row), show(spring=("hire_expert",)), show(cubes=cubes))


def test_the_automa_has_four_cubes_and_then_places_nothing(begin: Begin, play: Play, show: Show) -> None:
    first = play(begin(), *hiring(show), show(cubes=CUBES))
    second = again(play, show, first, 3, (("spring", 1), ("spring", 2)))
    assert len(second.state.automa_experts) == 4
    third = again(play, show, second, 4, (("fall", 1), ("fall", 2)))
    assert third.state.automa_experts == second.state.automa_experts
    assert "no cube is placed" in told(third)
    assert third.state.deck.counts()["draw"] == 24 - 3 * 2 - 2 * 3, "a card is drawn all the same"


def test_a_taken_expert_gets_no_cube_and_the_cube_is_kept(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *hiring(show), HireExpert(season="summer", row=3), show(cubes=CUBES))
    assert table.state.automa_experts == (("winter", 2),)
    assert "Already taken, so nothing happens there: build." in told(table)
    later = again(play, show, table, 3, (("winter", 2), ("spring", 1)))
    assert later.state.automa_experts == (("winter", 2), ("spring", 1)), "its own cube is in its way as well"


def test_one_cube_for_two_free_experts_goes_to_the_first_and_says_that_this_is_open(
    begin: Begin, play: Play, show: Show
) -> None:
    table = play(begin(), *hiring(show), HireExpert(season="summer", row=3), show(cubes=CUBES))
    table = again(play, show, table, 3, (("spring", 1), ("spring", 2)))
    last = again(play, show, table, 4, (("fall", 4), ("fall", 1)))
    assert last.state.automa_experts[-1] == ("fall", 4)
    assert len(last.state.automa_experts) == 4
    assert "the rulebook does not say which" in told(last)


@pytest.mark.parametrize("first", ["trade", "hire_expert"])
def test_a_card_with_both_draws_one_card_for_each_in_its_order(
    begin: Begin, play: Play, show: Show, first: str
) -> None:
    second = "hire_expert" if first == "trade" else "trade"
    parts = {"trade": {"discs": DISCS}, "hire_expert": {"cubes": CUBES}}
    table = play(begin(), WakeUp(row=2), show(spring=(first, second)))
    assert table.state.grids == (first, second)
    with pytest.raises(IllegalCommand, match=r"^shown"):
        table.do(show(**parts[second]))
    table = play(table, show(**parts[first]))
    assert (table.state.phase, table.state.grids) == ("grid", (second,))
    table = play(table, show(**parts[second]))
    assert (table.state.phase, table.state.trade_tokens, table.state.automa_experts) == ("place", DISCS, CUBES)
    assert table.state.deck.counts()["discard"] == 3


def test_tokens_and_cubes_stay_over_the_years(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), WakeUp(row=2), show(spring=("hire_expert", "trade")), show(cubes=CUBES), show(discs=DISCS))
    rest = [command for season in ("summer", "fall", "winter") for command in (PassSeason(), show(**{season: ()}))]
    ended = play(table, *rest, EndYear())
    assert (ended.state.year, ended.state.trade_tokens, ended.state.automa_experts) == (2, DISCS, CUBES)


def test_a_printed_card_needs_no_grid_that_could_not_matter(begin: Begin, play: Play, show: Show) -> None:
    """With all 24 trades covered, or no cube left, the card is drawn and laid aside unread."""
    cover = [CoverTrade(row=row, column=column) for row in range(1, 5) for column in range(1, 7)]
    table = play(begin(), *trading(show), *cover)
    assert table.choices() == (DrawCard(),)
    done = table.do(DrawCard())
    assert (done.state.phase, len(done.state.trade_tokens)) == ("place", 24)

    table = play(begin(), *hiring(show), show(cubes=CUBES))
    table = again(play, show, table, 3, (("spring", 1), ("spring", 2)))
    rest = [command for season in ("summer", "fall", "winter") for command in (PassSeason(), show(**{season: ()}))]
    table = play(table, *rest, EndYear(), WakeUp(row=4), show(spring=("hire_expert",)))
    assert table.choices() == (DrawCard(),)
    assert table.do(DrawCard()).state.phase == "place"


def test_the_players_expert_for_trades_frees_one(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *trading(show), show(discs=DISCS), FreeTrade(row=3, column=3))
    assert table.state.trade_tokens == ((1, 2), (4, 6))
    with pytest.raises(IllegalCommand, match=r"^free_trade: row 3 column 3 has no glass token"):
        table.do(FreeTrade(row=3, column=3))
    with pytest.raises(IllegalCommand, match=r"^cover_trade: row 1 column 2 already"):
        table.do(CoverTrade(row=1, column=2))


def test_the_player_has_four_cubes_and_takes_no_taken_expert(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *hiring(show), show(cubes=CUBES))
    with pytest.raises(IllegalCommand, match=r"^hire_expert: the expert of build already"):
        table.do(HireExpert(season="summer", row=3))
    table = play(table, *(HireExpert(season="fall", row=row) for row in range(1, 5)))
    with pytest.raises(IllegalCommand, match=r"^hire_expert: you have 4 cubes"):
        table.do(HireExpert(season="spring", row=1))
