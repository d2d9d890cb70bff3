"""What to lay out for each number of players of La Viña: every row of the rulebook's table reaches the checklist."""

import pytest

from companion.games.la_vina import GAME
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.laying_out import SetupAsk, checklist
from companion.storage.rules import load_data


def laid_out(players: int) -> str:
    data = load_data(GAME)
    assert isinstance(data, LaVinaData)
    return "\n".join(checklist(data, SetupAsk(players=players)).checklist)


@pytest.mark.parametrize(
    ("players", "steps"),
    [
        (2, ("5 spaces", "2 pawns", "5 wineries", "1 medium basket and 1 large", "1 of each tool", "7 barrels")),
        (3, ("4 spaces", "1 pawn", "6 wineries", "2 medium and 2 large baskets", "2 of each tool", "6 barrels")),
        (4, ("5 spaces", "1 pawn", "7 wineries", "3 medium and 3 large baskets", "3 of each tool", "6 barrels")),
        (5, ("6 spaces", "1 pawn", "8 wineries", "3 medium and 3 large baskets", "3 of each tool", "5 barrels")),
    ],
)
def test_the_table_of_the_rulebook_is_laid_out(players: int, steps: tuple[str, ...]) -> None:
    text = laid_out(players)
    assert all(step in text for step in steps)


@pytest.mark.parametrize(("players", "cards"), [(2, 20), (3, 16), (4, 20), (5, 24)])
def test_two_grape_cards_lie_on_each_side_of_each_space(players: int, cards: int) -> None:
    assert f"({cards} in all)" in laid_out(players)


@pytest.mark.parametrize(
    ("players", "seals"), [(2, "1 and 3"), (3, "1, 2 and 3"), (4, "1, 2, 3 and 4"), (5, "1, 2, 3, 4 and 5")]
)
def test_later_players_start_with_more_seals(players: int, seals: str) -> None:
    assert f"Quality seals in turn order: {seals}\n" in laid_out(players)


def test_the_cooperative_turns_its_side_at_four_players() -> None:
    assert "side for 2-3 players up" in laid_out(3)
    assert "side up that is not for 2-3 players" in laid_out(4)


def test_two_players_line_up_their_pawns_by_turns_and_share_baskets() -> None:
    assert "1st and 3rd place" in laid_out(2)
    assert "shared by both pawns" in laid_out(2)
    assert "shared" not in laid_out(3)
    assert "the first player at the rear" in laid_out(3)
