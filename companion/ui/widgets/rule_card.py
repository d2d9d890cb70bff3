"""A rule to read: its text, what is different and when, an example, where it comes from."""

import flet as ft

from companion.engine.rulebook import GameData, RuleEntry
from companion.ui import texts, theme
from companion.ui.widgets.pieces import heading, one_by_one, quiet, to_check


def rule_card(entry: RuleEntry, data: GameData) -> ft.Control:
    """One entry, whole."""
    titles = {source.id: source.title for source in data.rulebook.sources}
    parts: list[ft.Control] = [
        heading(entry.title),
        ft.Text(entry.text, theme_style=ft.TextThemeStyle.BODY_LARGE, selectable=True),
    ]
    parts += [_marked(texts.EXCEPT, line) for line in entry.exceptions]
    if entry.example:
        parts.append(_marked(texts.EXAMPLE, entry.example))
    if entry.disputed:
        parts.append(_marked(texts.DISPUTED, entry.disputed))
    if entry.check:
        parts.append(to_check())
    parts += [
        quiet(texts.FROM_SOURCE.format(source=titles.get(cite.source, cite.source), section=cite.section))
        for cite in entry.cites
    ]
    column = ft.Column([one_by_one(part) for part in parts], spacing=theme.GAP, tight=True)
    return ft.Semantics(identifier=f"rule-{entry.id}", content=column)


def _marked(word: str, line: str) -> ft.Control:
    return ft.Text(
        spans=[
            ft.TextSpan(f"{word}: ", style=ft.TextStyle(weight=ft.FontWeight.W_600)),
            ft.TextSpan(line),
        ],
        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        selectable=True,
    )


def rule_dialog(rules: tuple[RuleEntry, ...], data: GameData, close: object, open_page: object) -> ft.AlertDialog:
    """Rules over the screen, to glance at and go on."""
    cards: list[ft.Control] = [rule_card(entry, data) for entry in rules] or [quiet(texts.RULE_MISSING)]
    actions: list[ft.Control] = [ft.TextButton(texts.CLOSE, on_click=close)]  # type: ignore[arg-type]
    if rules:
        actions.insert(0, ft.TextButton(texts.OPEN_IN_RULES, on_click=open_page))  # type: ignore[arg-type]
    return ft.AlertDialog(
        # The dialog itself scrolls: a column that does would take all the height there is.
        content=ft.Container(ft.Column(cards, tight=True, spacing=theme.EDGE), width=520),
        scrollable=True,
        actions=actions,
        on_dismiss=close,  # type: ignore[arg-type]
        inset_padding=ft.Padding.all(theme.EDGE),
    )
