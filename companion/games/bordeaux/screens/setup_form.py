"""The questions before a solo play: cards, level, modules, pacing."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.draft import Draft
from companion.games.bordeaux.screens.own_decks import ReadyDeck, ready_decks
from companion.games.bordeaux.screens.pacing_marks import pacing_marks
from companion.games.bordeaux.setup import BordeauxSetup
from companion.ui import theme
from companion.ui.context import use_app
from companion.ui.desk import told
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.pieces import heading, named, panel, quiet, to_check
from companion.ui.widgets.setup_questions import setup_questions

DECKS = ("physical", "own", "stand_in")
Change = Callable[[Callable[[Draft], Draft]], None]
MODULES = {"structures": texts.STRUCTURES, "special_workers": texts.SPECIAL_WORKERS}


@ft.component
def SetupForm(
    data: BordeauxData, start: Callable[[BordeauxSetup], str | None], preset: Mapping[str, Any] | None = None
) -> ft.Control:
    """Ask, and hand the setup to `start`, which answers with a refusal or None; `preset` fills the form in."""
    decks = ready_decks(use_app().desk.decks("bordeaux"))
    draft, set_draft = ft.use_state(_filled(preset or {}, decks))
    problem, set_problem = ft.use_state("")

    def change(answer: Callable[[Draft], Draft]) -> None:
        set_problem("")
        set_draft(answer)

    def go(e: object) -> None:
        chosen = next((deck for deck in decks if deck.id == draft.own_deck), next(iter(decks), None))
        if draft.deck == "own" and chosen is None:
            set_problem(texts.NEEDS_DECK)
            return
        try:
            set_problem(start(draft.setup(chosen.cards if chosen is not None else ())) or "")
        except ValidationError as error:
            set_problem(told(explain(error)))

    parts: list[ft.Control] = [
        panel(ft.Column(_deck(draft, decks, change))),
        panel(ft.Column(_level(data, draft, change))),
        panel(ft.Column(_modules(data, draft, change))),
        panel(ft.Column(_pacing(data, draft, change))),
    ]
    return setup_questions(parts, problem, texts.SET_UP, go)


def _filled(preset: Mapping[str, Any], decks: tuple[ReadyDeck, ...]) -> Draft:
    """The answers to begin with; a deck of the owner's is known by its cards."""
    cards = [card["id"] for card in preset.get("cards", ())]
    own = next((deck.id for deck in decks if [card.id for card in deck.cards] == cards), "")
    return Draft.of(preset, "own" if decks else "physical", own)


def _deck(draft: Draft, decks: tuple[ReadyDeck, ...], change: Change) -> list[ft.Control]:
    choices = [Choice(deck, texts.DECK_NAMES[deck], texts.DECK_LINES[deck]) for deck in DECKS]
    rows: list[ft.Control] = [
        heading(texts.DECK),
        Choices(choices, draft.deck, lambda deck: change(lambda now: replace(now, deck=deck)), "deck"),
    ]
    if draft.deck != "own":
        return rows
    if len(decks) > 1:
        named_decks = [Choice(deck.id, deck.name) for deck in decks]
        taken = draft.own_deck or decks[0].id
        which = Choices(
            named_decks, taken, lambda one: change(lambda now: replace(now, own_deck=one)), "own-deck", listed=True
        )
        rows += [heading(texts.WHICH_DECK, 3, ft.TextThemeStyle.BODY_LARGE), which]
    if not decks:
        rows.append(quiet(texts.NO_DECK))
    enter = ft.OutlinedButton(
        texts.ENTER_CARDS if not decks else texts.YOUR_DECKS,
        icon=ft.Icons.EDIT_NOTE,
        height=theme.TAP,
        on_click=lambda e: ft.context.page.navigate("/decks"),
    )
    return [*rows, ft.Row([named("enter-cards", enter)])]


def _level(data: BordeauxData, draft: Draft, change: Change) -> list[ft.Control]:
    levels = [Choice(level, one.name, draft.level_line(data, level)) for level, one in data.solo.levels.items()]
    return [
        heading(texts.LEVEL),
        Choices(levels, draft.level, lambda level: change(lambda now: now.at_level(data, level)), "level"),
    ]


def _modules(data: BordeauxData, draft: Draft, change: Change) -> list[ft.Control]:
    chips: list[ft.Control] = [_chip(draft, module, name, change) for module, name in MODULES.items()]
    points = ft.Text(texts.MARKER_AT.format(points=draft.marker(data)), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return [
        heading(texts.MODULES),
        ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP),
        quiet(texts.MODULES_HINT),
        named("marker-at", points),
    ]


def _chip(draft: Draft, module: str, name: str, change: Change) -> ft.Control:
    chosen: Any = getattr(draft, module)
    chip = ft.Chip(
        label=ft.Text(name),
        selected=chosen,
        show_checkmark=True,
        on_select=lambda e: change(lambda now: now.with_module(module, not chosen)),
    )
    return named(f"module-{module}", chip)


def _pacing(data: BordeauxData, draft: Draft, change: Change) -> list[ft.Control]:
    allowed = next(one.pacing for level, one in data.solo.levels.items() if level == draft.level)
    switch = ft.Switch(
        value=draft.pacing,
        disabled=not allowed,
        tooltip=texts.PACING,
        on_change=lambda e: change(lambda now: replace(now, pacing=not now.pacing)),
    )
    rows: list[ft.Control] = [
        ft.Row([ft.Container(heading(texts.PACING), expand=True), named("pacing", switch)]),
        quiet(texts.PACING_HINT if allowed else texts.PACING_LEVELS),
    ]
    table = draft.marks(data)
    if table:
        check = data.solo.pacing.table(draft.structures or draft.special_workers).check
        tap = (lambda year: change(lambda now: now.other_tokens(data, year))) if check else None
        rows += [heading(texts.PACING_TABLE, 3, ft.TextThemeStyle.BODY_LARGE), pacing_marks(table, tap)]
        rows += [to_check(), quiet(texts.PACING_TAP)] if check else []
    return rows
