"""The rules opened over a running game: what matters now stands first, and the search knows what is played."""

import pytest
from fake_client import DESKTOP, Begin, Client, Open

from companion.games.viticulture.commands import DrawCard, PassSeason, WakeUp
from companion.games.viticulture.screens import texts
from companion.ui import texts as ui_texts

pytestmark = pytest.mark.asyncio


async def test_the_table_leads_to_what_matters_now(window: Open, play: Begin) -> None:
    play_id = play()
    async with window(f"/play/{play_id}") as client:
        await client.press(ui_texts.RULES)
        assert client.route == f"/play/{play_id}/rules"
        assert texts.MATTERS_NOW in client.texts()
        names = client.named("")
        first, chapters = client.named("entry-")[0], client.named("chapter-")[0]
        assert first == "entry-viticulture.automa.wake-up"
        assert names.index(first) < names.index(chapters), "the index of chapters comes after it"
        await client.press(ui_texts.BACK)
        assert client.route == f"/play/{play_id}"


async def test_what_matters_changes_with_the_moment_and_the_season(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), DrawCard(), board="extended")
    async with window(f"/play/{play_id}/rules") as client:
        placing = client.named("entry-")
        assert "entry-viticulture.automa.grande-worker" in placing
        assert "entry-viticulture.extended-board.spring" in placing
        assert "entry-viticulture.automa.wake-up" not in placing
        await client.go(f"/play/{play_id}")
        await client.tap("next")
        await client.go(f"/play/{play_id}/rules")
        assert "entry-viticulture.extended-board.summer" in client.named("entry-")
        assert "entry-viticulture.extended-board.spring" not in client.named("entry-")


async def test_the_expansions_in_play_are_told_of_and_no_others(window: Open, play: Begin) -> None:
    play_id = play(board="extended", expansions=("patronage",))
    async with window(f"/play/{play_id}/rules") as client:
        assert texts.MATTERS_EXPANSIONS in client.texts()
        assert "entry-viticulture.automa.patronage" in client.named("entry-")
        assert "entry-viticulture.automa.special-workers" not in client.named("entry-")


@pytest.mark.parametrize(("in_play", "other"), [("arboriculture", "formaggio"), ("formaggio", "arboriculture")])
async def test_the_search_puts_the_expansions_in_play_first(
    window: Open, play: Begin, in_play: str, other: str
) -> None:
    play_id = play(expansions=(in_play,))
    async with window(f"/play/{play_id}/rules") as client:
        await client.type("search", "set-up")
        found = client.named("result-")
        assert {one.split(".")[0] for one in found} == {"result-viticulture"}, "of the game that is played"
        own, others = (f"result-viticulture.{one}.setup" for one in (in_play, other))
        assert own in found
        assert others not in found or found.index(own) < found.index(others)


async def test_reading_on_stays_with_the_play_and_comes_back_to_it(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), DrawCard(), PassSeason())
    async with window(f"/play/{play_id}/rules") as client:
        await client.type("search", "grande")
        await client.tap("result-viticulture.automa.grande-worker")
        assert client.route == f"/play/{play_id}/rules/viticulture.automa.grande-worker"
        await client.tap("entry-viticulture.automa.bonus-tokens")
        assert client.route == f"/play/{play_id}/rules/viticulture.automa.bonus-tokens"
        for _ in range(3):
            await client.press(ui_texts.BACK)
        assert client.route == f"/play/{play_id}"
        assert client.text("next") == "Draw the winter card", "the play is where it was"


async def test_on_a_wide_screen_one_reads_beside_the_list(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1), DrawCard(), PassSeason())
    async with window(f"/play/{play_id}/rules", DESKTOP) as client:
        await client.type("search", "grande")
        await client.tap("result-viticulture.automa.grande-worker")
        assert "rule-viticulture.automa.grande-worker" in client.named("rule-")
        await client.tap("entry-viticulture.automa.bonus-tokens")
        assert client.named("rule-") == ["rule-viticulture.automa.bonus-tokens"]
        assert client.named("result-"), "the list stays"
        await client.tap("pane-back")
        assert client.named("rule-") == ["rule-viticulture.automa.grande-worker"]
        assert client.route == f"/play/{play_id}/rules"


async def test_a_copied_link_opens_without_the_play(window: Open, play: Begin) -> None:
    play_id = play()
    async with window(f"/play/{play_id}/rules/viticulture.automa.draw") as client:
        await client.tap("copy-link")
        assert copied(client) == "http://test/rules/viticulture.automa.draw"


def copied(client: Client) -> str:
    """What lies on the clipboard."""
    return str([arguments["data"] for name, arguments in client.connection.calls if name == "set"][-1])


@pytest.mark.parametrize("page", ["", "/viticulture.automa.draw", "/in/viticulture/automa", "/glossary/viticulture"])
async def test_rules_of_a_play_that_is_gone_can_still_be_read(window: Open, page: str) -> None:
    async with window(f"/play/0123456789ab/rules{page}") as client:
        assert client.named("index-") or client.named("entry-") or client.named("rule-")
