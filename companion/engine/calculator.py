"""What scorings and tools have in common: an id, a form to fill in, an answer, and the shape in which it is printed."""

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from companion.engine.game import AnyGame, Scoring, Tool
from companion.engine.model import Frozen
from companion.engine.rulebook import GameData
from companion.engine.score import PlayerScore


@runtime_checkable
class HidesCards(Protocol):
    """A question that knows which of its cards lie face down."""

    def without_hidden(self) -> Frozen:
        """The same without them."""


Calculator = Scoring[Any, Any] | Tool[Any, Any]


def calculators(games: Iterable[AnyGame]) -> dict[str, tuple[AnyGame, Calculator]]:
    """Every calculator by its id, with the game it belongs to."""
    found: dict[str, tuple[AnyGame, Calculator]] = {}
    for game in games:
        found.update({scoring.id: (game, scoring) for scoring in game.scorings})
        found.update({tool.id: (game, tool) for tool in game.tools})
    return found


def answer(calculator: Calculator, data: GameData, ask: Frozen) -> Frozen:
    """Answer a question that has been validated.

    Raises:
        ValueError: the game's tables do not allow what was asked; the message names the field.
    """
    if isinstance(calculator, Scoring):
        return calculator.score(data, ask)
    return calculator.answer(data, ask)


def before_the_reveal(calculator: Calculator, ask: Frozen) -> Frozen | None:
    """What may be counted on the screen while cards still lie face down.

    Returns:
        The question without what is hidden; None where nothing may be told yet.
    """
    if not calculator.form.hides:
        return ask
    return ask.without_hidden() if isinstance(ask, HidesCards) else None


def report(answered: Frozen) -> dict[str, Any]:
    """An answer under the names that `companion calc --json` prints: players' sheets with their totals."""
    values = answered.model_dump(mode="json", by_alias=True)
    for name in type(answered).model_fields:
        value = getattr(answered, name)
        if isinstance(value, tuple) and value and all(isinstance(one, PlayerScore) for one in value):
            values[name] = [_player(one) for one in value]
    return values


def _player(player: PlayerScore) -> dict[str, Any]:
    lines = [line.model_dump(mode="json") for line in player.sheet.lines]
    return {"name": player.name, "total": player.sheet.total, "rank": player.rank, "lines": lines}
