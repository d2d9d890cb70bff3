"""One card of the owner's deck being entered, part after part, with its picture above."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.engine.automa import SEASONS
from companion.games.bordeaux.cards import CUBES, DECK_SIZE, DISCS, Part
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.own_deck import DraftCard, OwnDeck
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.card_actions import action_list
from companion.games.bordeaux.screens.card_grid import cubes_grid, discs_grid
from companion.games.bordeaux.screens.card_picture import card_picture
from companion.games.bordeaux.screens.deck_slots import (
    card_at,
    first_part,
    left_empty,
    next_part,
    next_place,
    put,
    with_action,
    with_cube,
    with_disc,
)
from companion.ui import theme
from companion.ui.widgets.deck_view import DeckView
from companion.ui.widgets.names import name_dialog
from companion.ui.widgets.pieces import big_button, heading, icon_button, named, quiet
from companion.ui.widgets.sure import sure_dialog

Change = Callable[[Callable[[DraftCard], DraftCard]], bool]
"""What a tap does to the card as it stands then; False where it could not be stored."""


@ft.component
def DeckCardForm(view: DeckView, place: int) -> ft.Control:
    """The card at a place from 1. Every tap is stored at once."""
    data: BordeauxData = view.data  # type: ignore[assignment]
    deck: OwnDeck = view.deck
    place = min(place, len(deck.cards) + 1, DECK_SIZE)
    card = card_at(deck, place)
    chosen, choose = ft.use_state((0, ""))
    renaming, set_renaming = ft.use_state(False)
    removing, set_removing = ft.use_state(False)
    typed: Any = ft.use_ref("")
    part: Part = chosen[1] if chosen[0] == place else first_part(card)  # type: ignore[assignment]

    def jump(part: Part) -> None:
        choose((place, part))

    def change(other: Callable[[DraftCard], DraftCard]) -> bool:
        # The part stays before the player while it is filled, though it may be finished by now.
        choose((place, part))
        return view.change(lambda now: put(now, place, other(card_at(now, place))))

    def rename(name: str) -> None:
        set_renaming(False)
        if name and name != card.id:
            change(lambda now: now.evolve(id=name))

    def remove() -> None:
        if view.change(lambda now: now.without_card(card.id)):
            view.open(0)

    def ask_name(e: object) -> None:
        typed.current = card.id
        set_renaming(True)

    sure = texts.REMOVE_CARD_SURE.format(card=card.id), texts.REMOVE_CARD
    ft.use_dialog(name_dialog(texts.CARD_NAME, card.id, typed, rename) if renaming else None)
    ft.use_dialog(sure_dialog(*sure, remove, lambda: set_removing(False)) if removing else None)
    head = _head(card, place, ask_name, (lambda e: set_removing(True)) if place <= len(deck.cards) else None)
    picture = card_picture(data, card, part, jump)
    entering = ft.Column(
        [*_part(data, card, part, change), _go_on(view, card, place, part, jump, change)],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Column([head, picture, entering], spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(
    card: DraftCard, place: int, rename: Callable[[object], None], remove: Callable[[object], None] | None
) -> ft.Control:
    """Which card it is, and what can be done with it as a whole."""
    words = texts.CARD_PLACE.format(card=card.id, place=place, size=DECK_SIZE)
    row: list[ft.Control] = [
        ft.Container(heading(words), expand=True),
        named("card-name", icon_button(ft.Icons.EDIT_OUTLINED, tooltip=texts.CARD_NAME, on_click=rename)),
    ]
    if remove is not None:
        button = icon_button(ft.Icons.DELETE_OUTLINE, tooltip=texts.REMOVE_CARD, on_click=remove)
        row.append(named("remove-card", button))
    return ft.Row(row, spacing=0)


def _part(data: BordeauxData, card: DraftCard, part: Part, change: Change) -> list[ft.Control]:
    """What is asked of one part."""
    if part == "discs":
        words = texts.SHOWS_DISCS.format(done=len(card.discs), all=DISCS)
        return [quiet(words), discs_grid(card.discs, lambda space: change(lambda now: with_disc(now, space)))]
    if part == "cubes":
        words = texts.SHOWS_CUBES.format(done=len(card.cubes), all=CUBES)
        return [quiet(words), cubes_grid(card.cubes, lambda space: change(lambda now: with_cube(now, space)), True)]
    season = next(one for one in SEASONS if one == part)
    entries: tuple[str, ...] = getattr(card, season) or ()

    def tap_action(action: str) -> None:
        change(lambda now: with_action(now, season, action))

    title = texts.SHOWS_SEASON.format(season=season)
    actions = action_list(data.board_actions.in_season(season), entries, tap_action)
    return [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(texts.SHOWS_SEASON_HINT), actions]


def _go_on(
    view: DeckView,
    card: DraftCard,
    place: int,
    part: Part,
    jump: Callable[[Part], None],
    change: Change,
) -> ft.Control:
    """To the next part, the next card, or back to the deck. A season that is left empty has no action."""
    following = next_part(card, part)
    empty = part in SEASONS and getattr(card, part) is None
    short = (part == "discs" and len(card.discs) < DISCS) or (part == "cubes" and len(card.cubes) < CUBES)
    coming = next_place(view.deck, place)
    if following is not None:
        words = texts.NEXT_PART.format(part=texts.PARTS[following])
        words = texts.NONE_NEXT.format(part=texts.PARTS[following]) if empty else words
    else:
        words = texts.NEXT_CARD if coming is not None else texts.BACK_TO_DECK

    def go(e: object) -> None:
        if empty and not change(lambda now: left_empty(now, part)):
            return
        if following is not None:
            jump(following)
        else:
            view.open(coming or 0)

    return big_button(words, ft.Icons.ARROW_FORWARD, "go-on", go, disabled=short and following is None)
