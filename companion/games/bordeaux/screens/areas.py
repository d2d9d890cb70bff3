"""The trade area and the expert spaces as pictures, with what covers them."""

from collections.abc import Callable

import flet as ft

from companion.engine.automa import SEASONS
from companion.engine.play import Command, Event
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.commands import CoverTrade, FreeTrade, HireExpert
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.grids import cubes_left
from companion.games.bordeaux.moments import ON_THE_BOARD
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.grid_picture import Cell, grid_picture, season_heads
from companion.games.bordeaux.screens.placed import Placed, just_placed
from companion.games.bordeaux.state import BordeauxState
from companion.ui import icons, theme
from companion.ui.widgets.pieces import heading, named, to_check
from companion.ui.widgets.solo.log import rule_button
from companion.ui.widgets.table_view import TableView

HEIGHTS = {False: (36, 52), True: (30, 44)}
"""The heights of a trade and of an expert, on a phone and where both pictures stand beside the board."""


@ft.component
def Areas(view: TableView) -> ft.Control:
    """What the last card's grid brought, and both pictures. A tap tells the app of the player's own pieces."""
    data: BordeauxData = view.table.data  # type: ignore[assignment]
    state: BordeauxState = view.table.state
    placed = just_placed(view.table)
    act = view.do if state.phase in ON_THE_BOARD else None
    wide = view.width >= theme.WIDE
    trades, experts = HEIGHTS[wide]
    own = data.solo.player_cubes - len(state.player_experts)
    cubes = texts.EXPERTS_HINT.format(automa=cubes_left(data, state), own=own)
    # Where the log stands beside the board, it says what was placed.
    parts: list[ft.Control] = [] if wide else [_told(event, view) for event in placed.events]
    parts += [
        _title(texts.TRADES, texts.TRADES_HINT),
        trade_area(state, placed, act, trades),
        _title(texts.EXPERTS, cubes),
        expert_spaces(data, state, placed, act, experts, view.roomy),
    ]
    if data.board_actions.check:
        parts.append(to_check(texts.EXPERTS_CHECK))
    return named("areas", ft.Column(parts, spacing=6, scroll=ft.ScrollMode.AUTO))


def _told(event: Event, view: TableView) -> ft.Control:
    words = ft.Text(event.text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True)
    return ft.Row([words, rule_button(event.rules, view.show_rule, event.text)] if event.rules else [words])


def _title(name: str, hint: str) -> ft.Control:
    words = ft.Text(hint, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row([heading(name, 3, ft.TextThemeStyle.TITLE_SMALL), words], spacing=theme.GAP, wrap=True, run_spacing=0)


def trade_area(
    state: BordeauxState, placed: Placed, act: Callable[[Command], object] | None, height: int
) -> ft.Control:
    """The 24 trades with their glass tokens."""
    rows = [[_trade(state, (row, column), placed, act) for column in range(1, 7)] for row in range(1, 5)]
    return grid_picture(rows, height, numbered=True)


def _trade(state: BordeauxState, space: TradeSpace, placed: Placed, act: Callable[[Command], object] | None) -> Cell:
    row, column = space
    covered, fresh = space in state.trade_tokens, space in placed.trades
    command = FreeTrade(row=row, column=column) if covered else CoverTrade(row=row, column=column)
    words = [texts.TRADE_COVERED if covered else texts.TRADE_OPEN, *([texts.JUST_NOW] if fresh else [])]
    return Cell(
        id=f"trade-{row}-{column}",
        label=texts.TRADE_SPACE.format(row=row, column=column, state=", ".join(words)),
        content=glass_token() if covered else None,
        marked=fresh,
        tap=(lambda: act(command)) if act is not None else None,
    )


def expert_spaces(
    data: BordeauxData,
    state: BordeauxState,
    placed: Placed,
    act: Callable[[Command], object] | None,
    height: int,
    roomy: bool = True,
) -> ft.Control:
    """The sixteen experts under their seasons, with the cubes on them."""
    rows = [[_expert(data, state, (season, row), placed, act) for season in SEASONS] for row in range(1, 5)]
    return ft.Column([season_heads(roomy), grid_picture(rows, height)], spacing=4)


def _expert(
    data: BordeauxData,
    state: BordeauxState,
    space: ExpertSpace,
    placed: Placed,
    act: Callable[[Command], object] | None,
) -> Cell:
    season, row = space
    action, colors = data.board_actions.at(space), theme.SEASONS[season]
    whose = texts.EXPERT_AUTOMA if space in state.automa_experts else None
    whose = texts.EXPERT_OWN if space in state.player_experts else whose
    fresh = space in placed.experts
    words = [whose or texts.EXPERT_FREE, *([texts.JUST_NOW] if fresh else [])]
    top: list[ft.Control] = [ft.Icon(icons.action_icon(action.id), size=16, color=colors.ink)]
    if whose is not None:
        top.append(cube(whose == texts.EXPERT_AUTOMA, colors.ink))
    style = ft.TextThemeStyle.TITLE_SMALL if whose else ft.TextThemeStyle.LABEL_SMALL
    face = ft.Column(
        [
            ft.Row(top, spacing=4, alignment=ft.MainAxisAlignment.CENTER),
            ft.Text(
                whose or action.short,
                theme_style=style,
                color=colors.ink if whose else None,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    command = HireExpert(season=season, row=row)
    return Cell(
        id=f"expert-{season}-{row}",
        label=texts.EXPERT_SPACE.format(action=action.name, state=", ".join(words)),
        content=face,
        tint=colors.tint,
        ink=colors.ink,
        marked=fresh,
        tap=(lambda: act(command)) if act is not None and whose is None else None,
    )


def glass_token(size: int = 22) -> ft.Control:
    """A glass token, as it lies on a trade."""
    drop = ft.Icon(icons.TOKEN, size=size - 8, color=ft.Colors.ON_PRIMARY)
    return ft.Container(
        drop,
        width=size,
        height=size,
        border_radius=size // 2,
        bgcolor=ft.Colors.PRIMARY,
        alignment=ft.Alignment.CENTER,
    )


def cube(automa: bool, ink: str, size: int = 18) -> ft.Control:
    """A cube: full for the Automa's, hollow for the player's."""
    return ft.Icon(ft.Icons.SQUARE if automa else ft.Icons.SQUARE_OUTLINED, size=size, color=ink)
