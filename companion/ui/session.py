"""What a session needs from its page: whose browser it is, colors, and a screen that stays awake."""

import secrets
from typing import Any

import flet as ft

from companion.ui import theme

BROWSER_KEY = "companion.browser"


async def browser_id(page: ft.Page) -> str | None:
    """The id that this browser keeps, made at its first visit; None in an app of its own, which has one library."""
    if not page.web:
        return None
    preferences = ft.SharedPreferences()
    known = await preferences.get(BROWSER_KEY)
    if isinstance(known, str) and known.isalnum() and len(known) <= 40:
        return known
    made = secrets.token_hex(16)
    await preferences.set(BROWSER_KEY, made)
    return made


def dress(page: ft.Page, text_scale: float, mode: str) -> None:
    """Put the themes on, light and dark.

    Args:
        page: the session's page.
        text_scale: the player's text size, 1 being the usual one.
        mode: `system`, `light` or `dark`.
    """
    page.theme = theme.build(dark=False, text_scale=text_scale)
    page.dark_theme = theme.build(dark=True, text_scale=text_scale)
    page.theme_mode = {"light": ft.ThemeMode.LIGHT, "dark": ft.ThemeMode.DARK}.get(mode, ft.ThemeMode.SYSTEM)


async def stay_awake(page: ft.Page, awake: bool) -> None:
    """Keep the screen on while a play is before the player. Browsers that cannot are left as they are."""
    wakelock: Any = ft.Wakelock()
    try:
        await (wakelock.enable() if awake else wakelock.disable())
    except RuntimeError:
        return
