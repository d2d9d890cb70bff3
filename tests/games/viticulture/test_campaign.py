"""The solo campaign, worked out from its plays: what comes in, tokens after losses, tier 3, and the score."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.viticulture import GAME
from companion.games.viticulture.campaign import (
    CampaignPlay,
    CampaignState,
    NextGame,
    campaign,
    next_game,
    plays_in,
)
from companion.games.viticulture.campaign_answer import CampaignAsk, campaign_verdict
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.library import Library
from companion.storage.records import PlayRecord
from companion.storage.rules import load_data

ORDER = (
    "mamas_papas property patronage advanced_visitors new_visitors extended_board special_workers structures "
    "arboriculture formaggio"
).split()
"""The expansions in one order that the tiers allow; the first is there from the start."""
LASTING = ORDER[:8]
TWELVE = [True, False, True, True, True, True, False, True, True, True, True, True]
"""Twelve games: the second and the seventh are lost."""


def facts() -> ViticultureData:
    data = load_data(GAME)
    assert isinstance(data, ViticultureData)
    return data


def play(won: bool, *expansions: str, tokens: int = 0) -> CampaignPlay:
    return CampaignPlay.model_validate(
        {"outcome": "won" if won else "lost", "expansions": expansions, "bonus_tokens": tokens}, strict=False
    )


def by_the_book(outcomes: Sequence[bool]) -> list[CampaignPlay]:
    """A player who always does what is due and lets expansions in in the order above."""
    plays, come, tokens = [], 1, 0
    for won in outcomes:
        tier_three = ORDER[8:come][-1:]
        plays.append(play(won, *ORDER[: min(come, 8)], *tier_three, tokens=tokens))
        come, tokens = (come + 1, 0) if won else (come, tokens + 1)
    return plays


def stands(*plays: CampaignPlay) -> tuple[CampaignState, NextGame]:
    state = campaign(facts().uncorking, plays)
    return state, next_game(facts().uncorking, state)


def test_it_begins_with_mamas_and_papas_and_no_token() -> None:
    state, due = stands()
    assert (state.games, state.finished) == (0, False)
    assert due == NextGame(must_use=("mamas_papas",), choose_one=(), bonus_tokens=0)


def test_a_win_brings_in_one_expansion_of_tier_one() -> None:
    _, due = stands(play(True, "mamas_papas"))
    assert due.must_use == ("mamas_papas",)
    assert due.choose_one == ("property", "patronage", "advanced_visitors")


def test_losses_add_a_token_each_and_change_nothing_else() -> None:
    first = [play(True, "mamas_papas"), play(False, "mamas_papas", "property")]
    _, due = stands(*first)
    assert due == NextGame(must_use=("mamas_papas", "property"), choose_one=(), bonus_tokens=1)
    _, due = stands(*first, play(False, "mamas_papas", "property", tokens=1))
    assert due == NextGame(must_use=("mamas_papas", "property"), choose_one=(), bonus_tokens=2)


def test_after_a_win_the_tokens_go_back_to_none() -> None:
    lost = play(False, "mamas_papas")
    won = play(True, "mamas_papas", tokens=2)
    _, due = stands(lost, play(False, "mamas_papas", tokens=1), won)
    assert due.bonus_tokens == 0
    assert "property" in due.choose_one


def test_losing_the_very_first_game_adds_a_token_too() -> None:
    _, due = stands(play(False, "mamas_papas"))
    assert due == NextGame(must_use=("mamas_papas",), choose_one=(), bonus_tokens=1)


def test_tier_two_comes_after_tier_one_and_structures_after_the_extended_board() -> None:
    _, due = stands(*by_the_book([True] * 4))
    assert due.choose_one == ("new_visitors", "extended_board", "special_workers")
    _, due = stands(*by_the_book([True] * 6))
    assert due.choose_one == ("special_workers", "structures")


def test_tier_three_goes_one_at_a_time_and_never_with_the_mafia() -> None:
    _, due = stands(*by_the_book([True] * 8))
    assert due.choose_one == ("arboriculture", "formaggio")
    _, due = stands(*by_the_book([True] * 8 + [False]))
    assert set(due.must_use) == {*LASTING, "arboriculture"}
    _, due = stands(*by_the_book([True] * 9))
    assert set(due.must_use) == set(LASTING)
    assert due.choose_one == ("formaggio",)


def test_a_campaign_of_twelve_games() -> None:
    plays = by_the_book(TWELVE)
    seen = [stands(*plays[:count]) for count in range(13)]
    assert [due.bonus_tokens for _, due in seen[:12]] == [0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert [state.finished for state, _ in seen] == [False] * 12 + [True]
    assert all(not state.remarks for state, _ in seen)
    assert seen[-1][0].games == 12
    answer = campaign_verdict(facts(), CampaignAsk(plays=tuple(plays)))
    assert answer.score == 12
    assert "Score: 12 games" in answer.headline


def test_no_campaign_is_shorter_than_its_ten_expansions() -> None:
    state, _ = stands(*by_the_book([True] * 10))
    assert (state.finished, state.games) == (True, 10)


def test_the_next_game_after_the_end_begins_a_new_campaign() -> None:
    state, due = stands(*by_the_book([True] * 10), play(False, "mamas_papas"))
    assert (state.games, state.finished, state.past_scores) == (1, False, (10,))
    assert due == NextGame(must_use=("mamas_papas",), choose_one=(), bonus_tokens=1)


def test_level_with_the_automa_is_no_win() -> None:
    _, due = stands(CampaignPlay(outcome="shared", expansions=("mamas_papas",)))
    assert due.bonus_tokens == 1


@pytest.mark.parametrize(
    ("second", "about"),
    [
        (play(True, "mamas_papas", "property", "patronage"), "too_early"),
        (play(True, "mamas_papas", "new_visitors"), "too_early"),
        (play(True, "mamas_papas"), "nothing_new"),
        (play(True, "property"), "left_out"),
        (play(True, "mamas_papas", "property", tokens=1), "other_tokens"),
        (play(True, "mamas_papas", "property", "mafia"), "not_in_solo"),
    ],
)
def test_what_does_not_follow_is_remarked_upon_and_counted(second: CampaignPlay, about: str) -> None:
    state, _ = stands(play(True, "mamas_papas"), second)
    assert [remark.about for remark in state.remarks] == [about]
    assert state.games == 2


def test_two_of_tier_three_in_one_game_count_for_one() -> None:
    state, due = stands(*by_the_book([True] * 8), play(True, *ORDER))
    assert "several_modular" in {remark.about for remark in state.remarks}
    assert not state.finished
    assert due.choose_one == ("formaggio",)


OUTCOMES = st.lists(st.booleans(), max_size=24)


@settings(max_examples=80, deadline=None)
@given(OUTCOMES)
def test_who_plays_by_the_book_finishes_with_the_tenth_win(outcomes: list[bool]) -> None:
    wins = 0
    cut = len(outcomes)
    for count, won in enumerate(outcomes, start=1):
        wins += won
        if wins == 10:
            cut = count
            break
    state, due = stands(*by_the_book(outcomes[:cut]))
    lost_since = next((back for back, won in enumerate(reversed(outcomes[:cut])) if won), cut)
    assert state.finished == (wins == 10)
    assert state.games == cut
    assert due.bonus_tokens == (0 if state.finished else lost_since)
    assert not state.remarks


ANY_PLAY = st.builds(
    CampaignPlay,
    outcome=st.sampled_from(["won", "lost", "shared"]),
    expansions=st.lists(st.sampled_from([*ORDER, "mafia"]), unique=True).map(tuple),
    bonus_tokens=st.integers(0, 5),
)


@settings(max_examples=120, deadline=None)
@given(st.lists(ANY_PLAY, max_size=20), st.data())
def test_any_history_can_be_corrected_and_cut(plays: list[CampaignPlay], data: st.DataObject) -> None:
    """Whatever stands in the history, what is due next can be played, and nothing is counted twice."""
    if plays:
        where = data.draw(st.integers(0, len(plays) - 1))
        plays = [*plays[:where], *data.draw(st.lists(ANY_PLAY, max_size=1)), *plays[where + 1 :]]
    state, due = stands(*plays)
    assert sum(state.past_scores) + state.games == len(plays)
    assert set(state.beaten) <= set(state.opened) <= set(ORDER)
    assert sum(one in ("arboriculture", "formaggio") for one in due.must_use) <= 1
    assert not set(due.choose_one) & set(due.must_use)
    if not state.finished:
        assert due.choose_one or not set(state.opened) <= set(state.beaten)


@settings(max_examples=60, deadline=None)
@given(st.lists(ANY_PLAY, max_size=12))
def test_from_any_history_the_campaign_can_still_be_finished(plays: list[CampaignPlay]) -> None:
    for _ in range(12):
        state, due = stands(*plays)
        if state.finished:
            return
        plays = [*plays, play(True, *due.must_use, *due.choose_one[:1], tokens=due.bonus_tokens)]
    pytest.fail(f"not finished after twelve wins: {stands(*plays)}")


def record(number: int, setup: dict[str, Any], outcome: str) -> PlayRecord:
    played = datetime(2026, 11, 1, 12, tzinfo=UTC) + timedelta(days=number)
    values = {"id": f"{number:012x}", "game": "viticulture", "setup": setup, "outcome": outcome, "played": played}
    return PlayRecord.model_validate(values)


def test_it_follows_the_history_when_a_play_is_corrected_or_deleted(tmp_path: Path) -> None:
    library = Library(tmp_path)
    setups = [
        ViticultureSetup(board="base", expansions=("mamas_papas",), campaign=True),
        ViticultureSetup(board="extended", expansions=("structures",)),  # a game for its own sake
        ViticultureSetup(board="base", expansions=("mamas_papas", "property"), campaign=True),
    ]
    for number, setup in enumerate(setups):
        library.finish(record(number, setup.model_dump(mode="json"), "won"))

    def now() -> tuple[CampaignState, NextGame]:
        history = [(one.setup, one.outcome) for one in reversed(library.history("viticulture"))]
        return stands(*plays_in(history))

    state, due = now()
    assert (state.games, due.must_use) == (2, ("mamas_papas", "property"))
    assert due.choose_one == ("patronage", "advanced_visitors")
    library.finish(record(2, setups[2].model_dump(mode="json"), "lost"))
    state, due = now()
    assert (state.games, due.choose_one, due.bonus_tokens) == (2, (), 1)
    library.unfinish(f"{2:012x}")
    state, due = now()
    assert (state.games, due.bonus_tokens) == (1, 0)
    assert due.choose_one == ("property", "patronage", "advanced_visitors")


def test_a_stored_play_of_other_rules_does_not_stop_the_rest() -> None:
    setup = ViticultureSetup(board="extended", expansions=("mamas_papas",), campaign=True, bonus_tokens=2)
    history = [({"board": "wooden", "campaign": True}, "won"), (setup.model_dump(mode="json"), "lost")]
    assert plays_in(history) == (play(False, "mamas_papas", "extended_board", tokens=2),)
