"""The calculators of Viticulture and Tuscany, as the manifest lists them."""

from companion.engine.game import Scoring, Tool
from companion.engine.layout import Checklist
from companion.games.viticulture import forms
from companion.games.viticulture.campaign_answer import CampaignAsk, campaign_verdict
from companion.games.viticulture.cheese import cheese
from companion.games.viticulture.cheese_asks import CheeseAsk
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal import deal
from companion.games.viticulture.deal_asks import DealAsk
from companion.games.viticulture.deal_texts import TITLE as DEAL_TITLE
from companion.games.viticulture.laying_out import SetupAsk, checklist
from companion.games.viticulture.mafia import mafia
from companion.games.viticulture.map_scoring import influence
from companion.games.viticulture.morale import MoraleAsk, morale
from companion.games.viticulture.patronage import PatronageAsk, patronage
from companion.games.viticulture.score_asks import InfluenceAsk, MafiaAsk, ScoreAsk
from companion.games.viticulture.score_texts import TITLES
from companion.games.viticulture.scoring import score
from companion.games.viticulture.uncorking_answer import uncorking
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.games.viticulture.uncorking_texts import TITLES as LONG_TITLES


def _setup(data: ViticultureData, ask: SetupAsk) -> Checklist:
    return checklist(data.laying_out, ask, data.uncorking.modular())


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
    Tool(id="viticulture.deal", title=DEAL_TITLE, ask=DealAsk, answer=deal),
    Tool(id="viticulture.uncorking", title=LONG_TITLES["uncorking"], ask=UncorkingAsk, answer=uncorking),
    Tool(id="viticulture.campaign", title=LONG_TITLES["campaign"], ask=CampaignAsk, answer=campaign_verdict),
)
