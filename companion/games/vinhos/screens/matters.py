"""The rules that matter now at a running table."""

from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import Phase, VinhosState
from companion.ui.widgets.game_screens import Matter

ACTING = (
    "vinhos.movement.two-actions",
    "vinhos.movement.must-move",
    "vinhos.movement.cost",
    "vinhos.movement.players-there",
    "vinhos.movement.taxation",
    "vinhos.press-release.once",
)
RULES: dict[Phase, tuple[str, ...]] = {
    "first_actions": ACTING,
    "second_actions": ACTING,
    "last_action": ("vinhos.end.last-action", *ACTING[1:-1]),
    "maintenance": ("vinhos.movement.after-actions", "vinhos.maintenance.barrel"),
    "production": ("vinhos.production.steps", "vinhos.production.weather"),
    "press_releases": ("vinhos.fairs.forced-release", "vinhos.press-release.steps", "vinhos.press-release.booth"),
    "fair": ("vinhos.fairs.steps", "vinhos.fairs.places", "vinhos.fairs.ties", "vinhos.fairs.last-place"),
    "buying": ("vinhos.fairs.buying", "vinhos.fairs.buying-multiplier", "vinhos.fairs.refill"),
    "count": ("vinhos.end.final-scoring", "vinhos.end.tie-break"),
    "over": ("vinhos.end.final-scoring", "vinhos.end.tie-break"),
}


def matters(data: VinhosData, state: VinhosState) -> tuple[Matter, ...]:
    """The moment."""
    return (Matter(texts.MATTERS_NOW, RULES[state.phase]),)


def modules(data: VinhosData, state: VinhosState) -> frozenset[str]:
    """No expansions are known here."""
    return frozenset()
