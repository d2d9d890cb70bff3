"""The placement grid of a card: glass tokens on trades, cubes on experts.

Rules: bordeaux.automa.trade, bordeaux.automa.hire-expert and bordeaux.automa-levels.hard-opening.
"""

from collections.abc import Sequence

from companion.engine.play import Event, Step
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.automa import GRID_RULES, HIRE_EXPERT, TRADE
from companion.games.bordeaux.board import EXPERTS, TRADES, ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import Part
from companion.games.bordeaux.commands import DrawCard
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import OPENING, years_of
from companion.games.bordeaux.drawing import draw
from companion.games.bordeaux.state import BordeauxState, GridAction

WAKE_UP = ("bordeaux.automa.wake-up-chart",)


def parts_needed(data: BordeauxData, state: BordeauxState) -> tuple[Part, ...]:
    """What must be read off a printed card that is drawn now; nothing where it could not matter."""
    if state.phase == "draw":
        return (state.season,)
    if state.phase == "opening":
        return ("discs", "cubes")
    if state.phase == "grid":
        return _grid_parts(data, state, state.grids[0])
    return ()


def _grid_parts(data: BordeauxData, state: BordeauxState, grid: GridAction) -> tuple[Part, ...]:
    if grid == "trade":
        return ("discs",) if len(state.trade_tokens) < len(TRADES) else ()
    a_free_expert = any(not state.is_taken(expert) for expert in EXPERTS)
    return ("cubes",) if cubes_left(data, state) and a_free_expert else ()


def cubes_left(data: BordeauxData, state: BordeauxState) -> int:
    """Cubes that the Automa still has in its supply."""
    return data.solo.automa_cubes - len(state.automa_experts)


def draw_grid(data: BordeauxData, state: BordeauxState, command: DrawCard) -> Step[BordeauxState]:
    """Draw the card that the Automa's trade or hiring asked for, and play its grid."""
    grid, later = state.grids[0], state.grids[1:]
    drawn = draw(state, command, parts_needed(data, state))
    waiting = drawn.state.evolve(grids=later, phase="grid" if later else "place")
    if grid == "trade":
        played = _cover(waiting, drawn.name, drawn.card.discs or ())
    else:
        played = _hire(data, waiting, drawn.name, drawn.card.cubes or ())
    following = tuple(Event(text=texts.GRID_NEXT[one], rules=GRID_RULES[one]) for one in later[:1])
    return Step(played.state, (*drawn.events, *played.events, *following))


def draw_opening(data: BordeauxData, state: BordeauxState, command: DrawCard) -> Step[BordeauxState]:
    """Play the whole grid of one card before year 1, as the hard levels do."""
    drawn = draw(state, command, parts_needed(data, state))
    covered = _cover(drawn.state.evolve(phase="wake_up"), drawn.name, drawn.card.discs or ())
    hired = _hire(data, covered.state, drawn.name, drawn.card.cubes or ())
    played = [event.evolve(rules=(*OPENING, *event.rules)) for event in (*covered.events, *hired.events)]
    begins = texts.YEAR_BEGINS.format(year=state.year, years=years_of(data, state.setup))
    return Step(hired.state, (*drawn.events, *played, Event(text=begins, rules=WAKE_UP)))


def _cover(state: BordeauxState, card: str, discs: Sequence[TradeSpace]) -> Step[BordeauxState]:
    """Put a glass token on each trade that is still open."""
    open_ones = tuple(space for space in discs if space not in state.trade_tokens)
    taken = [space for space in discs if space in state.trade_tokens]
    text = texts.TRADES_COVERED.format(card=card, spaces=named_trades(open_ones))
    events = [Event(text=text if open_ones else texts.NO_TRADE_COVERED.format(card=card), rules=TRADE)]
    if taken:
        events.append(Event(text=texts.TRADES_TAKEN.format(spaces=named_trades(taken)), rules=TRADE))
    return Step(state.evolve(trade_tokens=(*state.trade_tokens, *open_ones)), tuple(events))


def _hire(data: BordeauxData, state: BordeauxState, card: str, cubes: Sequence[ExpertSpace]) -> Step[BordeauxState]:
    """Put a cube on each expert that is still free, as long as the Automa has cubes."""
    free = tuple(space for space in cubes if not state.is_taken(space))
    taken = [space for space in cubes if state.is_taken(space)]
    left = cubes_left(data, state)
    hired, without_cube = free[:left], free[left:]
    text = texts.EXPERTS_HIRED.format(card=card, actions=named_experts(data, hired))
    told = [text if hired else texts.NO_EXPERT_HIRED.format(card=card)]
    if taken:
        told.append(texts.EXPERTS_TAKEN.format(actions=named_experts(data, taken)))
    if hired and without_cube:
        told.append(texts.ORDER_NOT_SAID)
    if without_cube:
        told.append(texts.NO_CUBE_LEFT.format(actions=named_experts(data, without_cube)))
    after = state.evolve(automa_experts=(*state.automa_experts, *hired))
    return Step(after, tuple(Event(text=one, rules=HIRE_EXPERT) for one in told))


def named_trades(spaces: Sequence[TradeSpace]) -> str:
    """Trades by row and column."""
    return listed([texts.TRADE_SPACE.format(row=row, column=column) for row, column in spaces])


def named_experts(data: BordeauxData, experts: Sequence[ExpertSpace]) -> str:
    """Experts by their actions."""
    return listed([data.board_actions.at(expert).short.lower() for expert in experts])
