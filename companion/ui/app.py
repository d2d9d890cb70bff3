"""The app: themes, the router, and the session's desk."""

import flet as ft

from companion.storage.library import library_for
from companion.storage.rules import load_index
from companion.ui import texts
from companion.ui.context import CONTEXT, AppContext
from companion.ui.desk import Desk
from companion.ui.screens.deck import DeckCard, DeckOverview
from companion.ui.screens.decks import DeckList
from companion.ui.screens.history import History
from companion.ui.screens.home import Home
from companion.ui.screens.long_game import Campaign, CampaignNext, Uncorking, UncorkingGame
from companion.ui.screens.new_game import NewGame
from companion.ui.screens.play import NewPlay, PlayChecklist, PlayCount, PlayTable, lost
from companion.ui.screens.rules.entry import Entry
from companion.ui.screens.rules.index import Chapter, Glossary
from companion.ui.screens.rules.search import RulesSearch
from companion.ui.screens.score import score_pages
from companion.ui.screens.score_list import ScoreList
from companion.ui.screens.score_record import record_pages
from companion.ui.screens.settings import Settings
from companion.ui.screens.setup_list import SetupList
from companion.ui.screens.setup_page import setup_pages
from companion.ui.session import browser_id, dress


async def main(page: ft.Page) -> None:
    """Begin a session of an app of its own, or of one person's browsers: all share one library."""
    begin(page, None)


async def main_for_many(page: ft.Page) -> None:
    """Begin a session of an app that is served to several people: each browser has a library of its own."""
    begin(page, await browser_id(page))


def begin(page: ft.Page, browser: str | None) -> None:
    """Dress the page and show the app on it."""
    page.title = texts.APP
    desk = Desk(library_for(browser))
    dress(page, desk.settings.text_scale, desk.settings.theme)
    page.render_views(App, desk)
    # The first search should not wait for the index, nor the first page.
    page.run_thread(load_index)


@ft.component
def NotFound() -> ft.View:
    """No page has this address."""
    return lost()


def rules_pages() -> list[ft.Route]:
    """The pages under a rules page."""
    return [
        ft.Route(path="in/:game/:chapter", component=Chapter),
        ft.Route(path="glossary/:game", component=Glossary),
        ft.Route(path=":id", component=Entry),
    ]


def deck_pages() -> list[ft.Route]:
    """The pages under the list of decks."""
    return [
        ft.Route(path=":deck", component=DeckOverview, children=[ft.Route(path=":card", component=DeckCard)]),
    ]


@ft.component
def App(desk: Desk) -> ft.Control:
    """The whole app for one session."""
    page = ft.context.page
    version, set_version = ft.use_state(0)
    width, set_width = ft.use_state(page.width or 0)

    def changed() -> None:
        set_version(lambda now: now + 1)

    def setup() -> None:
        desk.changed = changed
        page.on_resize = lambda e: set_width(page.width or 0)

    ft.use_effect(setup, dependencies=[])
    return CONTEXT(
        AppContext(desk, version, width),
        lambda: ft.Router(
            [
                ft.Route(index=True, component=Home),
                ft.Route(path="history", component=History, children=record_pages()),
                ft.Route(path="settings", component=Settings),
                ft.Route(path="rules", component=RulesSearch, children=rules_pages()),
                ft.Route(path="score", component=ScoreList, children=score_pages()),
                ft.Route(path="new", component=NewGame, children=[ft.Route(path=":game", component=NewPlay)]),
                ft.Route(path="decks", component=DeckList, children=deck_pages()),
                ft.Route(path="setup", component=SetupList, children=setup_pages()),
                ft.Route(
                    path="campaign",
                    component=Campaign,
                    children=[ft.Route(path="next/:choice", component=CampaignNext)],
                ),
                ft.Route(
                    path="uncorking",
                    component=Uncorking,
                    children=[ft.Route(path="game/:number", component=UncorkingGame)],
                ),
                ft.Route(
                    path="play/:save",
                    component=PlayTable,
                    children=[
                        ft.Route(path="setup", component=PlayChecklist),
                        ft.Route(path="count", component=PlayCount),
                        ft.Route(path="rules", component=RulesSearch, children=rules_pages()),
                    ],
                ),
                # The router's own way with unknown addresses has no room for a page with a title.
                ft.Route(path=":rest*", component=NotFound),
            ],
            manage_views=True,
        ),
    )
