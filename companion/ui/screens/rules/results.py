"""What was found: title, place, and the passage with the hits marked."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.search import Found, Hit
from companion.ui import reading, texts, theme
from companion.ui.screens.rules.where import Where
from companion.ui.widgets.pieces import named, quiet

KIND_ICONS = {
    "rule": ft.Icons.MENU_BOOK_OUTLINED,
    "card": ft.Icons.STYLE_OUTLINED,
    "question": ft.Icons.HELP_OUTLINE,
    "table": ft.Icons.TABLE_CHART_OUTLINED,
    "term": ft.Icons.SPELLCHECK,
}


def results(
    found: Found, where: Where, say: Callable[[str], None], elsewhere: Callable[[], None] | None = None
) -> ft.Control:
    """The results, best first; without any, the nearest words to tap.

    Args:
        found: what was found.
        where: where the rules are read.
        say: looks for other words.
        elsewhere: looks in all games, where only another one has something; None where none has.
    """
    if found.hits:
        return ft.Column([_result(hit, where) for hit in found.hits], spacing=4)
    rows: list[ft.Control] = [quiet(texts.NOTHING_FOUND)]
    if elsewhere is not None:
        look = elsewhere
        rows = [
            quiet(texts.FOUND_ELSEWHERE),
            named(
                "look-everywhere",
                ft.OutlinedButton(texts.LOOK_EVERYWHERE, icon=ft.Icons.SEARCH, on_click=lambda e: look()),
            ),
        ]
    elif found.did_you_mean:
        rows.append(ft.Text(texts.DID_YOU_MEAN, theme_style=ft.TextThemeStyle.TITLE_SMALL))
        rows += [_offer(words, say) for words in found.did_you_mean]
    return ft.Column(rows)


def _offer(words: str, say: Callable[[str], None]) -> ft.Control:
    return named("did-you-mean", ft.OutlinedButton(words, icon=ft.Icons.SEARCH, on_click=lambda e: say(words)))


def _result(hit: Hit, where: Where) -> ft.Control:
    document = hit.document
    rule = reading.entry(document.id)
    kind = rule.kind if rule is not None else "term"
    lines: list[ft.Control] = [
        marked_text(document.title, hit.title_marks, ft.TextThemeStyle.TITLE_MEDIUM),
        marked_text(hit.snippet, hit.marks, ft.TextThemeStyle.BODY_MEDIUM),
        ft.Text(place(document.id), theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
    ]
    return row(KIND_ICONS[kind], lines, f"result-{document.id}", where.entry(document.id))


def row(
    icon: ft.IconData, lines: list[ft.Control], identifier: str, target: str | Callable[[object], None]
) -> ft.Control:
    """A line of a list that leads to a page, or does something else."""

    def go(e: object) -> None:
        if callable(target):
            target(e)
        else:
            ft.context.page.navigate(target)

    tile = ft.Container(
        ft.Row(
            [
                ft.Icon(icon, color=ft.Colors.SECONDARY, size=22),
                ft.Column(lines, spacing=2, tight=True, expand=True),
            ],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.symmetric(horizontal=8, vertical=10),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=go,
    )
    return named(identifier, tile)


def place(any_id: str) -> str:
    """Where an entry or term belongs, in words."""
    rule = reading.entry(any_id)
    game = next((one.title for one in reading.readable() if one.id == any_id.split(".")[0]), "")
    return f"{game}, {reading.chapter_name(rule) if rule is not None else texts.GLOSSARY}"


def marked_text(text: str, marks: Sequence[tuple[int, int]], style: ft.TextThemeStyle) -> ft.Text:
    """A text with its hits marked."""
    spans, at = [], 0
    for start, end in marks:
        spans.append(ft.TextSpan(text[at:start]))
        hit = ft.TextStyle(weight=ft.FontWeight.W_700, bgcolor=ft.Colors.PRIMARY_CONTAINER)
        spans.append(ft.TextSpan(text[start:end], style=hit))
        at = end
    spans.append(ft.TextSpan(text[at:]))
    return ft.Text(spans=spans, theme_style=style)
