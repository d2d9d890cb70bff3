"""La Viña."""

from companion.engine.game import Game
from companion.games.la_vina.data import LaVinaData

GAME = Game(id="la_vina", title="La Viña", version=1, data=LaVinaData)
