"""What is known about Vinhos Deluxe: its rulebook and its tables."""

from companion.engine.rulebook import GameData


class VinhosData(GameData):
    """The rulebook of Vinhos Deluxe, and the tables that its calculators share."""
