"""Viticulture and Tuscany."""

from companion.engine.game import Game, Play
from companion.games.viticulture.calculators import SCORINGS, TOOLS
from companion.games.viticulture.commands import COMMANDS
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.play import choices, reduce, report, start
from companion.games.viticulture.setup import ViticultureSetup
from companion.games.viticulture.state import ViticultureState

PLAY = Play(
    setup=ViticultureSetup,
    state=ViticultureState,
    commands=COMMANDS,
    start=start,
    choices=choices,
    reduce=reduce,
    report=report,
)
GAME = Game(
    id="viticulture",
    title="Viticulture and Tuscany",
    version=2,
    data=ViticultureData,
    play=PLAY,
    scorings=SCORINGS,
    tools=TOOLS,
)
