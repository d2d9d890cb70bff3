"""What goes on from play to play in Viticulture and Tuscany."""

import flet as ft

from companion.games.viticulture.screens import campaign, campaign_texts, group_texts, uncorking_page
from companion.games.viticulture.screens.group_game import GroupGame
from companion.ui.widgets.game_screens import LongGame

LONG_GAMES = {
    "campaign": LongGame(
        title=campaign_texts.TITLE,
        icon=ft.Icons.ROUTE,
        content=campaign.CampaignPage,
        line=campaign.line,
        preset=campaign.preset,
    ),
    "uncorking": LongGame(
        title=group_texts.TITLE,
        icon=ft.Icons.WINE_BAR,
        content=uncorking_page.UncorkingPage,
        line=uncorking_page.line,
        entry_title=group_texts.GAME_TITLE,
        entry=GroupGame,
    ),
}
