"""What to lay out for each number of players."""

import pytest
from pydantic import ValidationError

from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import SetupAsk, checklist
from companion.storage.rules import load_data


def laid_out(players: int, *modules: str) -> str:
    data = load_data(GAME)
    assert isinstance(data, ViticultureData)
    ask = SetupAsk.model_validate_json(SetupAsk.model_construct(players=players, modules=modules).model_dump_json())
    return "\n".join(checklist(data.laying_out, ask, data.uncorking.modular()).checklist)


@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (1, "only the leftmost space"),
        (2, "only the leftmost space"),
        (3, "the left and the middle space"),
        (4, "the left and the middle space"),
        (5, "all three spaces"),
        (6, "all three spaces"),
    ],
)
def test_action_spaces_go_by_the_number_of_players(players: int, spaces: str) -> None:
    assert spaces in laid_out(players)


def test_structures_turn_the_board_to_side_two() -> None:
    assert "side 2 up" in laid_out(2, "extended_board", "structures")
    assert "side 1 up" in laid_out(2, "extended_board")
    assert "Viticulture board in the middle" in laid_out(2)


def test_two_players_do_not_use_the_innkeeper() -> None:
    assert "an Innkeeper is replaced" in laid_out(2, "special_workers")
    assert "Innkeeper" not in laid_out(3, "special_workers")


def test_the_extended_board_closes_row_one_in_the_first_year() -> None:
    assert "row 2 to 7" in laid_out(3, "extended_board")
    assert "the rooster on a wake-up row" in laid_out(3)


def test_mafia_deals_a_card_to_each_player_and_takes_one_out() -> None:
    assert "take 1 out unseen, deal 1 face down to each player (4 in all)" in laid_out(4, "mafia")


def test_mafia_needs_other_players() -> None:
    with pytest.raises(ValueError, match="modules: mafia needs other players"):
        laid_out(1, "mafia")


def test_structures_need_the_extended_board() -> None:
    with pytest.raises(ValidationError, match="structures need the extended board"):
        laid_out(2, "structures")
