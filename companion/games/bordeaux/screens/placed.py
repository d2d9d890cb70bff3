"""What the last step put on trades and experts: it is to be done with the real pieces now."""

from dataclasses import dataclass

from companion.engine.play import Event
from companion.engine.table import Table
from companion.games.bordeaux import solo_texts
from companion.games.bordeaux.automa import HIRE_EXPERT, TRADE
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.commands import DrawCard
from companion.games.bordeaux.drawing import EMPTY_DECK
from companion.games.bordeaux.state import BordeauxState

GRID = {*TRADE, *HIRE_EXPERT, *EMPTY_DECK}


@dataclass(frozen=True)
class Placed:
    """The Automa's pieces of the last step, and what was said about them."""

    trades: frozenset[TradeSpace] = frozenset()
    experts: frozenset[ExpertSpace] = frozenset()
    events: tuple[Event, ...] = ()


def plays_grid(state: BordeauxState) -> bool:
    """Whether the next card is drawn for its grid."""
    return state.phase in ("opening", "grid")


def just_placed(table: Table) -> Placed:
    """What a card's grid brought in the step before the cursor; nothing where that was another step."""
    if not table.can_undo or not isinstance(table.commands[table.cursor - 1], DrawCard):
        return Placed()
    before, after = table.steps[table.cursor - 1].state, table.state
    if not plays_grid(before):
        return Placed()
    return Placed(
        trades=frozenset(after.trade_tokens) - frozenset(before.trade_tokens),
        experts=frozenset(after.automa_experts) - frozenset(before.automa_experts),
        events=tuple(event for event in table.steps[table.cursor].events if _is_of_the_grid(event)),
    )


def _is_of_the_grid(event: Event) -> bool:
    """Whether a sentence tells of the card's pieces, and not of what comes next."""
    return bool(GRID & set(event.rules)) and event.text not in solo_texts.GRID_NEXT.values()
