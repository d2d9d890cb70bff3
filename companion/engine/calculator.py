"""What scorings and tools have in common: an id, a form to fill in, an answer, and the shape in which it is printed."""

from collections.abc import Iterable
from typing import Any

from companion.engine.game import AnyGame, Scoring, Tool
from companion.engine.model import Frozen
from companion.engine.rulebook import GameData
from companion.engine.score import PlayerScore

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
