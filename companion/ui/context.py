"""What every screen can reach: the desk of this session."""

from dataclasses import dataclass

import flet as ft

from companion.ui.desk import Desk


@dataclass(frozen=True)
class AppContext:
    """The desk, and a number that changes whenever something on it does, so that screens are drawn anew."""

    desk: Desk
    version: int
    width: float


CONTEXT: ft.ContextProvider[AppContext | None] = ft.create_context(None)


def use_app() -> AppContext:
    """The context of the component being drawn."""
    context = ft.use_context(CONTEXT)
    assert isinstance(context, AppContext)
    return context
