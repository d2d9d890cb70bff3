"""Wine quality in Vinhos, for every estate that can be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vinhos import GAME
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.quality import QualityAsk, quality
from companion.storage.rules import load_data

SMALL = settings(max_examples=100, deadline=None)


@pytest.fixture(scope="module")
def data() -> VinhosData:
    found = load_data(GAME)
    assert isinstance(found, VinhosData)
    return found


@st.composite
def estates(draw: st.DrawFn) -> QualityAsk:
    """An estate with at most one farmer a vineyard and one enologist a winery."""
    vineyards, wineries = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    return QualityAsk(
        vineyards=vineyards,
        farmers=draw(st.integers(0, vineyards)),
        wineries=wineries,
        enologists=draw(st.integers(0, wineries)),
        porto=draw(st.booleans()),
        weather=draw(st.integers(-2, 2)),
    )


@SMALL
@given(estate=estates())
def test_an_estate_makes_wine_when_it_has_a_vineyard_and_the_sum_is_above_zero(
    data: VinhosData, estate: QualityAsk
) -> None:
    found = quality(data, estate)
    assert found.wine == found.ok
    assert found.wine == (estate.vineyards > 0 and found.quality > 0)
    assert ("no wine" in found.headline) == (not found.wine)


@SMALL
@given(estate=estates())
def test_each_piece_adds_what_is_printed(data: VinhosData, estate: QualityAsk) -> None:
    """A vineyard or an enologist 2, a farmer or a winery 1, Porto 3, the weather what its tile shows."""

    def adds(**changes: int | bool) -> int:
        return quality(data, estate.evolve(**changes)).quality - found

    found = quality(data, estate).quality
    if not estate.vineyards:
        return
    if estate.vineyards < 2:
        assert adds(vineyards=estate.vineyards + 1) == 2
        assert adds(vineyards=estate.vineyards + 1, farmers=estate.farmers + 1) == 3
    if estate.wineries < 2:
        assert adds(wineries=estate.wineries + 1) == 1
        assert adds(wineries=estate.wineries + 1, enologists=estate.enologists + 1) == 3
    if estate.weather < 2:
        assert adds(weather=estate.weather + 1) == 1
    assert adds(porto=True) == (0 if estate.porto else 3)


@SMALL
@given(estate=estates(), which=st.sampled_from(["farmers", "enologists"]))
def test_nobody_works_where_there_is_no_room(data: VinhosData, estate: QualityAsk, which: str) -> None:
    host = estate.vineyards if which == "farmers" else estate.wineries
    with pytest.raises(ValueError, match=f"^{which}: must be at most {host}, not {host + 1}"):
        quality(data, estate.evolve(**{which: host + 1}))


def test_the_sum_is_written_out(data: VinhosData) -> None:
    found = quality(data, QualityAsk(vineyards=2, farmers=1, wineries=1, porto=True, weather=-2))
    assert "4 + 1 + 1 + 3 - 2 = 7" in [reason.text for reason in found.reasons]


def test_the_weather_that_the_setup_takes_out_is_pointed_at(data: VinhosData) -> None:
    def notes(weather: int) -> list[str]:
        return [reason.text for reason in quality(data, QualityAsk(vineyards=1, weather=weather)).reasons]

    assert any("takes the tile with weather 0 out" in note for note in notes(0))
    assert not any("out" in note for note in notes(1))
