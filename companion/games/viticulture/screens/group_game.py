"""The page on which a game of the group is entered or corrected."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.screens import group
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.screens.group_draft import GameDraft, people_of
from companion.games.viticulture.uncorking_answer import UncorkingVerdict
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.widgets.names import name_chips, taken_names
from companion.ui.widgets.number_field import NumberField
from companion.ui.widgets.pieces import big_button, heading, icon_button, named, panel, quiet
from companion.ui.widgets.pills import pill, tapped

GAME = "viticulture"
MOST_PLAYERS = 6
POINTS = range(-99, 200)
Change = Callable[[GameDraft], None]


@ft.component
def GroupGame(number: str) -> ft.Control:
    """The form. `number` is the game's, counted from 1; anything else is a new one."""
    app = use_app()
    data: Any = app.desk.data(GAME)
    ask = app.desk.kept.of(group.KEPT, UncorkingAsk)
    index = int(number) - 1 if number.isdigit() and 0 < int(number) <= len(ask.games) else None
    verdict = group.answered(data, group.before(ask, index))
    draft, set_draft = ft.use_state(begun(ask, index, verdict))
    problem, set_problem = ft.use_state("")
    if isinstance(verdict, str):
        return ft.Text(verdict)

    def change(new: GameDraft) -> None:
        set_problem("")
        set_draft(new)

    def save(e: object) -> None:
        assert not isinstance(verdict, str)
        now = app.desk.kept.of(group.KEPT, UncorkingAsk)
        game = draft.game(verdict, now.games[index] if index is not None else None)
        if isinstance(game, str):
            set_problem(game)
            return
        changed = group.with_game(now, game, index)
        answer = group.answered(data, changed)
        if isinstance(answer, str):
            set_problem(answer)
            return
        app.desk.kept.take(group.KEPT, changed)
        app.desk.set(app.desk.settings.seated(tuple(player.name for player in game.players)))
        ft.context.page.navigate("/uncorking")

    parts: list[ft.Control] = [
        panel(_players(draft, app.desk.settings.players, change)),
        *_more(data, ask, draft, verdict, change),
    ]
    if problem:
        wrong = ft.Text(problem, theme_style=ft.TextThemeStyle.BODY_LARGE, color=ft.Colors.ERROR)
        parts.append(named("problem", wrong))
    parts.append(big_button(texts.SAVE, ft.Icons.CHECK, "keep-game", save))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def begun(ask: UncorkingAsk, index: int | None, verdict: UncorkingVerdict | str) -> GameDraft:
    """What the form begins with."""
    if isinstance(verdict, str):
        return GameDraft()
    if index is not None:
        return GameDraft.of(ask.games[index], verdict)
    return GameDraft.new(verdict, people_of(ask))


def _players(draft: GameDraft, known: tuple[str, ...], change: Change) -> ft.Control:
    """Names and points."""
    parts: list[ft.Control] = [heading(texts.PLAYERS), quiet(texts.PLAYERS_HINT)]
    parts += [_player(draft, name, points, change) for name, points in draft.players]
    seated = [name for name, _ in draft.players]
    if len(seated) < MOST_PLAYERS:
        offered = [name for name in known if not taken_names(seated, name)]
        parts.append(name_chips(offered, lambda name: change(draft.with_player(name)), "players", texts.WHO))
    level = draft.level()
    if level:
        chips: list[ft.Control] = [
            pill(name, f"winner-{name}", tapped(lambda one: change(replace(draft, winner=one)), name), taken=taken)
            for name in level
            for taken in [name == draft.winner]
        ]
        parts += [heading(texts.WINNER, 3, ft.TextThemeStyle.BODY_LARGE), _wrapped(chips)]
    return ft.Column(parts, spacing=theme.GAP)


def _player(draft: GameDraft, name: str, points: int | None, change: Change) -> ft.Control:
    step = NumberField(
        name,
        "",
        points,
        lambda number: change(draft.scored(name, None if number is None else int(number))),
        f"points-{name}",
        POINTS.start,
        POINTS.stop - 1,
        False,
        False,
        "",
    )
    out = icon_button(
        ft.Icons.CLOSE,
        icon_size=18,
        tooltip=texts.REMOVE.format(name=name),
        on_click=lambda e: change(draft.without_player(name)),
    )
    return ft.Row([ft.Container(step, expand=True), named(f"remove-{name}", out)], spacing=0, key=f"player-{name}")


def _more(
    data: ViticultureData, ask: UncorkingAsk, draft: GameDraft, verdict: UncorkingVerdict, change: Change
) -> list[ft.Control]:
    """Expansions on the table, and what the group's method asks for."""
    parts: list[ft.Control] = []
    if verdict.opened:
        parts.append(panel(_modules(data, draft, verdict.opened, change)))
    if ask.method == "recommended":
        words: list[ft.Control] = [
            ft.Text(texts.WINNER_CHOOSES, theme_style=ft.TextThemeStyle.BODY_LARGE),
            quiet(texts.WINNER_CHOOSES_HINT),
        ]
        switch = ft.Switch(
            value=draft.winner_chooses,
            tooltip=texts.WINNER_CHOOSES,
            on_change=lambda e: change(replace(draft, winner_chooses=not draft.winner_chooses)),
        )
        row = ft.Row([ft.Column(words, spacing=0, expand=True), named("winner-chooses", switch)])
        parts.append(panel(row))
    if ask.method == "narrative":
        parts.append(panel(_vineyard(draft, change)))
    return parts


def _modules(data: ViticultureData, draft: GameDraft, opened: tuple[Module, ...], change: Change) -> ft.Control:
    names = {one.id: one.name for one in data.rulebook.modules}
    order = data.uncorking.expansions()

    def tap(module: Any) -> None:
        change(draft.with_module(module, order))

    chips: list[ft.Control] = [
        pill(names[one], f"with-{one}", tapped(tap, one), taken=one in draft.modules) for one in order if one in opened
    ]
    return ft.Column([heading(texts.MODULES), quiet(texts.MODULES_HINT), _wrapped(chips)], spacing=theme.GAP)


def _vineyard(draft: GameDraft, change: Change) -> ft.Control:
    """Two figures of the winner that may be left out."""
    fields = NumberField(
        texts.FIELDS,
        "",
        draft.planted_fields,
        lambda number: change(replace(draft, planted_fields=None if number is None else int(number))),
        "planted-fields",
        0,
        3,
        True,
        False,
        "",
    )
    residual = NumberField(
        texts.RESIDUAL,
        "",
        draft.residual,
        lambda number: change(replace(draft, residual=None if number is None else int(number))),
        "residual",
        0,
        20,
        True,
        False,
        "",
    )
    return ft.Column([heading(texts.VINEYARD), fields, residual])


def _wrapped(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(controls, wrap=True, spacing=6, run_spacing=6)
