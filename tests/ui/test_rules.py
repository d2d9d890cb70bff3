"""The rules pages: search as you type, filters, index, glossary, entries, and the way back."""

import flet as ft
import pytest
from fake_client import Client, Open

from companion.ui import texts
from companion.ui.screens.rules.entry import link
from companion.ui.widgets import shell

pytestmark = pytest.mark.asyncio

GRANDE = "viticulture.second-edition.grande-worker"
GRANDE_TERM = "viticulture.term.grande-worker"


def found(client: Client) -> list[str]:
    """The ids found, best first."""
    return [name.removeprefix("result-") for name in client.named("result-")]


def marked(client: Client, result: str) -> list[str]:
    """The words that are marked in a result."""
    spans = [one for one in client.inside(f"result-{result}") if isinstance(one, ft.TextSpan)]
    return [str(span.text) for span in spans if span.style is not None and span.style.bgcolor]


async def test_results_come_from_the_second_letter_on(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "y")
        assert found(client) == []
        await client.type("search", "yo")
        assert "viticulture.term.yoke" in found(client)


async def test_a_question_with_a_typing_error_finds_its_answer_with_the_hits_marked(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "can a grnade worker take the bonus")
        first = found(client)[:3]
        assert "viticulture.questions.grande-bonus" in first
        words = {word.casefold() for word in marked(client, "viticulture.questions.grande-bonus")}
        assert {"grande", "bonus"} <= words
        await client.tap("result-viticulture.questions.grande-bonus")
        assert client.route == "/rules/viticulture.questions.grande-bonus"
        assert client.has("rule-viticulture.questions.grande-bonus")


async def test_a_letter_typed_while_an_answer_is_on_its_way_stays(window: Open) -> None:
    async with window("/rules") as client:
        (box,) = [one for one in client.inside("search") if isinstance(one, ft.TextField)]
        client.session.apply_patch(box._i, {"value": "yo"})
        await client.session.dispatch_event(box._i, "change", "yo")
        client.session.apply_patch(box._i, {"value": "yok"})
        await client.settle()
        (box,) = [one for one in client.inside("search") if isinstance(one, ft.TextField)]
        assert box.value == "yok", "the box is not set back to what was answered"
        await client.fire(box, "change", "yok")
        assert found(client)[0] == "viticulture.term.yoke"


async def test_without_a_result_the_nearest_words_are_offered(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "harrvvestt")
        assert texts.NOTHING_FOUND in client.texts()
        assert texts.DID_YOU_MEAN in client.texts()
        await client.press("harvest")
        assert found(client), "the word offered finds something"
        await client.press(texts.CLEAR)
        assert found(client) == []
        assert texts.BY_CHAPTER in client.texts()


async def test_the_filter_by_game_keeps_the_words(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "harvest")
        assert {one.split(".")[0] for one in found(client)} > {"viticulture"}
        await client.tap("game-bordeaux")
        assert {one.split(".")[0] for one in found(client)} == {"bordeaux"}
        await client.tap("game-all")
        assert {one.split(".")[0] for one in found(client)} > {"bordeaux"}


async def test_the_filter_by_expansion_shows_it_and_the_game_itself(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "grande worker")
        assert client.named("module-") == []
        await client.tap("game-viticulture")
        every = found(client)
        assert any(one.startswith("viticulture.mafia.") for one in every)
        await client.tap("module-arboriculture")
        assert found(client)
        assert not any(one.startswith(("viticulture.mafia.", "viticulture.special-workers.")) for one in found(client))
        await client.tap("module-arboriculture")
        assert found(client) == every


async def test_the_index_leads_by_chapter_to_an_entry_and_back(window: Open) -> None:
    async with window("/rules") as client:
        await client.tap("index-viticulture")
        await client.tap("chapter-mafia")
        assert client.route == "/rules/in/viticulture/mafia"
        assert "Mafia" in client.texts()
        entries = client.named("entry-")
        assert all(one.startswith("entry-viticulture.mafia.") for one in entries)
        await client.tap(entries[0])
        assert client.has(entries[0].replace("entry-", "rule-"))
        await client.back()
        assert client.named("entry-") == entries


async def test_the_glossary_by_letters(window: Open) -> None:
    async with window("/rules/glossary/viticulture") as client:
        assert client.has("entry-viticulture.term.yoke")
        assert client.has(f"entry-{GRANDE_TERM}")
        await client.press("G", place=0)
        shown = client.named("entry-")
        assert f"entry-{GRANDE_TERM}" in shown
        assert "entry-viticulture.term.yoke" not in shown
        assert all(client.texts(one)[0].startswith("G") for one in shown)
        await client.press(texts.ALL_LETTERS)
        assert client.has("entry-viticulture.term.yoke")


async def test_an_entry_says_where_it_stands_in_the_rulebook(window: Open) -> None:
    async with window(f"/rules/{GRANDE}") as client:
        shown = client.texts(f"rule-{GRANDE}")
        assert shown[0] == "Grande worker"
        assert "Viticulture and Tuscany, Second edition" in shown
        assert any("Second Edition Rules: Grande Worker" in line for line in shown)
        assert texts.EXCEPT in shown


async def test_terms_and_see_also_lead_on_and_back_to_where_one_was(window: Open) -> None:
    async with window("/rules") as client:
        await client.type("search", "grande")
        await client.tap(f"result-{GRANDE}")
        await client.press("yoke")
        assert client.has("rule-viticulture.term.yoke")
        (onward,) = client.named("entry-")[:1]
        await client.tap(onward)
        assert client.has(onward.replace("entry-", "rule-"))
        await client.press(texts.BACK)
        assert client.has("rule-viticulture.term.yoke")
        await client.press(texts.BACK)
        assert client.route == f"/rules/{GRANDE}"
        await client.press(texts.BACK)
        assert client.route == "/rules"
        assert GRANDE in found(client), "the words typed are still there"


async def test_after_a_look_elsewhere_the_way_back_is_the_list(window: Open) -> None:
    async with window(f"/rules/{GRANDE}") as client:
        await client.tap("entry-viticulture.second-edition.yoke")
        await client.go("/rules/viticulture.automa.draw")
        await client.press(texts.BACK)
        assert client.route == "/rules"


async def test_a_bookmark_survives_a_session_and_is_taken_away(window: Open) -> None:
    async with window(f"/rules/{GRANDE}") as client:
        await client.press(texts.MARK)
    async with window("/rules") as client:
        assert texts.BOOKMARKS in client.texts()
        await client.go(f"/rules/{GRANDE}")
        await client.press(texts.UNMARK)
        await client.press(texts.BACK)
        assert texts.BOOKMARKS not in client.texts()


async def test_the_entries_read_last_stand_newest_first_each_once(window: Open) -> None:
    async with window() as client:
        for one in (GRANDE, "viticulture.automa.draw", GRANDE_TERM, GRANDE):
            await client.go(f"/rules/{one}")
        await client.go("/rules")
        assert texts.READ_LAST in client.texts()
        expected = [GRANDE, GRANDE_TERM, "viticulture.automa.draw"]
        assert client.named("entry-") == [f"entry-{one}" for one in expected]


@pytest.mark.parametrize(
    ("served", "copied"),
    [
        ("ws://192.168.1.5:8080", "http://192.168.1.5:8080/rules/bordeaux.yoke"),
        ("wss://wine.example/app/", "https://wine.example/app/rules/bordeaux.yoke"),
        ("http://test", "http://test/rules/bordeaux.yoke"),
        (None, "vineyardcompanion://app/rules/bordeaux.yoke"),
    ],
)
async def test_a_copied_link_is_one_that_a_browser_opens(served: str | None, copied: str) -> None:
    assert link(served, "bordeaux.yoke") == copied


async def test_a_link_to_an_entry_is_copied_and_opens_it(window: Open) -> None:
    async with window(f"/rules/{GRANDE}") as client:
        await client.tap("copy-link")
        assert client.told() == [texts.LINK_COPIED]
        (copied,) = [arguments["data"] for name, arguments in client.connection.calls if name == "set"]
    assert copied == f"http://test/rules/{GRANDE}"
    async with window(copied.removeprefix("http://test")) as client:
        assert client.has(f"rule-{GRANDE}")


@pytest.mark.parametrize(
    "address",
    [
        "/rules/nonsense",
        "/rules/viticulture.automa.nonsense",
        "/rules/in/foo/bar",
        "/rules/in/viticulture/bar",
        "/rules/glossary/foo",
    ],
)
async def test_an_unknown_rule_chapter_or_game_shows_a_way_back(window: Open, address: str) -> None:
    async with window(address) as client:
        assert {texts.RULE_MISSING, texts.NOT_FOUND} & set(client.texts())
        await client.press(texts.BACK)
        assert client.route == "/rules"
        assert client.has("search")


async def test_what_only_another_game_has_is_found_in_all_games_with_one_tap(window: Open) -> None:
    async with window("/rules") as client:
        await client.tap("game-bordeaux")
        await client.type("search", "renque")
        assert found(client) == []
        assert texts.FOUND_ELSEWHERE in client.texts()
        assert texts.DID_YOU_MEAN not in client.texts()
        await client.tap("look-everywhere")
        assert found(client)
        assert not client.has("look-everywhere")


async def test_a_message_leaves_the_screen_with_its_page(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shell, "JUST_SAID", 0)
    async with window(f"/rules/{GRANDE}") as client:
        await client.tap("copy-link")
        await client.tap("bookmark")
        assert client.told() == [texts.LINK_COPIED], "it stays while its page does"
        await client.go("/rules")
        assert client.told() == []
