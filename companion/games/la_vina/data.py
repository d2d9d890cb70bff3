"""What is known about La Viña: its rulebook and its tables."""

from companion.engine.rulebook import GameData


class LaVinaData(GameData):
    """The rulebook of La Viña, and the tables that its calculators share."""
