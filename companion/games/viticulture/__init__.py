"""Viticulture and Tuscany."""

from companion.engine.game import Game
from companion.games.viticulture.data import ViticultureData

GAME = Game(id="viticulture", title="Viticulture and Tuscany", version=1, data=ViticultureData)
