"""The one next thing to do, at every moment of a solo play of Bordeaux."""

from typing import Literal

from companion.engine.model import Frozen
from companion.games.bordeaux.commands import BordeauxCommand, DrawCard, EndYear, PassSeason
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.ending import must_compare
from companion.games.bordeaux.grids import parts_needed
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState

Kind = Literal["command", "show_card", "pick_row", "ask_points", "count", "result"]


class NextStep(Frozen):
    """What the big button says, and what it does."""

    label: str
    kind: Kind
    command: BordeauxCommand | None = None
    """What the button asks the engine for, where nothing else has to be known."""


def next_step(data: BordeauxData, state: BordeauxState) -> NextStep:
    """The next step for a state."""
    season = state.season
    match state.phase:
        case "opening":
            return _draw(data, state, texts.DRAW_OPENING)
        case "wake_up":
            return NextStep(label=texts.PICK_ROW, kind="pick_row")
        case "draw":
            return _draw(data, state, (texts.DRAW_AGAIN if state.drawn else texts.DRAW).format(season=season))
        case "grid":
            return _draw(data, state, texts.DRAW_GRID[state.grids[0]])
        case "place":
            return NextStep(label=texts.PASS.format(season=season), kind="command", command=PassSeason())
        case "year_end":
            label = texts.END_YEAR.format(year=state.year)
            if must_compare(state):
                return NextStep(label=label, kind="ask_points")
            return NextStep(label=label, kind="command", command=EndYear())
        case "finish":
            return NextStep(label=texts.COUNT, kind="count")
        case "over":
            return NextStep(label=texts.RESULT, kind="result")


def _draw(data: BordeauxData, state: BordeauxState, label: str) -> NextStep:
    """The app draws, or the player says what the printed card shows, where that can matter."""
    if state.setup.deck == "physical" and parts_needed(data, state):
        return NextStep(label=label, kind="show_card")
    return NextStep(label=label, kind="command", command=DrawCard())
