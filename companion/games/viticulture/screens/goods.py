"""What a card or a family brings, in pictures with their words."""

from dataclasses import dataclass

import flet as ft

from companion.games.viticulture.cards import Mama
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal_asks import StartingGoods
from companion.games.viticulture.deal_texts import CARDS, GRANDE, LIRA, REGULAR, count
from companion.games.viticulture.families import option_name
from companion.games.viticulture.screens import dealing_texts as texts
from companion.ui import icons, theme
from companion.ui.widgets.pieces import worker

LINE_ICON = 20


@dataclass(frozen=True)
class Goods:
    """Some pieces of one kind: their picture and their words."""

    kind: str
    words: str


def of_mama(mama: Mama) -> tuple[Goods, ...]:
    """The cards and lira of a mama."""
    cards = tuple(Goods(kind, count(CARDS[kind], getattr(mama, kind))) for kind in CARDS if getattr(mama, kind))
    return (*cards, *lira(mama.lira))


def lira(number: int) -> tuple[Goods, ...]:
    """Lira, where there are any."""
    return (Goods("lira", count(LIRA, number)),) if number else ()


def of_start(data: ViticultureData, start: StartingGoods) -> tuple[Goods, ...]:
    """Everything that a player begins with."""
    found = [
        Goods("regular_workers", count(REGULAR, start.regular_workers)),
        Goods("grande_workers", count(GRANDE, start.grande_workers)),
    ]
    found += [Goods(kind, count(CARDS[kind], getattr(start, kind))) for kind in CARDS if getattr(start, kind)]
    if start.structure is not None:
        found.append(Goods("structure", option_name(data, start.structure)))
    if start.victory_points:
        found.append(Goods("victory_points", count(texts.VICTORY_POINT, start.victory_points)))
    return (*found, *lira(start.lira))


def of_option(data: ViticultureData, option: str) -> Goods:
    """What a papa offers instead of more lira."""
    kind = {"regular_worker": "regular_workers", "victory_point": "victory_points"}.get(option, "structure")
    return Goods(kind, option_name(data, option))


def picture(kind: str) -> ft.Control:
    """The picture of one kind of piece."""
    if kind in ("regular_workers", "grande_workers"):
        return worker(LINE_ICON + (4 if kind == "grande_workers" else 0), ft.Colors.PRIMARY)
    icon, color = {
        "vines": (icons.action_icon("draw_vine"), theme.SEASONS["spring"].ink),
        "summer_visitors": (icons.action_icon("play_summer_visitor"), theme.SEASONS["summer"].ink),
        "wine_orders": (icons.action_icon("fill_wine_order"), ft.Colors.PRIMARY),
        "winter_visitors": (icons.action_icon("play_summer_visitor"), theme.SEASONS["winter"].ink),
        "lira": (ft.Icons.PAID_OUTLINED, theme.SEASONS["summer"].ink),
        "structure": (icons.action_icon("build_structure"), theme.SEASONS["fall"].ink),
        "victory_points": (icons.POINTS, ft.Colors.PRIMARY),
    }[kind]
    return ft.Icon(icon, size=LINE_ICON, color=color)


def line(goods: Goods) -> ft.Control:
    """One picture with its words."""
    return ft.Row([picture(goods.kind), ft.Text(goods.words, expand=True)], spacing=6)


def strip(goods: tuple[Goods, ...]) -> ft.Control:
    """Pictures and words in as many rows as they need."""
    parts: list[ft.Control] = [ft.Row([picture(one.kind), ft.Text(one.words)], spacing=4, tight=True) for one in goods]
    return ft.Row(parts, wrap=True, spacing=14, run_spacing=4)
