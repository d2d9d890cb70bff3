"""The quadrel as a picture: nine action spaces, the markers on them, and what moving there costs."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.engine.wording import listed
from companion.games.vinhos.actions import cost_of_move
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.quadrel import Space, SpaceId
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import ACTIONS, VinhosState
from companion.ui import theme
from companion.ui.widgets.pieces import spoken, to_check, worker
from companion.ui.widgets.table.people import color_of

MARKER = ft.Icons.CALENDAR_MONTH
"""The year/taxation marker."""
TALL = 140
"""The height of a row where very large words need it, in logical pixels."""


@dataclass(frozen=True)
class SpaceState:
    """What a space shows."""

    there: tuple[str, ...]
    """The players whose markers stand on it, in the order of play."""
    taxed: bool
    here: bool
    """Whether whoever is to act stands on it."""
    bagos: int | None
    """What moving there costs in all; None where nobody moves now."""

    @property
    def words(self) -> str:
        """The same in words."""
        parts = [texts.THERE.format(names=listed(self.there))] if self.there else []
        parts += [texts.TAX_MARK] if self.taxed else []
        if self.here:
            parts.append(texts.HERE)
        elif self.bagos is not None:
            parts.append(texts.count(texts.COST, self.bagos))
        return ", ".join(parts)


def shown(data: VinhosData, state: VinhosState, space: SpaceId) -> SpaceState:
    """What a space shows at this moment."""
    there = tuple(name for name in state.order if state.space_of(name) == space)
    acts = state.turn if state.phase in ACTIONS else None
    here = acts is not None and state.space_of(acts) == space
    bagos = None
    if acts is not None and not here:
        cost = cost_of_move(data, state, space)
        bagos = cost.total
    return SpaceState(there, state.taxed == space, here, bagos)


def quadrel(
    data: VinhosData,
    state: VinhosState,
    open_: frozenset[SpaceId],
    tap: Callable[[SpaceId], None],
    roomy: bool,
) -> ft.Control:
    """Three rows of three.

    Args:
        data: the game's data.
        state: the table.
        open_: the spaces that can be tapped now.
        tap: takes the space that was tapped.
        roomy: whether the words fit into tiles that share the height there is; else the board scrolls.
    """
    spaces = sorted(data.quadrel.layout.spaces, key=lambda one: (one.row, one.column))
    tiles = [_tile(state, one, shown(data, state, one.id), one.id in open_, tap, roomy) for one in spaces]
    rows: list[ft.Control] = [
        ft.Row(
            [ft.Container(tile, expand=True) for tile in tiles[start : start + 3]],
            spacing=6,
            expand=roomy,
            height=None if roomy else TALL,
        )
        for start in range(0, 9, 3)
    ]
    if data.quadrel.layout.check:
        rows.append(to_check(texts.CHECK_LAYOUT))
    return ft.Column(rows, spacing=6, expand=True, scroll=None if roomy else ft.ScrollMode.AUTO)


def _tile(
    state: VinhosState,
    space: Space,
    found: SpaceState,
    open_: bool,
    tap: Callable[[SpaceId], None],
    roomy: bool,
) -> ft.Control:
    on_tap = (lambda e: tap(space.id)) if open_ else None
    ink = ft.Colors.ON_SURFACE if open_ else ft.Colors.ON_SURFACE_VARIANT
    name = ft.Text(
        space.name,
        theme_style=ft.TextThemeStyle.TITLE_SMALL if roomy else ft.TextThemeStyle.LABEL_MEDIUM,
        color=ink,
        max_lines=3,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    pieces: list[ft.Control] = [worker(24, color_of(state.setup.players, one)) for one in found.there]
    if found.taxed:
        pieces.append(ft.Icon(MARKER, size=22, color=ft.Colors.ERROR))
    parts: list[ft.Control] = [name, ft.Row(pieces, spacing=2, wrap=True)]
    if found.bagos is not None:
        cost = texts.count(texts.COST, found.bagos)
        parts.append(ft.Text(cost, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink))
    face = ft.Container(
        ft.Column(parts, spacing=2, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        padding=8 if roomy else 5,
        bgcolor=ft.Colors.SURFACE_CONTAINER if open_ else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2 if open_ else 1, ft.Colors.PRIMARY if open_ else ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.RADIUS,
        ink=open_,
        on_click=on_tap,
        expand=True,
    )
    label = texts.SPACE_SAID.format(space=space.name, state=found.words) if found.words else space.name
    return spoken(f"space-{space.id}", face, label, on_tap=on_tap)
