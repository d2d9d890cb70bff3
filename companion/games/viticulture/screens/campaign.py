"""The page of the solo campaign: what was won with, what comes next, and the way into the next game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import flet as ft

from companion.games.viticulture.campaign import (
    CampaignPlay,
    CampaignState,
    NextGame,
    campaign,
    expansions_of_campaign,
    next_game,
    plays_in,
)
from companion.games.viticulture.campaign_answer import CampaignAsk, CampaignVerdict, campaign_verdict
from companion.games.viticulture.campaign_setup import next_setup
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.screens import campaign_texts as texts
from companion.games.viticulture.screens.campaign_games import game_list
from companion.games.viticulture.screens.expansion_map import Standing, expansion_map
from companion.ui import icons
from companion.ui.context import use_app
from companion.ui.desk import Desk
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import big_button, named, panel, quiet, spoken
from companion.ui.widgets.result import told

GAME = "viticulture"
PAGE = "/campaign"


@dataclass(frozen=True)
class CampaignGame:
    """A finished game of the campaign, and where it stands in the history."""

    record: str
    play: CampaignPlay


@dataclass(frozen=True)
class Campaign:
    """The campaign as the history tells it."""

    data: ViticultureData
    games: tuple[CampaignGame, ...]
    """Oldest first."""

    @classmethod
    def of(cls, desk: Desk) -> "Campaign":
        """Read the history."""
        data: Any = desk.data(GAME)
        found = []
        for record in reversed(desk.history()):
            if record.game != GAME or record.kind != "solo" or record.outcome == "over":
                continue
            found += [CampaignGame(record.id, play) for play in plays_in([(record.setup, record.outcome)])]
        return cls(data, tuple(found))

    @property
    def plays(self) -> tuple[CampaignPlay, ...]:
        """The games alone."""
        return tuple(game.play for game in self.games)

    @property
    def state(self) -> CampaignState:
        """Where the campaign stands."""
        return campaign(self.data.uncorking, self.plays)

    @property
    def due(self) -> NextGame:
        """What the next game is played with."""
        return next_game(self.data.uncorking, self.state)

    @property
    def verdict(self) -> CampaignVerdict:
        """The same in words."""
        return campaign_verdict(self.data, CampaignAsk(plays=self.plays))


def standings(found: Campaign) -> tuple[Standing, ...]:
    """How each expansion of the campaign stands."""
    state, due, tables = found.state, found.due, found.data.uncorking
    begun = state if not state.finished else None
    names = {heading.id: heading.name for heading in found.data.rulebook.modules}

    def of(one: Module) -> Literal["beaten", "trying", "due", "closed"]:
        if begun is None or one in begun.beaten:
            return "beaten"
        if one in begun.opened:
            return "trying"
        return "due" if one in due.choose_one else "closed"

    return tuple(
        Standing(one, names[one], tier.number, of(one))
        for tier in tables.tiers
        for one in tier.expansions
        if one in expansions_of_campaign(tables)
    )


def line(desk: Desk) -> str:
    """The campaign in one line."""
    return Campaign.of(desk).verdict.headline


def preset(desk: Desk, choice: str) -> Mapping[str, Any]:
    """What the form of the next game begins with. A choice that is not due any more is left out."""
    due = Campaign.of(desk).due
    chosen = next((one for one in due.choose_one if one == choice), None)
    return next_setup(due, chosen).model_dump(mode="json")


def in_progress(desk: Desk) -> str | None:
    """The id of a game of the campaign that is not finished."""
    return next(
        (save.id for save in desk.unfinished() if save.game == GAME and save.setup.get("campaign") is True), None
    )


@ft.component
def CampaignPage() -> ft.Control:
    """Where the campaign stands, and the next game."""
    app = use_app()
    picked, pick = ft.use_state("")
    show_rule = use_rules()
    found = Campaign.of(app.desk)
    due, state = found.due, found.state
    only = due.choose_one[0] if len(due.choose_one) == 1 else ""
    chosen = picked if picked in due.choose_one else only
    parts: list[ft.Control] = [
        panel(_head(found)),
        panel(expansion_map(standings(found), chosen, pick, texts.CHOOSE if len(due.choose_one) > 1 else "")),
        _next(state, due, chosen, in_progress(app.desk)),
        *told(texts.WHY, found.verdict.reasons, show_rule),
    ]
    if found.games:
        parts.append(panel(game_list(found.data, [(game.record, game.play) for game in found.games])))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(found: Campaign) -> ft.Control:
    """The score so far, the tokens for the next game, and the next step in words."""
    state, due = found.state, found.due
    games = texts.count(texts.GAMES, state.games)
    tokens = texts.count(texts.TOKENS, due.bonus_tokens)
    drops: list[ft.Control] = [
        ft.Icon(icons.TOKEN, size=22, color=ft.Colors.PRIMARY) for _ in range(min(due.bonus_tokens, 8))
    ]
    words: list[ft.Control] = [
        named("headline", ft.Text(found.verdict.headline, theme_style=ft.TextThemeStyle.TITLE_LARGE)),
        named("games", ft.Text(games, theme_style=ft.TextThemeStyle.BODY_LARGE)),
        quiet(texts.GAMES_HINT),
        spoken(
            "tokens",
            ft.Row([*drops, ft.Text(f"{tokens} {texts.TOKENS_HINT}")], spacing=4, wrap=True),
            f"{tokens} {texts.TOKENS_HINT}",
        ),
    ]
    icon = ft.Icons.EMOJI_EVENTS if state.finished else ft.Icons.ROUTE
    return ft.Row(
        [ft.Icon(icon, size=44, color=ft.Colors.PRIMARY), ft.Column(words, spacing=4, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def button_words(state: CampaignState) -> str:
    """What the button into the next game says."""
    if state.finished:
        return texts.NEW_CAMPAIGN
    if not state.games:
        return texts.PLAY_FIRST
    return texts.TRY_AGAIN if state.losses else texts.PLAY_NEXT


def _next(state: CampaignState, due: NextGame, chosen: str, playing: str | None) -> ft.Control:
    if playing is not None:
        words: list[ft.Control] = [
            quiet(texts.IN_PROGRESS),
            big_button(texts.GO_ON, ft.Icons.PLAY_ARROW, "go-on", _going(f"/play/{playing}")),
        ]
        return panel(ft.Column(words, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))
    waits = bool(due.choose_one) and not chosen
    go = _going(f"{PAGE}/next/{chosen or 'same'}")
    return big_button(button_words(state), ft.Icons.PLAY_ARROW, "play-next", go, disabled=waits)


def _going(target: str) -> Callable[[object], None]:
    return lambda e: ft.context.page.navigate(target)
