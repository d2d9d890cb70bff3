"""Bonus action tokens: one a wake-up row, kept over the years, spent one at a time."""

from collections.abc import Callable

import pytest

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture.commands import DrawCard, EndYear, PassSeason, SpendBonusToken, WakeUp

Begin = Callable[..., Table]
Play = Callable[..., Table]


def year(row: int) -> tuple[WakeUp, DrawCard, PassSeason, DrawCard, EndYear]:
    return WakeUp(row=row), DrawCard(), PassSeason(), DrawCard(), EndYear()


def test_the_chosen_rows_token_becomes_a_bonus_action_token(begin: Begin, play: Play) -> None:
    table = begin("base")
    assert table.state.bonus_tokens == 0
    assert play(table, WakeUp(row=6)).state.bonus_tokens == 1


def test_tokens_add_up_over_the_years(begin: Begin, play: Play) -> None:
    table = begin("base")
    for row in range(1, 8):
        table = play(table, *year(row))
        assert table.state.bonus_tokens == row


@pytest.mark.parametrize("lost", [1, 3])
def test_lost_games_of_a_campaign_begin_with_tokens(begin: Begin, play: Play, lost: int) -> None:
    table = begin("base", bonus_tokens=lost)
    assert table.state.bonus_tokens == lost
    assert play(table, WakeUp(row=1)).state.bonus_tokens == lost + 1


def test_a_token_is_spent_once(begin: Begin, play: Play) -> None:
    table = play(begin("base"), WakeUp(row=1), DrawCard(), SpendBonusToken())
    assert table.state.bonus_tokens == 0
    assert SpendBonusToken() not in table.choices()
    with pytest.raises(IllegalCommand, match="no bonus action token"):
        table.do(SpendBonusToken())


def test_the_app_says_that_one_is_the_most_a_turn(begin: Begin, play: Play) -> None:
    table = play(begin("base", bonus_tokens=2), WakeUp(row=1), DrawCard(), SpendBonusToken())
    assert "the next one is for another turn" in table.log[-1].text
    assert table.do(SpendBonusToken()).state.bonus_tokens == 1, "the next turn of the same season may spend another"


def test_no_token_is_spent_before_workers_are_placed(begin: Begin, play: Play) -> None:
    table = begin("base", bonus_tokens=2)
    for early in (table, play(table, WakeUp(row=1))):
        with pytest.raises(IllegalCommand, match=r"^spend_bonus_token"):
            early.do(SpendBonusToken())


def test_a_spent_token_does_not_return_to_its_row(begin: Begin, play: Play) -> None:
    table = play(begin("base"), WakeUp(row=3), DrawCard(), SpendBonusToken(), PassSeason(), DrawCard(), EndYear())
    assert (table.state.bonus_tokens, 3 in table.state.wake_up_rows) == (0, False)
