"""La Viña."""

from companion.engine.game import Game, Play, Scoring, Tool
from companion.games.la_vina import forms
from companion.games.la_vina.basket_asks import BasketsAsk
from companion.games.la_vina.baskets import baskets
from companion.games.la_vina.commands import COMMANDS
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.deal import deal
from companion.games.la_vina.deal_asks import DealAsk
from companion.games.la_vina.delivery import delivery
from companion.games.la_vina.delivery_asks import DeliveryAsk
from companion.games.la_vina.laying_out import SetupAsk, checklist
from companion.games.la_vina.play import choices, reduce, report, start
from companion.games.la_vina.prestige import PrestigeAsk, score
from companion.games.la_vina.state import LaVinaSetup, LaVinaState
from companion.games.la_vina.texts import TITLES
from companion.games.la_vina.tokens import TokensAsk, change

SCORINGS = (
    Scoring(id="la_vina.prestige", title=TITLES["prestige"], ask=PrestigeAsk, score=score, form=forms.PRESTIGE),
)
TOOLS = (
    Tool(id="la_vina.delivery", title=TITLES["delivery"], ask=DeliveryAsk, answer=delivery, form=forms.DELIVERY),
    Tool(id="la_vina.baskets", title=TITLES["baskets"], ask=BasketsAsk, answer=baskets, form=forms.BASKETS),
    Tool(id="la_vina.tokens", title=TITLES["tokens"], ask=TokensAsk, answer=change, form=forms.TOKENS),
    Tool(id="la_vina.setup", title=TITLES["setup"], ask=SetupAsk, answer=checklist),
    Tool(id="la_vina.deal", title=TITLES["deal"], ask=DealAsk, answer=deal),
)
TABLE = Play(
    setup=LaVinaSetup,
    state=LaVinaState,
    commands=COMMANDS,
    start=start,
    choices=choices,
    reduce=reduce,
    report=report,
    kind="table",
)
GAME = Game(id="la_vina", title="La Viña", version=1, data=LaVinaData, play=TABLE, scorings=SCORINGS, tools=TOOLS)
