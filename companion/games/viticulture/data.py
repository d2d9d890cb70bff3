"""What is known about Viticulture and Tuscany: its rulebook and its tables."""

from typing import get_args

from pydantic import model_validator

from companion.engine.automa import Season
from companion.engine.model import Slug
from companion.engine.rulebook import GameData, RuleEntry
from companion.games.viticulture.card_entries import derived
from companion.games.viticulture.cards import MamasPapas, SpecialWorkers, StructureCards, VinesAndOrders, Visitors
from companion.games.viticulture.laying_out import LayingOut
from companion.games.viticulture.scoring_tables import ScoringFigures
from companion.games.viticulture.tables import AutomaCards, BoardActions, BoardId, InfluenceMap, Solo, WakeUpCharts
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

    def asked_for(self, board_id: BoardId, card: int, season: Season) -> tuple[Slug, ...]:
        """The spaces that an Automa card asks for on a board in a season, in the card's order."""
        board = self.board_actions.board(board_id)
        printed = self.automa_cards.numbered(card)
        entries = [entry for color in board.reads[season] for entry in printed.entries(color)]
        if board_id == "base":
            entries = [entry for entry in entries if entry not in self.automa_cards.tuscany_actions]
        return tuple(board.stands_for.get(entry, entry) for entry in entries)

    @model_validator(mode="after")
    def _cards_fit_the_boards(self) -> "ViticultureData":
        """A misspelt action is refused here, and not when its card is drawn in the middle of a game."""
        for board_id in get_args(BoardId):
            board = self.board_actions.board(board_id)
            for season in board.placement_seasons:
                there = {action.id for action in board.in_season(season)}
                for card in self.automa_cards.cards:
                    for entry in self.asked_for(board_id, card.number, season):
                        if entry not in there:
                            raise ValueError(
                                f"automa_cards: card {card.number} asks for {entry}, "
                                f"which the {board_id} board does not have in {season}"
                            )
        return self

    def entries(self) -> tuple[RuleEntry, ...]:
        """The written entries, and those made from cards and tables."""
        return (*self.rulebook.rules, *derived(self))
