"""The expansions tier by tier, each with how the campaign stands with it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.games.viticulture.screens import campaign_texts as texts
from companion.ui import theme
from companion.ui.widgets.pieces import quiet, spoken

State = Literal["beaten", "trying", "due", "closed"]
ICONS: dict[State, ft.IconData] = {
    "beaten": ft.Icons.EMOJI_EVENTS,
    "trying": ft.Icons.WINE_BAR,
    "due": ft.Icons.LOCK_OPEN,
    "closed": ft.Icons.LOCK_OUTLINE,
}


@dataclass(frozen=True)
class Standing:
    """How it stands with an expansion."""

    module: str
    name: str
    tier: int
    state: State


def campaign_map(every: tuple[Standing, ...], chosen: str, choose: Callable[[str], None], prompt: str) -> ft.Control:
    """All expansions; those that may come in now can be tapped.

    Args:
        every: the expansions in the order of the tiers.
        chosen: the one chosen for the next game, if any.
        choose: takes another.
        prompt: what to do, where there is something to choose.
    """
    rows: list[ft.Control] = [quiet(prompt)] if prompt else []
    for tier in dict.fromkeys(one.tier for one in every):
        label = ft.TextThemeStyle.LABEL_MEDIUM
        rows.append(ft.Text(texts.TIER.format(number=tier), theme_style=label, color=ft.Colors.ON_SURFACE_VARIANT))
        tiles = [_tile(one, one.module == chosen, choose) for one in every if one.tier == tier]
        rows.append(ft.Row(tiles, wrap=True, spacing=6, run_spacing=6))
    return ft.Column(rows, spacing=6)


def _tile(one: Standing, chosen: bool, choose: Callable[[str], None]) -> ft.Control:
    bright = one.state in ("beaten", "trying") or chosen
    ink = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    icon_color = ft.Colors.PRIMARY if bright or one.state == "due" else ft.Colors.OUTLINE
    strong = chosen or one.state in ("trying", "due")
    tap = (lambda e: choose(one.module)) if one.state == "due" else None
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.CHECK if chosen else ICONS[one.state], size=18, color=icon_color),
                ft.Text(one.name, color=ink if bright or one.state == "due" else ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=6,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH if bright else None,
        border=ft.Border.all(2 if strong else 1, ft.Colors.PRIMARY if strong else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        ink=tap is not None,
        on_click=tap,
    )
    said = texts.CHOICE_SAID.format(name=one.name, state=texts.STATES[one.state])
    tile = spoken(f"expansion-{one.module}", face, said, on_tap=tap)
    if tap is not None:
        tile.checked = chosen
    return tile
