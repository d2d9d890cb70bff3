"""The page on which a group uncorks its expansions: what is open, who chooses, and the games so far."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.wording import listed
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.legacy import losers
from companion.games.viticulture.screens import group
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.screens.expansion_map import expansion_map
from companion.games.viticulture.screens.group_games import game_list
from companion.games.viticulture.screens.group_keeping import keeping_panel
from companion.games.viticulture.screens.group_rules import method_panel
from companion.games.viticulture.uncorking_answer import UncorkingVerdict
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.desk import Desk
from companion.ui.widgets.open_rules import use_rules
from companion.ui.widgets.pieces import big_button, heading, named, panel
from companion.ui.widgets.pills import pill, tapped
from companion.ui.widgets.result import told
from companion.ui.widgets.sure import sure_dialog

GAME = "viticulture"
PAGE = "/uncorking"
Edit = Callable[[Callable[[UncorkingAsk], UncorkingAsk]], None]
QUESTIONS = {
    "clean": (texts.CLEAN_SURE, texts.CLEAN_GO),
    "remove": (texts.REMOVE_SURE, texts.REMOVE_GO),
    "forget": (texts.FORGET_SURE, texts.FORGET_GO),
}
"""What is asked before something leaves the list, and the word that does it."""
CHANGES: dict[str, Callable[[UncorkingAsk], UncorkingAsk]] = {
    "clean": lambda ask: group.clean_slate(ask, True),
    "remove": group.without_last,
    "forget": lambda ask: UncorkingAsk(),
}


def line(desk: Desk) -> str:
    """Where the group stands, in one line."""
    data: Any = desk.data(GAME)
    answer = group.answered(data, desk.kept.of(group.KEPT, UncorkingAsk))
    return answer if isinstance(answer, str) else answer.headline


@ft.component
def UncorkingPage() -> ft.Control:
    """The group's expansions and games."""
    app = use_app()
    asking, set_asking = ft.use_state("")
    show_rule = use_rules()
    data: Any = app.desk.data(GAME)
    ask = app.desk.kept.of(group.KEPT, UncorkingAsk)
    answer = group.answered(data, ask)

    def edit(change: Callable[[UncorkingAsk], UncorkingAsk]) -> None:
        changed = change(app.desk.kept.of(group.KEPT, UncorkingAsk))
        problem = group.answered(data, changed)
        if isinstance(problem, str):
            app.desk.say(problem)
            return
        app.desk.kept.take(group.KEPT, changed)
        app.desk.changed()

    question = QUESTIONS.get(asking)
    ft.use_dialog(
        sure_dialog(*question, lambda: edit(CHANGES[asking]), lambda: set_asking("")) if question is not None else None
    )
    if isinstance(answer, str):
        # Only a change of the rules in the app leads here: what was kept was right when it was kept.
        forget = ft.OutlinedButton(texts.FORGET, on_click=lambda e: set_asking("forget"))
        return ft.Column([ft.Text(texts.CANNOT_READ.format(why=answer)), named("forget", forget)])
    parts: list[ft.Control] = [
        panel(_head(answer)),
        panel(_map(data, ask, answer, edit)),
        *_after(data, ask, answer, edit),
        _enter(ask),
        *told(texts.WHY, answer.reasons, show_rule),
    ]
    if ask.games:
        parts.append(panel(game_list(data, ask)))
        parts.append(_ways(ask, edit, set_asking))
    parts.append(panel(method_panel(data, ask, answer, edit)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(answer: UncorkingVerdict) -> ft.Control:
    icon = ft.Icons.CELEBRATION if answer.all_open else ft.Icons.WINE_BAR
    headline = ft.Text(answer.headline, theme_style=ft.TextThemeStyle.TITLE_LARGE)
    return ft.Row(
        [
            ft.Icon(icon, size=44, color=ft.Colors.PRIMARY),
            ft.Container(named("headline", headline), expand=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _map(data: ViticultureData, ask: UncorkingAsk, answer: UncorkingVerdict, edit: Edit) -> ft.Control:
    """All expansions; the winner of the last game taps one."""

    def choose(module: Any) -> None:
        edit(lambda now: group.chosen(now, module))

    just = answer.just_uncorked or ""
    prompt = texts.CHOOSE.format(name=answer.chooser) if answer.may_come and answer.chooser else ""
    picture = expansion_map(group.standings(data, answer), just, choose, prompt)
    parts: list[ft.Control] = [picture]
    if ask.games and ask.games[-1].uncorks is not None:
        again = ft.TextButton(
            texts.CHOSEN_AGAIN, icon=ft.Icons.UNDO, on_click=lambda e: edit(lambda now: group.chosen(now, None))
        )
        parts.append(named("choose-again", again))
    return ft.Column(parts, spacing=theme.GAP)


def _after(data: ViticultureData, ask: UncorkingAsk, answer: UncorkingVerdict, edit: Edit) -> list[ft.Control]:
    """What is left to settle after the last game: a lock, and what everybody keeps."""
    parts: list[ft.Control] = []
    if answer.may_lock or (ask.games and ask.games[-1].locks is not None):
        parts.append(panel(_lock(data, ask, answer, edit)))
    if answer.keep_order:
        parts.append(panel(keeping_panel(data, ask.games[-1], answer.keep_order, edit)))
    return parts


def _lock(data: ViticultureData, ask: UncorkingAsk, answer: UncorkingVerdict, edit: Edit) -> ft.Control:
    names = {heading.id: heading.name for heading in data.rulebook.modules}
    now = ask.games[-1].locks
    if now is not None:
        back = ft.TextButton(
            texts.TAKE_BACK, icon=ft.Icons.UNDO, on_click=lambda e: edit(lambda now: group.locked(now, None))
        )
        return ft.Column([heading(texts.LOCKED.format(name=names[now])), named("unlock", back)])

    def lock(module: Any) -> None:
        edit(lambda now: group.locked(now, module))

    chips: list[ft.Control] = [
        pill(names[one], f"lock-{one}", tapped(lock, one), icon=ft.Icons.LOCK_OUTLINE) for one in answer.may_lock
    ]
    last = losers(ask.games[-1], len(ask.games) - 1)
    title = texts.LOCK.format(names=listed([player.name for player in last]))
    return ft.Column([heading(title), ft.Row(chips, wrap=True, spacing=6, run_spacing=6)], spacing=theme.GAP)


def _enter(ask: UncorkingAsk) -> ft.Control:
    words = texts.ENTER_NEXT if ask.games else texts.ENTER_FIRST
    return big_button(words, ft.Icons.ADD, "enter", lambda e: ft.context.page.navigate(f"{PAGE}/game/new"))


def _ways(ask: UncorkingAsk, edit: Edit, question: Callable[[str], None]) -> ft.Control:
    """What can be done with the list as a whole."""

    def way(identifier: str, words: str, icon: ft.IconData, do: Callable[[object], None]) -> ft.Control:
        return named(identifier, ft.TextButton(words, icon=icon, on_click=do))

    buttons = [
        way("remove", texts.REMOVE_LAST, ft.Icons.BACKSPACE_OUTLINED, lambda e: question("remove")),
        way("clean", texts.CLEAN_SLATE, ft.Icons.INVENTORY_2_OUTLINED, lambda e: question("clean"))
        if not ask.games[-1].clean_slate
        else way(
            "unclean",
            texts.UNDO_SLATE,
            ft.Icons.UNDO,
            lambda e: edit(lambda now: group.clean_slate(now, False)),
        ),
        way("forget", texts.FORGET, ft.Icons.DELETE_OUTLINE, lambda e: question("forget")),
    ]
    return ft.Row(buttons, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
