"""The first page: the plays in progress, those put away, and files that were damaged."""

from pathlib import Path

import flet as ft
import pytest
from fake_client import DESKTOP, PHONE, Begin, Client, Open

from companion.games.viticulture.commands import DrawCard, WakeUp
from companion.storage.library import Library
from companion.ui import texts

pytestmark = pytest.mark.asyncio


def listed(client: Client) -> set[str]:
    """The ids of the plays on the page."""
    return {name.removeprefix("play-") for name in client.named("play-")}


async def test_without_plays_the_page_says_how_to_begin(window: Open) -> None:
    async with window() as client:
        assert texts.NO_PLAYS in client.texts()
        await client.tap("new-solo")
        assert client.route == "/new"
        await client.tap("game-viticulture")
        assert client.route == "/new/viticulture"


async def test_each_play_in_progress_is_listed_with_where_it_stands(window: Open, play: Begin) -> None:
    first, second = play(WakeUp(row=3)), play(WakeUp(row=7), DrawCard())
    async with window() as client:
        assert listed(client) == {first, second}
        assert "Year 1 of 7" in client.texts(f"play-{first}")
        await client.tap(f"play-{second}")
        assert client.route == f"/play/{second}"
        assert client.text("next") == "Pass summer"


async def test_a_card_tells_its_game_from_the_others_and_its_button_is_no_part_of_it(window: Open, play: Begin) -> None:
    plain = play(board="base")
    rich = play(board="extended", difficulty="hard", expansions=("property", "formaggio"), deck="real")
    async with window() as client:
        assert "Base board" in client.texts(f"play-{plain}")
        assert "Extended board, Hard, The real deck, Property, Formaggio" in client.texts(f"play-{rich}")
        assert not any(isinstance(one, ft.IconButton) for one in client.inside(f"play-{plain}"))


async def test_a_play_put_away_leaves_the_list_and_comes_back_as_it_was(window: Open, play: Begin) -> None:
    kept, other = play(WakeUp(row=3)), play()
    async with window() as client:
        await client.press(texts.PUT_AWAY, place=[f"play-{kept}", f"play-{other}"].index(client.named("play-")[0]))
        assert client.dialog is not None
        await client.tap("sure")
        assert client.dialog is None
        assert listed(client) == {other}
        await client.to_page(texts.SETTINGS)
        await client.tap(f"back-{kept}")
        assert client.named("back-") == []
        await client.to_page(texts.PLAY)
        assert listed(client) == {kept, other}
        await client.tap(f"play-{kept}")
        assert client.text("next") == "Draw the summer card"


async def test_turning_back_from_putting_away_changes_nothing(window: Open, play: Begin) -> None:
    kept = play()
    async with window() as client:
        await client.press(texts.PUT_AWAY)
        await client.press(texts.CANCEL)
        assert client.dialog is None
        assert listed(client) == {kept}


async def test_a_damaged_file_is_told_of_and_the_others_stay(window: Open, play: Begin, library: Library) -> None:
    damaged, sound = play(), play(WakeUp(row=2))
    file = library.folder / "plays" / f"{damaged}.json"
    file.write_text('{"play": {"1": {"format": 1, "id": ', encoding="utf-8")
    file.with_name(f"{file.name}.bak").unlink(missing_ok=True)
    async with window() as client:
        assert listed(client) == {sound}
        (message,) = client.told()
        assert file.name in message
        assert "damaged" in message
        await client.tap(f"play-{sound}")
        assert client.text("next") == "Draw the summer card"
    assert kept_aside(file), "the damaged file is kept"


def kept_aside(file: Path) -> list[Path]:
    return list(file.parent.glob(f"{file.name}.damaged-*"))


UNKNOWN = (
    "/foo",
    "/foo/bar/",
    "/play",
    "/play/",
    "/play/xxxx",
    "/play/0123456789ab",
    "/play/xxxx/count",
    "/play/xxxx/foo",
    "/new/chess",
    "/history/x",
    "/settings/x",
    "//rules",
)


@pytest.mark.parametrize("address", UNKNOWN)
async def test_an_unknown_address_shows_a_way_home(window: Open, address: str) -> None:
    async with window(address) as client:
        assert texts.NOT_FOUND in client.texts()
        assert texts.APP in client.texts(), "the bar at the top"
        await client.press(texts.GO_HOME)
        assert client.route == "/"
        assert client.has("new-solo")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_main_pages_are_one_tap_apart(window: Open, size: tuple[int, int]) -> None:
    async with window(size=size) as client:
        for name, address in ((texts.RULES, "/rules"), (texts.HISTORY, "/history"), (texts.SETTINGS, "/settings")):
            await client.to_page(name)
            assert client.route == address
            assert name in client.texts()
        await client.to_page(texts.PLAY)
        assert client.route == "/"


async def test_a_play_that_cannot_be_opened_is_told_once_and_hides_nothing(
    window: Open, play: Begin, library: Library
) -> None:
    strange, other = play(), play()
    file = library.folder / "plays" / f"{strange}.json"
    file.write_text(file.read_text().replace('"board": "base"', '"board": "moon"'))
    async with window() as client:
        assert listed(client) == {strange, other}
        assert texts.CANNOT_OPEN in client.texts(f"play-{strange}")
        times = len(client.told())
        assert times == 1
        await client.to_page(texts.SETTINGS)
        await client.to_page(texts.PLAY)
        assert len(client.told()) == times
