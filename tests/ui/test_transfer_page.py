"""All games in one file: offered to the device, and read in after a look at what that would do."""

from pathlib import Path
from typing import Any

import pytest
from fake_client import Begin, Open

from companion.storage.library import Library
from companion.storage.transfer import ImportPlan, export, plan, read
from companion.ui import texts
from companion.ui.screens.transfer import told

pytestmark = pytest.mark.asyncio


@pytest.fixture
def file(library: Library, play: Begin, tmp_path: Path) -> bytes:
    """An exported file with two plays, which are then no longer in the library."""
    ids = [play(), play()]
    exported = export(library)
    for play_id in ids:
        library.forget(play_id)
    return exported


def picked(content: bytes) -> list[dict[str, Any]]:
    """What a browser answers when the player chose a file."""
    return [{"id": 1, "name": "games.json", "size": len(content), "path": None, "bytes": content}]


async def test_everything_is_offered_as_one_file(window: Open, play: Begin, library: Library) -> None:
    play_id = play()
    async with window("/settings") as client:
        await client.tap("export")
        assert client.told() == [texts.EXPORT_DONE]
        ((_, arguments),) = [call for call in client.connection.calls if call[0] == "save_file"]
    assert arguments["file_name"].endswith(".json")
    assert [save.id for save in read(arguments["src_bytes"]).plays] == [play_id]


async def test_a_file_is_read_in_after_a_look_at_what_it_does(window: Open, file: bytes, library: Library) -> None:
    async with window("/settings") as client:
        client.connection.answers["pick_files"] = picked(file)
        await client.tap("import")
        assert texts.IMPORT_NEW.format(count=2) in client.texts()
        assert library.plays() == (), "so far nothing is changed"
        await client.tap("read-in")
        assert client.dialog is None
        assert client.told() == [texts.IMPORT_DONE]
        await client.to_page(texts.PLAY)
        assert len(client.named("play-")) == 2


async def test_turning_back_reads_nothing_in(window: Open, file: bytes, library: Library) -> None:
    async with window("/settings") as client:
        client.connection.answers["pick_files"] = picked(file)
        await client.tap("import")
        await client.press(texts.CANCEL)
        assert client.dialog is None
        client.connection.answers["pick_files"] = []
        await client.tap("import")
        assert (client.dialog, client.told()) == (None, []), "choosing no file is no fault"
    assert library.plays() == ()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"app": "another"}', b"\xff\xfe"], ids=repr)
async def test_a_file_of_another_kind_is_refused_in_words(window: Open, library: Library, content: bytes) -> None:
    async with window("/settings") as client:
        client.connection.answers["pick_files"] = picked(content)
        await client.tap("import")
        assert client.dialog is None
        (message,) = client.told()
        assert "exported from this app" in message
    assert library.plays() == ()


@pytest.mark.parametrize(("button", "call"), [("export", "save_file"), ("import", "pick_files")])
async def test_a_device_without_a_file_dialog_says_why(window: Open, button: str, call: str) -> None:
    async with window("/settings") as client:
        client.connection.answers[call] = RuntimeError("zenity is not installed")
        await client.tap(button)
        (message,) = client.told()
        assert "zenity is not installed" in message


async def test_a_file_read_in_twice_changes_nothing_more(library: Library, file: bytes) -> None:
    assert told(plan(library, read(file))) == [texts.IMPORT_NEW.format(count=2)]
    for save in read(file).plays:
        library.save(save.evolve(revision=0))
    assert told(plan(library, read(file))) == [texts.IMPORT_NOTHING, texts.IMPORT_KEPT.format(count=2)]


async def test_a_plan_is_told_a_line_for_each_thing_it_does(file: bytes) -> None:
    first, second = read(file).plays
    lines = told(ImportPlan(new=(), newer=(first,), kept=3, put_away=(second,), records=()))
    assert lines == [
        texts.IMPORT_NEWER.format(count=1),
        texts.IMPORT_AWAY.format(count=1),
        texts.IMPORT_KEPT.format(count=3),
    ]
