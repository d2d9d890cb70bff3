"""Press releases in Vinhos: fair points, barrels and the turn order."""

import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.ids import Feature, Magnate
from companion.games.vinhos.press_release import Expert, PressReleaseAsk, VintageFeatures, press_release
from companion.storage.rules import load_data

SMALL = settings(max_examples=100, deadline=None)
FEATURES = get_args(get_args(Feature)[0])
MAGNATES = get_args(get_args(Magnate)[0])
EXPERTS = st.lists(st.builds(Expert, feature=st.sampled_from(FEATURES), arrow=st.booleans()), max_size=6).map(tuple)
VINTAGES = st.builds(VintageFeatures, **{name: st.integers(0, 3) for name in FEATURES})


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


def told(data: VinhosData, ask: PressReleaseAsk) -> str:
    return "\n".join(reason.text for reason in press_release(data, ask).reasons)


@SMALL
@given(wine=st.integers(1, 15), vintage=VINTAGES, experts=EXPERTS)
def test_each_feature_takes_its_best_expert_and_no_second(
    data: VinhosData, wine: int, vintage: VintageFeatures, experts: tuple[Expert, ...]
) -> None:
    found = press_release(data, PressReleaseAsk(wine_value=wine, vintage_features=vintage, experts=experts))
    best = 0
    for feature in FEATURES:
        symbols = getattr(vintage, feature)
        best += max((symbols + one.arrow for one in experts if one.feature == feature and symbols), default=0)
    assert found.fair_points == wine + best
    assert len(set(found.experts_used)) == len(found.experts_used)


@SMALL
@given(vintage=VINTAGES, experts=EXPERTS, seed=st.integers(0, 1000))
def test_the_order_of_the_experts_never_matters(
    data: VinhosData, vintage: VintageFeatures, experts: tuple[Expert, ...], seed: int
) -> None:
    shuffled = list(experts)
    random.Random(seed).shuffle(shuffled)
    ask = PressReleaseAsk(wine_value=5, vintage_features=vintage, experts=experts)
    first, second = press_release(data, ask), press_release(data, ask.evolve(experts=tuple(shuffled)))
    assert first.fair_points == second.fair_points
    assert set(first.experts_used) == set(second.experts_used)


@SMALL
@given(met=st.lists(st.sampled_from(MAGNATES), unique=True).map(tuple))
def test_a_barrel_from_each_magnate_and_two_at_most(data: VinhosData, met: tuple[Magnate, ...]) -> None:
    found = press_release(data, PressReleaseAsk(wine_value=5, magnates_met=met))
    assert found.barrels == min(2, len(met))
    assert found.fair_points == 5


def test_names_may_be_written_as_printed() -> None:
    ask = PressReleaseAsk.model_validate(
        {"wine_value": 5, "magnates_met": ("Bruno",), "experts": ({"feature": "Taste"},)}
    )
    assert (ask.magnates_met, ask.experts[0].feature) == (("bruno",), "taste")


def test_the_turn_order_names_the_free_slots(data: VinhosData) -> None:
    ask = PressReleaseAsk(wine_value=5)
    assert "further left means acting earlier" in told(data, ask)
    assert "Of the free slots 1 acts earliest and 4 latest" in told(data, ask.evolve(free_slots=(4, 2, 1)))
    assert "Only slot 3 is free" in told(data, ask.evolve(free_slots=(3,)))


def test_before_a_fair_the_booths_set_the_order(data: VinhosData) -> None:
    ask = PressReleaseAsk(wine_value=5)
    assert "booths" in told(data, ask.evolve(before_fair=True))
    assert "booths" not in told(data, ask)


def test_what_rests_on_one_source_is_marked(data: VinhosData) -> None:
    ask = PressReleaseAsk(wine_value=5, region="tras_os_montes")
    assert "Check against your rulebook: entering a wine of Trás-os-Montes gives 2 more" in told(data, ask)
    assert "Check" not in told(data, ask.evolve(region="douro"))


def test_where_no_barrel_comes_back_it_is_said_what_the_magnates_want(data: VinhosData) -> None:
    assert "Anabela wants the right color, Bruno wants" in told(data, PressReleaseAsk(wine_value=5))
