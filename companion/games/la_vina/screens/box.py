"""The winery cards of the owner's box, entered once: the app does not know them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import flet as ft

from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.screens import texts
from companion.ui import theme
from companion.ui.widgets.names import name_dialog
from companion.ui.widgets.pieces import named, quiet
from companion.ui.widgets.pills import pill, tapped

Card = Mapping[str, Any]
"""A card as the deal asks for it: `variety`, and `name` where it has one."""


def card_name(card: Card, number: int) -> str:
    """What a card is called."""
    return str(card.get("name") or texts.CARD.format(number=number))


def taken(cards: Sequence[Card], name: str, number: int) -> bool:
    """Whether another card has this name."""
    return any(
        card_name(card, place).casefold() == name.casefold()
        for place, card in enumerate(cards, start=1)
        if place != number
    )


@ft.component
def BoxOfWineries(data: LaVinaData, cards: Sequence[Card], change: Callable[[list[Card]], None]) -> ft.Control:
    """A tap on a variety adds a card; a tap on a card names it."""
    asking, ask = ft.use_state(0)
    typed: Any = ft.use_ref("")

    def open_(number: int) -> None:
        typed.current = ""
        ask(number)

    def name(new: str) -> None:
        ask(0)
        if new and not taken(cards, new, asking):
            change([{**card, "name": new} if place == asking else card for place, card in enumerate(cards, start=1)])

    ft.use_dialog(name_dialog(texts.NAME_CARD, "", typed, name) if asking else None)
    every = data.setup.wineries_in_box
    rows: list[ft.Control] = [
        named("cards-entered", quiet(texts.CARDS_OF_BOX.format(count=len(cards), all=every))),
    ]
    if len(cards) < every:
        add = tapped_adding(cards, change)
        rows.append(
            _row(
                [
                    pill(
                        one.name,
                        f"add-{one.id}",
                        add(one.id),
                        icon=ft.Icons.ADD,
                        label=texts.ADD_CARD.format(variety=one.name),
                    )
                    for one in data.delivery.varieties
                ]
            )
        )
    if cards:
        rows.append(
            _row(
                [
                    pill(
                        f"{card_name(card, number)}: {data.delivery.name(card['variety'])}",
                        f"box-{number}",
                        tapped(open_, number),
                        icon=ft.Icons.EDIT_OUTLINED,
                    )
                    for number, card in enumerate(cards, start=1)
                ]
            )
        )
        button = ft.TextButton(texts.TAKE_OUT, icon=ft.Icons.UNDO, on_click=lambda e: change(list(cards[:-1])))
        rows.append(named("take-out", button))
    return ft.Column(rows, spacing=theme.GAP)


def tapped_adding(cards: Sequence[Card], change: Callable[[list[Card]], None]) -> Callable[[str], Any]:
    """What adds a card of a variety."""
    return lambda variety: lambda e: change([*cards, {"variety": variety}])


def _row(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(controls, wrap=True, spacing=6, run_spacing=6)
