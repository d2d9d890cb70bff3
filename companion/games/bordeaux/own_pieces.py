"""What the player puts on trades and experts, as far as it stands in the Automa's way.

Rules: bordeaux.experts.hiring, bordeaux.trade.tokens and bordeaux.trade.removing.
"""

from companion.engine.play import Event, IllegalCommand, Step
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.commands import CoverTrade, FreeTrade, HireExpert
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.grids import named_experts, named_trades
from companion.games.bordeaux.state import BordeauxState

HIRING = ("bordeaux.experts.hiring",)
TRADE_TOKENS = ("bordeaux.trade.tokens",)
REMOVING = ("bordeaux.trade.removing",)


def hire_expert(data: BordeauxData, state: BordeauxState, command: HireExpert) -> Step[BordeauxState]:
    """Put one of the player's four cubes on an expert that nobody has."""
    expert = (command.season, command.row)
    action = named_experts(data, [expert])
    if state.is_taken(expert):
        raise IllegalCommand(texts.EXPERT_TAKEN.format(action=action), HIRING)
    if len(state.player_experts) >= data.solo.player_cubes:
        raise IllegalCommand(texts.NO_OWN_CUBE.format(cubes=data.solo.player_cubes), HIRING)
    hired = state.evolve(player_experts=(*state.player_experts, expert))
    return Step(hired, (Event(text=texts.YOU_HIRED.format(action=action), rules=HIRING),))


def cover_trade(data: BordeauxData, state: BordeauxState, command: CoverTrade) -> Step[BordeauxState]:
    """Put a glass token of the player's on an open trade."""
    trade = (command.row, command.column)
    space = named_trades([trade])
    if trade in state.trade_tokens:
        raise IllegalCommand(texts.TRADE_COVERED.format(space=space), TRADE_TOKENS)
    covered = state.evolve(trade_tokens=(*state.trade_tokens, trade))
    return Step(covered, (Event(text=texts.YOU_COVERED.format(space=space), rules=TRADE_TOKENS),))


def free_trade(data: BordeauxData, state: BordeauxState, command: FreeTrade) -> Step[BordeauxState]:
    """Take the glass token off a trade, as the player's trade expert does."""
    trade = (command.row, command.column)
    space = named_trades([trade])
    if trade not in state.trade_tokens:
        raise IllegalCommand(texts.TRADE_FREE.format(space=space), REMOVING)
    freed = state.evolve(trade_tokens=tuple(one for one in state.trade_tokens if one != trade))
    return Step(freed, (Event(text=texts.YOU_FREED.format(space=space), rules=REMOVING),))
