"""How a group's expansions open: the method, the kept elements, and what was open before."""

from collections.abc import Callable
from typing import Any, get_args

import flet as ft

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.uncorking_answer import UncorkingVerdict
from companion.games.viticulture.uncorking_asks import Method, UncorkingAsk
from companion.ui import theme
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.pieces import heading, named, quiet
from companion.ui.widgets.pills import pill, tapped

Edit = Callable[[Callable[[UncorkingAsk], UncorkingAsk]], None]


def method_panel(data: ViticultureData, ask: UncorkingAsk, answer: UncorkingVerdict, edit: Edit) -> ft.Control:
    """The group's own way; a change that the games so far do not allow is refused with its reason."""
    methods = [Choice(one, texts.METHODS[one], texts.METHOD_LINES[one]) for one in get_args(Method)]
    keep = ft.Switch(
        value=ask.campaign,
        tooltip=texts.KEEP,
        on_change=lambda e: edit(lambda now: now.evolve(campaign=not now.campaign)),
    )
    words: list[ft.Control] = [ft.Text(texts.KEEP, theme_style=ft.TextThemeStyle.BODY_LARGE), quiet(texts.KEEP_HINT)]
    parts: list[ft.Control] = [
        heading(texts.METHOD),
        Choices(methods, ask.method, lambda one: edit(lambda now: now.evolve(method=one)), "method"),
        ft.Row([ft.Column(words, spacing=0, expand=True), named("keep-elements", keep)]),
    ]
    if not ask.games:
        parts += _already(data, ask, edit)
    return ft.Column(parts, spacing=theme.GAP)


def with_open(data: ViticultureData, ask: UncorkingAsk, module: Any) -> UncorkingAsk:
    """An expansion open from the start, or not, in the order of the tiers."""
    now = {*ask.already_open} ^ {module}
    return ask.evolve(already_open=tuple(one for one in data.uncorking.expansions() if one in now))


def _already(data: ViticultureData, ask: UncorkingAsk, edit: Edit) -> list[ft.Control]:
    names = {one.id: one.name for one in data.rulebook.modules}

    def tap(module: str) -> None:
        edit(lambda now: with_open(data, now, module))

    chips: list[ft.Control] = [
        pill(names[one], f"open-{one}", tapped(tap, one), taken=one in ask.already_open)
        for one in data.uncorking.expansions()
    ]
    return [
        heading(texts.ALREADY, 3, ft.TextThemeStyle.BODY_LARGE),
        quiet(texts.ALREADY_HINT),
        ft.Row(chips, wrap=True, spacing=6, run_spacing=6),
    ]
