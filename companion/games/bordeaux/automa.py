"""A season's card: where the Automa's workers go, and what that sets off.

Rules: bordeaux.automa.placement, bordeaux.automa.workers-run-out and bordeaux.automa.no-actions.
"""

from companion.engine.automa import Blocked, Season, placed
from companion.engine.model import RuleId
from companion.engine.play import Event, Step
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.board import Action
from companion.games.bordeaux.commands import DrawCard
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import AT_LEAST_ONE, must_draw_again
from companion.games.bordeaux.drawing import draw
from companion.games.bordeaux.state import BordeauxState, GridAction

PLACEMENT = ("bordeaux.automa.placement",)
LAST_WORKER = ("bordeaux.automa.workers-run-out",)
TRADE = ("bordeaux.automa.trade",)
HIRE_EXPERT = ("bordeaux.automa.hire-expert",)
REFRESHED: dict[str, tuple[str, tuple[RuleId, ...]]] = {
    "draw_vine": (texts.REFRESH_VINES, ("bordeaux.automa.refresh-vines",)),
    "draw_wine_order": (texts.REFRESH_ORDERS, ("bordeaux.automa.refresh-orders",)),
}
GRID_RULES: dict[GridAction, tuple[RuleId, ...]] = {"trade": TRADE, "hire_expert": HIRE_EXPERT}


def draw_for_season(data: BordeauxData, state: BordeauxState, command: DrawCard) -> Step[BordeauxState]:
    """Draw the season's card and put Automa workers on what it names.

    The first of its actions are taken as far as the workers go, so a last worker takes the topmost one.
    A trade and the hiring of experts ask for one more card each.
    """
    season = state.season
    drawn = draw(state, command, (season,))
    asked = drawn.card.entries(season)
    taken = placed(asked, state.blocked_in(season), state.workers_left)
    grids = grids_of(taken)
    after = drawn.state.evolve(
        drawn=(*state.drawn, drawn.state.deck.discard[-1]),
        blocked=(*state.blocked, *(Blocked(season=season, action=action) for action in taken)),
        workers_left=state.workers_left - len(taken),
        grids=grids,
    )
    events = [*drawn.events, *_told(data, drawn.name, season, asked, taken)]
    events += [Event(text=REFRESHED[one][0], rules=REFRESHED[one][1]) for one in taken if one in REFRESHED]
    events += [Event(text=texts.GRID_NEXT[grid], rules=GRID_RULES[grid]) for grid in grids[:1]]
    if must_draw_again(data, after):
        events.append(Event(text=texts.DRAW_AGAIN, rules=AT_LEAST_ONE))
        return Step(after, tuple(events))
    return Step(after.evolve(phase="grid" if grids else "place"), tuple(events))


def grids_of(taken: tuple[str, ...]) -> tuple[GridAction, ...]:
    """The actions among these for which one more card is drawn, in their order."""
    known: dict[str, GridAction] = {"trade": "trade", "hire_expert": "hire_expert"}
    return tuple(known[action] for action in taken if action in known)


def _told(
    data: BordeauxData, card: str, season: Season, asked: tuple[Action, ...], taken: tuple[str, ...]
) -> list[Event]:
    """Say what a card blocks, and why it blocks less than it asks for."""

    def named(actions: tuple[str, ...]) -> str:
        return listed([data.board_actions.action(action).short.lower() for action in actions])

    if not asked:
        return [Event(text=texts.DREW_NOTHING.format(card=card, season=season), rules=PLACEMENT)]
    short = len(taken) < len(asked)
    drew = texts.DREW_MORE if short else texts.DREW
    events = [Event(text=drew.format(card=card, season=season, actions=named(asked)), rules=PLACEMENT)]
    if short:
        events.append(Event(text=texts.CUT_SHORT.format(placed=named(taken)), rules=LAST_WORKER))
    return events
