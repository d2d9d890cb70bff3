"""What is known about La Viña: its rulebook and its tables."""

from companion.engine.rulebook import GameData
from companion.games.la_vina.tables import Baskets, Delivery, Prestige, SetupTables


class LaVinaData(GameData):
    """The rulebook of La Viña, and the tables that its calculators share."""

    prestige: Prestige
    delivery: Delivery
    baskets: Baskets
    setup: SetupTables
