"""The part of the deal that is La Viña's own: the wineries, of which at most two of a variety lie out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import flet as ft

from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.deal import ORDER_RULE, WINERIES_RULE, DealVerdict, DrawnWinery
from companion.games.la_vina.screens import texts
from companion.games.la_vina.screens.box import BoxOfWineries
from companion.games.la_vina.screens.winery_cards import winery_card
from companion.games.la_vina.texts import DEAL_CARD
from companion.ui import theme
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.dealing import Deal, DealScreens
from companion.ui.widgets.pieces import heading, named, panel, quiet
from companion.ui.widgets.pills import pill, tapped

BY, HAND, APP = "by", "hand", "app"
DRAWN, CARDS = "drawn", "cards"


def asks(players: tuple[str, ...], modules: frozenset[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The cards that were turned up, or those of the box that the app draws from."""
    if chosen.get(BY, HAND) == HAND:
        return {"drawn": list(chosen.get(DRAWN, ()))}
    return {"cards": [dict(card) for card in chosen.get(CARDS, ())]}


def questions(deal: Deal) -> list[ft.Control]:
    """Who draws; and where the app does, the cards of the box."""
    data: LaVinaData = deal.data
    by = str(deal.chosen.get(BY, HAND))
    ways = [Choice(HAND, texts.BY_HAND), Choice(APP, texts.BY_APP)]
    choices = Choices(ways, by, lambda way: deal.choose({**deal.chosen, BY: way}), "draws")
    parts: list[ft.Control] = [heading(texts.WINERIES, 3, ft.TextThemeStyle.BODY_LARGE), choices]
    if by == HAND:
        return [*parts, quiet(texts.BY_HAND_HINT)]
    cards = deal.chosen.get(CARDS, ())
    box = BoxOfWineries(data, cards, lambda cards: deal.choose({**deal.chosen, CARDS: cards}))
    unknown = [] if cards else [_cards_unknown()]
    return [*parts, quiet(texts.BY_APP_HINT), box, *unknown]


def _cards_unknown() -> ft.Control:
    """Why a deal would bring no wineries."""
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=ft.Colors.SECONDARY)
    words = ft.Text(texts.NO_CARDS, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
    return named("no-cards", ft.Row([icon, words], spacing=8))


def winery_names(data: LaVinaData, wineries: Sequence[DrawnWinery]) -> tuple[str, ...]:
    """A name for each winery: its own, else its variety, with a number where there are two."""
    found: list[str] = []
    counted: Counter[str] = Counter()
    for one in wineries:
        if one.name != DEAL_CARD.format(number=one.card):
            found.append(one.name)
            continue
        variety = data.delivery.name(one.variety)
        counted[variety] += 1
        found.append(variety if counted[variety] == 1 else f"{variety} {counted[variety]}")
    return tuple(found)


def cards(deal: Deal) -> list[ft.Control]:
    """The wineries on the table, and what went back."""
    answer: DealVerdict = deal.answer
    data: LaVinaData = deal.data
    rows: list[ft.Control] = [heading(texts.WINERIES)]
    if deal.chosen.get(BY, HAND) == HAND:
        rows += _drawing(deal, answer)
    if answer.wineries:
        names = winery_names(data, answer.wineries)
        rows.append(quiet(texts.LAID_OUT))
        rows.append(_row([winery_card(data, one, name) for one, name in zip(answer.wineries, names, strict=True)]))
    if answer.put_back:
        rows.append(quiet(texts.PUT_BACK))
        backs = winery_names(data, answer.put_back)
        rows.append(
            _row([winery_card(data, one, name, True) for one, name in zip(answer.put_back, backs, strict=True)])
        )
    return [panel(ft.Column(rows, spacing=theme.GAP))] if len(rows) > 1 else []


def drawn(deal: Deal) -> Mapping[str, tuple[str, ...]]:
    """The pawns in their line, and the wineries once all lie out."""
    answer: DealVerdict = deal.answer
    found = {ORDER_RULE: (texts.LINE.format(names=", ".join(answer.line)),)}
    if answer.wineries_missing:
        return found
    return {**found, WINERIES_RULE: (", ".join(winery_names(deal.data, answer.wineries)),)}


def preset(deal: Deal) -> Mapping[str, Any]:
    """The players from the first one on, and the wineries once all lie out."""
    answer: DealVerdict | None = deal.answer
    if answer is None:
        return {"players": deal.players}
    all_out = not answer.wineries_missing
    return {"players": answer.order, "wineries": winery_names(deal.data, answer.wineries) if all_out else ()}


def _drawing(deal: Deal, answer: DealVerdict) -> list[ft.Control]:
    """The varieties to tap, until enough wineries lie out."""
    data: LaVinaData = deal.data
    drawn = list(deal.chosen.get(DRAWN, ()))

    def draw(variety: str) -> None:
        deal.choose({**deal.chosen, DRAWN: [*drawn, variety]})

    parts: list[ft.Control] = []
    if answer.wineries_missing:
        parts.append(named("draw-more", ft.Text(texts.DRAW.format(missing=answer.wineries_missing))))
        parts.append(_row([pill(one.name, f"drawn-{one.id}", tapped(draw, one.id)) for one in data.delivery.varieties]))
    if drawn:
        undo = ft.TextButton(
            texts.TAKE_BACK,
            icon=ft.Icons.UNDO,
            on_click=lambda e: deal.choose({**deal.chosen, DRAWN: drawn[:-1]}),
        )
        parts.append(named("take-back", undo))
    return parts


def _row(controls: Sequence[ft.Control]) -> ft.Control:
    return ft.Row(list(controls), wrap=True, spacing=6, run_spacing=6)


DEALING = DealScreens(asks=asks, questions=questions, cards=cards, drawn=drawn, preset=preset)
