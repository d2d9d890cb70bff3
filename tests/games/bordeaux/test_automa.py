"""A season's card: the rulebook's example, the six workers, and what four of the actions set off."""

from collections.abc import Callable

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.bordeaux.commands import DrawCard, EndYear, PassSeason, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

BY_SEASON = {
    "spring": ("draw_vine", "give_tour", "hire_expert", "trade"),
    "summer": ("play_summer_visitor", "buy_or_harvest", "build_structure", "plant_vine"),
    "fall": ("draw_wine_order", "harvest_field", "make_wine", "any_action"),
    "winter": ("play_winter_visitor", "train_worker", "sell_wine", "fill_wine_order"),
}
"""The actions from the top of the board, as the rulebook goes through them."""


def up_to(show: Show, season: str) -> tuple[Command, ...]:
    """Year 1 up to the draw of a season, with cards that place nobody before."""
    commands: list[Command] = [WakeUp(row=2)]
    for earlier in BY_SEASON:
        if earlier == season:
            break
        commands += [show(**{earlier: ()}), PassSeason()]
    return tuple(commands)


def told(table: Table) -> str:
    """What the last command said."""
    return " ".join(event.text for event in table.steps[table.cursor].events)


def test_the_rulebooks_example_card(begin: Begin, play: Play, show: Show) -> None:
    """In spring it sends workers to the tour and to the trade; in summer it sends none."""
    table = play(begin(), WakeUp(row=2), show(spring=("give_tour", "trade")))
    assert table.state.blocked_in("spring") == ("give_tour", "trade")
    assert table.state.workers_left == 4
    summer = play(begin(), *up_to(show, "summer"), show(summer=()))
    assert (summer.state.blocked, summer.state.workers_left, summer.state.phase) == ((), 6, "place")
    assert "no space is blocked" in told(summer)


@pytest.mark.parametrize("season", BY_SEASON)
@pytest.mark.parametrize("place", range(4))
def test_each_action_of_each_season_can_be_blocked(
    begin: Begin, play: Play, show: Show, season: str, place: int
) -> None:
    action = BY_SEASON[season][place]
    table = play(begin(), *up_to(show, season), show(**{season: (action,)}))
    assert table.state.blocked_in(season) == (action,)
    assert [table.state.blocked_in(other) for other in BY_SEASON if other != season] == [(), (), ()]
    assert table.state.workers_left == 5


def year_of(show: Show, *asked: tuple[str, ...]) -> tuple[Command, ...]:
    """Year 1 with these actions by season, up to the draw of the one after."""
    commands: list[Command] = [WakeUp(row=2)]
    for season, actions in zip(BY_SEASON, asked, strict=False):
        commands += [show(**{season: actions}), PassSeason()]
    return tuple(commands)


FIVE = (("draw_vine", "give_tour"), ("build_structure", "plant_vine"), ("make_wine",))
SIX = (("draw_vine", "give_tour"), ("build_structure", "plant_vine"), ("harvest_field", "make_wine"))


def test_one_worker_left_in_winter_takes_the_topmost_action(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year_of(show, *FIVE))
    assert (table.state.season, table.state.phase, table.state.workers_left) == ("winter", "draw", 1)
    winter = play(table, show(winter=("train_worker", "fill_wine_order")))
    assert winter.state.blocked_in("winter") == ("train_worker",)
    assert winter.state.workers_left == 0
    assert told(winter) == (
        "The printed card, winter: it shows train worker and fill order, from the top. "
        "The last Automa worker goes to train worker, the topmost on the card; the rest is left out."
    )
    rules = {rule for event in winter.steps[winter.cursor].events for rule in event.rules}
    assert "bordeaux.automa.workers-run-out" in rules


def test_one_worker_left_and_a_card_without_a_winter_action(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year_of(show, *FIVE), show(winter=()))
    assert (table.state.blocked_in("winter"), table.state.workers_left) == ((), 1)


def test_with_no_workers_left_no_card_is_drawn(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year_of(show, *SIX))
    assert (table.state.season, table.state.phase, table.state.workers_left) == ("winter", "place", 0)
    assert "no workers left" in told(table)
    with pytest.raises(IllegalCommand, match=r"^draw_card: the Automa has no workers left"):
        table.do(show(winter=()))
    assert table.state.deck.counts() == {"draw": 21, "discard": 3, "reshuffles": 0}


def test_all_six_workers_come_back_at_the_years_end(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year_of(show, *SIX), EndYear())
    assert (table.state.year, table.state.workers_left, table.state.blocked) == (2, 6, ())


@pytest.mark.parametrize(
    ("season", "action", "words", "rule"),
    [
        ("spring", "draw_vine", "discard the open vines", "bordeaux.automa.refresh-vines"),
        ("fall", "draw_wine_order", "discard the open wine orders", "bordeaux.automa.refresh-orders"),
    ],
)
def test_drawing_vines_or_orders_refreshes_those_cards(
    begin: Begin, play: Play, show: Show, season: str, action: str, words: str, rule: str
) -> None:
    table = play(begin(), *up_to(show, season), show(**{season: (action,)}))
    found = [event for event in table.steps[table.cursor].events if rule in event.rules]
    assert len(found) == 1
    assert words in found[0].text
    assert table.state.phase == "place", "nothing more is drawn for it"


def test_the_other_actions_refresh_nothing_and_draw_nothing(begin: Begin, play: Play, show: Show) -> None:
    for season, actions in BY_SEASON.items():
        for action in actions:
            table = play(begin(), *up_to(show, season), show(**{season: (action,)}))
            assert ("open" in told(table)) == (action in ("draw_vine", "draw_wine_order"))
            assert (table.state.phase == "grid") == (action in ("trade", "hire_expert"))
