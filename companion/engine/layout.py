"""What to lay out on the table: a checklist made for a number of players and the modules in play."""

from companion.engine.model import Frozen, RuleId, Slug
from companion.engine.play import Event
from companion.engine.score import Verdict


class LayoutStep(Frozen):
    """One thing to do while setting up. `{players}` in its text stands for the number of players."""

    text: str
    rule: RuleId
    modules: frozenset[Slug] = frozenset()
    """It is done only with all of these in play."""
    without: frozenset[Slug] = frozenset()
    """It is not done with any of these in play."""
    players_from: int = 1
    players_to: int = 9

    def applies(self, players: int, modules: frozenset[str]) -> bool:
        """Whether this table does it."""
        fits = self.players_from <= players <= self.players_to
        return fits and self.modules <= modules and not self.without & modules


class Checklist(Verdict):
    """What to lay out; `checklist` holds the sentences alone."""

    checklist: tuple[str, ...]


def lay_out(headline: str, steps: tuple[LayoutStep, ...], players: int, modules: frozenset[str]) -> Checklist:
    """Choose the steps for this table, in the order in which they are done."""
    reasons = tuple(
        Event(text=step.text.format(players=players), rules=(step.rule,))
        for step in steps
        if step.applies(players, modules)
    )
    return Checklist(headline=headline, reasons=reasons, checklist=tuple(reason.text for reason in reasons))
