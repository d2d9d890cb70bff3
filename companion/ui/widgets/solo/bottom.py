"""The bottom of a table: undo, redo, the bonus token, and the one next thing to do."""

from collections.abc import Callable
from time import monotonic

import flet as ft

from companion.ui import icons, theme
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import big_button, icon_button, named
from companion.ui.widgets.solo import texts
from companion.ui.widgets.table_view import TableView

DOUBLE_TAP = 0.35
"""Two taps within so many seconds are one."""
ICONS = {
    "opening": ft.Icons.STYLE,
    "wake_up": ft.Icons.ALARM,
    "draw": ft.Icons.STYLE,
    "grid": ft.Icons.STYLE,
    "place": ft.Icons.SKIP_NEXT,
    "year_end": ft.Icons.EVENT_AVAILABLE,
    "finish": ft.Icons.CALCULATE,
    "over": ft.Icons.EMOJI_EVENTS,
}
"""The big button's icon in each phase of a play."""


def use_single_taps() -> Callable[[Callable[[], None]], Callable[[object], None]]:
    """A hook for buttons of which only the first tap of a double tap counts, on whichever of them the second falls.

    The big button changes its meaning with each step and its place as others go; a second tap must not mean the
    next one.
    """
    last_tap = ft.use_ref(0.0)

    def single(press: Callable[[], None]) -> Callable[[object], None]:
        def pressed(e: object) -> None:
            before, last_tap.current = last_tap.current or 0.0, monotonic()
            if monotonic() - before >= DOUBLE_TAP:
                press()

        return pressed

    return single


def use_single_tap(press: Callable[[], None]) -> Callable[[object], None]:
    """A hook that lets only the first tap of a double tap through."""
    return use_single_taps()(press)


def bottom(
    view: TableView,
    phase: str,
    label: str,
    press: Callable[[object], None],
    disabled: bool,
    spend: Callable[[object], None] | None,
) -> ft.Control:
    """The row of buttons.

    Args:
        view: the play.
        phase: where it stands, which chooses the icon.
        label: what the big button says.
        press: what it does.
        disabled: whether something else has to be tapped first.
        spend: spends a bonus action token, where that is possible now.
    """
    row: list[ft.Control] = [
        _back_and_forth("undo", ft.Icons.UNDO, ui_texts.UNDO, view.table.can_undo, view.undo),
        _back_and_forth("redo", ft.Icons.REDO, ui_texts.REDO, view.table.can_redo, view.redo),
    ]
    if spend is not None:
        row.append(named("spend", _spend(spend, view.roomy)))
    button = big_button(label, ICONS[phase], "next", press, disabled=disabled, lines=1 if view.roomy else 2)
    button.expand = True
    return ft.Row([*row, button], spacing=4)


def _back_and_forth(
    identifier: str, icon: ft.IconData, words: str, possible: bool, move: Callable[[], None]
) -> ft.Control:
    return named(identifier, icon_button(icon, tooltip=words, disabled=not possible, on_click=lambda e: move()))


def _spend(spend: Callable[[object], None], roomy: bool) -> ft.Control:
    shape = ft.RoundedRectangleBorder(radius=theme.RADIUS)
    if not roomy:
        style = ft.ButtonStyle(shape=shape, side=ft.BorderSide(1, ft.Colors.OUTLINE))
        return icon_button(
            icons.TOKEN, tooltip=texts.ONE_A_TURN, icon_color=ft.Colors.PRIMARY, on_click=spend, style=style
        )
    return ft.OutlinedButton(
        texts.SPEND,
        icon=icons.TOKEN,
        height=56,
        tooltip=texts.ONE_A_TURN,
        on_click=spend,
        style=ft.ButtonStyle(shape=shape, padding=8),
    )
