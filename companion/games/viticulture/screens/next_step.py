"""The one next thing to do, at every moment of a solo play."""

from typing import Literal

from companion.engine.model import Frozen
from companion.games.viticulture.commands import DrawCard, EndYear, PassSeason, ViticultureCommand
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.ending import must_compare
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState

Kind = Literal["command", "name_card", "pick_row", "ask_points", "count", "result"]


class NextStep(Frozen):
    """What the big button says, and what it does."""

    label: str
    kind: Kind
    command: ViticultureCommand | None = None
    """What the button asks the engine for, where nothing else has to be known."""


def next_step(data: ViticultureData, state: ViticultureState) -> NextStep:
    """The next step for a state."""
    season = state.season
    match state.phase:
        case "wake_up":
            return NextStep(label=texts.PICK_ROW, kind="pick_row")
        case "draw":
            label = (texts.DRAW_AGAIN if state.drawn else texts.DRAW).format(season=season)
            if state.setup.deck == "real":
                return NextStep(label=label, kind="name_card")
            return NextStep(label=label, kind="command", command=DrawCard())
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
