"""What is known about Viticulture Bordeaux: its rulebook and its tables."""

from companion.engine.rulebook import GameData


class BordeauxData(GameData):
    """The rulebook of Viticulture Bordeaux, and the tables that its calculators share."""
