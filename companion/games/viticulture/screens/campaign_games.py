"""The games of the campaign, newest first."""

from collections.abc import Sequence

import flet as ft

from companion.engine.wording import listed
from companion.games.viticulture.campaign import CampaignPlay
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import campaign_texts as texts
from companion.ui import theme
from companion.ui.widgets.pieces import heading, quiet, spoken

ICONS = {"won": ft.Icons.EMOJI_EVENTS, "lost": ft.Icons.WINE_BAR, "shared": ft.Icons.HANDSHAKE}


def words(data: ViticultureData, number: int, play: CampaignPlay) -> tuple[str, str]:
    """A game as a title and a line."""
    names = {heading.id: heading.name for heading in data.rulebook.modules}
    title = texts.PLAY.format(number=number, outcome=texts.OUTCOMES[play.outcome])
    line = listed([names[one] for one in play.expansions])
    if play.bonus_tokens:
        tokens = texts.count(texts.TOKENS, play.bonus_tokens)
        line = texts.TOKENS_BEGUN.format(names=line, tokens=tokens)
    return title, line


def game_list(data: ViticultureData, games: Sequence[tuple[str, CampaignPlay]]) -> ft.Control:
    """Every game; a tap shows how it was counted."""
    rows: list[ft.Control] = [heading(texts.PLAYS), quiet(texts.PLAYS_HINT)]
    numbered = list(enumerate(games, start=1))
    rows += [_game(data, number, record, play) for number, (record, play) in reversed(numbered)]
    return ft.Column(rows, spacing=theme.GAP)


def _game(data: ViticultureData, number: int, record: str, play: CampaignPlay) -> ft.Control:
    title, line = words(data, number, play)

    def go(e: object) -> None:
        ft.context.page.navigate(f"/play/{record}/count")

    told: list[ft.Control] = [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(line)]
    face = ft.Container(
        ft.Row(
            [ft.Icon(ICONS[play.outcome], color=ft.Colors.PRIMARY), ft.Column(told, spacing=0, expand=True)],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=6),
        ink=True,
        on_click=go,
    )
    return spoken(f"game-{number}", face, f"{title}, {line}", on_tap=go)
