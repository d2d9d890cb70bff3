"""Where the rules are being read: from the navigation, or over a game in progress with what matters there."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.context import use_app
from companion.ui.widgets.game_screens import Matter, screens_of


@dataclass(frozen=True)
class Where:
    """The pages' common beginning, and the game that is being played, if one is."""

    base: str
    """`/rules`, or `/play/<save>/rules`."""
    game: str | None = None
    modules: frozenset[str] = frozenset()
    """The expansions in play."""
    matters: tuple[Matter, ...] = ()
    """What the moment of the play is about."""
    show: Callable[[str], None] | None = None
    """Shows an entry beside the list; None where it takes a page of its own."""

    @property
    def back(self) -> str:
        """The page behind the rules."""
        return self.base.removesuffix("/rules") or "/"

    def page(self, any_id: str) -> str:
        """The page of an entry or a term."""
        return f"{self.base}/{any_id}"

    def entry(self, any_id: str) -> str | Callable[[object], None]:
        """Where a tap on an entry or a term leads: to its page, or beside the list."""
        show = self.show
        return self.page(any_id) if show is None else lambda e: show(any_id)

    def chapter(self, game: str, chapter: str) -> str:
        """The page of a chapter."""
        return f"{self.base}/in/{game}/{chapter}"

    def glossary(self, game: str) -> str:
        """The page of a game's glossary."""
        return f"{self.base}/glossary/{game}"


def use_where() -> Where:
    """Where the component being drawn stands."""
    app = use_app()
    save_id = ft.use_route_params().get("save")
    if save_id is None:
        return Where("/rules")
    opened = app.desk.play(save_id)
    base = f"/play/{save_id}/rules"
    screens = screens_of(opened.save.game) if opened is not None else None
    if opened is None or screens is None:
        return Where(base)
    data, state = opened.table.data, opened.table.state
    return Where(base, opened.save.game, screens.modules(data, state), screens.matters(data, state))
