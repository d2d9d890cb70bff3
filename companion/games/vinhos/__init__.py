"""Vinhos Deluxe."""

from companion.engine.game import Game
from companion.games.vinhos.data import VinhosData

GAME = Game(id="vinhos", title="Vinhos Deluxe", version=1, data=VinhosData)
