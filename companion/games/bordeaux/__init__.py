"""Viticulture Bordeaux."""

from companion.engine.game import Game
from companion.games.bordeaux.calculators import SCORINGS, TOOLS
from companion.games.bordeaux.data import BordeauxData

GAME = Game(id="bordeaux", title="Viticulture Bordeaux", version=1, data=BordeauxData, scorings=SCORINGS, tools=TOOLS)
