"""What is known about Viticulture Bordeaux: its rulebook and its tables."""

from companion.engine.rulebook import GameData
from companion.games.bordeaux.scoring_tables import LayingOut, ScoringFigures


class BordeauxData(GameData):
    """The rulebook of Viticulture Bordeaux, and the tables that its calculators share."""

    scoring: ScoringFigures
    laying_out: LayingOut
