"""Who is first, and what decided it."""

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet

CRITERIA = ("victory points", "lira", "wine", "grapes")


def entrant(name: str, points: int, *tie_breaks: int) -> Entrant:
    line = ScoreLine(label="Track", points=points, how="counted", rule="viticulture.base-game.end-game")
    return Entrant(name=name, sheet=ScoreSheet(lines=(line,)), tie_breaks=tie_breaks)


def ranked(*entrants: Entrant) -> Ranking:
    return rank(entrants, CRITERIA, "shared")


def test_more_points_win() -> None:
    ranking = ranked(entrant("Ana", 20, 0, 0, 0), entrant("Bea", 21, 0, 0, 0))
    assert ranking.winners == ("Bea",)
    assert ranking.decided_by == "victory points"


def test_the_first_difference_decides_and_later_ones_do_not() -> None:
    ranking = ranked(entrant("Ana", 20, 3, 5, 0), entrant("Bea", 20, 3, 4, 9))
    assert ranking.winners == ("Ana",)
    assert ranking.decided_by == "wine"


def test_level_in_everything_is_shared_and_the_next_place_is_left_out() -> None:
    ranking = ranked(entrant("Ana", 9, 0, 0, 0), entrant("Bea", 20, 1, 1, 1), entrant("Cleo", 20, 1, 1, 1))
    assert ranking.winners == ("Bea", "Cleo")
    assert ranking.decided_by == "shared"
    assert [(player.name, player.rank) for player in ranking.players] == [("Bea", 1), ("Cleo", 1), ("Ana", 3)]


FIGURES = st.tuples(*[st.integers(-2, 2)] * 4)


@given(st.lists(FIGURES, min_size=1, max_size=6), st.randoms())
def test_the_order_of_players_never_matters(figures: list[tuple[int, int, int, int]], random: object) -> None:
    entrants = [entrant(f"P{number}", *figure) for number, figure in enumerate(figures)]
    mixed = list(entrants)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    first, second = ranked(*entrants), ranked(*mixed)
    assert {(p.name, p.rank) for p in first.players} == {(p.name, p.rank) for p in second.players}
    assert set(first.winners) == set(second.winners)
    assert first.decided_by == second.decided_by
    best = max(figures)
    assert len(first.winners) == figures.count(best)
