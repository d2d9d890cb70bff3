"""Under an empty search box: what matters now, bookmarks, the entries read last, chapters and glossaries."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.storage.settings import Settings
from companion.ui import reading, texts, theme
from companion.ui.context import use_app
from companion.ui.screens.rules.results import KIND_ICONS, row
from companion.ui.screens.rules.where import Where, use_where
from companion.ui.widgets.pieces import heading, panel, quiet
from companion.ui.widgets.shell import scrolled, sub_page


def index(where: Where, game: str | None, settings: Settings, choose: Callable[[str], None]) -> ft.Control:
    """Everything there is to read, shortest way first. While no game is chosen, the games stand for their chapters."""
    parts: list[ft.Control] = []
    for matter in where.matters:
        if matter.rules:
            parts.append(_list(matter.title, matter.rules, where))
    for title, ids in ((texts.BOOKMARKS, settings.bookmarks), (texts.READ_LAST, settings.recent)):
        shown = tuple(one for one in ids if game is None or one.startswith(f"{game}."))
        if shown:
            parts.append(_list(title, shown, where))
    games = {one.id: one.title for one in reading.readable()}
    if game in games:
        parts.append(_chapters(game, games[game], where))
    else:
        parts.append(_games(games, choose))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _list(title: str, ids: tuple[str, ...], where: Where) -> ft.Control:
    rows = [entry_row(one, where.entry(one)) for one in ids if reading.title(one) is not None]
    return panel(ft.Column([heading(title), *rows], spacing=0), padding=12)


def entry_row(any_id: str, target: str | Callable[[object], None]) -> ft.Control:
    """One entry or term of a list, and where a tap leads."""
    rule = reading.entry(any_id)
    icon = KIND_ICONS[rule.kind if rule is not None else "term"]
    name = ft.Text(reading.title(any_id) or any_id, theme_style=ft.TextThemeStyle.BODY_LARGE)
    return row(icon, [name], f"entry-{any_id}", target)


def _games(games: dict[str, str], choose: Callable[[str], None]) -> ft.Control:
    rows: list[ft.Control] = []
    for game, title in games.items():
        count = sum(len(entries) for _, entries in reading.chapters(game))
        words = ft.Text(texts.CHAPTER.format(name=title, count=count), theme_style=ft.TextThemeStyle.BODY_LARGE)
        rows.append(row(ft.Icons.CHEVRON_RIGHT, [words], f"index-{game}", partial(_chosen, choose, game)))
    return panel(ft.Column([heading(texts.BY_CHAPTER), *rows], spacing=0), padding=12)


def _chosen(choose: Callable[[str], None], game: str, e: object) -> None:
    choose(game)


def _chapters(game: str, title: str, where: Where) -> ft.Control:
    """A game's chapters and its glossary."""
    rows: list[ft.Control] = [
        _link(texts.CHAPTER.format(name=chapter.name, count=len(entries)), where.chapter(game, chapter.id), chapter.id)
        for chapter, entries in reading.chapters(game)
    ]
    terms = sum(len(letter) for _, letter in reading.glossary(game))
    if terms:
        rows.append(_link(texts.CHAPTER.format(name=texts.GLOSSARY, count=terms), where.glossary(game), "glossary"))
    return panel(ft.Column([heading(title), *rows], spacing=0), padding=12)


def _link(name: str, target: str, identifier: str) -> ft.Control:
    icon = ft.Icons.SORT_BY_ALPHA if identifier == "glossary" else ft.Icons.CHEVRON_RIGHT
    return row(icon, [ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE)], f"chapter-{identifier}", target)


@ft.component
def Chapter() -> ft.View:
    """The entries of one chapter."""
    app, where = use_app(), use_where()
    params = ft.use_route_params()
    game, wanted = params.get("game", ""), params.get("chapter", "")
    known = {one.id for one in reading.readable()}
    found = [pair for pair in reading.chapters(game) if pair[0].id == wanted] if game in known else []
    if not found:
        return sub_page(texts.RULES, quiet(texts.NOT_FOUND), where.base)
    (chapter, entries), *_ = found
    rows = [entry_row(one.id, where.entry(one.id)) for one in entries]
    return sub_page(chapter.name, scrolled(ft.Column(rows, spacing=0), app.width), where.base)


@ft.component
def Glossary() -> ft.View:
    """The terms of a game by letter, with the letters to jump by."""
    app, where = use_app(), use_where()
    game = ft.use_route_params().get("game", "")
    chosen, choose = ft.use_state("")
    if game not in {one.id for one in reading.readable()}:
        return sub_page(texts.RULES, quiet(texts.NOT_FOUND), where.base)
    letters = reading.glossary(game)
    buttons: list[ft.Control] = [
        _letter(texts.ALL_LETTERS, chosen == "", lambda e: choose("")),
        *(_letter(letter, letter == chosen, lambda e, letter=letter: choose(letter)) for letter, _ in letters),
    ]
    parts: list[ft.Control] = [ft.Row(buttons, wrap=True, spacing=4, run_spacing=4)]
    for letter, terms in letters:
        if chosen in ("", letter):
            parts += [heading(letter), *(_term(one.id, one.name, one.meaning, where) for one in terms)]
    return sub_page(texts.GLOSSARY, scrolled(ft.Column(parts, spacing=theme.GAP), app.width), where.base)


def _term(term_id: str, name: str, meaning: str, where: Where) -> ft.Control:
    lines: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM), quiet(meaning)]
    return row(KIND_ICONS["term"], lines, f"entry-{term_id}", where.entry(term_id))


def _letter(letter: str, chosen: bool, on_click: object) -> ft.Control:
    color = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    text = ft.Text(letter, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=color)
    return ft.TextButton(content=text, on_click=on_click, style=ft.ButtonStyle(padding=8))  # type: ignore[arg-type]
