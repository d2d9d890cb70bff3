"""The part of the deal that is Vinhos's own: the regions that stay in the box."""

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.engine.wording import listed
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.deal import REGIONS_RULE, DealVerdict
from companion.games.vinhos.screens import texts
from companion.ui import theme
from companion.ui.widgets.dealing import Deal, DealScreens
from companion.ui.widgets.pieces import heading, panel, spoken


def asks(players: tuple[str, ...], modules: frozenset[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing besides seed and players."""
    return {}


def questions(deal: Deal) -> list[ft.Control]:
    """There is nothing to say before the deal."""
    return []


def cards(deal: Deal) -> list[ft.Control]:
    """The regions that are left out, where some are."""
    answer: DealVerdict = deal.answer
    data: VinhosData = deal.data
    out = [one for one in data.regions.regions if one.id in answer.regions_out]
    if not out:
        return []
    row = ft.Row([_region(one.id, one.name) for one in out], wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)
    return [panel(ft.Column([heading(texts.REGIONS_OUT), row], spacing=theme.GAP))]


def _region(region: str, name: str) -> ft.Control:
    ink = theme.SEASONS["fall"].ink
    face = ft.Container(
        ft.Column(
            [
                ft.Icon(ft.Icons.LANDSCAPE_OUTLINED, size=32, color=ink),
                ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        bgcolor=theme.SEASONS["fall"].tint,
        border=ft.Border.all(1, ink),
        border_radius=theme.RADIUS,
    )
    return spoken(f"out-{region}", face, texts.REGION_SAID.format(region=name))


def drawn(deal: Deal) -> Mapping[str, tuple[str, ...]]:
    """The regions that are left out."""
    answer: DealVerdict = deal.answer
    data: VinhosData = deal.data
    out = [one.name for one in data.regions.regions if one.id in answer.regions_out]
    return {REGIONS_RULE: (texts.OUT.format(regions=listed(out)),)} if out else {}


def preset(deal: Deal) -> Mapping[str, Any]:
    """The players from the first one on."""
    answer: DealVerdict | None = deal.answer
    return {"players": deal.players if answer is None else answer.order}


DEALING = DealScreens(asks=asks, questions=questions, cards=cards, drawn=drawn, preset=preset)
