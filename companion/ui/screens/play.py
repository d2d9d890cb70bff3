"""The pages of a play: setting up, the checklist, the table, the count. The game's own screens fill them."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.engine.play import Command, IllegalCommand, Setup
from companion.storage.json_file import StorageProblem
from companion.ui import icons, texts
from companion.ui.context import AppContext, use_app
from companion.ui.desk import OpenPlay, told
from companion.ui.session import stay_awake
from companion.ui.widgets.game_screens import GameScreens, screens_of
from companion.ui.widgets.pieces import icon_button
from companion.ui.widgets.rule_card import rule_dialog
from companion.ui.widgets.shell import framed, scrolled, sub_page
from companion.ui.widgets.table_view import TableView

Fit = Callable[[ft.Control, TableView], ft.Control]
Part = Callable[[OpenPlay, GameScreens], tuple[str, Callable[[TableView], ft.Control]]]


@ft.component
def NewPlay() -> ft.View:
    """Set a play up."""
    return new_play(use_app(), ft.use_route_params().get("game", ""))


def new_play(
    app: AppContext,
    game_id: str,
    preset: Mapping[str, Any] | None = None,
    back: str = "/new",
    title: str = "",
    then: str = "/setup",
) -> ft.View:
    """The page on which a play is set up.

    Args:
        app: the context.
        game_id: the game.
        preset: what the form begins with, under the names of the setup's fields; the game's form must take it.
        back: the page before it.
        title: what stands above the form, where it is not the game's own title.
        then: where to go in the play that was begun: to its checklist, or to the table.
    """
    went_to = ft.use_ref("")
    screens = screens_of(game_id)
    if screens is None:
        return lost()

    address, filled, page = f"{game_id} {back}", preset or {}, ft.context.page

    def start(setup: Setup) -> str | None:
        try:
            save_id = app.desk.begun.play(address, filled, game_id, setup)
        except (IllegalCommand, StorageProblem) as problem:
            return told(str(problem))
        # The second tap of a double tap comes before the page has changed.
        if went_to.current != save_id:
            went_to.current = save_id
            page.navigate(f"/play/{save_id}{then}")
        return None

    form = screens.setup_form(app.desk.data(game_id), start, app.desk.begun.answers(address, filled))
    return sub_page(title or screens.setup_title, framed(form, app.width), back)


@ft.component
def PlayTable() -> ft.View:
    """The table. The screen stays on while it is open."""
    keep, page = use_app().desk.settings.keep_awake, ft.context.page

    async def wake() -> None:
        await stay_awake(page, keep)

    async def sleep() -> None:
        await stay_awake(page, False)

    ft.use_effect(wake, dependencies=[keep], cleanup=sleep)
    return _page(lambda play, screens: (screens.title(play.table.data, play.table.state), screens.table), "/")


@ft.component
def PlayChecklist() -> ft.View:
    """What to do with the real pieces."""
    return _page(lambda play, screens: (screens.checklist_title, screens.checklist), fit=_framed)


@ft.component
def PlayCount() -> ft.View:
    """The end of the game."""
    return _page(lambda play, screens: (screens.count_title, screens.count), fit=_counted)


def _page(part: Part, back: str | None = None, fit: Fit = lambda content, view: content) -> ft.View:
    app = use_app()
    save_id = ft.use_route_params().get("save", "")
    rules, set_rules = ft.use_state(no_rules())

    def show(rules: tuple[str, ...]) -> None:
        set_rules(rules)

    opened = app.desk.play(save_id)
    screens = screens_of(opened.save.game) if opened is not None else None
    ft.use_dialog(_rules(app, opened, rules, lambda: show(no_rules())) if rules and opened is not None else None)
    if opened is None or screens is None:
        return lost()
    title, component = part(opened, screens)
    view = _view(app, opened, save_id, show)
    content = fit(component(view), view)
    actions = _actions(save_id) if back is not None else ()
    return sub_page(title, content, back or f"/play/{save_id}", actions)


def _framed(content: ft.Control, view: TableView) -> ft.Control:
    return framed(content, view.width)


def _counted(content: ft.Control, view: TableView) -> ft.Control:
    """The questions or the result; the result is a page of its own, which begins at the top."""
    page = scrolled(content, view.width)
    page.key = view.table.state.status
    return page


def no_rules() -> tuple[str, ...]:
    """No rule is shown over the screen."""
    return ()


def _view(app: AppContext, opened: OpenPlay, save_id: str, show: Callable[[tuple[str, ...]], None]) -> TableView:
    def do(command: Command) -> bool:
        return app.desk.do(save_id, command)

    def go(page: str) -> None:
        target = f"/new/{opened.save.game}" if page == "again" else f"/play/{save_id}/{page}".rstrip("/")
        ft.context.page.navigate(target)

    def undo() -> None:
        app.desk.undo(save_id)

    def redo() -> None:
        app.desk.redo(save_id)

    return TableView(
        table=opened.table,
        width=app.width,
        do=do,
        undo=undo,
        redo=redo,
        show_rule=show,
        go=go,
        text_scale=app.desk.settings.text_scale,
    )


def _actions(save_id: str) -> tuple[ft.Control, ...]:
    return (
        icon_button(
            icons.RULE, tooltip=texts.RULES, on_click=lambda e: ft.context.page.navigate(f"/play/{save_id}/rules")
        ),
        icon_button(
            ft.Icons.CHECKLIST,
            tooltip=texts.CHECKLIST,
            on_click=lambda e: ft.context.page.navigate(f"/play/{save_id}/setup"),
        ),
    )


def _rules(app: AppContext, opened: OpenPlay, rules: tuple[str, ...], close: Callable[[], None]) -> ft.AlertDialog:
    data = app.desk.data(opened.save.game)
    entries = tuple(entry for rule in rules for entry in data.entries() if entry.id == rule)

    def open_page(e: object) -> None:
        close()
        ft.context.page.navigate(f"/play/{opened.save.id}/rules/{entries[0].id}")

    return rule_dialog(entries, data, lambda e: close(), open_page)


def lost() -> ft.View:
    """There is nothing here, and a way home."""
    return sub_page(texts.APP, nowhere(), "/")


def nowhere() -> ft.Control:
    """What a page says that is not there."""
    return ft.Column(
        [
            ft.Text(texts.NOT_FOUND, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ft.FilledButton(texts.GO_HOME, on_click=lambda e: ft.context.page.navigate("/")),
        ]
    )
