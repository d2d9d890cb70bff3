"""The count of a running table: everybody's tokens, and the result of the prestige calculator."""

from collections.abc import Callable

import flet as ft

from companion.engine.model import Frozen
from companion.games.la_vina.commands import Count as CountPrestige
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.prestige import PrestigeAsk, PrestigePlayer, score
from companion.games.la_vina.rounds import exit_order
from companion.games.la_vina.screens import texts
from companion.games.la_vina.state import LaVinaState
from companion.ui.context import use_app
from companion.ui.widgets.pieces import big_button, heading, panel, quiet
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.table.counted import counted
from companion.ui.widgets.table_view import TableView

MOST = 999
"""The most tokens of a kind that can be entered."""


class CountDraft(Frozen):
    """The tokens entered so far."""

    players: tuple[PrestigePlayer, ...] = ()

    def of(self, name: str) -> PrestigePlayer:
        """What is entered of a player."""
        return next((one for one in self.players if one.name == name), PrestigePlayer(name=name))

    def whole(self, names: tuple[str, ...]) -> tuple[PrestigePlayer, ...]:
        """Everybody at the table."""
        return tuple(self.of(name) for name in names)

    def counted(self, names: tuple[str, ...], name: str, token: str, count: int) -> "CountDraft":
        """The same with another number of one player's tokens."""
        return CountDraft(
            players=tuple(one.evolve(**{token: count}) if one.name == name else one for one in self.whole(names))
        )


@ft.component
def Count(view: TableView) -> ft.Control:
    """Before the count the questions, after it the result; earlier the way back."""
    state: LaVinaState = view.table.state
    return _result(view, state) if state.phase == "over" else Questions(view)


@ft.component
def Questions(view: TableView) -> ft.Control:
    """The tokens in front of everybody. What was entered stays when the page is left."""
    app, page = use_app(), f"count.{ft.use_route_params().get('save', '')}"
    data: LaVinaData = view.table.data  # type: ignore[assignment]
    state: LaVinaState = view.table.state
    names = state.setup.players
    draft = app.desk.kept.of(page, CountDraft)
    if not draft.players:
        draft = _counted_before(view)

    def changing(name: str) -> Callable[[str], Callable[[int], None]]:
        def of_token(token: str) -> Callable[[int], None]:
            def take(count: int) -> None:
                app.desk.kept.take(page, draft.counted(names, name, token, count), lasting=False)
                app.desk.changed()

            return take

        return of_token

    def go(e: object) -> None:
        if view.do(CountPrestige(players=draft.whole(names))):
            app.desk.kept.drop(page)

    parts: list[ft.Control] = [quiet(texts.COUNT_HINT)]
    parts += [_tokens(data, draft.of(name), changing(name)) for name in names]
    parts.append(big_button(texts.COUNT_GO, ft.Icons.EMOJI_EVENTS, "count", go))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _counted_before(view: TableView) -> CountDraft:
    """The tokens of a count that was undone."""
    undone = view.table.commands[view.table.cursor] if view.table.can_redo else None
    return CountDraft(players=undone.players) if isinstance(undone, CountPrestige) else CountDraft()


def _tokens(data: LaVinaData, player: PrestigePlayer, changing: Callable[[str], Callable[[int], None]]) -> ft.Control:
    rows: list[ft.Control] = [heading(player.name)]
    for token in data.prestige.tokens:
        rows.append(
            Stepper(
                token.name,
                getattr(player, token.id),
                changing(token.id),
                f"{token.id}-{player.name}",
                maximum=MOST,
            )
        )
    return panel(ft.Column(rows, spacing=0))


def _result(view: TableView, state: LaVinaState) -> ft.Control:
    """Who won, and the tokens of everybody."""
    data: LaVinaData = view.table.data  # type: ignore[assignment]
    command = view.table.commands[view.table.cursor - 1] if view.table.cursor else None
    if not isinstance(command, CountPrestige):
        return counted(view, None)
    return counted(view, score(data, PrestigeAsk(players=command.players, exit_order=exit_order(state))))
