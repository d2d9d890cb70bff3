"""What to lay out for each number of players of Vinhos."""

from typing import Any

import pytest

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.laying_out import SetupAsk, checklist
from companion.storage.rules import load_data


def laid_out(players: int, **override: int) -> str:
    data = load_data(GAME)
    assert isinstance(data, VinhosData)
    ask: dict[str, Any] = {"players": players, "override": override}
    return "\n".join(checklist(data, SetupAsk.model_validate(ask)).checklist)


@pytest.mark.parametrize(
    ("players", "regions"), [(2, "Leave 2 regions out"), (3, "Leave 1 region out"), (4, "All 9 regions")]
)
def test_regions_go_by_the_number_of_players(players: int, regions: str) -> None:
    assert next(step for step in laid_out(players).splitlines() if "region" in step).startswith(regions)


def test_two_players_close_export_columns_and_thin_the_multipliers_out() -> None:
    assert "first and the fifth export column and the bottom row" in laid_out(2)
    assert "10 tiles with an ornament" in laid_out(2)
    assert "export column" not in laid_out(3)
    assert "ornament" not in laid_out(3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_eight_barrels_and_the_number_of_players_is_filled_in(players: int) -> None:
    text = laid_out(players)
    assert "Each player: 8 barrels, 2 of them on the own board" in text
    assert f"names for {players} players" in text
    assert "{" not in text


def test_what_is_not_sure_says_so_until_the_owner_knows_better() -> None:
    assert "Each player: 10 bagos (check against your rulebook)" in laid_out(3)
    assert laid_out(3, starting_bagos=12).splitlines().count("Each player: 12 bagos") == 1
