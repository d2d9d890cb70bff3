"""Setting a game up: who plays with what, the checklist to be ticked, and what chance decides."""

from collections.abc import Callable

import flet as ft

from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.laying import Laying, checklist, count, kept_name, laying_sheet, seated
from companion.ui.screens.play import lost, new_play
from companion.ui.widgets.dealing import deal_screens_of
from companion.ui.widgets.dealt import Chance, DealPanel, chance_of
from companion.ui.widgets.laying_parts import listed, table
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import big_button, icon_button, named
from companion.ui.widgets.shell import scrolled, sub_page
from companion.ui.widgets.sure import sure_dialog

SIDE = 480
"""The width of the checklist beside the rest."""
TABS = (("table", texts.TAB_TABLE), ("list", texts.TAB_LIST), ("deal", texts.TAB_DEAL))


def setup_pages() -> list[ft.Route]:
    """The pages below the list of games to set up."""
    return [ft.Route(path=":game", component=SetupPage, children=[ft.Route(path="play", component=SetupPlay)])]


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

    def untick() -> None:
        edit(lambda now: now.evolve(ticked=(), unticked=tuple(chance_of(sheet, now).settled) if sheet else ()))

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
        "list": listed(checklist(sheet, laying), chance.settled, laying, edit, show_rule),
        "deal": DealPanel(chance),
    }
    way = onwards(chance)
    # Whoever comes back to a list that is begun goes on with it.
    shown = tab or ("list" if laying.ticked else "table")
    content = beside(pages, way) if app.width >= theme.WIDE else tabbed(pages, shown, set_tab, app.width, way)
    to_untick = set(chance.settled) - {*laying.unticked}
    empty = icon_button(
        ft.Icons.RESTART_ALT,
        tooltip=texts.UNTICK,
        disabled=not (laying.ticked or to_untick),
        on_click=lambda e: ask(True),
    )
    return sub_page(sheet.setup.game.title, content, "/setup", (named("untick", empty),))


@ft.component
def SetupPlay() -> ft.View:
    """The form of a play on the table that was set up."""
    app = use_app()
    game_id = ft.use_route_params().get("game", "")
    sheet, own = laying_sheet(game_id), deal_screens_of(game_id)
    if sheet is None or own is None or own.preset is None:
        return lost()
    laying = app.desk.kept.of(kept_name(game_id), Laying)
    chance = chance_of(sheet, laying)
    play = sheet.setup.game.play
    # A running table has the checklist that was just done; a solo game has one of its own.
    then = "" if play is not None and play.kind == "table" else "/setup"
    return new_play(app, game_id, own.preset(chance.deal(chance.answer)), f"/setup/{game_id}", then=then)


def onwards(chance: Chance) -> ft.Control | None:
    """The way into a play on this table, where the app plays along: alone a solo play, else a running table."""
    game = chance.sheet.setup.game
    if game.play is None or chance.own is None or chance.own.preset is None:
        return None
    solo = game.play.kind == "solo"
    if solo and len(chance.names) > 1:
        return None
    words = texts.PLAY_SOLO if solo else texts.PLAY_TABLE
    target = f"/setup/{game.id}/play"
    return big_button(words, ft.Icons.PLAY_ARROW, "play-on", lambda e: ft.context.page.navigate(target))


def beside(pages: dict[str, ft.Control], way: ft.Control | None) -> ft.Control:
    """On a wide screen: the table and chance at the left, the checklist at the right."""
    left = ft.Column(
        [pages["table"], pages["deal"]],
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Column(
        [pages["list"], *([way] if way is not None else [])],
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        width=SIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row([left, right], spacing=theme.EDGE, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def tabbed(
    pages: dict[str, ft.Control], shown: str, choose: Callable[[str], None], width: float, way: ft.Control | None
) -> ft.Control:
    """On a phone: one after the other."""
    tabs = ft.SegmentedButton(
        segments=[ft.Segment(value=one, label=named(f"tab-{one}", ft.Text(name))) for one, name in TABS],
        selected=[shown],
        show_selected_icon=False,
        on_change=lambda e: choose(str(next(iter(e.control.selected), shown))),
    )
    parts: list[ft.Control] = [ft.Row([ft.Container(tabs, expand=True)]), scrolled(pages[shown], width)]
    if shown == "table":
        to_list = big_button(texts.TO_LIST, ft.Icons.CHECKLIST, "to-list", lambda e: choose("list"))
        parts.append(ft.Row([ft.Container(to_list, expand=True)]))
    elif way is not None:
        parts.append(ft.Row([ft.Container(way, expand=True)]))
    return ft.Column(parts, spacing=theme.GAP, expand=True)
