"""The mamas and papas of one player as cards: what they bring, and what is still to choose."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.engine.wording import listed
from companion.games.viticulture.cards import Mama, Papa
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal_asks import DealtFamily
from companion.games.viticulture.deal_texts import count
from companion.games.viticulture.screens import dealing_texts as texts
from companion.games.viticulture.screens import goods
from companion.ui import theme
from companion.ui.widgets.pieces import heading, named, panel, quiet, spoken, to_check

Choice = Mapping[str, str]
"""What a player chose so far: `mama`, `papa` and `takes`, each once it is chosen."""
Choose = Callable[[dict[str, str]], None]


def family(
    data: ViticultureData, dealt: DealtFamily, choice: Choice, advanced: bool, roomy: bool, choose: Choose
) -> ft.Control:
    """One player's cards.

    Args:
        data: the game's data.
        dealt: the cards by name, and what came of them.
        choice: what the player chose so far.
        advanced: whether one mama and one papa of two are kept.
        roomy: whether two cards fit side by side.
        choose: takes what the player chose.
    """
    mamas = [one for name in dealt.mamas for one in data.mamas_papas.mamas if one.name == name]
    papas = [one for name in dealt.papas for one in data.mamas_papas.papas if one.name == name]
    keeps = ("mama" if advanced else "", choice.get("mama", ""))
    rows = [_mama(dealt.name, mama, keeps, lambda name: choose({**choice, "mama": name})) for mama in mamas]
    rows += [_papa(data, dealt.name, papa, choice, choose) for papa in papas]
    parts: list[ft.Control] = [heading(dealt.name)]
    if dealt.start is None:
        parts.append(quiet(texts.CHOOSE.format(name=dealt.name)))
    parts += _side_by_side(rows) if roomy else rows
    if dealt.start is not None:
        parts.append(_start(data, dealt))
    return panel(named(f"family-{dealt.name}", ft.Column(parts, spacing=theme.GAP)), padding=12)


def _side_by_side(cards: list[ft.Control]) -> list[ft.Control]:
    for card in cards:
        card.expand = True
    pairs = [cards[start : start + 2] for start in range(0, len(cards), 2)]
    return [ft.Row(pair, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.START) for pair in pairs]


def _start(data: ViticultureData, dealt: DealtFamily) -> ft.Control:
    assert dealt.start is not None
    found = goods.of_start(data, dealt.start)
    words = texts.STARTS.format(name=dealt.name)
    strip = ft.Column([quiet(words), goods.strip(found)], spacing=4)
    return spoken(f"start-{dealt.name}", strip, f"{words} {listed([one.words for one in found])}")


def _mama(player: str, mama: Mama, keeps: tuple[str, str], keep: Callable[[str], None]) -> ft.Control:
    """A mama; of two, a tap keeps one."""
    found = goods.of_mama(mama)
    said = texts.CARD_SAID.format(kind=texts.MAMA, name=mama.name, gives=listed([one.words for one in found]))
    body: list[ft.Control] = [goods.line(one) for one in found]
    if mama.disputed:
        body.append(to_check(texts.DISPUTED))
    if not keeps[0]:
        return spoken(f"mama-{mama.name}", _card(texts.MAMA, mama.name, body, ft.Colors.PRIMARY_CONTAINER), said)
    taken = keeps[1] == mama.name

    def tap(e: object) -> None:
        keep(mama.name)

    face = _card(texts.MAMA, mama.name, body, ft.Colors.PRIMARY_CONTAINER, taken, bool(keeps[1]) and not taken, tap)
    card = spoken(f"mama-{mama.name}", face, texts.KEEP_MAMA.format(name=player, card=said), on_tap=tap)
    card.checked = taken
    return card


def _papa(data: ViticultureData, player: str, papa: Papa, choice: Choice, choose: Choose) -> ft.Control:
    """A papa with both ways to take him; of two, the way that is tapped also says which is kept."""
    ways = {
        "option": goods.of_option(data, papa.option),
        "lira": goods.Goods("lira", count(texts.MORE_LIRA, papa.or_extra_lira)),
    }
    kept = choice.get("papa", papa.name) == papa.name and bool(choice.get("takes"))
    body: list[ft.Control] = [goods.line(one) for one in goods.lira(papa.lira)]
    for way, offered in ways.items():
        said = texts.TAKE.format(name=player, card=papa.name, what=offered.words)
        chosen = kept and choice.get("takes") == way
        take = _taking(choose, choice, papa.name, way)
        body.append(_way(f"papa-{papa.name}-{way}", offered, said, chosen, take))
    if papa.disputed:
        body.append(to_check(texts.DISPUTED))
    other = bool(choice.get("takes")) and not kept
    face = _card(texts.PAPA, papa.name, body, ft.Colors.SECONDARY_CONTAINER, faded=other)
    return named(f"papa-{papa.name}", face)


def _taking(choose: Choose, choice: Choice, papa: str, way: str) -> Callable[[object], None]:
    return lambda e: choose({**choice, "papa": papa, "takes": way})


def _way(identifier: str, offered: goods.Goods, said: str, chosen: bool, take: Callable[[object], None]) -> ft.Control:
    icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    face = ft.Container(
        ft.Row(
            [
                ft.Icon(icon, size=18, color=ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE),
                ft.Text(offered.words, expand=True),
                goods.picture(offered.kind),
            ],
            spacing=6,
        ),
        padding=ft.Padding.symmetric(horizontal=6, vertical=10),
        border=ft.Border.all(1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else None,
        ink=True,
        on_click=take,
    )
    way = spoken(identifier, face, said, on_tap=take)
    way.checked = chosen
    return way


def _card(
    kind: str,
    name: str,
    body: list[ft.Control],
    band: str,
    taken: bool = False,
    faded: bool = False,
    on_click: Any = None,
) -> ft.Control:
    """A card of our own drawing: a band with kind and name, and what it brings below."""
    title = ft.Container(
        ft.Row(
            [
                ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                ft.Icon(ft.Icons.CHECK_CIRCLE, size=18, color=ft.Colors.PRIMARY)
                if taken
                else ft.Text(kind, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            ]
        ),
        bgcolor=band,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
    )
    inside = ft.Container(ft.Column(body, spacing=6), padding=10)
    return ft.Container(
        ft.Column([title, inside], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2 if taken else 1, ft.Colors.PRIMARY if taken else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        opacity=0.5 if faded else 1.0,
        ink=on_click is not None,
        on_click=on_click,
    )
