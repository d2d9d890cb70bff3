"""The part of the deal that is Viticulture's own: mamas and papas to choose from, and the special workers."""

from collections.abc import Mapping
from typing import Any, get_args

import flet as ft

from companion.engine.wording import listed
from companion.games.viticulture.cards import SpecialWorker
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal import FIRST, WORKERS, WORKERS_SOLO, DealVerdict
from companion.games.viticulture.screens import dealing_texts as texts
from companion.games.viticulture.screens.family_cards import family
from companion.games.viticulture.setup import Expansion
from companion.ui import theme
from companion.ui.laying import PEOPLE
from companion.ui.laying_texts import FIRST_DRAWN
from companion.ui.widgets.dealing import Deal, DealScreens
from companion.ui.widgets.pieces import heading, named, panel, quiet, worker
from companion.ui.widgets.table_view import MOST_FOR_A_PHONE

DEALT = frozenset({"mamas_papas", "special_workers"})
"""The expansions of which something is dealt."""
ADVANCED = "advanced"
FAMILIES = "viticulture.mamas-papas.setup"


def asks(players: tuple[str, ...], modules: frozenset[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What the dealing asks for: only what the table plays with, and only choices that are whole."""
    dealt = sorted(DEALT & modules)
    if "mamas_papas" not in dealt:
        return {"modules": dealt}
    advanced = bool(chosen.get(ADVANCED))
    needed = ("mama", "papa", "takes") if advanced else ("takes",)
    whole = [
        {"name": name, **{key: choice[key] for key in needed}}
        for name, choice in chosen.get(PEOPLE, {}).items()
        if name in players and all(choice.get(key) for key in needed)
    ]
    return {"modules": dealt, "advanced": advanced, "choices": whole}


def questions(deal: Deal) -> list[ft.Control]:
    """Whether two of each are dealt."""
    if "mamas_papas" not in deal.modules:
        return [] if DEALT & deal.modules else [quiet(texts.NOTHING_MORE)]
    on = bool(deal.chosen.get(ADVANCED))

    def turn(e: object) -> None:
        deal.choose({ADVANCED: not on})

    words = ft.Text(texts.ADVANCED, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
    switch = ft.Switch(value=on, on_change=turn, tooltip=texts.ADVANCED)
    return [ft.Row([words, named("advanced", switch)]), quiet(texts.ADVANCED_HINT)]


def cards(deal: Deal) -> list[ft.Control]:
    """Everybody's family, then the special workers."""
    answer: DealVerdict = deal.answer
    data: ViticultureData = deal.data
    roomy = deal.text_scale <= MOST_FOR_A_PHONE or deal.width >= theme.WIDE
    people: Mapping[str, Any] = deal.chosen.get(PEOPLE, {})
    advanced = bool(deal.chosen.get(ADVANCED))
    found = [
        family(data, one, people.get(one.name, {}), advanced, roomy, _choosing(deal, one.name))
        for one in answer.families
    ]
    workers = [one for name in answer.special_workers for one in data.special_workers.workers if one.id == name]
    return [*found, *([_workers(workers)] if workers else [])]


def drawn(deal: Deal) -> Mapping[str, tuple[str, ...]]:
    """The first player, everybody's mamas and papas, and the special workers."""
    answer: DealVerdict = deal.answer
    data: ViticultureData = deal.data
    found: dict[str, tuple[str, ...]] = {}
    if len(answer.order) > 1:
        found[FIRST] = (FIRST_DRAWN.format(name=answer.order[0]),)
    if answer.families:
        found[FAMILIES] = (
            "; ".join(f"{one.name}: {listed(one.mamas)}" for one in answer.families),
            "; ".join(f"{one.name}: {listed(one.papas)}" for one in answer.families),
        )
    if answer.special_workers:
        names = {one.id: one.name for one in data.special_workers.workers}
        workers = listed([names[one] for one in answer.special_workers])
        found[WORKERS] = found[WORKERS_SOLO] = (workers,)
    return found


def preset(deal: Deal) -> Mapping[str, Any]:
    """The expansions on the table, for a solo play."""
    expansions = [one for one in get_args(Expansion) if one in deal.modules]
    return {"board": "extended" if "extended_board" in deal.modules else "base", "expansions": expansions}


def _choosing(deal: Deal, name: str) -> Any:
    def choose(choice: dict[str, str]) -> None:
        deal.choose({**deal.chosen, PEOPLE: {**deal.chosen.get(PEOPLE, {}), name: choice}})

    return choose


def _workers(workers: list[SpecialWorker]) -> ft.Control:
    rows: list[ft.Control] = [heading(texts.WORKERS), quiet(texts.WORKERS_HINT)]
    rows += [_worker(one) for one in workers]
    return panel(ft.Column(rows, spacing=theme.GAP), padding=12)


def _worker(one: SpecialWorker) -> ft.Control:
    words: list[ft.Control] = [ft.Text(one.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM), ft.Text(one.gist)]
    face = ft.Container(
        ft.Row([worker(40, ft.Colors.PRIMARY), ft.Column(words, spacing=2, expand=True)], spacing=12),
        padding=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
    )
    return named(f"special-{one.id}", face)


DEALING = DealScreens(asks=asks, questions=questions, cards=cards, drawn=drawn, preset=preset)
