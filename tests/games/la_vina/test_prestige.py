"""Prestige at the end of La Viña, and tokens in the fewest pieces."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.la_vina import GAME
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.prestige import PrestigeAsk, PrestigePlayer, PrestigeRanking, score
from companion.games.la_vina.tokens import HeldTokens, TokensAsk, change
from companion.storage.rules import load_data

SMALL = settings(max_examples=60, deadline=None)
COUNTS = st.integers(0, 3)


@pytest.fixture(scope="module")
def data() -> LaVinaData:
    found = load_data(GAME)
    assert isinstance(found, LaVinaData)
    return found


@st.composite
def tables(draw: st.DrawFn) -> PrestigeAsk:
    """Two to five players with few tokens, so that many are level; half of the tables know who left first."""
    count = draw(st.integers(2, 5))
    names = [f"Player {number}" for number in range(count)]
    players = tuple(
        PrestigePlayer(name=name, seals=draw(COUNTS), labels=draw(COUNTS), bottles=draw(COUNTS)) for name in names
    )
    order = tuple(draw(st.permutations(names))) if draw(st.booleans()) else ()
    return PrestigeAsk(players=players, exit_order=order)


def standings(ranking: PrestigeRanking) -> set[tuple[str, int, int]]:
    return {(one.name, one.rank, one.sheet.total) for one in ranking.players}


@SMALL
@given(table=tables(), seed=st.integers(0, 1000))
def test_the_order_of_players_never_matters(data: LaVinaData, table: PrestigeAsk, seed: int) -> None:
    players = list(table.players)
    random.Random(seed).shuffle(players)
    first, second = score(data, table), score(data, table.evolve(players=tuple(players)))
    assert standings(first) == standings(second)
    assert set(first.winners) == set(second.winners)
    assert first.decided_by == second.decided_by


@SMALL
@given(table=tables())
def test_prestige_comes_first_then_who_left_the_renque_first(data: LaVinaData, table: PrestigeAsk) -> None:
    ranking = score(data, table)
    prestige = {one.name: one.seals + 5 * one.labels + 10 * one.bottles for one in table.players}
    assert {one.name: one.sheet.total for one in ranking.players} == prestige
    best = [name for name, total in prestige.items() if total == max(prestige.values())]
    if table.exit_order:
        assert ranking.winners == (min(best, key=table.exit_order.index),)
        assert sorted(one.rank for one in ranking.players) == list(range(1, len(prestige) + 1))
    else:
        assert set(ranking.winners) == set(best)
        assert all(
            one.rank == 1 + sum(other > prestige[one.name] for other in prestige.values()) for one in ranking.players
        )


@SMALL
@given(seals=st.integers(0, 60), labels=st.integers(0, 12), bottles=st.integers(0, 6), diplomas=st.integers(0, 2))
def test_exchanging_keeps_the_worth_in_the_fewest_tokens(
    data: LaVinaData, seals: int, labels: int, bottles: int, diplomas: int
) -> None:
    worth = seals + 5 * labels + 10 * bottles + 50 * diplomas
    held = HeldTokens(seals=seals, labels=labels, bottles=bottles, diplomas=diplomas)
    found = change(data, TokensAsk(held=held))
    others = product(range(worth // 5 + 1), range(worth // 10 + 1), range(worth // 50 + 1))
    ways = [(worth - 5 * a - 10 * b - 50 * c, a, b, c) for a, b, c in others]
    assert found.amount == worth
    assert found.pieces == min(sum(way) for way in ways if way[0] >= 0)
    tokens = found.tokens
    assert (tokens.seals, tokens.labels, tokens.bottles, tokens.diplomas) in ways


def test_more_tokens_than_the_box_holds_are_said(data: LaVinaData) -> None:
    full = PrestigePlayer(name="Ana", seals=40), PrestigePlayer(name="Bea", labels=27)
    over = PrestigePlayer(name="Ana", seals=40), PrestigePlayer(name="Bea", labels=28)
    assert not any("box" in note.text for note in score(data, PrestigeAsk(players=full)).notes)
    assert any(
        "68 tokens were counted; the box holds 67" in note.text for note in score(data, PrestigeAsk(players=over)).notes
    )


def test_a_tie_without_an_exit_order_says_how_to_settle_it(data: LaVinaData) -> None:
    players = PrestigePlayer(name="Ana", seals=4), PrestigePlayer(name="Bea", seals=4)
    [note] = score(data, PrestigeAsk(players=players)).notes
    assert "Ana and Bea are level" in note.text
    assert note.rules == ("la_vina.end.tie-break",)
