"""Puts counted players in order: by their totals, then by tie-breaks; who is level in all of them shares a place."""

from collections.abc import Sequence

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import PlayerScore, Ranking, ScoreSheet, Verdict


class Entrant(Frozen):
    """One player with what decides the place."""

    name: str
    sheet: ScoreSheet
    tie_breaks: tuple[int, ...] = ()
    """Figures that decide between equal totals, in order; more is better."""

    @property
    def standing(self) -> tuple[int, ...]:
        """The total and the tie-breaks, to compare with another player's."""
        return (self.sheet.total, *self.tie_breaks)


class Tally(Verdict):
    """The answer of a tool that counts one part of the score for every player."""

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    decided_by: str


def rank(entrants: Sequence[Entrant], criteria: tuple[str, ...], shared: str, notes: tuple[Event, ...] = ()) -> Ranking:
    """Order the players, best first; the order in which they came in never decides anything.

    Args:
        entrants: the players, each with as many tie-breaks as there are criteria after the first.
        criteria: the names of what is compared: the total, then each tie-break.
        shared: what to say where the best are level in everything.
        notes: what the reader should know of this count.
    """
    ordered = sorted(entrants, key=lambda one: one.standing, reverse=True)
    players = tuple(
        PlayerScore(name=one.name, sheet=one.sheet, rank=1 + sum(other.standing > one.standing for other in entrants))
        for one in ordered
    )
    winners = tuple(player.name for player in players if player.rank == 1)
    return Ranking(players=players, winners=winners, decided_by=_decided_by(ordered, criteria, shared), notes=notes)


def _decided_by(ordered: Sequence[Entrant], criteria: tuple[str, ...], shared: str) -> str:
    """The first criterion in which the best player is ahead of the next."""
    if len(ordered) < 2:
        return criteria[0]
    first, second = ordered[0].standing, ordered[1].standing
    return next((name for name, a, b in zip(criteria, first, second, strict=True) if a != b), shared)
