"""The end of Bordeaux and its residual track, whatever stands on the table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.bordeaux import GAME
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.residual import ResidualAsk, residual
from companion.games.bordeaux.score_asks import PatronageCard, ScoreAsk, ScorePlayer
from companion.games.bordeaux.score_texts import LIRA
from companion.games.bordeaux.scoring import score
from companion.storage.rules import load_data

SMALL = settings(max_examples=60, deadline=None)


@pytest.fixture(scope="module")
def data() -> BordeauxData:
    found = load_data(GAME)
    assert isinstance(found, BordeauxData)
    return found


@st.composite
def tables(draw: st.DrawFn) -> ScoreAsk:
    count = draw(st.integers(1, 6))
    return ScoreAsk(
        players=tuple(
            ScorePlayer(
                name=f"Player {number}",
                victory_points=draw(st.integers(20, 23)),
                lira=draw(st.integers(0, 40)),
                wine_values=tuple(draw(st.lists(st.integers(1, 9), max_size=4))),
                grape_values=tuple(draw(st.lists(st.integers(1, 9), max_size=4))),
            )
            for number in range(count)
        )
    )


@SMALL
@given(table=tables(), seed=st.integers(0, 1000))
def test_the_order_of_players_never_matters(data: BordeauxData, table: ScoreAsk, seed: int) -> None:
    players = list(table.players)
    random.Random(seed).shuffle(players)
    first, second = score(data, table), score(data, table.evolve(players=tuple(players)))
    assert {(one.name, one.rank, one.sheet.total) for one in first.players} == {
        (one.name, one.rank, one.sheet.total) for one in second.players
    }
    assert set(first.winners) == set(second.winners)
    assert first.decided_by == second.decided_by


@SMALL
@given(table=tables())
def test_lines_add_up_and_all_who_share_the_first_place_win(data: BordeauxData, table: ScoreAsk) -> None:
    ranking = score(data, table)
    assert all(one.sheet.total == sum(line.points for line in one.sheet.lines) for one in ranking.players)
    assert ranking.winners == tuple(one.name for one in ranking.players if one.rank == 1)
    best = max(one.sheet.total for one in ranking.players)
    assert all(one.sheet.total == best for one in ranking.players if one.rank == 1)


@SMALL
@given(table=tables(), more=st.integers(1, 30))
def test_more_lira_never_lowers_a_total(data: BordeauxData, table: ScoreAsk, more: int) -> None:
    first = table.players[0]
    richer = table.evolve(players=(first.evolve(lira=first.lira + more), *table.players[1:]))

    def total(ask: ScoreAsk) -> int:
        return next(one.sheet.total for one in score(data, ask).players if one.name == first.name)

    assert total(table) + more // 10 <= total(richer) <= total(table) + (more + 9) // 10


@SMALL
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_going_up_in_two_steps_gains_what_one_step_gains(data: BordeauxData, a: int, b: int, c: int) -> None:
    low, middle, high = sorted((a, b, c))

    def points(before: int, after: int) -> int:
        return residual(data, ResidualAsk(before=before, after=after)).points

    assert points(low, middle) + points(middle, high) == points(low, high)
    assert points(high, low) == 0


def test_a_tie_names_both_ways_to_break_it(data: BordeauxData) -> None:
    """Bea has more lira left over, Ana had more lira before any of it became points."""
    ana = ScorePlayer(name="Ana", victory_points=24, lira=14)
    bea = ScorePlayer(name="Bea", victory_points=25, lira=6)
    ranking = score(data, ScoreAsk(players=(ana, bea)))
    assert ranking.winners == ("Bea",)
    [note] = ranking.notes
    assert "prints no tie-break" in note.text
    assert "Ana would be first" in note.text


def test_grapes_bring_a_note_on_where_their_price_stands(data: BordeauxData) -> None:
    player = ScorePlayer(name="Ana", victory_points=24, grape_values=(5,))
    [note] = score(data, ScoreAsk(players=(player,))).notes
    assert "vineyard mat" in note.text
    assert "value 4 to 6 brings 2 lira" in note.text


def test_a_running_total_gives_no_hidden_card_away(data: BordeauxData) -> None:
    filled = PatronageCard(filled=True, goal_met=True)
    ana = ScorePlayer(name="Ana", victory_points=24, patronage=filled, mafia_card=9)
    bea = ScorePlayer(name="Bea", victory_points=25, mafia_card=1)
    shown = score(data, ScoreAsk(players=(ana, bea)).without_hidden())
    assert {one.name: one.sheet.total for one in shown.players} == {"Ana": 24, "Bea": 25}
    assert {line.label for one in shown.players for line in one.sheet.lines} == {"Victory point track", LIRA}
