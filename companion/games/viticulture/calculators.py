"""The calculators of Viticulture and Tuscany, as the manifest lists them."""

from companion.engine.game import Scoring, Tool
from companion.engine.layout import Checklist
from companion.games.viticulture import forms
from companion.games.viticulture.cheese import CheeseAsk, cheese
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import SetupAsk, checklist
from companion.games.viticulture.mafia import mafia
from companion.games.viticulture.map_scoring import influence
from companion.games.viticulture.morale import MoraleAsk, morale
from companion.games.viticulture.patronage import PatronageAsk, patronage
from companion.games.viticulture.score_asks import InfluenceAsk, MafiaAsk, ScoreAsk
from companion.games.viticulture.score_texts import TITLES
from companion.games.viticulture.scoring import score


def _setup(data: ViticultureData, ask: SetupAsk) -> Checklist:
    return checklist(data.laying_out, ask)


SCORINGS = (Scoring(id="viticulture.score", title=TITLES["score"], ask=ScoreAsk, score=score, form=forms.SCORE),)
TOOLS = (
    Tool(
        id="viticulture.influence", title=TITLES["influence"], ask=InfluenceAsk, answer=influence, form=forms.INFLUENCE
    ),
    Tool(id="viticulture.mafia", title=TITLES["mafia"], ask=MafiaAsk, answer=mafia, form=forms.MAFIA),
    Tool(
        id="viticulture.patronage", title=TITLES["patronage"], ask=PatronageAsk, answer=patronage, form=forms.PATRONAGE
    ),
    Tool(id="viticulture.morale", title=TITLES["morale"], ask=MoraleAsk, answer=morale, form=forms.MORALE),
    Tool(id="viticulture.cheese", title=TITLES["cheese"], ask=CheeseAsk, answer=cheese),
    Tool(id="viticulture.setup", title=TITLES["setup"], ask=SetupAsk, answer=_setup),
)
