"""The calculators of Bordeaux, as the manifest lists them."""

from companion.engine.game import Scoring, Tool
from companion.games.bordeaux.deal import DealAsk, deal
from companion.games.bordeaux.forms import SCORE
from companion.games.bordeaux.laying_out import SetupAsk, checklist
from companion.games.bordeaux.residual import ResidualAsk, residual
from companion.games.bordeaux.score_asks import ScoreAsk
from companion.games.bordeaux.score_texts import TITLES
from companion.games.bordeaux.scoring import score

SCORINGS = (Scoring(id="bordeaux.score", title=TITLES["score"], ask=ScoreAsk, score=score, form=SCORE),)
TOOLS = (
    Tool(id="bordeaux.residual", title=TITLES["residual"], ask=ResidualAsk, answer=residual),
    Tool(id="bordeaux.setup", title=TITLES["setup"], ask=SetupAsk, answer=checklist),
    Tool(id="bordeaux.deal", title=TITLES["deal"], ask=DealAsk, answer=deal),
)
