"""Setting a game up: who plays with what, the checklist to be ticked, and what chance decides."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.engine.layout import Checklist
from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.context import AppContext, use_app
from companion.ui.laying import Laying, LayingSheet, checklist, count, done, kept_name, laying_sheet, seated
from companion.ui.screens.play import lost
from companion.ui.widgets.check_row import check_row
from companion.ui.widgets.dealing import deal_screens_of
from companion.ui.widgets.dealt import Chance, DealPanel
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import big_button, heading, named, panel, quiet
from companion.ui.widgets.pills import pill, tapped
from companion.ui.widgets.result import ShowRule
from companion.ui.widgets.seats import Edit, Seats
from companion.ui.widgets.shell import scrolled, sub_page
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.sure import sure_dialog

SIDE = 480
"""The width of the checklist beside the rest."""
TABS = (("table", texts.TAB_TABLE), ("list", texts.TAB_LIST), ("deal", texts.TAB_DEAL))


@ft.component
def SetupPage() -> ft.View:
    """One game on its way to the table."""
    app = use_app()
    game_id = ft.use_route_params().get("game", "")
    tab, set_tab = ft.use_state("")
    asking, ask = ft.use_state(False)
    show_rule = use_rules()
    sheet = laying_sheet(game_id)

    def edit(change: Callable[[Laying], Laying]) -> None:
        app.desk.kept.take(kept_name(game_id), change(app.desk.kept.of(kept_name(game_id), Laying)))
        app.desk.changed()

    untick = partial(edit, lambda now: now.evolve(ticked=()))
    sure = texts.UNTICK_SURE, texts.UNTICK
    ft.use_dialog(sure_dialog(*sure, untick, lambda: ask(False)) if asking else None)
    if sheet is None:
        return lost()
    laying = app.desk.kept.of(kept_name(game_id), Laying)
    players = count(sheet, laying)
    chance = Chance(
        sheet,
        laying,
        deal_screens_of(game_id),
        seated(laying.names, players),
        edit,
        show_rule,
        app.width,
        app.desk.settings.text_scale,
    )
    pages = {
        "table": table(app, sheet, laying, edit),
        "list": listed(checklist(sheet, laying), laying, edit, show_rule),
        "deal": DealPanel(chance),
    }
    # Whoever comes back to a list that is begun goes on with it.
    shown = tab or ("list" if laying.ticked else "table")
    content = beside(pages) if app.width >= theme.WIDE else tabbed(pages, shown, set_tab, app.width)
    empty = ft.IconButton(
        ft.Icons.RESTART_ALT, tooltip=texts.UNTICK, disabled=not laying.ticked, on_click=lambda e: ask(True)
    )
    return sub_page(sheet.setup.game.title, content, "/setup", (named("untick", empty),))


def beside(pages: dict[str, ft.Control]) -> ft.Control:
    """On a wide screen: the table and chance at the left, the checklist at the right."""
    left = ft.Column(
        [pages["table"], pages["deal"]],
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Column(
        [pages["list"]],
        scroll=ft.ScrollMode.AUTO,
        width=SIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row([left, right], spacing=theme.EDGE, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def tabbed(pages: dict[str, ft.Control], shown: str, choose: Callable[[str], None], width: float) -> ft.Control:
    """On a phone: one after the other."""
    tabs = ft.SegmentedButton(
        segments=[ft.Segment(value=one, label=named(f"tab-{one}", ft.Text(name))) for one, name in TABS],
        selected=[shown],
        show_selected_icon=False,
        on_change=lambda e: choose(str(next(iter(e.control.selected), shown))),
    )
    parts: list[ft.Control] = [ft.Row([ft.Container(tabs, expand=True)]), scrolled(pages[shown], width)]
    if shown == "table":
        onwards = big_button(texts.TO_LIST, ft.Icons.CHECKLIST, "to-list", lambda e: choose("list"))
        parts.append(ft.Row([ft.Container(onwards, expand=True)]))
    return ft.Column(parts, spacing=theme.GAP, expand=True)


def table(app: AppContext, sheet: LayingSheet, laying: Laying, edit: Edit) -> ft.Control:
    """How many play, who, and with which expansions."""
    players, least, most = count(sheet, laying), sheet.players.start, sheet.players.stop - 1
    number = Stepper(
        texts.PLAYERS,
        players,
        lambda number: edit(lambda now: now.evolve(players=number)),
        "players",
        minimum=least,
        maximum=most,
        hint=texts.ALONE if players == 1 else "",
    )
    parts: list[ft.Control] = [panel(number)]
    if players > 1:
        settings = app.desk.settings

        def note(name: str) -> None:
            app.desk.set(settings.seated((name,)))

        parts.append(panel(Seats(laying, players, settings.players, edit, note)))
    if sheet.modules:
        parts.append(panel(expansions(sheet, laying, edit)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def expansions(sheet: LayingSheet, laying: Laying, edit: Edit) -> ft.Control:
    """Each expansion a tap away."""

    def tap(module: str) -> None:
        edit(lambda now: with_module(sheet, now, module))

    chips: list[ft.Control] = [
        pill(sheet.name(one), f"module-{one}", tapped(tap, one), taken=one in laying.modules) for one in sheet.modules
    ]
    return ft.Column([heading(texts.EXPANSIONS), ft.Row(chips, wrap=True, spacing=6, run_spacing=6)], spacing=theme.GAP)


def with_module(sheet: LayingSheet, laying: Laying, module: str) -> Laying:
    """Take an expansion in, or out where it is in, in the order of the list."""
    now = {*laying.modules} ^ {module}
    return laying.evolve(modules=tuple(one for one in sheet.modules if one in now))


def listed(found: Checklist | str, laying: Laying, edit: Edit, show_rule: ShowRule) -> ft.Control:
    """The checklist, or what stands in its way."""
    if isinstance(found, str):
        why = ft.Text(texts.NO_LIST.format(why=found), theme_style=ft.TextThemeStyle.BODY_LARGE, color=ft.Colors.ERROR)
        return panel(named("no-list", why))

    def tick(step: str) -> None:
        edit(lambda now: ticked(now, step))

    steps, ready = found.reasons, done(found, laying)
    words = texts.ALL_DONE if ready == len(steps) else texts.TICKED.format(done=ready, all=len(steps))
    rows: list[ft.Control] = [
        check_row(
            f"step-{number}",
            step.text,
            step.text in laying.ticked,
            tapped(tick, step.text),
            tapped(show_rule, step.rules) if step.rules else None,
            counted=False,
        )
        for number, step in enumerate(steps, start=1)
    ]
    head: list[ft.Control] = [
        heading(found.headline),
        named("ticked", quiet(words)),
        ft.ProgressBar(value=ready / len(steps), bar_height=6, border_radius=3),
    ]
    return panel(ft.Column([*head, ft.Column(rows, spacing=2)], spacing=theme.GAP), padding=12)


def ticked(laying: Laying, step: str) -> Laying:
    """Set a step's tick, or take it away."""
    left = tuple(one for one in laying.ticked if one != step)
    return laying.evolve(ticked=left if step in laying.ticked else (*laying.ticked, step))
