"""Arboriculture's slider and Formaggio's cellar, whatever happens to them."""

from typing import get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.games.viticulture import GAME
from companion.games.viticulture.cheese import cheese
from companion.games.viticulture.cheese_asks import CheeseAsk, CheeseToken, RottenSpaces
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.morale import MoraleAsk, Move, morale
from companion.games.viticulture.scoring_tables import CheeseType
from companion.storage.rules import load_data

SMALL = settings(max_examples=60, deadline=None)
MOVES = st.lists(st.sampled_from(get_args(Move)), max_size=8).map(tuple)
TYPES = st.sampled_from(get_args(CheeseType))
CELLARS = st.lists(st.builds(CheeseToken, type=TYPES, value=st.integers(1, 2)), max_size=6).map(tuple)


@pytest.fixture(scope="module")
def data() -> ViticultureData:
    found = load_data(GAME)
    assert isinstance(found, ViticultureData)
    return found


@SMALL
@given(level=st.integers(-1, 3), moves=MOVES, top=st.sampled_from([1, 3]))
def test_the_heart_never_leaves_its_slider(
    data: ViticultureData, level: int, moves: tuple[Move, ...], top: int
) -> None:
    assume(level <= top)
    [reading] = morale(data, MoraleAsk(level=level, moves=moves, top=top)).readings
    assert all(-1 <= step.after <= top for step in reading.steps)
    assert all(step.points == 0 for step in reading.steps if step.before == step.after)


@SMALL
@given(level=st.integers(-1, 1), moves=MOVES)
def test_without_a_printed_top_one_answer_is_given_only_where_both_agree(
    data: ViticultureData, level: int, moves: tuple[Move, ...]
) -> None:
    verdict = morale(data, MoraleAsk(level=level, moves=moves))
    answers = {(reading.level, reading.points) for reading in verdict.readings}
    assert len(verdict.readings) == 2
    assert (verdict.points is None) == (len(answers) > 1)
    assert any("top" in reason.text for reason in verdict.reasons)


@SMALL
@given(cellar=CELLARS)
def test_the_medium_cellar_saves_reggiano_and_bitto_and_nothing_else(
    data: ViticultureData, cellar: tuple[CheeseToken, ...]
) -> None:
    rotten = RottenSpaces(mozzarella=2, fontina=2, reggiano=2, bitto=2)

    def bad(has_medium: bool) -> int:
        ask = CheeseAsk(cheeses=cellar, medium_cellar=has_medium, rotten_after=rotten)
        return sum(one.outcome == "rots" for one in cheese(data, ask).cheeses)

    saved = sum(token.value == 2 and token.type in ("reggiano", "bitto") for token in cellar)
    assert bad(False) - bad(True) == saved


@SMALL
@given(cellar=CELLARS)
def test_where_the_mat_is_not_told_nothing_is_claimed(data: ViticultureData, cellar: tuple[CheeseToken, ...]) -> None:
    verdict = cheese(data, CheeseAsk(cheeses=cellar))
    assert all(one.outcome == "check" for one in verdict.cheeses)
