"""Viticulture Bordeaux."""

from companion.engine.game import Game, Play
from companion.games.bordeaux.calculators import SCORINGS, TOOLS
from companion.games.bordeaux.commands import COMMANDS
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.own_deck import OwnDeck
from companion.games.bordeaux.play import choices, reduce, report, start
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.state import BordeauxState

PLAY = Play(
    setup=BordeauxSetup,
    state=BordeauxState,
    commands=COMMANDS,
    start=start,
    choices=choices,
    reduce=reduce,
    report=report,
)
GAME = Game(
    id="bordeaux",
    title="Viticulture Bordeaux",
    version=1,
    data=BordeauxData,
    play=PLAY,
    scorings=SCORINGS,
    tools=TOOLS,
    own_deck=OwnDeck,
)
