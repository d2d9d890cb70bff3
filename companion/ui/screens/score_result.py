"""What can be done with a result: keep it in the history, copy it, share it, save it as a picture."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.model import Frozen
from companion.engine.score import Ranking, Verdict
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.context import AppContext
from companion.ui.counting import Sheet
from companion.ui.widgets.pieces import named
from companion.ui.widgets.result import standings, winner_line


def as_text(sheet: Sheet, answer: Frozen) -> str:
    """A result in words, to send to others."""
    lines = [f"{sheet.game.title}: {sheet.calculator.title}"]
    if isinstance(answer, Verdict):
        lines.append(answer.headline)
    if isinstance(answer, Ranking) and answer.winners:
        lines.append(winner_line(answer.winners))
        if len(answer.winners) == 1:
            lines.append(texts.DECIDED_BY.format(what=answer.decided_by))
    for player in standings(answer):
        lines += ["", f"{player.rank}. {player.name}: {player.sheet.total}"]
        lines += [f"   {line.label}: {line.how}" for line in player.sheet.lines]
    notes = answer.notes if isinstance(answer, Ranking) else answer.reasons if isinstance(answer, Verdict) else ()
    if notes:
        lines += ["", *(f"- {note.text}" for note in notes)]
    return "\n".join(lines)


def actions(app: AppContext, sheet: Sheet, answer: Frozen) -> ft.Control:
    """The buttons under a result."""
    buttons: list[ft.Control] = [_keep(app, sheet, answer)] if isinstance(answer, Ranking) else []
    buttons += share_buttons(app, sheet, answer, f"/score/{sheet.calculator.id}")
    return ft.Row(buttons, wrap=True, spacing=8, run_spacing=8, alignment=ft.MainAxisAlignment.CENTER)


def share_buttons(app: AppContext, sheet: Sheet, answer: Frozen, here: str) -> list[ft.Control]:
    """Copy it, hand it to another app, show it as a picture; `here` is the address below which the picture is."""
    text = as_text(sheet, answer)

    async def copy(e: object) -> None:
        await ft.Clipboard().set(text)
        app.desk.say(texts.COPIED)

    async def share(e: object) -> None:
        try:
            await ft.Share().share_text(text, subject=sheet.game.title)
        except RuntimeError as problem:
            app.desk.say(texts.SHARE_FAILED.format(why=problem))

    buttons: list[ft.Control] = [
        named("copy", _button(texts.COPY, ft.Icons.CONTENT_COPY, copy)),
        named("share", _button(texts.SHARE, ft.Icons.SHARE, share)),
    ]
    if standings(answer):
        page = ft.context.page
        draw = _button(texts.PICTURE, ft.Icons.IMAGE_OUTLINED, lambda e: page.navigate(f"{here}/picture"))
        buttons.append(named("picture", draw))
    return buttons


def _keep(app: AppContext, sheet: Sheet, ranking: Ranking) -> ft.Control:
    counting = app.desk.counts.of(sheet)

    def keep(e: object) -> None:
        app.desk.counts.record(sheet, ranking)
        app.desk.changed()

    text = texts.SAVED if counting.is_kept else texts.SAVE_AGAIN if counting.record else texts.SAVE
    icon = ft.Icons.CHECK if counting.is_kept else ft.Icons.HISTORY
    button = ft.FilledButton(text, icon=icon, height=theme.TAP, disabled=counting.is_kept, on_click=keep)
    return named("keep", button)


def _button(text: str, icon: ft.IconData, on_click: Callable[[object], Any]) -> ft.Control:
    return ft.OutlinedButton(text, icon=icon, height=theme.TAP, on_click=on_click)
