"""The running table of Vinhos: year and phase, whose turn it is, the quadrel, the fair, the log."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.play import Command
from companion.games.vinhos.commands import Act, EndPhase, NoWine, Pass, PlaceMarker
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.quadrel import SpaceId
from companion.games.vinhos.screens import texts
from companion.games.vinhos.screens.fair import FairPreview, Places, fair_track, hold
from companion.games.vinhos.screens.middle import Middle
from companion.games.vinhos.screens.phases import phase_strip, told
from companion.games.vinhos.screens.quadrel_picture import MARKER, quadrel
from companion.games.vinhos.state import ACTIONS, VinhosState
from companion.games.vinhos.year import fair_years
from companion.ui import theme
from companion.ui.widgets.pieces import named, quiet, worker
from companion.ui.widgets.solo.bottom import use_single_tap
from companion.ui.widgets.solo.layout import Tab, on_desktop, on_phone, side_with_tabs
from companion.ui.widgets.table import texts as table_texts
from companion.ui.widgets.table.bottom import bottom
from companion.ui.widgets.table.log import TableLog
from companion.ui.widgets.table.people import Person, color_of, people_strip
from companion.ui.widgets.table_view import TableView

FAIR_POINT = ft.Icons.STARS
NO_PLACES: Places = ()


def title(data: VinhosData, state: VinhosState) -> str:
    """The title over the table."""
    if state.phase in ("last_action", "count", "over"):
        return texts.LAST
    return texts.YEAR.format(year=state.year, years=fair_years(data)[-1])


def year_title(state: VinhosState) -> str:
    """The heading in the log."""
    return texts.LAST if state.phase == "last_action" else texts.LOG_YEAR.format(year=state.year)


def headline(state: VinhosState, over: str) -> tuple[str, str]:
    """What the moment is about, and what to tap; `over` is what lies over the board."""
    if state.phase in ACTIONS:
        hint = {"tax": texts.TAXING_HINT, "middle": ""}.get(over, texts.ACTS_HINT.format(name=state.turn))
        return texts.ACTS.format(name=state.turn), hint
    if state.phase == "press_releases":
        return texts.RELEASES.format(name=state.turn), texts.RELEASES_HINT
    return texts.PHASE_TITLES[state.phase], ""


def open_spaces(data: VinhosData, state: VinhosState, choices: tuple[Command, ...], taxing: bool) -> frozenset[SpaceId]:
    """The spaces that can be tapped: to act there, the middle to pass, or any to be taxed."""
    if taxing:
        return frozenset(one.id for one in data.quadrel.layout.spaces)
    acts = {one.space for one in choices if isinstance(one, Act)}
    middle = {data.quadrel.free_space} if any(isinstance(one, Pass) for one in choices) else set()
    return frozenset(acts | middle)


@ft.component
def RunningTable(view: TableView) -> ft.Control:
    """The whole table for one play."""
    data: VinhosData = view.table.data  # type: ignore[assignment]
    state: VinhosState = view.table.state
    tab, set_tab = ft.use_state("table")
    # What is open over the board ends by itself when the play moves on.
    opened, open_ = ft.use_state((-1, ""))
    places, set_places = ft.use_state(NO_PLACES)
    over = opened[1] if opened[0] == view.table.cursor else ""

    def act(command: Any) -> None:
        set_tab("table")
        set_places(NO_PLACES)
        view.do(command)

    def show(what: str) -> None:
        open_((view.table.cursor, what))

    def press() -> None:
        if state.phase in ("count", "over"):
            view.go("count")
        elif state.phase == "fair":
            act(hold(places))
        elif state.phase == "press_releases":
            act(NoWine())
        elif state.phase in ACTIONS:
            show("")
        else:
            act(EndPhase())

    pressed = use_single_tap(press)
    main = _main(view, data, state, over, act, show, (places, set_places))
    log = TableLog(view.table, year_title, view.show_rule)
    track = fair_track(state, _doing(view))
    top = [_head(state, over), phase_strip(data, state), _people(state)]
    foot = bottom(view, *_button(state, over), pressed, disabled=state.phase in ACTIONS and not over)
    if view.width >= theme.WIDE:
        beside = side_with_tabs(track, [Tab("log", table_texts.TAB_LOG, log)], "log", set_tab)
        return on_desktop(top, main, foot, beside)
    tabs = [
        Tab("table", texts.TAB_TABLE, main, ft.Icons.GRID_ON),
        Tab("fair", texts.TAB_FAIR, track, FAIR_POINT),
        Tab("log", table_texts.TAB_LOG, log, ft.Icons.NOTES),
    ]
    return on_phone(top, tabs, tab, set_tab, foot, view.roomy)


def _doing(view: TableView) -> Callable[[Any], None]:
    """Carries a command out and stays where the player looks."""

    def do(command: Any) -> None:
        view.do(command)

    return do


def _main(
    view: TableView,
    data: VinhosData,
    state: VinhosState,
    over: str,
    act: Callable[[Any], None],
    show: Callable[[str], None],
    places: tuple[Places, Callable[[Places], None]],
) -> ft.Control:
    """What the moment is about."""
    if state.phase == "press_releases":
        return Middle(data, state, view.table.cursor, act)
    if state.phase == "fair":
        return FairPreview(data, state, *places, view.show_rule)
    if state.phase not in ACTIONS:
        return told(view.table.steps[view.table.cursor].events, view.show_rule)
    if over == "middle":
        return Middle(data, state, view.table.cursor, act)
    taxing = over == "tax"

    def tap(space: SpaceId) -> None:
        if taxing:
            act(PlaceMarker(space=space))
        elif space == data.quadrel.free_space:
            show("middle")
        else:
            act(Act(space=space))

    board = quadrel(data, state, open_spaces(data, state, view.table.choices(), taxing), tap, view.roomy)
    return ft.Column([board, _tax_row(data, state, taxing, act, show)], spacing=6, expand=True)


def _tax_row(
    data: VinhosData, state: VinhosState, taxing: bool, act: Callable[[Any], None], show: Callable[[str], None]
) -> ft.Control:
    """Which space the year/taxation marker taxes, and the way to say so."""
    space = state.taxed
    words = texts.NOT_TAXED if space is None else texts.TAXED.format(space=data.quadrel.layout.space(space).name)
    row: list[ft.Control] = [
        ft.Icon(MARKER, size=20, color=ft.Colors.ERROR if space is not None else ft.Colors.OUTLINE),
        ft.Text(words, expand=True),
    ]
    if taxing:
        nothing = ft.TextButton(texts.NOTHING_TAXED, on_click=lambda e: act(PlaceMarker(space=None)))
        row.append(named("tax-nothing", nothing))
    else:
        row.append(named("tax", ft.TextButton(texts.CHANGE, on_click=lambda e: show("tax"))))
    return ft.Row(row, spacing=theme.GAP)


def _button(state: VinhosState, over: str) -> tuple[str, ft.IconData]:
    match state.phase:
        case "count":
            return table_texts.COUNT, ft.Icons.CALCULATE
        case "over":
            return table_texts.SEE_RESULT, ft.Icons.EMOJI_EVENTS
        case "fair":
            return texts.HOLD_FAIR, ft.Icons.EMOJI_EVENTS
        case "press_releases":
            return texts.NO_WINE, ft.Icons.NO_DRINKS
        case "maintenance" | "production" | "buying":
            return texts.DONE[state.phase], ft.Icons.CHECK
    return (texts.BACK_TO_BOARD, ft.Icons.ARROW_BACK) if over else (texts.TAP_SPACE, ft.Icons.TOUCH_APP)


def _head(state: VinhosState, over: str) -> ft.Control:
    """Whose turn it is, in their color, or the phase."""
    words, hint = headline(state, over)
    lines: list[ft.Control] = [named("turn", ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_LARGE))]
    if hint:
        lines.append(quiet(hint))
    icon = ft.Icon(ft.Icons.EVENT_NOTE, size=36, color=ft.Colors.PRIMARY)
    picture = worker(36, color_of(state.setup.players, state.turn)) if state.turn is not None else icon
    return ft.Row([picture, ft.Column(lines, spacing=0, expand=True)], spacing=12)


def _people(state: VinhosState) -> ft.Control:
    """Everybody in the order of play, with their fair points."""
    people = [
        Person(name, track.points, texts.count(texts.FAIR_POINTS, track.points))
        for name in state.order
        for track in [state.fair_track(name)]
    ]
    return people_strip(people, state.turn, FAIR_POINT, state.setup.players)
