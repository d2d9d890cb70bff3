"""The form of a campaign's next game: whoever plays what it fills in plays the campaign as it is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import game_named
from companion.games.viticulture.campaign import CampaignPlay, NextGame, campaign, campaign_play, next_game
from companion.games.viticulture.campaign_setup import next_setup
from companion.games.viticulture.data import ViticultureData
from companion.storage.rules import load_data


@pytest.fixture(scope="module")
def data() -> ViticultureData:
    found = load_data(game_named("viticulture"))
    assert isinstance(found, ViticultureData)
    return found


@given(outcomes=st.lists(st.sampled_from(["won", "lost", "shared"]), max_size=20), choices=st.randoms())
def test_games_played_as_filled_in_follow_from_one_another(
    data: ViticultureData, outcomes: list[str], choices: object
) -> None:
    plays: list[CampaignPlay] = []
    for outcome in outcomes:
        due = next_game(data.uncorking, campaign(data.uncorking, plays))
        chosen = choices.choice(due.choose_one) if due.choose_one else None  # type: ignore[attr-defined]
        plays.append(campaign_play(next_setup(due, chosen), outcome))  # type: ignore[arg-type]
    state = campaign(data.uncorking, plays)
    assert state.remarks == ()


def test_a_campaign_without_a_loss_takes_as_many_games_as_there_are_expansions(data: ViticultureData) -> None:
    plays: list[CampaignPlay] = []
    while not campaign(data.uncorking, plays).finished:
        due = next_game(data.uncorking, campaign(data.uncorking, plays))
        plays.append(campaign_play(next_setup(due, next(iter(due.choose_one), None)), "won"))
    assert len(plays) == 10


def test_the_extended_board_is_chosen_with_its_expansion_and_lost_games_give_tokens() -> None:
    due = NextGame(must_use=("mamas_papas", "property"), choose_one=("extended_board",), bonus_tokens=3)
    setup = next_setup(due, "extended_board")
    assert (setup.board, setup.expansions, setup.bonus_tokens) == ("extended", ("mamas_papas", "property"), 3)
    assert setup.campaign


def test_what_is_not_due_is_refused() -> None:
    due = NextGame(must_use=("mamas_papas",), choose_one=("property",), bonus_tokens=0)
    with pytest.raises(ValueError, match="structures is not due"):
        next_setup(due, "structures")
