"""What is known about Viticulture and Tuscany: its rulebook and its tables."""

from companion.engine.rulebook import GameData
from companion.games.viticulture.laying_out import LayingOut
from companion.games.viticulture.scoring_tables import ScoringFigures
from companion.games.viticulture.tables import AutomaCards, BoardActions, InfluenceMap, Solo, WakeUpCharts


class ViticultureData(GameData):
    """The rulebook of Viticulture and Tuscany, and the tables that its play and calculators share."""

    automa_cards: AutomaCards
    board_actions: BoardActions
    influence_map: InfluenceMap
    wakeup_charts: WakeUpCharts
    solo: Solo
    scoring: ScoringFigures
    laying_out: LayingOut
