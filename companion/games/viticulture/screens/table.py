"""The table in front of the player: one screen without scrolling on a phone, two columns where there is room."""

from collections.abc import Callable
from time import monotonic

import flet as ft

from companion.engine.automa import Season
from companion.engine.play import Command
from companion.games.viticulture.automa import years_of
from companion.games.viticulture.commands import SpendBonusToken, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.board import SeasonBoard, YearBoard
from companion.games.viticulture.screens.next_step import ICONS, NextStep, next_step
from companion.games.viticulture.screens.question import use_question
from companion.games.viticulture.screens.side import Chances, Log
from companion.games.viticulture.screens.status import Counts, SeasonStrip
from companion.games.viticulture.screens.wakeup import WakeUpChart
from companion.games.viticulture.state import ViticultureState
from companion.ui import icons, theme
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import big_button, heading, named, quiet
from companion.ui.widgets.table_view import TableView

DOUBLE_TAP = 0.35
"""Two taps within so many seconds are one."""
TABS = (("board", texts.TAB_BOARD), ("log", texts.TAB_LOG), ("chances", texts.TAB_CHANCES))


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
    last_tap = ft.use_ref(0.0)
    # A look at another season ends by itself when the play moves on.
    moment = f"{state.year} {state.season} {state.phase} {len(state.drawn)}"
    shown: Season = looked_at[1] if looked_at[0] == moment else state.season  # type: ignore[assignment]
    step = next_step(data, state)

    def act(command: Command) -> None:
        set_tab("board")
        view.do(command)

    ask = use_question(data, state, act)

    def press(e: object) -> None:
        # The button changes its meaning with each step; the second tap of a double tap must not mean the next one.
        before, last_tap.current = last_tap.current or 0.0, monotonic()
        if monotonic() - before < DOUBLE_TAP:
            return
        if step.command is not None:
            act(step.command)
        elif step.kind in ("count", "result"):
            view.go("count")
        else:
            ask(step.kind)

    strip = SeasonStrip(data, state, shown, lambda season: look_at((moment, season)), view.roomy)
    main = Middle(data, state, shown, view.width, lambda row: act(WakeUp(row=row)))
    bottom = _bottom(state, step, view, press, lambda e: act(SpendBonusToken()))
    if view.width >= theme.WIDE:
        left = ft.Column([strip, Counts(data, state), ft.Container(main, expand=True), bottom], expand=True, spacing=12)
        return ft.Row([left, _side(view)], expand=True, spacing=theme.EDGE)
    pages = {"board": main, "log": Log(view.table, view.show_rule), "chances": Chances(view.table)}
    return ft.Column(
        [strip, Counts(data, state), _tabs(tab, set_tab), ft.Container(pages[tab], expand=True), bottom],
        expand=True,
        spacing=theme.GAP,
    )


def _tabs(tab: str, choose: Callable[[str], None]) -> ft.Control:
    tabs = ft.SegmentedButton(
        segments=[ft.Segment(value=one, label=named(f"tab-{one}", ft.Text(name))) for one, name in TABS],
        selected=[tab],
        show_selected_icon=False,
        on_change=lambda e: choose(str(next(iter(e.control.selected), "board"))),
    )
    return ft.Row([ft.Container(tabs, expand=True)])


def _side(view: TableView) -> ft.Control:
    """Log and chances beside the board."""
    log = ft.Container(Log(view.table, view.show_rule), expand=3)
    return ft.Container(
        ft.Column([log, ft.Divider(), ft.Container(Chances(view.table), expand=2)]),
        width=400,
        padding=ft.Padding.only(left=theme.EDGE),
        border=ft.Border.only(left=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


@ft.component
def Middle(
    data: ViticultureData, state: ViticultureState, shown: Season, width: float, choose: Callable[[int], None]
) -> ft.Control:
    """What the moment is about: the wake-up chart, the board, the upkeep, or the end."""
    looking = shown != state.season
    if state.phase == "wake_up" and not looking:
        return WakeUpChart(data, state, choose)
    if state.phase == "year_end" and not looking:
        return _upkeep(state)
    if state.phase in ("finish", "over"):
        return _end(state)
    if width >= theme.WIDE:
        return ft.Column([_line(state, shown, looking), YearBoard(data, state, shown)], expand=True, spacing=6)
    return ft.Column([_line(state, shown, looking), SeasonBoard(data, state, shown, 2)], expand=True, spacing=6)


def _line(state: ViticultureState, shown: Season, looking: bool) -> ft.Control:
    """One line over the board: the card drawn, or what is being looked at."""
    if looking:
        return quiet(texts.LOOKING_AT.format(season=shown, now=state.season))
    if state.drawn:
        return quiet(texts.CARD_DRAWN.format(cards=", ".join(str(card) for card in state.drawn)))
    if state.phase == "place":
        return quiet(texts.NO_CARD)
    return quiet(texts.NOT_YET.format(season=shown))


def _upkeep(state: ViticultureState) -> ft.Control:
    lines = [
        ft.Row([ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.PRIMARY), ft.Text(line, expand=True)])
        for line in texts.YEAR_END
    ]
    return ft.Column(
        [heading(texts.YEAR_END_TITLE.format(year=state.year)), *lines], spacing=theme.GAP, scroll=ft.ScrollMode.AUTO
    )


def _end(state: ViticultureState) -> ft.Control:
    words = texts.FINISH_TITLE if state.phase == "finish" else texts.OVER.get(state.status, texts.FINISH_TITLE)
    icon = ft.Icons.EMOJI_EVENTS if state.status == "won" else ft.Icons.WINE_BAR
    rows: list[ft.Control] = [
        ft.Icon(icon, size=64, color=ft.Colors.PRIMARY),
        ft.Text(words, theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM, text_align=ft.TextAlign.CENTER),
    ]
    if state.phase == "finish":
        rows.append(quiet(texts.FINISH_LINE))
    column = ft.Column(rows, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(column, alignment=ft.Alignment.CENTER, expand=True)


def _bottom(
    state: ViticultureState,
    step: NextStep,
    view: TableView,
    press: Callable[[object], None],
    spend: Callable[[object], None],
) -> ft.Control:
    """Undo, redo, the token, and the one next thing to do."""
    row: list[ft.Control] = [
        named(
            "undo",
            ft.IconButton(
                ft.Icons.UNDO, tooltip=ui_texts.UNDO, disabled=not view.table.can_undo, on_click=lambda e: view.undo()
            ),
        ),
        named(
            "redo",
            ft.IconButton(
                ft.Icons.REDO, tooltip=ui_texts.REDO, disabled=not view.table.can_redo, on_click=lambda e: view.redo()
            ),
        ),
    ]
    if state.phase == "place" and state.bonus_tokens:
        row.append(named("spend", _spend(spend, view.roomy)))
    button = big_button(step.label, ICONS[state.phase], "next", press, disabled=step.kind == "pick_row")
    button.expand = True
    return ft.Row([*row, button], spacing=4)


def _spend(spend: Callable[[object], None], roomy: bool) -> ft.Control:
    shape = ft.RoundedRectangleBorder(radius=theme.RADIUS)
    if not roomy:
        style = ft.ButtonStyle(shape=shape, side=ft.BorderSide(1, ft.Colors.OUTLINE))
        return ft.IconButton(
            icons.TOKEN, tooltip=texts.ONE_A_TURN, icon_color=ft.Colors.PRIMARY, on_click=spend, style=style
        )
    return ft.OutlinedButton(
        texts.SPEND,
        icon=icons.TOKEN,
        height=56,
        tooltip=texts.ONE_A_TURN,
        on_click=spend,
        style=ft.ButtonStyle(shape=shape, padding=8),
    )
