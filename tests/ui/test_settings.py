"""What a person sets: it is seen at once, and is still there in the next session."""

import flet as ft
import pytest
from fake_client import Begin, Client, Open

from companion.storage.library import Library
from companion.ui import texts

pytestmark = pytest.mark.asyncio


def size_of_texts(client: Client) -> float:
    """The size of a usual line of text in the theme that is on."""
    theme = client.page.theme
    assert theme is not None
    assert theme.text_theme is not None
    assert theme.text_theme.body_medium is not None
    return float(theme.text_theme.body_medium.size or 0)


async def test_the_text_size_survives_a_new_session(window: Open) -> None:
    async with window("/settings") as client:
        usual = size_of_texts(client)
        await client.tap("text-1.6")
        assert size_of_texts(client) == pytest.approx(1.6 * usual, abs=0.1)
        assert client.find("text-1.6").selected
    async with window() as client:
        assert size_of_texts(client) == pytest.approx(1.6 * usual, abs=0.1)


async def test_the_colors_survive_a_new_session_and_follow_the_device_at_first(window: Open) -> None:
    async with window("/settings") as client:
        assert client.page.theme_mode == ft.ThemeMode.SYSTEM
        await client.tap("colors-dark")
        assert client.page.theme_mode == ft.ThemeMode.DARK
    async with window() as client:
        assert client.page.theme_mode == ft.ThemeMode.DARK


async def test_the_screen_is_not_kept_on_where_that_is_switched_off(window: Open, play: Begin) -> None:
    play_id = play()
    async with window("/settings") as client:
        await client.tap("keep-awake")
    async with window(f"/play/{play_id}") as client:
        assert "enable" not in [name for name, _ in client.connection.calls]


async def test_damaged_settings_are_told_of_and_the_usual_ones_hold(window: Open, library: Library) -> None:
    async with window("/settings") as client:
        await client.tap("colors-dark")
    (library.folder / "settings.json").write_text("{", encoding="utf-8")
    for copy in library.folder.glob("settings.json.bak"):
        copy.unlink()
    async with window() as client:
        assert client.page.theme_mode == ft.ThemeMode.SYSTEM
        assert any("settings.json" in message for message in client.told())
        await client.to_page(texts.SETTINGS)
        await client.tap("colors-light")
    async with window() as client:
        assert client.page.theme_mode == ft.ThemeMode.LIGHT
