"""The expansions tier by tier, each with how it stands: open or closed, won with, due."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.games.viticulture.screens import expansion_texts as texts
from companion.ui import theme
from companion.ui.widgets.pieces import quiet, spoken

State = Literal["beaten", "trying", "due", "closed", "open", "modular", "locked", "back"]
ICONS: dict[State, ft.IconData] = {
    "beaten": ft.Icons.EMOJI_EVENTS,
    "trying": ft.Icons.WINE_BAR,
    "due": ft.Icons.LOCK_OPEN,
    "closed": ft.Icons.LOCK_OUTLINE,
    "open": ft.Icons.WINE_BAR,
    "modular": ft.Icons.WINE_BAR_OUTLINED,
    "locked": ft.Icons.KEY_OFF,
    "back": ft.Icons.KEY,
}
OPEN: frozenset[State] = frozenset({"beaten", "trying", "open", "modular"})
"""How an expansion stands that is in play."""
DUE: frozenset[State] = frozenset({"due", "back"})
"""How one stands that can be chosen now."""


@dataclass(frozen=True)
class Standing:
    """How it stands with an expansion."""

    module: str
    name: str
    tier: int
    state: State


def expansion_map(every: tuple[Standing, ...], chosen: str, choose: Callable[[str], None], prompt: str) -> ft.Control:
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
    due, bright = one.state in DUE, one.state in OPEN or chosen
    strong = chosen or due or one.state == "trying"
    ink = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    icon_color = ft.Colors.PRIMARY if bright or due else ft.Colors.OUTLINE
    tap = (lambda e: choose(one.module)) if due else None
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.CHECK if chosen else ICONS[one.state], size=18, color=icon_color),
                ft.Text(one.name, color=ink if bright or due else ft.Colors.ON_SURFACE_VARIANT),
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
