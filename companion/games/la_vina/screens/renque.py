"""The renque as a picture: the entrance below, the spaces with their two slots, the exit above."""

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from companion.engine.play import Command
from companion.games.la_vina.commands import Move
from companion.games.la_vina.row import pawn_name
from companion.games.la_vina.screens import texts
from companion.games.la_vina.screens.pawns import pawn_color, pawn_picture, short_name
from companion.games.la_vina.state import LaVinaState, Pawn, Slot
from companion.ui import theme
from companion.ui.widgets.pieces import spoken, worker

LABEL = 30
"""The width of the number of a space, in logical pixels."""
Targets = Mapping[tuple[int, Slot], Move]
"""Where the chosen pawn can go, and the command that takes it there."""


def targets(choices: Sequence[Command], number: int | None) -> dict[tuple[int, Slot], Move]:
    """The moves of one pawn by the place they lead to; `number` is the pawn's where there are two."""
    moves = [one for one in choices if isinstance(one, Move) and one.pawn == number]
    return {(one.space, one.slot): one for one in moves if one.slot is not None}


def renque(
    state: LaVinaState,
    chosen: Pawn | None,
    reach: Targets,
    go: Callable[[Move], None],
    pick: Callable[[Pawn], None],
) -> ft.Control:
    """The whole row.

    Args:
        state: the table.
        chosen: the pawn that is about to move, if any.
        reach: where it can go.
        go: moves it there.
        pick: chooses the other pawn of whoever has two.
    """
    rows: list[ft.Control] = [_end(texts.EXIT, texts.EMPTY_EXIT, _out(state), "exit", ft.Icons.LOGOUT)]
    rows.append(_slot_names())
    for space in range(state.spaces, 0, -1):
        slots = [_slot(state, space, slot, chosen, reach, go, pick) for slot in ("rear", "front")]
        label = ft.Container(
            ft.Text(str(space), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT),
            width=LABEL,
            alignment=ft.Alignment.CENTER,
        )
        rows.append(ft.Row([label, *slots], spacing=6, expand=True))
    waiting = [_waiting(state, pawn, pawn == chosen, pick) for pawn in state.line]
    rows.append(_end(texts.ENTRANCE, texts.EMPTY_ENTRANCE, waiting, "entrance", ft.Icons.LOGIN))
    return ft.Column(rows, spacing=6, expand=True)


def _slot_names() -> ft.Control:
    """Which of the two places of a space is further ahead."""
    names: list[ft.Control] = [
        ft.Text(
            texts.SLOTS[slot],
            theme_style=ft.TextThemeStyle.LABEL_SMALL,
            color=ft.Colors.ON_SURFACE_VARIANT,
            text_align=ft.TextAlign.CENTER,
            expand=True,
        )
        for slot in ("rear", "front")
    ]
    return ft.Row([ft.Container(width=LABEL), *names], spacing=6)


def _end(name: str, empty: str, pawns: list[ft.Control], identifier: str, icon: ft.IconData) -> ft.Control:
    """The exit or the entrance with whoever is there, in order."""
    content: list[ft.Control] = [ft.Icon(icon, size=18, color=ft.Colors.SECONDARY)]
    content += pawns or [ft.Text(empty, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)]
    head = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE)
    row = ft.Row([head, *content], spacing=10, scroll=ft.ScrollMode.AUTO)
    return ft.Semantics(
        identifier=identifier,
        container=True,
        content=ft.Container(
            row,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
            border_radius=theme.RADIUS,
            padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        ),
    )


def _out(state: LaVinaState) -> list[ft.Control]:
    return [
        spoken(
            f"out-{place}",
            ft.Row(
                [
                    ft.Text(f"{place}.", theme_style=ft.TextThemeStyle.LABEL_LARGE),
                    worker(22, pawn_color(state, pawn)),
                    ft.Text(short_name(state, pawn), theme_style=ft.TextThemeStyle.LABEL_LARGE),
                ],
                spacing=2,
                tight=True,
            ),
            texts.PAWN_OUT.format(place=place, pawn=pawn_name(state, pawn)),
        )
        for place, pawn in enumerate(state.out, start=1)
    ]


def _waiting(state: LaVinaState, pawn: Pawn, chosen: bool, pick: Callable[[Pawn], None]) -> ft.Control:
    """A pawn at the entrance."""
    can_be_picked = not chosen and pawn in state.movable() and state.phase == "move"
    said = texts.TURN_SAID if chosen else texts.PICK_PAWN if can_be_picked else "{pawn}"
    face = ft.Container(
        ft.Row(
            [
                worker(24, pawn_color(state, pawn)),
                ft.Text(short_name(state, pawn), theme_style=ft.TextThemeStyle.LABEL_LARGE),
            ],
            spacing=2,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=6, vertical=2),
        border=ft.Border.all(2, pawn_color(state, pawn) if chosen else ft.Colors.TRANSPARENT),
        border_radius=theme.RADIUS,
        on_click=(lambda e: pick(pawn)) if can_be_picked else None,
    )
    tap = (lambda e: pick(pawn)) if can_be_picked else None
    return spoken(f"pawn-{_id(state, pawn)}", face, said.format(pawn=pawn_name(state, pawn)), on_tap=tap)


def _id(state: LaVinaState, pawn: Pawn) -> str:
    """A pawn's id for tests."""
    return short_name(state, pawn).replace(" ", "-")


def _slot(
    state: LaVinaState,
    space: int,
    slot: Slot,
    chosen: Pawn | None,
    reach: Targets,
    go: Callable[[Move], None],
    pick: Callable[[Pawn], None],
) -> ft.Control:
    """One place: whoever stands there, or somewhere to go."""
    standing = next((one for one in state.renque if (one.space, one.slot) == (space, slot)), None)
    if standing is not None:
        return ft.Container(_taken(state, standing.pawn, space, slot, chosen, pick), expand=True)
    move = reach.get((space, slot))
    where = {"space": space, "slot": texts.SLOTS[slot]}
    said = texts.FREE.format(**where)
    tap = None
    if move is not None and chosen is not None:
        said = texts.MOVE_HERE.format(pawn=pawn_name(state, chosen), **where)
        tap = _going(go, move)
    color = pawn_color(state, chosen) if tap is not None and chosen is not None else ft.Colors.OUTLINE_VARIANT
    face = ft.Container(
        ft.Icon(ft.Icons.ADD, size=20, color=color) if tap is not None else None,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2 if tap is not None else 1, color),
        border_radius=theme.RADIUS,
        ink=tap is not None,
        on_click=tap,
        expand=True,
    )
    return ft.Container(spoken(f"slot-{space}-{slot}", face, said, on_tap=tap), expand=True)


def _going(go: Callable[[Move], None], move: Move) -> Callable[[object], None]:
    return lambda e: go(move)


def _taken(
    state: LaVinaState, pawn: Pawn, space: int, slot: Slot, chosen: Pawn | None, pick: Callable[[Pawn], None]
) -> ft.Control:
    is_chosen = pawn == chosen
    can_be_picked = not is_chosen and pawn in state.movable() and state.phase == "move"
    tap = (lambda e: pick(pawn)) if can_be_picked else None
    color = pawn_color(state, pawn)
    face = ft.Container(
        pawn_picture(state, pawn),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if is_chosen else ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(3 if is_chosen else 1, color),
        border_radius=theme.RADIUS,
        padding=ft.Padding.symmetric(horizontal=8),
        alignment=ft.Alignment.CENTER_LEFT,
        on_click=tap,
        expand=True,
    )
    said = texts.PAWN_AT.format(pawn=pawn_name(state, pawn), space=space, slot=texts.SLOTS[slot])
    return spoken(f"pawn-{_id(state, pawn)}", face, said, on_tap=tap)
