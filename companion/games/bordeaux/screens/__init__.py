"""The solo screens of Bordeaux, which `companion.ui` loads when it needs them."""

from companion.games.bordeaux.matters import modules_in_play
from companion.games.bordeaux.own_deck import OwnDeck, brought_back, shared
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.checklist import ticked_checklist
from companion.games.bordeaux.screens.count import Count
from companion.games.bordeaux.screens.deck_card import DeckCardForm
from companion.games.bordeaux.screens.deck_overview import DeckOverviewPage
from companion.games.bordeaux.screens.deck_slots import line
from companion.games.bordeaux.screens.matters import matters
from companion.games.bordeaux.screens.setup_form import SetupForm
from companion.games.bordeaux.screens.setup_line import line_of
from companion.games.bordeaux.screens.table import SoloTable, title
from companion.ui.widgets.game_screens import DeckScreens, GameScreens

DECKS = DeckScreens(
    title=texts.CARDS_TITLE,
    empty=OwnDeck,
    line=line,
    overview=DeckOverviewPage,
    card=DeckCardForm,
    shared=shared,
    brought_back=brought_back,
)
SCREENS = GameScreens(
    setup_title=texts.TITLE,
    checklist_title=texts.CHECKLIST_TITLE,
    count_title=texts.COUNT_TITLE,
    setup_form=SetupForm,
    checklist=ticked_checklist,
    table=SoloTable,
    count=Count,
    title=title,
    modules=modules_in_play,
    matters=matters,
    line_of=line_of,
    line=texts.LINE,
    decks=DECKS,
)
