"""Viticulture Bordeaux."""

from companion.engine.game import Game
from companion.games.bordeaux.data import BordeauxData

GAME = Game(id="bordeaux", title="Viticulture Bordeaux", version=1, data=BordeauxData)
