"""The first page of the rules: the search box on top, filters, and under them results or the index."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.engine.search import Found, find
from companion.storage.rules import load_index
from companion.ui import reading, texts, theme
from companion.ui.context import use_app
from companion.ui.screens.rules.box import use_search_box
from companion.ui.screens.rules.index import index
from companion.ui.screens.rules.pane import beside, no_trail, reading_pane
from companion.ui.screens.rules.results import results
from companion.ui.screens.rules.where import Where, use_where
from companion.ui.widgets.pieces import named
from companion.ui.widgets.shell import main_page, scrolled, sub_page

LEAST = 2
"""Letters from which on something is looked for."""
SHOWN = 30


@dataclass(frozen=True)
class Asked:
    """What is typed, and the filters set."""

    words: str = ""
    game: str | None = None
    modules: frozenset[str] = frozenset()
    """Only these expansions and the game itself; none means all."""
    given: int = 0
    """How often the app itself put words into the box."""


def answer(asked: Asked, where: Where) -> Found | None:
    """What is found, or None while too little is typed."""
    if len(asked.words.strip()) < LEAST:
        return None
    game, modules = asked.game or where.game, asked.modules or where.modules
    found = find(load_index(), asked.words, game=game, modules=modules, limit=10 * SHOWN, only=asked.game is not None)
    hits = [hit for hit in found.hits if not asked.modules or hit.document.modules <= asked.modules]
    return replace(found, hits=tuple(hits[:SHOWN]))


def has_another_game(asked: Asked, where: Where) -> bool:
    """Whether what is asked for is nowhere within the filters, but somewhere else."""
    everywhere = answer(replace(asked, game=None, modules=frozenset()), where)
    return everywhere is not None and bool(everywhere.hits)


@ft.component
def RulesSearch() -> ft.View:
    """Look something up."""
    app, here = use_app(), use_where()
    asked, ask = ft.use_state(Asked(game=here.game))
    trail, set_trail = ft.use_state(no_trail())
    wide = app.width >= theme.WIDE

    def show(any_id: str) -> None:
        app.desk.set(app.desk.settings.read(any_id))
        set_trail((any_id,))

    where = replace(here, show=show) if wide else here

    def typed(words: str) -> None:
        ask(lambda now: replace(now, words=words))

    def give(words: str) -> None:
        ask(lambda now: replace(now, words=words, given=now.given + 1))

    def choose(game: str) -> None:
        ask(lambda now: replace(now, game=game, modules=frozenset()))

    def look_everywhere() -> None:
        ask(lambda now: replace(now, game=None, modules=frozenset()))

    found = answer(asked, where)
    size = round(16 * app.desk.settings.text_scale)
    box = use_search_box(asked.words, asked.given, size, typed, lambda: give(""))
    nowhere_here = found is not None and not found.hits and asked.game is not None
    widen = look_everywhere if nowhere_here and has_another_game(asked, where) else None
    below = (
        results(found, where, give, widen) if found is not None else index(where, asked.game, app.desk.settings, choose)
    )
    content = ft.Column(
        [box, _games(asked, ask), *_modules(asked, ask), below],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    page = beside(content, reading_pane(app, trail, set_trail)) if wide else scrolled(content, app.width)
    if where.game is None:
        return main_page("/rules", texts.RULES, page, app.width)
    return sub_page(texts.RULES, page, where.back)


Ask = Callable[[Callable[[Asked], Asked]], None]


def _games(asked: Asked, ask: Ask) -> ft.Control:
    def choose(game: str | None) -> Callable[[object], None]:
        return lambda e: ask(lambda now: replace(now, game=game, modules=frozenset()))

    chips: list[ft.Control] = [_chip("game-all", texts.ALL_GAMES, asked.game is None, choose(None))]
    # The chosen game stands first, where it is seen without scrolling.
    for game in sorted(reading.readable(), key=lambda game: game.id != asked.game):
        chips.append(_chip(f"game-{game.id}", game.title, asked.game == game.id, choose(game.id)))
    return ft.Row(chips, scroll=ft.ScrollMode.HIDDEN, spacing=6)


def _modules(asked: Asked, ask: Ask) -> list[ft.Control]:
    """The expansions of the chosen game; the ones chosen are read, with the game itself."""
    modules = reading.modules(asked.game) if asked.game else ()
    if not modules:
        return []

    def turn(module: str) -> Callable[[object], None]:
        return lambda e: ask(lambda now: replace(now, modules=now.modules ^ {module}))

    chips = [_chip(f"module-{one.id}", one.name, one.id in asked.modules, turn(one.id)) for one in modules]
    return [ft.Row(chips, scroll=ft.ScrollMode.HIDDEN, spacing=6)]


def _chip(identifier: str, name: str, chosen: bool, on_click: Callable[[object], None]) -> ft.Control:
    chip = ft.Chip(
        label=ft.Text(name, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
        selected=chosen,
        on_select=on_click,
        bgcolor=ft.Colors.SURFACE,
        selected_color=ft.Colors.SECONDARY_CONTAINER,
        show_checkmark=chosen,
    )
    return named(identifier, chip)
