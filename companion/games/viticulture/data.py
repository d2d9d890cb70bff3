"""What is known about Viticulture and Tuscany: its rulebook and its tables."""

from companion.engine.rulebook import GameData


class ViticultureData(GameData):
    """The rulebook of Viticulture and Tuscany, and the tables that its calculators share."""
