"""The table in front of the player, from the parts that all solo tables share."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import Season
from companion.engine.play import Command
from companion.engine.wording import listed
from companion.games.viticulture.automa import board_of, years_of
from companion.games.viticulture.commands import SpendBonusToken, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.board import spaces_of
from companion.games.viticulture.screens.chances import coming
from companion.games.viticulture.screens.next_step import next_step
from companion.games.viticulture.screens.question import use_question
from companion.games.viticulture.screens.wakeup import wake_up_chart
from companion.games.viticulture.state import ViticultureState
from companion.ui import theme
from companion.ui.widgets.pieces import quiet
from companion.ui.widgets.solo.bottom import bottom, use_single_taps
from companion.ui.widgets.solo.chances import Chances
from companion.ui.widgets.solo.layout import Tab, on_desktop, on_phone, side
from companion.ui.widgets.solo.log import Log
from companion.ui.widgets.solo.moments import end, upkeep
from companion.ui.widgets.solo.status import Counts, SeasonStrip
from companion.ui.widgets.solo.tiles import SeasonBoard, YearBoard
from companion.ui.widgets.table_view import TableView


def title(data: ViticultureData, state: ViticultureState) -> str:
    """The title over the table."""
    return texts.YEAR.format(year=state.year, years=years_of(data, state.setup))


@ft.component
def SoloTable(view: TableView) -> ft.Control:
    """The whole table for one play."""
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    tab, set_tab = ft.use_state("board")
    looked_at, look_at = ft.use_state(("", ""))
    # A look at another season ends by itself when the play moves on.
    moment = f"{state.year} {state.season} {state.phase} {len(state.drawn)}"
    shown: Season = looked_at[1] if looked_at[0] == moment else state.season  # type: ignore[assignment]
    step = next_step(data, state)

    def act(command: Command) -> None:
        set_tab("board")
        view.do(command)

    ask = use_question(view, act)

    def press() -> None:
        if step.command is not None:
            act(step.command)
        elif step.kind in ("count", "result"):
            view.go("count")
        else:
            ask(step.kind)

    single = use_single_taps()
    tapped = single(press)
    spend = single(lambda: act(SpendBonusToken())) if state.phase == "place" and state.bonus_tokens else None
    buttons = bottom(view, state.phase, step.label, tapped, step.kind == "pick_row", spend)
    top = _top(data, state, shown, lambda season: look_at((moment, season)), view.roomy)
    main = _middle(view, shown, lambda row: act(WakeUp(row=row)))
    log, chances = Log(view.table, view.show_rule), Chances(coming(data, state))
    if view.width >= theme.WIDE:
        return on_desktop(top, main, buttons, side(log, chances))
    tabs = [
        Tab("board", texts.TAB_BOARD, main),
        Tab("log", texts.TAB_LOG, log),
        Tab("chances", texts.TAB_CHANCES, chances),
    ]
    return on_phone(top, tabs, tab, set_tab, buttons)


def _top(
    data: ViticultureData, state: ViticultureState, shown: Season, look: Callable[[Season], None], roomy: bool
) -> list[ft.Control]:
    """The seasons of the year and the counts."""
    now = None if state.phase in ("year_end", "finish", "over") else state.season
    seasons = board_of(data, state.setup).placement_seasons
    points = state.automa_vp if state.final is None else state.final.automa
    counts = Counts(state.workers_left, data.solo.automa_workers, state.bonus_tokens, points, roomy)
    return [SeasonStrip(seasons, now, shown, look, roomy), counts]


def _middle(view: TableView, shown: Season, choose: Callable[[int], None]) -> ft.Control:
    """What the moment is about: the wake-up chart, the board, the upkeep, or the end."""
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    looking = shown != state.season
    if state.phase == "wake_up" and not looking:
        return wake_up_chart(data, state, choose, view.roomy)
    if state.phase == "year_end" and not looking:
        return upkeep(state.year, texts.YEAR_END)
    if state.phase in ("finish", "over"):
        return end(state.status)
    seasons = board_of(data, state.setup).placement_seasons
    board = (
        YearBoard(tuple(spaces_of(data, state, one) for one in seasons), shown, view.large)
        if view.width >= theme.WIDE
        else SeasonBoard(spaces_of(data, state, shown), 2, view.large)
    )
    return ft.Column([_line(state, shown, looking), board], expand=True, spacing=6)


def _line(state: ViticultureState, shown: Season, looking: bool) -> ft.Control:
    """One line over the board: the card drawn, or what is being looked at."""
    if looking:
        return quiet(texts.LOOKING_AT.format(season=shown, now=state.season))
    if state.must_shuffle:
        return quiet(texts.SHUFFLE_FIRST)
    if state.drawn:
        text = texts.CARD_DRAWN if len(state.drawn) == 1 else texts.CARDS_DRAWN
        return quiet(text.format(cards=listed([str(card) for card in state.drawn])))
    if state.phase == "place":
        return quiet(texts.NO_CARD)
    return quiet(texts.NOT_YET.format(season=shown))
