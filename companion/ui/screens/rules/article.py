"""An entry or a term to read, with every term in it a tap away."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.engine.rulebook import RuleEntry, Term
from companion.ui import reading, texts
from companion.ui.screens.rules.index import entry_row
from companion.ui.screens.rules.results import place
from companion.ui.widgets.pieces import heading, one_by_one, panel, quiet, to_check


@dataclass(frozen=True)
class Follow:
    """Where one reads, and what a tap on a term or another entry does."""

    here: str
    """The id of what is being read."""
    go: Callable[[str], None]
    """Takes the id of what is to be read next."""


def article(any_id: str, go: Callable[[str], None]) -> ft.Control | None:
    """The entry or term with this id; None where there is neither."""
    rule, term = reading.entry(any_id), reading.term(any_id)
    if rule is not None:
        return rule_page(rule, Follow(any_id, go))
    return term_page(term, Follow(any_id, go)) if term is not None else None


def rule_page(rule: RuleEntry, follow: Follow) -> ft.Control:
    """An entry: the rule first, then what is different, the example, readings that differ, the source, and more."""
    parts: list[ft.Control] = [
        heading(rule.title, 1, ft.TextThemeStyle.HEADLINE_SMALL),
        quiet(_belongs(rule)),
        linked(rule.text, rule.game, follow, ft.TextThemeStyle.BODY_LARGE),
    ]
    parts += [_aside(texts.EXCEPT, ft.Icons.CALL_SPLIT, line, rule.game, follow) for line in rule.exceptions]
    if rule.example:
        parts.append(_aside(texts.EXAMPLE, ft.Icons.LIGHTBULB_OUTLINE, rule.example, rule.game, follow))
    if rule.disputed:
        parts.append(_aside(texts.DISPUTED, ft.Icons.BALANCE, rule.disputed, rule.game, follow))
    if rule.check:
        parts.append(to_check())
    parts.append(_cites(rule))
    if rule.see_also:
        rows = [_row(one, follow) for one in rule.see_also if reading.title(one)]
        parts.append(panel(ft.Column([heading(texts.SEE_ALSO), *rows], spacing=0), padding=12))
    return _column(f"rule-{rule.id}", parts)


def term_page(term: Term, follow: Follow) -> ft.Control:
    """A term: its meaning, other names for it, and the rules it stands in."""
    parts: list[ft.Control] = [
        heading(term.name, 1, ft.TextThemeStyle.HEADLINE_SMALL),
        quiet(place(term.id)),
        linked(term.meaning, term.game, follow, ft.TextThemeStyle.BODY_LARGE),
    ]
    if term.aliases:
        parts.append(quiet(texts.ALSO_CALLED.format(names=", ".join(term.aliases))))
    if term.rules:
        rows = [_row(one, follow) for one in term.rules if reading.title(one)]
        parts.append(panel(ft.Column([heading(texts.STANDS_IN), *rows], spacing=0), padding=12))
    return _column(f"rule-{term.id}", parts)


def _column(identifier: str, parts: list[ft.Control]) -> ft.Control:
    column = ft.Column(
        [one_by_one(part) for part in parts], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.Semantics(identifier=identifier, content=column)


def _row(any_id: str, follow: Follow) -> ft.Control:
    return entry_row(any_id, lambda e: follow.go(any_id))


def _belongs(rule: RuleEntry) -> str:
    names = [one.name for one in reading.modules(rule.game) if one.id in rule.modules]
    return ", ".join([place(rule.id), *(name for name in names if name != reading.chapter_name(rule))])


def _aside(word: str, icon: ft.IconData, text: str, game: str, follow: Follow) -> ft.Control:
    label = ft.Row(
        [
            ft.Icon(icon, size=18, color=ft.Colors.SECONDARY),
            ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ft.Colors.SECONDARY),
        ],
        spacing=6,
    )
    said = linked(text, game, follow, ft.TextThemeStyle.BODY_MEDIUM)
    return panel(ft.Column([one_by_one(label), one_by_one(said)], spacing=4), padding=12)


def linked(text: str, game: str, follow: Follow, style: ft.TextThemeStyle) -> ft.Control:
    """A text in which each term leads to its meaning."""
    link = ft.TextStyle(
        decoration=ft.TextDecoration.UNDERLINE,
        decoration_style=ft.TextDecorationStyle.DOTTED,
        decoration_color=ft.Colors.PRIMARY,
    )
    spans = [
        ft.TextSpan(piece.text)
        if piece.term is None
        else ft.TextSpan(piece.text, style=link, on_click=lambda e, term=piece.term: follow.go(term))
        for piece in reading.term_finder(game).pieces(text, frozenset({follow.here}))
    ]
    return ft.Text(spans=spans, theme_style=style)


def _cites(rule: RuleEntry) -> ft.Control:
    sources = reading.sources(rule.game)
    lines: list[ft.Control] = []
    for cite in rule.cites:
        source = sources.get(cite.source)
        words = texts.FROM_SOURCE.format(source=source.title if source else cite.source, section=cite.section)
        lines.append(ft.Text(words, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT))
        if cite.note:
            lines.append(
                ft.Text(cite.note, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
            )
    return ft.Column(lines, spacing=2)
