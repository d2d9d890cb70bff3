"""The deal on the page: the seed, the button, who begins, and the game's own cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.score import Verdict
from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.laying import (
    SEEDS,
    Laying,
    LayingSheet,
    can_deal,
    checklist,
    count,
    dealt,
    dealt_again,
    seated,
    settled,
)
from companion.ui.widgets.dealing import Deal, DealScreens, deal_screens_of
from companion.ui.widgets.pieces import heading, named, panel, quiet, spoken, worker
from companion.ui.widgets.result import ShowRule, told
from companion.ui.widgets.seats import Edit
from companion.ui.widgets.stepper import CLOSED, number_dialog


@dataclass(frozen=True, eq=False)
class Chance:
    """Everything that the deal is drawn from on the screen."""

    sheet: LayingSheet
    laying: Laying
    own: DealScreens | None
    names: tuple[str, ...]
    edit: Edit
    show_rule: ShowRule
    width: float
    text_scale: float

    @property
    def more(self) -> dict[str, Any]:
        """What the game's own dealing asks for besides seed and players."""
        modules = frozenset(self.laying.modules)
        return {} if self.own is None else self.own.asks(self.names, modules, self.laying.chosen)

    @property
    def answer(self) -> Verdict | str | None:
        """The dealt table, or why there is none."""
        return dealt(self.sheet, self.laying, self.more)

    @property
    def settled(self) -> dict[str, str]:
        """What the deal brought for the steps of the checklist that it settles."""
        answer = self.answer
        if self.own is None or not isinstance(answer, Verdict):
            return {}
        return settled(checklist(self.sheet, self.laying), self.own.drawn(self.deal(answer)))

    def deal(self, answer: Verdict | str | None) -> Deal:
        """The table for the game's own screens."""
        return Deal(
            data=self.sheet.setup.data,
            players=self.names,
            modules=frozenset(self.laying.modules),
            chosen=self.laying.chosen,
            answer=answer if isinstance(answer, Verdict) else None,
            choose=lambda chosen: self.edit(lambda now: now.evolve(chosen=dict(chosen))),
            width=self.width,
            text_scale=self.text_scale,
        )


def chance_of(sheet: LayingSheet, laying: Laying) -> Chance:
    """What was dealt, to look at only."""
    names = seated(laying.names, count(sheet, laying))
    return Chance(sheet, laying, deal_screens_of(sheet.game), names, lambda change: None, lambda rules: None, 0, 1.0)


@ft.component
def DealPanel(chance: Chance) -> ft.Control:
    """Deal, look, and deal again."""
    typed, set_typed = ft.use_state(CLOSED)

    def done(seed: int | None) -> None:
        set_typed(CLOSED)
        if seed is not None:
            chance.edit(lambda now: dealt_again(now, seed))

    seed = chance.laying.seed
    ft.use_dialog(number_dialog(texts.SEED_TITLE, typed, set_typed, seed, SEEDS, done) if typed != CLOSED else None)
    if not can_deal(chance.sheet, len(chance.names)):
        return panel(quiet(texts.NO_DEAL))
    answer = chance.answer
    deal = chance.deal(answer)
    head: list[ft.Control] = [heading(texts.TAB_DEAL), quiet(texts.DEAL_HINT)]
    if chance.own is not None:
        head += chance.own.questions(deal)
    head.append(_buttons(chance, lambda e: set_typed("")))
    if isinstance(answer, str):
        problem = ft.Text(texts.CANNOT_DEAL.format(why=answer), color=ft.Colors.ERROR)
        head.append(named("no-deal", problem))
    parts: list[ft.Control] = [panel(ft.Column(head, spacing=theme.GAP))]
    if isinstance(answer, Verdict):
        order = getattr(answer, "order", ())
        if len(order) > 1:
            parts.append(panel(first_player(order)))
        if chance.own is not None:
            parts += chance.own.cards(deal)
        parts += told(texts.IN_WORDS, answer.reasons, chance.show_rule)
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _buttons(chance: Chance, type_seed: Any) -> ft.Control:
    """The button that deals; once dealt, the seed beside it."""
    seed = chance.laying.seed
    text, icon = (texts.DEAL, ft.Icons.CASINO) if seed is None else (texts.DEAL_AGAIN, ft.Icons.REPLAY)
    button = ft.FilledButton(
        text, icon=icon, height=theme.TAP, on_click=lambda e: chance.edit(lambda now: dealt_again(now))
    )
    shown = ft.TextButton(
        texts.SEED.format(seed="-" if seed is None else seed),
        icon=ft.Icons.DIALPAD,
        height=theme.TAP,
        tooltip=texts.SEED_HINT,
        on_click=type_seed,
    )
    row: list[ft.Control] = [named("deal", button), named("seed", shown)]
    return ft.Row(row, wrap=True, spacing=theme.GAP, run_spacing=4)


def first_player(order: Sequence[str]) -> ft.Control:
    """Everybody in the order of play, the first player in front."""
    people: list[ft.Control] = []
    for place, name in enumerate(order, start=1):
        color = ft.Colors.PRIMARY if place == 1 else ft.Colors.OUTLINE
        style = ft.TextThemeStyle.TITLE_MEDIUM if place == 1 else ft.TextThemeStyle.BODY_LARGE
        picture = ft.Column(
            [worker(44 if place == 1 else 32, color), ft.Text(name, theme_style=style, text_align=ft.TextAlign.CENTER)],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        people.append(spoken(f"order-{place}", picture, texts.ORDER_SAID.format(place=place, name=name)))
    row = ft.Row(people, wrap=True, spacing=20, run_spacing=8, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Column([heading(texts.FIRST_PLAYER), row], spacing=theme.GAP)
