"""Moves on the quadrel of Vinhos, from every space to every other."""

from typing import get_args

import pytest

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.movement import MoveAsk, MoveVerdict, move
from companion.games.vinhos.quadrel import SpaceId
from companion.storage.rules import load_data

SPACES: tuple[SpaceId, ...] = get_args(SpaceId)
PLACES = {space: divmod(number, 3) for number, space in enumerate(SPACES)}
"""Row and column, in the order in which the quadrel is read."""
PAIRS = [(a, b) for a in SPACES for b in SPACES if a != b and b != "press_release"]


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


def moved(data: VinhosData, origin: SpaceId | None, target: SpaceId, **more: object) -> MoveVerdict:
    return move(data, MoveAsk.model_validate({"from": origin, "to": target, **more}))


@pytest.mark.parametrize(("origin", "target"), PAIRS)
def test_only_spaces_that_do_not_touch_cost_for_the_distance(
    data: VinhosData, origin: SpaceId, target: SpaceId
) -> None:
    (row, column), (other_row, other_column) = PLACES[origin], PLACES[target]
    touching = abs(row - other_row) < 2 and abs(column - other_column) < 2
    assert moved(data, origin, target).total == (0 if touching else 1)


@pytest.mark.parametrize(("origin", "target"), PAIRS)
def test_what_is_paid_adds_up(data: VinhosData, origin: SpaceId, target: SpaceId) -> None:
    alone = moved(data, origin, target)
    found = moved(data, origin, target, players_there=("Bea", "Cleo"), marker_there=True)
    assert found.total == found.to_supply + sum(one.bagos for one in found.to_players)
    assert found.total == alone.total + 3
    assert {one.name: one.bagos for one in found.to_players} == {"Bea": 1, "Cleo": 1}


@pytest.mark.parametrize("origin", [None, *SPACES])
def test_passing_is_always_possible_and_free(data: VinhosData, origin: SpaceId | None) -> None:
    found = moved(
        data,
        origin,
        "press_release",
        players_there=("Bea", "Cleo", "Dan"),
        marker_there=True,
        bagos=0,
        no_other_action=True,
    )
    assert (found.ok, found.total) == (True, 0)


@pytest.mark.parametrize("space", SPACES)
def test_a_marker_on_the_middle_reaches_everything(data: VinhosData, space: SpaceId) -> None:
    """Sources disagree on where the first move begins; both make it free."""
    assert moved(data, "press_release", space, no_other_action=True).total == 0
    assert moved(data, None, space).total == 0


@pytest.mark.parametrize(("adjacent", "total"), [(True, 0), (False, 1)])
def test_the_owners_board_decides_what_touches(data: VinhosData, adjacent: bool, total: int) -> None:
    plain = moved(data, "cellars", "wineries")
    own = moved(data, "cellars", "wineries", override={"adjacent": adjacent})
    assert own.total == total
    assert any("Check against your rulebook" in reason.text for reason in plain.reasons)
    assert not any("Check against your rulebook" in reason.text for reason in own.reasons)


def test_too_few_bagos_say_how_many_are_missing(data: VinhosData) -> None:
    found = moved(data, "cellars", "sales", players_there=("Bea", "Cleo"), bagos=1)
    assert found.ok is False
    assert any("You have 1 bago, 2 too few" in reason.text for reason in found.reasons)
