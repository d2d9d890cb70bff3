"""The ticks of a play's checklist, which stay for as long as the app is open."""

from collections.abc import Callable

import flet as ft

from companion.ui.context import use_app


def use_ticks() -> tuple[frozenset[str], Callable[[str], None]]:
    """A hook for the checklist of the play whose page is open.

    Returns:
        The ids of the items that are ticked, and what sets or takes the tick of one.
    """
    desk, play = use_app().desk, ft.use_route_params().get("save", "")
    ticked, set_ticked = ft.use_state(desk.ticks.get(play, frozenset()))

    def tick(item: str) -> None:
        desk.ticks[play] = desk.ticks.get(play, frozenset()) ^ {item}
        set_ticked(desk.ticks[play])

    return ticked, tick
