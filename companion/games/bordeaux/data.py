"""What is known about Viticulture Bordeaux: its rulebook and its tables."""

from companion.engine.rulebook import GameData
from companion.games.bordeaux.board import BoardActions
from companion.games.bordeaux.scoring_tables import LayingOut, ScoringFigures
from companion.games.bordeaux.solo_tables import Solo


class BordeauxData(GameData):
    """The rulebook of Viticulture Bordeaux, and the tables that its play and calculators share."""

    scoring: ScoringFigures
    laying_out: LayingOut
    board_actions: BoardActions
    solo: Solo
