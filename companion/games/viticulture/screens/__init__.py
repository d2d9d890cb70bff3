"""The solo screens of Viticulture and Tuscany, which `companion.ui` loads when it needs them."""

from companion.games.viticulture.matters import modules_in_play
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.checklist import ticked_checklist
from companion.games.viticulture.screens.count import Count
from companion.games.viticulture.screens.long_games import LONG_GAMES
from companion.games.viticulture.screens.matters import matters
from companion.games.viticulture.screens.setup_form import SetupForm
from companion.games.viticulture.screens.setup_line import line_of
from companion.games.viticulture.screens.table import SoloTable, title
from companion.ui.widgets.game_screens import GameScreens

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
    long_games=LONG_GAMES,
)
