"""The campaign method: what everybody keeps for the next game, in the order of picking."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import group
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.uncorking_asks import PlayedBy, PlayedGame, UncorkingAsk
from companion.ui import theme
from companion.ui.widgets.pieces import heading, icon_button, named, quiet
from companion.ui.widgets.pills import pill, tapped

Edit = Callable[[Callable[[UncorkingAsk], UncorkingAsk]], None]
STRUCTURE = "structure"


def first_without(game: PlayedGame, order: tuple[str, ...]) -> str | None:
    """Who picks now; None where everybody keeps something."""
    keeps = {player.name: player.keeps for player in game.players}
    return next((name for name in order if keeps[name] is None), None)


def kept_words(data: ViticultureData, player: PlayedBy) -> str:
    """What a player keeps, in a word or two."""
    if player.keeps is None:
        return ""
    structure = next((one.name for one in data.vines_and_orders.structures if one.id == player.structure), None)
    return structure or data.uncorking.kept.name(player.keeps)


def keeping_panel(data: ViticultureData, game: PlayedGame, order: tuple[str, ...], edit: Edit) -> ft.Control:
    """Everybody in the order of picking; whoever is next gets what is free to tap."""
    players = {player.name: player for player in game.players}
    now = first_without(game, order)
    rows: list[ft.Control] = [heading(texts.KEEPING)]
    for name in order:
        if name == now:
            rows.append(_picking(data, game, name, edit))
        else:
            rows.append(_row(data, players[name], edit))
    return ft.Column(rows, spacing=theme.GAP)


def _row(data: ViticultureData, player: PlayedBy, edit: Edit) -> ft.Control:
    words = kept_words(data, player) or texts.WAITS
    row: list[ft.Control] = [
        ft.Text(player.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ft.Container(quiet(words), expand=True),
    ]
    if player.keeps is not None:
        back = icon_button(
            ft.Icons.UNDO,
            tooltip=texts.TAKE_BACK,
            on_click=lambda e: edit(lambda now: group.keeping(now, player.name, None)),
        )
        row.append(named(f"unkeep-{player.name}", back))
    return named(f"keeps-{player.name}", ft.Row(row, spacing=12))


def _picking(data: ViticultureData, game: PlayedGame, name: str, edit: Edit) -> ft.Control:
    kept = data.uncorking.kept
    taken = {player.keeps for player in game.players}

    def keep(element: Any) -> None:
        edit(lambda now: group.keeping(now, name, element))

    def keep_structure(structure: Any) -> None:
        edit(lambda now: group.keeping(now, name, STRUCTURE, structure))

    free = [one for one in kept.elements if one.id not in taken]
    chips: list[ft.Control] = [
        pill(one.name, f"keep-{one.id}", tapped(keep, one.id)) for one in free if one.id != STRUCTURE
    ]
    parts: list[ft.Control] = [
        ft.Text(texts.PICKS.format(name=name), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        _wrapped(chips),
    ]
    if any(one.id == STRUCTURE for one in free):
        structures = [one for one in data.vines_and_orders.structures if one.id not in kept.never_structures]
        parts.append(quiet(texts.FROM_STRUCTURES))
        parts.append(_wrapped([pill(one.name, f"keep-{one.id}", tapped(keep_structure, one.id)) for one in structures]))
    return named("picking", ft.Column(parts, spacing=6))


def _wrapped(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(controls, wrap=True, spacing=6, run_spacing=6)
