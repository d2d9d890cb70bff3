"""What is known about Viticulture and Tuscany: its rulebook and its tables."""

from companion.engine.rulebook import GameData, RuleEntry
from companion.games.viticulture.card_entries import derived
from companion.games.viticulture.cards import MamasPapas, SpecialWorkers, StructureCards, VinesAndOrders, Visitors
from companion.games.viticulture.laying_out import LayingOut
from companion.games.viticulture.scoring_tables import ScoringFigures
from companion.games.viticulture.tables import AutomaCards, BoardActions, InfluenceMap, Solo, WakeUpCharts
from companion.games.viticulture.uncorking_tables import Uncorking


class ViticultureData(GameData):
    """The rulebook of Viticulture and Tuscany, and the tables that its play and calculators share."""

    automa_cards: AutomaCards
    board_actions: BoardActions
    influence_map: InfluenceMap
    wakeup_charts: WakeUpCharts
    solo: Solo
    scoring: ScoringFigures
    laying_out: LayingOut
    mamas_papas: MamasPapas
    special_workers: SpecialWorkers
    structure_cards: StructureCards
    visitors: Visitors
    vines_and_orders: VinesAndOrders
    uncorking: Uncorking

    def entries(self) -> tuple[RuleEntry, ...]:
        """The written entries, and those made from cards and tables."""
        return (*self.rulebook.rules, *derived(self))
