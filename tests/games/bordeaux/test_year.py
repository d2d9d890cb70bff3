"""A year from the rooster to the upkeep: its order, the wake-up rows, bonus action tokens, and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.play import Command, IllegalCommand
from companion.engine.table import Table
from companion.games.bordeaux.commands import (
    CoverTrade,
    DrawCard,
    EndYear,
    Finish,
    FreeTrade,
    HireExpert,
    PassSeason,
    SpendBonusToken,
    WakeUp,
)

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

SEASONS = ("spring", "summer", "fall", "winter")
BLANK: dict[str, Any] = {
    **{season: () for season in SEASONS},
    "discs": ((1, 1), (1, 2), (1, 3)),
    "cubes": (("spring", 1), ("spring", 2)),
}


def seasons(show: Show, count: int = 4) -> tuple[Command, ...]:
    return tuple(command for _ in range(count) for command in (show(**BLANK), PassSeason()))


def year(show: Show, row: int) -> tuple[Command, ...]:
    return (WakeUp(row=row), *seasons(show), EndYear())


def test_a_card_is_drawn_at_the_start_of_each_of_the_four_seasons(begin: Begin, play: Play, show: Show) -> None:
    table, drawn = play(begin(), WakeUp(row=3)), []
    while table.state.phase == "draw":
        drawn.append(table.state.season)
        table = play(table, show(**BLANK), PassSeason())
    assert drawn == list(SEASONS)
    assert table.state.phase == "year_end"


COMMANDS: dict[str, Command] = {
    "wake_up": WakeUp(row=4),
    "draw_card": DrawCard(),
    "spend_bonus_token": SpendBonusToken(),
    "pass_season": PassSeason(),
    "end_year": EndYear(),
    "finish": Finish(victory_points=20),
    "hire_expert": HireExpert(season="fall", row=1),
    "cover_trade": CoverTrade(row=2, column=2),
}
ALWAYS = {"hire_expert", "cover_trade"}


@pytest.mark.parametrize(
    ("steps", "allowed"),
    [
        ("", {"wake_up"}),
        ("wake", {"draw_card"}),
        ("wake draw", {"spend_bonus_token", "pass_season"}),
        ("wake trade", {"draw_card"}),
        ("wake trade grid", {"spend_bonus_token", "pass_season"}),
        ("wake draw pass", {"draw_card"}),
        ("winter", {"spend_bonus_token", "pass_season", "end_year"}),
        ("winter pass", {"end_year"}),
        ("winter pass end", {"wake_up"}),
    ],
)
def test_everything_in_its_order(begin: Begin, play: Play, show: Show, steps: str, allowed: set[str]) -> None:
    moves: dict[str, tuple[Command, ...]] = {
        "wake": (WakeUp(row=3),),
        "draw": (show(**BLANK),),
        "trade": (show(spring=("trade",)),),
        "grid": (show(**BLANK),),
        "pass": (PassSeason(),),
        "winter": (WakeUp(row=3), *seasons(show)[:-1]),
        "end": (EndYear(),),
    }
    table = play(begin(), *(command for step in steps.split() for command in moves[step]))
    for kind, command in {**COMMANDS, "draw_card": show(**BLANK)}.items():
        if kind in allowed | ALWAYS:
            assert table.do(command).cursor == table.cursor + 1
        else:
            with pytest.raises(IllegalCommand, match=f"^{kind}: "):
                table.do(command)


@pytest.mark.parametrize("phase", ["finish", "over"])
def test_after_the_last_year_only_the_count_is_left(begin: Begin, play: Play, show: Show, phase: str) -> None:
    table = play(begin(), *(command for row in range(2, 8) for command in year(show, row)))
    table = table if phase == "finish" else table.do(Finish(victory_points=31))
    refused = {**COMMANDS, "free_trade": FreeTrade(row=1, column=1)}
    for kind, command in refused.items():
        if phase == "finish" and kind == "finish":
            continue
        with pytest.raises(IllegalCommand, match=f"^{kind}: "):
            table.do(command)


def test_ending_the_year_from_winter_passes_winter_first(begin: Begin, play: Play, show: Show) -> None:
    short = (WakeUp(row=3), *seasons(show)[:-1], EndYear())
    assert play(begin(), *short).state == play(begin(), *year(show, 3)).state


def test_rows_two_to_seven_hold_a_token_and_row_one_does_not(begin: Begin) -> None:
    table = begin()
    assert table.state.wake_up_rows == (2, 3, 4, 5, 6, 7)
    with pytest.raises(IllegalCommand, match=r"^row: row 1 has no glass token; choose one of 2, 3, 4, 5, 6 and 7"):
        table.do(WakeUp(row=1))


def test_a_row_serves_once(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year(show, 5))
    assert table.state.wake_up_rows == (2, 3, 4, 6, 7)
    with pytest.raises(IllegalCommand, match=r"^row: row 5 has no glass token"):
        table.do(WakeUp(row=5))


def test_after_row_seven_the_player_chooses_freely(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), *year(show, 7))
    assert {command.row for command in table.choices()} == {2, 3, 4, 5, 6}  # type: ignore[attr-defined]


def test_the_rows_token_is_a_bonus_action_token_and_they_add_up(begin: Begin, play: Play, show: Show) -> None:
    table = begin()
    assert table.state.bonus_tokens == 0
    for number, row in enumerate((4, 7, 2), 1):
        table = play(table, *year(show, row))
        assert table.state.bonus_tokens == number


def test_a_bonus_token_is_spent_with_a_worker_once(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), WakeUp(row=4))
    with pytest.raises(IllegalCommand, match=r"^spend_bonus_token: draw"):
        table.do(SpendBonusToken())
    table = play(table, show(**BLANK), SpendBonusToken())
    assert (table.state.bonus_tokens, table.state.wake_up_rows) == (0, (2, 3, 5, 6, 7))
    with pytest.raises(IllegalCommand, match=r"^spend_bonus_token: you have no"):
        table.do(SpendBonusToken())


def test_what_a_token_buys_is_said_with_its_three_limits(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), WakeUp(row=4), show(**BLANK), SpendBonusToken())
    said = table.log[-1]
    assert all(words in said.text for words in ("your own space does not give", "rightmost", "take any action"))
    assert set(said.rules) == {
        "bordeaux.automa.tokens",
        "bordeaux.automa.tokens-rightmost",
        "bordeaux.automa.tokens-any-action",
    }
