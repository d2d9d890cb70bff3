"""The part of the deal that is Bordeaux's own: nothing but the first player is drawn, and alone not even that."""

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.ui.laying_texts import FIRST_DRAWN
from companion.ui.widgets.dealing import Deal, DealScreens

ORDER = "bordeaux.setup.initial-player-order"


def asks(players: tuple[str, ...], modules: frozenset[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing besides seed and players."""
    return {}


def nothing(deal: Deal) -> list[ft.Control]:
    """There is nothing to say before the deal, and no card comes up."""
    return []


def drawn(deal: Deal) -> Mapping[str, tuple[str, ...]]:
    """Who begins on the wake-up chart."""
    order: tuple[str, ...] = getattr(deal.answer, "order", ())
    return {ORDER: (FIRST_DRAWN.format(name=order[0]),)} if len(order) > 1 else {}


def preset(deal: Deal) -> Mapping[str, Any]:
    """The modules on the table, for a solo play."""
    return {module: module in deal.modules for module in ("structures", "special_workers")}


DEALING = DealScreens(asks=asks, questions=nothing, cards=nothing, drawn=drawn, preset=preset)
