"""The screens of Vinhos's running table, which `companion.ui` loads when it needs them."""

from companion.games.vinhos.screens import texts
from companion.games.vinhos.screens.checklist import Checklist
from companion.games.vinhos.screens.count import Count
from companion.games.vinhos.screens.matters import matters, modules
from companion.games.vinhos.screens.setup_form import SetupForm
from companion.games.vinhos.screens.table import RunningTable, title
from companion.ui.widgets.game_screens import GameScreens, players_line

SCREENS = GameScreens(
    setup_title=texts.TITLE,
    checklist_title=texts.CHECKLIST_TITLE,
    count_title=texts.COUNT_TITLE,
    setup_form=SetupForm,
    checklist=Checklist,
    table=RunningTable,
    count=Count,
    title=title,
    modules=modules,
    matters=matters,
    line_of=players_line,
)
