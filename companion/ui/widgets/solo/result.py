"""The result of a play: who won, both counts side by side, and every reason."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.play import Event
from companion.ui import texts as ui_texts
from companion.ui import theme
from companion.ui.widgets.pieces import named, panel, quiet
from companion.ui.widgets.solo import texts
from companion.ui.widgets.solo.log import rule_button
from companion.ui.widgets.table_view import TableView


@dataclass(frozen=True)
class SheetRow:
    """A line of the sheet."""

    name: str
    own: int | None
    automa: int | None
    """None where a side has nothing of the kind."""


def result(
    view: TableView,
    status: str,
    rows: Sequence[SheetRow],
    own: int | None,
    automa: int | None,
    onwards: Sequence[ft.Control] = (),
) -> ft.Control:
    """The result's page.

    Args:
        view: the play, which is over.
        status: the outcome.
        rows: the sheet, line by line; none where a play was lost before a count.
        own: the player's total.
        automa: the Automa's total.
        onwards: the game's own ways from here, beside another play.
    """
    won = status == "won"
    head = ft.Column(
        [
            ft.Icon(ft.Icons.EMOJI_EVENTS if won else ft.Icons.WINE_BAR, size=56, color=ft.Colors.PRIMARY),
            named("outcome", ft.Text(texts.OVER.get(status, ""), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM)),
            quiet(view.table.log[-1].text),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    parts: list[ft.Control] = [panel(head)]
    if rows:
        parts.append(panel(_sheet(rows, own, automa)))
    else:
        parts.append(quiet(texts.RESULT_NO_COUNT))
    events = view.table.steps[view.table.cursor].events
    parts.append(panel(ft.Column([_reason(event, view) for event in events])))
    parts += [quiet(texts.RESULT_UNDO), _buttons(view, onwards)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _reason(event: Event, view: TableView) -> ft.Control:
    words = ft.Text(event.text, expand=True)
    return ft.Row([words, rule_button(event.rules, view.show_rule, event.text)] if event.rules else [words])


def _buttons(view: TableView, onwards: Sequence[ft.Control]) -> ft.Control:
    undo = ft.OutlinedButton(ui_texts.UNDO, icon=ft.Icons.UNDO, height=theme.TAP, on_click=lambda e: view.undo())
    again = ft.FilledButton(
        texts.PLAY_AGAIN, icon=ft.Icons.REPLAY, height=theme.TAP, on_click=lambda e: view.go("again")
    )
    buttons: list[ft.Control] = [named("undo", undo), *onwards, named("again", again)]
    return ft.Row(buttons, alignment=ft.MainAxisAlignment.CENTER, wrap=True)


def _sheet(rows: Sequence[SheetRow], own: int | None, automa: int | None) -> ft.Control:
    """The two counts side by side."""
    lines: list[ft.Control] = [_line("", texts.RESULT_YOU, texts.RESULT_AUTOMA, ft.TextThemeStyle.TITLE_SMALL)]
    lines += [_line(row.name, _shown(row.own), _shown(row.automa), ft.TextThemeStyle.BODY_LARGE) for row in rows]
    lines.append(ft.Divider(height=1))
    lines.append(_line(texts.RESULT_TOTAL, _shown(own), _shown(automa), ft.TextThemeStyle.TITLE_LARGE))
    return named("sheet", ft.Column(lines, spacing=6))


def _shown(points: int | None) -> str:
    return "" if points is None else str(points)


def _line(name: str, own: str, automa: str, style: ft.TextThemeStyle) -> ft.Control:
    return ft.Row(
        [
            ft.Text(name, theme_style=style, expand=True),
            ft.Text(own, theme_style=style, width=80, text_align=ft.TextAlign.RIGHT),
            ft.Text(automa, theme_style=style, width=80, text_align=ft.TextAlign.RIGHT),
        ]
    )
