"""What to do with the real pieces before a play: one item after the other, to be ticked."""

from companion.engine.model import Frozen, RuleId


class ChecklistItem(Frozen):
    """One thing to do, and how many pieces it takes."""

    id: str
    text: str
    count: int | None = None
    """How many pieces; None where there is nothing to count."""
    rules: tuple[RuleId, ...] = ()
