"""The running table: the renque with whose turn it is, the wineries, the log."""

from collections.abc import Callable

import flet as ft

from companion.engine.play import Command
from companion.games.la_vina.commands import Deliver, EndTurn, Leave, Move
from companion.games.la_vina.screens import texts
from companion.games.la_vina.screens.pawns import pawn_color
from companion.games.la_vina.screens.renque import renque, targets
from companion.games.la_vina.screens.wineries import Winery, can_take, last_space_dialog, name_of, wineries
from companion.games.la_vina.state import LaVinaState, Pawn
from companion.ui import theme
from companion.ui.widgets.pieces import named, quiet, worker
from companion.ui.widgets.solo.bottom import use_single_tap
from companion.ui.widgets.solo.layout import Tab, on_desktop, on_phone, side_with_tabs
from companion.ui.widgets.table import texts as table_texts
from companion.ui.widgets.table.bottom import bottom
from companion.ui.widgets.table.log import TableLog
from companion.ui.widgets.table.people import Person, people_strip
from companion.ui.widgets.table_view import TableView

BARREL = ft.Icons.OIL_BARREL
NOBODY = 0
"""The number of the chosen pawn while it is the one furthest back."""
NO_WINERY = -1
"""No delivery is being asked about."""


def title(data: object, state: LaVinaState) -> str:
    """The title over the table."""
    return (texts.LAST_ROUND if state.called_by else texts.ROUND).format(round=state.round)


def round_title(state: LaVinaState) -> str:
    """The heading in the log."""
    return texts.ROUND.format(round=state.round)


def chosen_pawn(state: LaVinaState, picked: int) -> Pawn | None:
    """The pawn that is about to move: the one picked, else the one furthest back."""
    if state.phase != "move":
        return None
    return next((pawn for pawn in state.movable() if pawn.number == picked), state.rearmost())


def turn(state: LaVinaState) -> Pawn | None:
    """Whose turn it is, if anybody's."""
    if state.phase == "exit":
        return state.out[-1]
    return state.rearmost() if state.phase == "move" else None


def headline(state: LaVinaState) -> tuple[str, str]:
    """What the moment is about, and what can be tapped."""
    now = turn(state)
    if now is None:
        return (texts.TO_COUNT, texts.TO_COUNT_HINT) if state.phase == "count" else (texts.OVER, "")
    if state.phase == "exit":
        return texts.AT_EXIT.format(name=now.player), ""
    two = len(state.movable()) > 1
    return texts.TURN.format(name=now.player), texts.TURN_HINT_TWO if two else texts.TURN_HINT


@ft.component
def RunningTable(view: TableView) -> ft.Control:
    """The whole table for one play."""
    state: LaVinaState = view.table.state
    tab, set_tab = ft.use_state("")
    picked, pick = ft.use_state((-1, NOBODY))
    asking, ask = ft.use_state(NO_WINERY)
    moment = view.table.cursor
    number = picked[1] if picked[0] == moment else NOBODY
    chosen = chosen_pawn(state, number)
    choices = view.table.choices()
    open_ = can_take(choices)

    def act(command: Command) -> None:
        ask(NO_WINERY)
        set_tab("")
        view.do(command)

    winery: Winery = asking or None
    answer: Callable[[bool], None] = lambda full: act(Deliver(winery=winery, last_space=full))  # noqa: E731
    ft.use_dialog(
        last_space_dialog(name_of(state, winery), answer, lambda: ask(NO_WINERY))
        if asking != NO_WINERY and state.phase == "exit"
        else None
    )

    def press() -> None:
        if state.phase == "move":
            act(Leave(pawn=chosen.number if chosen is not None and _has_two(state) else None))
        elif state.phase == "exit":
            act(EndTurn())
        else:
            view.go("count")

    pressed = use_single_tap(press)
    reach = targets(choices, chosen.number if chosen is not None and _has_two(state) else None)
    row = renque(state, chosen, reach, _doing(act), lambda pawn: pick((moment, pawn.number)))
    houses = wineries(state, open_, lambda one: ask(0 if one is None else one))
    log = TableLog(view.table, round_title, view.show_rule)
    top = [_head(state, open_), _people(state)]
    foot = bottom(view, *_button(state), pressed)
    if view.width >= theme.WIDE:
        beside = side_with_tabs(houses, [Tab("log", table_texts.TAB_LOG, log)], "log", set_tab)
        return on_desktop(top, row, foot, beside)
    # What is tapped next comes first: at the exit the wineries, else the renque.
    shown = tab or ("wineries" if state.phase == "exit" else "row")
    tabs = [
        Tab("row", texts.TAB_ROW, row, ft.Icons.GROUPS),
        Tab("wineries", texts.TAB_WINERIES, houses, ft.Icons.WINE_BAR),
        Tab("log", table_texts.TAB_LOG, log, ft.Icons.NOTES),
    ]
    return on_phone(top, tabs, shown, set_tab, foot, view.roomy)


def _has_two(state: LaVinaState) -> bool:
    """Whether each player has two pawns, so that a command says which."""
    return len(state.setup.players) == 2


def _doing(act: Callable[[Command], None]) -> Callable[[Move], None]:
    return lambda move: act(move)


def _button(state: LaVinaState) -> tuple[str, ft.IconData]:
    match state.phase:
        case "move":
            return texts.LEAVE, ft.Icons.LOGOUT
        case "exit":
            return texts.DONE, ft.Icons.CHECK
        case "count":
            return table_texts.COUNT, ft.Icons.CALCULATE
        case "over":
            return table_texts.SEE_RESULT, ft.Icons.EMOJI_EVENTS


def _head(state: LaVinaState, open_: frozenset[Winery]) -> ft.Control:
    """Whose turn it is, in their color."""
    now = turn(state)
    words, hint = headline(state)
    if state.phase == "exit" and now is not None:
        left = texts.count(texts.BARRELS, state.left(now.player))
        hint = texts.AT_EXIT_HINT.format(left=left) if open_ else texts.AT_EXIT_NO_MORE
    lines: list[ft.Control] = [named("turn", ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_LARGE))]
    if hint:
        lines.append(quiet(hint))
    if state.called_by is not None and state.status == "playing":
        called = ft.Text(texts.CALLED.format(name=state.called_by), color=ft.Colors.ERROR)
        lines.append(named("called", called))
    picture = worker(36, pawn_color(state, now)) if now is not None else ft.Icon(ft.Icons.EMOJI_EVENTS, size=36)
    return ft.Row([picture, ft.Column(lines, spacing=0, expand=True)], spacing=12)


def _people(state: LaVinaState) -> ft.Control:
    now = turn(state)
    people = [Person(one.player, one.left, texts.count(texts.BARRELS, one.left)) for one in state.barrels]
    return people_strip(people, now.player if now is not None else None, BARREL)
