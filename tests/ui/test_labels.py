"""Every control that can be used has words for those who cannot see it, on every page and in every dialog."""

import flet as ft
import pytest
from fake_client import DESKTOP, PHONE, Begin, Open
from silence import silent

from companion.games.viticulture.commands import DrawCard, Finish, WakeUp
from companion.ui import texts

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/new",
        "/new/viticulture",
        "/new/bordeaux",
        "/new/la_vina",
        "/new/vinhos",
        "/setup",
        "/setup/viticulture",
        "/setup/la_vina",
        "/campaign",
        "/campaign/next/same",
        "/uncorking",
        "/uncorking/game/new",
        "/decks",
        "/history",
        "/settings",
        "/rules",
        "/rules/in/viticulture/automa",
        "/rules/glossary/viticulture",
        "/rules/viticulture.second-edition.grande-worker",
        "/rules/viticulture.term.yoke",
        "/nowhere",
        "/play/{playing}",
        "/play/{playing}/setup",
        "/play/{playing}/rules",
        "/play/{waking}",
        "/play/{over}/count",
    ],
)
async def test_what_can_be_used_has_words(
    window: Open, play: Begin, seven_years: Begin, address: str, size: tuple[int, int]
) -> None:
    names = {
        "playing": play(WakeUp(row=1), DrawCard(), board="extended") if "playing" in address else "",
        "waking": play(board="extended") if "waking" in address or address == "/" else "",
        "over": seven_years(Finish(victory_points=1)) if "over" in address or address == "/history" else "",
    }
    async with window(address.format(**names), size) as client:
        assert silent(client) == []


async def test_the_form_has_words_whatever_is_chosen(window: Open) -> None:
    async with window("/new/viticulture") as client:
        for choice in ("board-extended", "marker-moving"):
            await client.tap(choice)
        assert silent(client) == []


async def test_the_count_has_words(window: Open, seven_years: Begin) -> None:
    play_id = seven_years(board="extended", expansions=("patronage",))
    async with window(f"/play/{play_id}/count") as client:
        assert silent(client) == []


async def test_the_log_and_the_chances_have_words(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), DrawCard())
    async with window(f"/play/{play_id}") as client:
        for tab in ("tab-log", "tab-chances"):
            await client.tap(tab)
            assert silent(client) == []


async def test_results_have_words(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "yoke")
        assert client.named("result-")
        assert silent(client) == []
        await client.tap("game-viticulture")
        assert silent(client) == []


async def test_dialogs_have_words(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), deck="real")
    async with window() as client:
        await client.press(texts.PUT_AWAY)
        assert client.dialog is not None
        assert silent(client) == []
        await client.press(texts.CANCEL)
        await client.tap(f"play-{play_id}")
        await client.tap("next")
        assert client.named("card-")
        assert silent(client) == []
        await client.press(texts.CANCEL)
        await client.go("/new/viticulture")
        await client.tap("win-space")
        assert client.has("pad-value")
        assert silent(client) == []


async def test_pictures_are_told_in_words(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), DrawCard(card=2), board="extended")
    async with window(f"/play/{play_id}") as client:
        assert client.label("space-draw_vine").endswith("Blocked")
        assert client.label("space-give_tour").endswith("Free")
        assert client.label("marker") == "The Automa's marker stands on 25 VP"


@pytest.mark.parametrize(
    "address", ["/rules", "/rules/viticulture.automa.draw", "/rules/glossary/viticulture", "/settings", "/history"]
)
async def test_pages_to_read_have_headings(window: Open, address: str) -> None:
    async with window(address) as client:
        titles = [path[-1] for path in client.paths() if isinstance(path[-1], ft.AppBar)]
        headings = [path[-1] for path in client.paths() if isinstance(path[-1], ft.Semantics) and path[-1].header]
        assert titles
        assert headings or address == "/history", "an empty history has nothing under its title"
