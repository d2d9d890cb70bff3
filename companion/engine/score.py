"""What a count comes to: lines that explain themselves, sheets, a ranking, a verdict."""

from companion.engine.model import Frozen, Points, RuleId
from companion.engine.play import Event


class ScoreLine(Frozen):
    """Points from one origin."""

    label: str
    points: Points
    how: str
    """The arithmetic in words, such as `9 lira / 3 = 3`."""
    rule: RuleId


class ScoreSheet(Frozen):
    """The count of one player."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> Points:
        """The sum of the lines; it is never stored beside them."""
        return sum(line.points for line in self.lines)


class PlayerScore(Frozen):
    """One player's sheet and place."""

    name: str
    sheet: ScoreSheet
    rank: int
    """1 is first; players who are level share a rank."""


class Ranking(Frozen):
    """A table of players, best first, with who won and what decided it."""

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    decided_by: str
    notes: tuple[Event, ...] = ()
    """What the reader should know: figures to check, readings that differ."""


class Verdict(Frozen):
    """The answer of a tool: one headline, and the reasons."""

    headline: str
    ok: bool | None = None
    """True or False where the question was whether something is allowed; None where it was how much."""
    reasons: tuple[Event, ...] = ()
