"""The end of the game, whatever stands on the table: properties that every count keeps."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.score import Ranking
from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.map_scoring import influence
from companion.games.viticulture.score_asks import (
    InfluenceAsk,
    InfluencePlayer,
    PatronageCard,
    ScoreAsk,
    ScorePlayer,
    Stars,
)
from companion.games.viticulture.scoring import score
from companion.storage.rules import load_data

REGIONS = tuple(Stars.model_fields)
SMALL = settings(max_examples=60, deadline=None)


@pytest.fixture(scope="module")
def data() -> ViticultureData:
    found = load_data(GAME)
    assert isinstance(found, ViticultureData)
    return found


@st.composite
def stars(draw: st.DrawFn, most: int = 6) -> Stars:
    """Up to six stars, each on some region or in the supply."""
    placed = draw(st.lists(st.sampled_from(REGIONS), max_size=most))
    return Stars(**{region: placed.count(region) for region in REGIONS})


@st.composite
def tables(draw: st.DrawFn) -> ScoreAsk:
    """A table of one to six on the extended board; with the mafia from two on, at random."""
    count = draw(st.integers(1, 6))
    cards = draw(st.permutations(range(1, 10)))[:count] if count > 1 and draw(st.booleans()) else [None] * count
    return ScoreAsk(
        board="extended",
        players=tuple(
            ScorePlayer(
                name=f"Player {number}",
                victory_points=draw(st.integers(-5, 3)),
                lira=draw(st.integers(0, 2)),
                wine_values=tuple(draw(st.lists(st.integers(1, 9), max_size=2))),
                stars=draw(stars()),
                mafia_card=cards[number],
                statue=draw(st.booleans()),
            )
            for number in range(count)
        ),
    )


def sheets(ranking: Ranking) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    return {
        player.name: (player.rank, player.sheet.total, tuple(line.points for line in player.sheet.lines))
        for player in ranking.players
    }


@SMALL
@given(table=tables(), seed=st.integers(0, 1000))
def test_the_order_of_players_never_matters(data: ViticultureData, table: ScoreAsk, seed: int) -> None:
    players = list(table.players)
    random.Random(seed).shuffle(players)
    first, second = score(data, table), score(data, table.evolve(players=tuple(players)))
    assert sheets(first) == sheets(second)
    assert set(first.winners) == set(second.winners)
    assert first.decided_by == second.decided_by


@SMALL
@given(table=tables())
def test_lines_add_up_and_winners_are_those_level_at_the_top(data: ViticultureData, table: ScoreAsk) -> None:
    ranking = score(data, table)
    assert all(player.sheet.total == sum(line.points for line in player.sheet.lines) for player in ranking.players)
    figures = {
        player.name: (
            next(one.sheet.total for one in ranking.players if one.name == player.name),
            player.lira,
            sum(player.wine_values),
            sum(player.grape_values),
        )
        for player in table.players
    }
    best = max(figures.values())
    assert set(ranking.winners) == {name for name, figure in figures.items() if figure == best}
    for player in ranking.players:
        assert player.rank == 1 + sum(other > figures[player.name] for other in figures.values())


@SMALL
@given(table=tables())
def test_regions_never_give_more_than_the_map_holds(data: ViticultureData, table: ScoreAsk) -> None:
    gained = [
        line
        for player in score(data, table).players
        for line in player.sheet.lines
        if line.label.startswith("Influence")
    ]
    assert sum(line.points for line in gained) <= 11
    assert len({line.label for line in gained}) == len(gained)


@SMALL
@given(mine=stars(most=5), others=st.lists(stars(), max_size=4), region=st.sampled_from(REGIONS), automa=st.booleans())
def test_one_more_star_never_lowers_its_owners_points(
    data: ViticultureData, mine: Stars, others: list[Stars], region: str, automa: bool
) -> None:
    more = mine.evolve(**{region: mine.by_region()[region] + 1})

    def points(owned: Stars) -> int:
        players = (
            InfluencePlayer(name="Ana", stars=owned),
            *(InfluencePlayer(name=f"Other {number}", stars=one) for number, one in enumerate(others)),
        )
        tally = influence(data, InfluenceAsk(players=players, automa=automa))
        return next(player.sheet.total for player in tally.players if player.name == "Ana")

    assert points(more) >= points(mine)


@SMALL
@given(table=tables())
def test_the_mafia_takes_and_gives_once(data: ViticultureData, table: ScoreAsk) -> None:
    ranking = score(data, table)
    points = [line.points for player in ranking.players for line in player.sheet.lines if line.label == "Mafia"]
    if table.players[0].mafia_card is None:
        assert points == []
    else:
        assert sorted(points) == [-1, *[0] * (len(table.players) - 2), 2]


@SMALL
@given(table=tables(), filled=st.booleans(), met=st.booleans())
def test_a_running_total_gives_no_hidden_card_away(
    data: ViticultureData, table: ScoreAsk, filled: bool, met: bool
) -> None:
    card = PatronageCard(filled=filled, goal_met=met)
    hiding = table.evolve(
        expansions=("patronage", "mafia"), players=tuple(one.evolve(patronage=card) for one in table.players)
    )
    shown = score(data, hiding.without_hidden())
    bare = table.evolve(players=tuple(one.evolve(mafia_card=None) for one in table.players))
    assert shown == score(data, bare)


def test_the_form_asks_for_the_regions_of_the_map(data: ViticultureData) -> None:
    assert {region.id for region in data.influence_map.regions} == set(REGIONS)


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        ({"mafia_card": 3}, "Mafia was counted"),
        ({"statue": True}, "Statue was counted"),
    ],
)
def test_what_was_counted_beyond_the_named_expansions_is_said(
    data: ViticultureData, entered: dict[str, object], said: str
) -> None:
    players = (
        ScorePlayer.model_validate({"name": "Ana", "victory_points": 1, **entered}),
        ScorePlayer(name="Bea", victory_points=2, mafia_card=4 if "mafia_card" in entered else None),
    )
    notes = score(data, ScoreAsk(players=players)).notes
    assert any(note.text.startswith(said) for note in notes)


@pytest.mark.parametrize("form", [{"patronage": None}, {}])
def test_no_patronage_card_may_be_said_with_null(form: dict[str, object]) -> None:
    player = ScorePlayer.model_validate({"name": "Ana", "victory_points": 1, **form})
    assert player.patronage == PatronageCard()
