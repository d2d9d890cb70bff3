"""What goes on from play to play in Viticulture and Tuscany."""

import flet as ft

from companion.games.viticulture.screens import campaign, campaign_texts
from companion.ui.widgets.game_screens import LongGame

LONG_GAMES = {
    "campaign": LongGame(
        title=campaign_texts.TITLE,
        icon=ft.Icons.ROUTE,
        content=campaign.CampaignPage,
        line=campaign.line,
        preset=campaign.preset,
    ),
}
