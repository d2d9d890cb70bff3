"""Vinhos Deluxe."""

from companion.engine.game import Game, Play, Scoring, Tool
from companion.games.vinhos import forms
from companion.games.vinhos.commands import COMMANDS
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.deal import DealAsk, deal
from companion.games.vinhos.fair import FairAsk, fair
from companion.games.vinhos.laying_out import SetupAsk, checklist
from companion.games.vinhos.movement import MoveAsk, move
from companion.games.vinhos.play import choices, reduce, report, start
from companion.games.vinhos.press_release import PressReleaseAsk, press_release
from companion.games.vinhos.quality import QualityAsk, quality
from companion.games.vinhos.score_asks import ScoreAsk
from companion.games.vinhos.scoring import score
from companion.games.vinhos.state import VinhosSetup, VinhosState
from companion.games.vinhos.texts import TITLES
from companion.games.vinhos.wine_value import ValueAsk, value

SCORINGS = (
    Scoring(id="vinhos.score", title=TITLES["score"], ask=ScoreAsk, score=score, form=forms.SCORE),
    Scoring(id="vinhos.fair", title=TITLES["fair"], ask=FairAsk, score=fair),
)
TOOLS = (
    Tool(id="vinhos.quality", title=TITLES["quality"], ask=QualityAsk, answer=quality),
    Tool(id="vinhos.value", title=TITLES["value"], ask=ValueAsk, answer=value),
    Tool(
        id="vinhos.press_release",
        title=TITLES["press_release"],
        ask=PressReleaseAsk,
        answer=press_release,
        form=forms.PRESS_RELEASE,
    ),
    Tool(id="vinhos.move", title=TITLES["move"], ask=MoveAsk, answer=move, form=forms.MOVE),
    Tool(id="vinhos.setup", title=TITLES["setup"], ask=SetupAsk, answer=checklist),
    Tool(id="vinhos.deal", title=TITLES["deal"], ask=DealAsk, answer=deal),
)
TABLE = Play(
    setup=VinhosSetup,
    state=VinhosState,
    commands=COMMANDS,
    start=start,
    choices=choices,
    reduce=reduce,
    report=report,
    kind="table",
)
GAME = Game(id="vinhos", title="Vinhos Deluxe", version=1, data=VinhosData, play=TABLE, scorings=SCORINGS, tools=TOOLS)
