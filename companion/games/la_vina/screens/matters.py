"""The rules that matter now at a running table."""

from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.screens import texts
from companion.games.la_vina.state import LaVinaState, Phase
from companion.ui.widgets.game_screens import Matter

RULES: dict[Phase, tuple[str, ...]] = {
    "move": ("la_vina.turn.order", "la_vina.turn.move", "la_vina.turn.slots", "la_vina.turn.straight-to-exit"),
    "exit": (
        "la_vina.exit.steps",
        "la_vina.delivery.how-many",
        "la_vina.delivery.barrels",
        "la_vina.delivery.last-space",
    ),
    "count": ("la_vina.end.winner", "la_vina.end.tie-break"),
    "over": ("la_vina.end.winner", "la_vina.end.tie-break"),
}


def matters(data: LaVinaData, state: LaVinaState) -> tuple[Matter, ...]:
    """The moment, and once it is called the last round."""
    now = Matter(texts.MATTERS_NOW, RULES[state.phase])
    last = Matter(texts.MATTERS_LAST, ("la_vina.end.trigger", "la_vina.end.last-round"))
    return (now, last) if state.called_by is not None else (now,)


def modules(data: LaVinaData, state: LaVinaState) -> frozenset[str]:
    """La Viña has no expansions."""
    return frozenset()
