"""The table in front of the player, from the parts that all solo tables share and the pictures of Bordeaux."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import SEASONS, Season
from companion.engine.play import Command, Event
from companion.games.bordeaux.commands import SpendBonusToken, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import OPENING, years_of
from companion.games.bordeaux.pacing import marks
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.areas import Areas
from companion.games.bordeaux.screens.board import board_line, coming, spaces_of, to_do
from companion.games.bordeaux.screens.next_step import next_step
from companion.games.bordeaux.screens.placed import plays_grid
from companion.games.bordeaux.screens.question import use_question
from companion.games.bordeaux.screens.wakeup import wake_up_chart
from companion.games.bordeaux.state import BordeauxState
from companion.ui import theme
from companion.ui.widgets.pieces import heading, quiet
from companion.ui.widgets.solo.bottom import bottom, use_single_taps
from companion.ui.widgets.solo.chances import Chances
from companion.ui.widgets.solo.layout import Tab, on_desktop, on_phone, side_with_tabs
from companion.ui.widgets.solo.log import Log, told
from companion.ui.widgets.solo.moments import end, upkeep
from companion.ui.widgets.solo.status import Counts, SeasonStrip
from companion.ui.widgets.solo.tiles import SeasonBoard, YearBoard
from companion.ui.widgets.table_view import TableView


def title(data: BordeauxData, state: BordeauxState) -> str:
    """The title over the table."""
    return texts.YEAR.format(year=state.year, years=years_of(data, state.setup))


@ft.component
def SoloTable(view: TableView) -> ft.Control:
    """The whole table for one play."""
    data: BordeauxData = view.table.data  # type: ignore[assignment]
    state: BordeauxState = view.table.state
    tab, set_tab = ft.use_state("board")
    beside, set_beside = ft.use_state("log")
    looked_at, look_at = ft.use_state(("", ""))
    # A look at another season ends by itself when the play moves on.
    moment = f"{state.year} {state.season} {state.phase} {len(state.drawn)}"
    shown: Season = looked_at[1] if looked_at[0] == moment else state.season  # type: ignore[assignment]
    step = next_step(data, state)

    def act(command: Command) -> None:
        # What a card's grid brings is laid out with the real pieces next, so it is shown at once.
        if view.do(command):
            set_tab("areas" if plays_grid(state) else "board")

    ask = use_question(view, act)

    def press() -> None:
        if step.command is not None:
            act(step.command)
        elif step.kind == "pick_row":
            set_tab("board")
        elif step.kind in ("count", "result"):
            view.go("count")
        else:
            ask(step.kind)

    wide = view.width >= theme.WIDE
    single = use_single_taps()
    tapped = single(press)
    spend = single(lambda: act(SpendBonusToken())) if state.phase == "place" and state.bonus_tokens else None
    must_tap_row = step.kind == "pick_row" and (wide or tab == "board")
    # The rows are on the board; from another page the button leads there.
    label = texts.TO_THE_ROWS if step.kind == "pick_row" and not must_tap_row else step.label
    buttons = bottom(view, state.phase, label, tapped, must_tap_row, spend)
    top = _top(data, state, shown, lambda season: look_at((moment, season)), view.roomy)
    main = _middle(view, shown, lambda row: act(WakeUp(row=row)))
    areas = Tab("areas", texts.TAB_GRIDS, Areas(view), ft.Icons.GRID_ON)
    listed = [Tab("log", texts.TAB_LOG, Log(view.table, view.show_rule), ft.Icons.HISTORY)]
    if state.cards:
        listed.append(Tab("chances", texts.TAB_CHANCES, Chances(coming(data, state)), ft.Icons.PERCENT))
    if wide:
        return on_desktop(top, main, buttons, side_with_tabs(areas.content, listed, beside, set_beside))
    tabs = [Tab("board", texts.TAB_BOARD, main, ft.Icons.GRID_VIEW), areas, *listed]
    return on_phone(top, tabs, tab, set_tab, buttons, view.roomy)


def _top(
    data: BordeauxData, state: BordeauxState, shown: Season, look: Callable[[Season], None], roomy: bool
) -> list[ft.Control]:
    """The seasons of the year, the counts, and with the pacing variant this year's mark."""
    now = None if state.phase in ("opening", "year_end", "finish", "over") else state.season
    points = state.automa_vp if state.final is None else state.final.automa
    rows: list[ft.Control] = [
        SeasonStrip(SEASONS, now, shown, look, roomy),
        Counts(state.workers_left, data.solo.automa_workers, state.bonus_tokens, points, roomy),
    ]
    if state.setup.pacing and state.phase not in ("finish", "over"):
        rows.append(quiet(pace_line(data, state)))
    return rows


def pace_line(data: BordeauxData, state: BordeauxState) -> str:
    """This year's mark, and what the Automa has got so far."""
    mark = marks(data, state.setup)[state.year - 1]
    return texts.PACE.format(space=mark.space, tokens=texts.PACE_TOKENS[mark.tokens], so_far=state.pacing_tokens)


def _middle(view: TableView, shown: Season, choose: Callable[[int], None]) -> ft.Control:
    """What the moment is about: the opening, the wake-up chart, the board, the upkeep, or the end."""
    data: BordeauxData = view.table.data  # type: ignore[assignment]
    state: BordeauxState = view.table.state
    looking = shown != state.season
    if state.phase == "opening" and not looking:
        return _opening(view)
    if state.phase == "wake_up" and not looking:
        return wake_up_chart(data, state, choose, view.roomy)
    if state.phase == "year_end" and not looking:
        return upkeep(state.year, (*texts.YEAR_END, texts.YEAR_END_STAY))
    if state.phase in ("finish", "over"):
        return end(state.status)
    lines: list[ft.Control] = [quiet(board_line(state, shown))]
    if not looking:
        lines += [told(event, view.show_rule) for event in to_do(state)]
    board = (
        YearBoard(tuple(spaces_of(data, state, one) for one in SEASONS), shown, view.large)
        if view.width >= theme.WIDE
        else SeasonBoard(spaces_of(data, state, shown), 2, view.large)
    )
    return ft.Column([*lines, board], expand=True, spacing=6)


def _opening(view: TableView) -> ft.Control:
    """Before year 1 a hard level's Automa draws for its grid."""
    line = told(Event(text=texts.OPENING, rules=OPENING), view.show_rule)
    icon = ft.Icon(ft.Icons.GRID_ON, size=48, color=ft.Colors.PRIMARY)
    parts: list[ft.Control] = [icon, heading(texts.OPENING_TITLE), line]
    column = ft.Column(parts, tight=True, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(column, alignment=ft.Alignment.CENTER, expand=True)
