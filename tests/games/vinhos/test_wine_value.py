"""The value of a wine in Vinhos, and the least renown cubes for it."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.ids import RegionId
from companion.games.vinhos.wine_value import ValueAsk, ValueOverride, value
from companion.storage.rules import load_data

SMALL = settings(max_examples=100, deadline=None)
REGIONS = get_args(get_args(RegionId)[0])


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


@st.composite
def wines(draw: st.DrawFn) -> ValueAsk:
    in_cellar = draw(st.booleans())
    return ValueAsk(
        quality=draw(st.integers(1, 12)),
        cellar_slot=draw(st.integers(1, 4 if in_cellar else 2)),
        in_cellar=in_cellar,
        region=draw(st.none() | st.sampled_from(REGIONS)),
    )


@SMALL
@given(wine=wines(), cubes=st.integers(0, 2))
def test_a_wine_is_never_worth_less_than_its_quality(data: VinhosData, wine: ValueAsk, cubes: int) -> None:
    found = value(data, wine.evolve(renown_cubes=cubes))
    each = 2 if wine.region == "alentejo" else 1
    assert found.value == found.without_cubes + cubes * each
    assert found.without_cubes >= wine.quality


@SMALL
@given(wine=wines(), wanted=st.integers(0, 25))
def test_the_least_cubes_reach_the_value_and_one_fewer_does_not(data: VinhosData, wine: ValueAsk, wanted: int) -> None:
    needed = value(data, wine.evolve(wanted=wanted)).cubes_needed

    def reached(cubes: int) -> bool:
        return value(data, wine.evolve(renown_cubes=cubes)).value >= wanted

    if needed is None:
        assert not reached(2)
    else:
        assert reached(needed)
        assert needed == 0 or not reached(needed - 1)


@SMALL
@given(wine=wines(), wanted=st.integers(0, 25), cubes=st.integers(0, 2))
def test_a_sale_takes_the_least_cubes_and_a_fair_any(data: VinhosData, wine: ValueAsk, wanted: int, cubes: int) -> None:
    asked = wine.evolve(renown_cubes=cubes, wanted=wanted)
    sale, fair = value(data, asked.evolve(use="sale")), value(data, asked.evolve(use="fair"))
    assert sale.ok == (cubes == sale.cubes_needed)
    assert fair.ok == (fair.value >= wanted)


@SMALL
@given(wine=wines())
def test_a_year_in_the_cellar_never_takes_value_away(data: VinhosData, wine: ValueAsk) -> None:
    values = [value(data, wine.evolve(in_cellar=True, cellar_slot=slot)).value for slot in (1, 2, 3, 4)]
    assert values == sorted(values)
    assert values[0] == value(data, wine.evolve(in_cellar=False, cellar_slot=None)).value


@pytest.mark.parametrize("name", ["Trás-os-Montes", "tras os montes", "TRAS_OS_MONTES", " tras-os-montes "])
def test_a_region_may_be_written_as_printed(name: str) -> None:
    assert ValueAsk.model_validate({"quality": 1, "in_cellar": False, "region": name}).region == "tras_os_montes"


@pytest.mark.parametrize(
    ("override", "asked", "expected", "gone"),
    [
        ({"aging": (0, 2, 4, 6)}, {"in_cellar": True, "cellar_slot": 4}, 11, "slot 4 of a cellar adds"),
        ({"cube_value": 3}, {"in_cellar": False, "renown_cubes": 2}, 11, "a renown cube adds"),
        ({"region_bonus": 4}, {"in_cellar": False, "region": "algarve"}, 9, "wines of Algarve are worth"),
    ],
)
def test_a_figure_of_one_source_is_marked_until_the_owner_gives_the_printed_one(
    data: VinhosData, override: dict[str, Any], asked: dict[str, Any], expected: int, gone: str
) -> None:
    ask = ValueAsk(quality=5, **asked)
    own = value(data, ask.evolve(override=ValueOverride(**override)))
    assert any(gone in reason.text for reason in value(data, ask).reasons)
    assert own.value == expected
    assert not any(gone in reason.text for reason in own.reasons)


def test_aging_of_your_own_has_a_number_for_each_slot(data: VinhosData) -> None:
    ask = ValueAsk(quality=5, in_cellar=True, cellar_slot=1, override=ValueOverride(aging=(0, 1)))
    with pytest.raises(ValueError, match=r"^override\.aging: must be 4 numbers"):
        value(data, ask)


def test_the_sum_names_what_adds_to_the_quality(data: VinhosData) -> None:
    ask = ValueAsk(quality=5, in_cellar=True, cellar_slot=3, renown_cubes=2, region="algarve")
    assert value(data, ask).reasons[0].text == "5 (quality) + 3 (aging) + 2 (renown cubes) + 1 (region) = 11"


def test_a_cellar_for_minho_is_doubted(data: VinhosData) -> None:
    ask = ValueAsk(quality=5, in_cellar=True, cellar_slot=1, region="minho")
    assert any("no cellar may be built for Minho" in reason.text for reason in value(data, ask).reasons)
