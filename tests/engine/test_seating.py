"""Drawing the first player."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.rng import Rng
from companion.engine.seating import each_named_once, first_player

NAMES = ("Ana", "Bea", "Cleo", "Dan")


@given(st.integers(0, (1 << 64) - 1), st.integers(1, 4))
def test_the_others_follow_clockwise(seed: int, count: int) -> None:
    _, order = first_player(Rng(state=seed), NAMES[:count])
    start = NAMES.index(order[0])
    assert order == tuple(NAMES[(start + place) % count] for place in range(count))


def test_a_seed_draws_the_same_player_each_time_and_every_player_can_begin() -> None:
    drawn = [first_player(Rng(state=seed), NAMES)[1][0] for seed in range(400)]
    assert drawn == [first_player(Rng(state=seed), NAMES)[1][0] for seed in range(400)]
    counted = Counter(drawn)
    assert set(counted) == set(NAMES)
    assert min(counted.values()) > 60


def test_a_name_stands_once() -> None:
    assert each_named_once(NAMES) == NAMES
    with pytest.raises(ValueError, match='"ana" stands twice'):
        each_named_once(("Ana", "ana"))
