"""The pages on which a game is set up: ticks that stay, names, the deal."""

from pathlib import Path

import flet as ft
import pytest
from fake_client import DESKTOP, PHONE, Open, Standing
from silence import silent

from companion.games.viticulture.screens.dealing_texts import STARTS
from companion.storage.library import Library
from companion.ui import laying_texts as texts
from companion.ui import texts as app_texts

pytestmark = pytest.mark.asyncio


async def test_ticks_survive_leaving_the_page_and_starting_the_app_again(window: Open) -> None:
    async with window("/setup/la_vina") as client:
        await client.tap("players-plus")
        await client.tap("to-list")
        await client.tap("step-2")
        await client.tap("step-5")
        assert client.text("ticked") == texts.TICKED.format(done=2, all=14)
        await client.go("/setup")
        assert texts.DONE_LINE.format(done=2, all=14) in client.label("lay-la_vina")
    async with window("/setup/la_vina") as client:
        assert client.text("ticked") == texts.TICKED.format(done=2, all=14)
        await client.tap("step-5")
        assert client.text("ticked") == texts.TICKED.format(done=1, all=14)


async def test_all_ticks_are_taken_away_after_a_question(window: Open) -> None:
    async with window("/setup/vinhos", DESKTOP) as client:
        await client.tap("step-1")
        await client.tap("untick")
        await client.tap("sure")
        assert client.text("ticked").startswith("0 ")


async def test_each_step_has_its_rule_a_tap_away(window: Open) -> None:
    async with window("/setup/viticulture", DESKTOP) as client:
        await client.press("See the rule", place=0)
        assert client.dialog is not None
        assert client.named("rule-viticulture.")


async def test_what_cannot_be_played_together_says_why(window: Open) -> None:
    async with window("/setup/viticulture", DESKTOP) as client:
        await client.tap("module-structures")
        assert "board" in client.text("no-list")
        await client.tap("module-extended_board")
        assert not client.has("no-list")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_seed_can_be_typed_and_the_papa_is_chosen_on_his_card(window: Open, size: tuple[int, int]) -> None:
    async with window("/setup/viticulture", size) as client:
        await client.tap("module-mamas_papas")
        if size == PHONE:
            await client.tap("tab-deal")
        for key in ("seed", "key-1", "key-2", "key-3", "key-4", "key-5", "pad-take"):
            await client.tap(key)
        shown = [getattr(one, "content", None) for one in client.inside("seed")]
        assert texts.SEED.format(seed=12345) in shown
        assert len(client.named("family-")) == 2
        assert client.named("start-") == []
        way = next(one for one in client.named("papa-") if one.endswith("-lira"))
        await client.tap(way)
        assert len(client.named("start-")) == 1
        name = client.named("start-")[0].removeprefix("start-")
        assert client.label(f"start-{name}").startswith(STARTS.format(name=name))
        await client.tap("deal")
        assert client.named("start-") == [], "a new deal is a new choice"


async def test_in_the_advanced_variant_one_of_each_two_is_kept(window: Open) -> None:
    async with window("/setup/viticulture", DESKTOP) as client:
        for control in ("module-mamas_papas", "advanced", "deal"):
            await client.tap(control)
        mamas = client.named("mama-")
        assert len(mamas) == 4
        ways = [one for one in client.named("papa-") if one.endswith("-option")]
        await client.tap(mamas[0])
        assert client.named("start-") == []
        await client.tap(ways[0])
        assert len(client.named("start-")) == 1


async def test_names_are_typed_once_and_known_another_day(window: Open, library: Library) -> None:
    async with window("/setup/vinhos") as client:
        await client.tap("seat-0")
        await client.type("name-field", "Ana")
        await client.tap("name-take")
        assert client.label("seat-0") == texts.SEAT_SAID.format(number=1, name="Ana")
        await client.go("/setup/la_vina")
        await client.tap("known-Ana")
        assert client.label("seat-0") == texts.SEAT_SAID.format(number=1, name="Ana")
    assert library.settings().players == ("Ana",)


async def test_a_kept_table_that_nobody_can_read_begins_anew(window: Open, library: Library) -> None:
    async with window("/setup/vinhos", DESKTOP) as client:
        await client.tap("step-1")
    file = Path(library.folder / "drafts.json")
    file.write_text(file.read_text(encoding="utf-8").replace('"players"', '"people"'), encoding="utf-8")
    async with window("/setup/vinhos", DESKTOP) as client:
        assert client.text("ticked").startswith("0 ")


async def test_alone_the_table_leads_into_a_solo_game_with_its_expansions(window: Open, standing: Standing) -> None:
    async with window("/setup/viticulture", DESKTOP) as client:
        assert not client.has("play-on"), "two play without the Automa"
        for control in ("players-minus", "module-extended_board", "module-property", "play-on", "set-up"):
            await client.tap(control)
        play_id = client.route.split("/")[2]
    setup = standing(play_id).state.setup
    assert (setup.board, setup.expansions) == ("extended", ("property",))


async def test_alone_in_bordeaux_the_modules_are_taken_along(window: Open, standing: Standing) -> None:
    async with window("/setup/bordeaux", DESKTOP) as client:
        for control in ("players-minus", "module-structures", "play-on", "set-up"):
            await client.tap(control)
        play_id = client.route.split("/")[2]
    setup = standing(play_id).state.setup
    assert (setup.structures, setup.special_workers) == (True, False)


@pytest.mark.parametrize(
    ("calculator", "page"),
    [
        ("la_vina.setup", "/setup/la_vina"),
        ("viticulture.deal", "/setup/viticulture"),
        ("viticulture.uncorking", "/uncorking"),
        ("viticulture.campaign", "/campaign"),
        ("viticulture.morale", "/score/viticulture.morale"),
    ],
)
async def test_the_list_of_calculators_leads_to_pages_drawn_for_them(window: Open, calculator: str, page: str) -> None:
    async with window("/score", DESKTOP) as client:
        await client.tap(f"calc-{calculator}")
        assert client.route == page


@pytest.mark.parametrize("address", ["/setup/chess", "/setup/chess/play", "/uncorking/nothing", "/campaign/next"])
async def test_an_unknown_table_shows_a_way_home(window: Open, address: str) -> None:
    async with window(address) as client:
        assert app_texts.NOT_FOUND in client.texts()


@pytest.mark.parametrize(
    ("game", "taps"),
    [
        ("viticulture", ("module-mamas_papas", "module-special_workers", "advanced", "deal")),
        ("la_vina", ("deal", "drawn-garnacha", "draws-app", "add-chardonnay")),
        ("vinhos", ("deal",)),
    ],
)
async def test_the_dealt_cards_are_told_in_words(window: Open, game: str, taps: tuple[str, ...]) -> None:
    async with window(f"/setup/{game}", DESKTOP) as client:
        for control in taps:
            await client.tap(control)
            assert silent(client) == []


async def test_an_owner_enters_what_their_rulebook_prints(window: Open) -> None:
    async with window("/setup/vinhos", DESKTOP) as client:
        assert any("10 bagos" in text for text in client.texts())
        for control in ("own-starting_bagos", "key-1", "key-2", "pad-take"):
            await client.tap(control)
        assert any("12 bagos" in text for text in client.texts())
        await client.tap("own-starting_bagos-clear")
        assert any("10 bagos" in text for text in client.texts())


async def test_a_step_that_was_drawn_shows_what_came_up_and_is_ticked(window: Open) -> None:
    async with window("/setup/viticulture", DESKTOP) as client:
        for control in ("module-mamas_papas", "module-special_workers"):
            await client.tap(control)
        assert client.text("ticked").startswith("0 of ")
        for control in ("seed", "key-5", "pad-take"):
            await client.tap(control)
        steps = [" ".join(client.texts(one)) for one in client.named("step-")]
        (rooster,) = [one for one in steps if "First player: " in one]
        assert rooster.startswith("Draw one rooster")
        assert any("mamas" in one and ": Rebecca" in one for one in steps)
        assert any("papas" in one and ": Andrew" in one for one in steps)
        assert any(one.startswith("Special workers") and "Soldato and Mafioso" in one for one in steps)
        assert client.text("ticked").startswith("4 of "), "the wake-up row is still to be chosen"
        number = next(one for one in client.named("step-") if "First player: " in " ".join(client.texts(one)))
        box = next(one for one in client.inside(number) if isinstance(one, ft.Checkbox))
        await client.fire(box, "change", False)
        assert client.text("ticked").startswith("3 of "), "a tick can be taken away all the same"
    async with window("/setup") as client:
        assert "3 of " in client.label("lay-viticulture")


async def test_a_deal_without_the_cards_of_the_box_says_so_beside_the_button(window: Open) -> None:
    async with window("/setup/la_vina", DESKTOP) as client:
        assert not client.has("no-cards")
        await client.tap("draws-app")
        assert "draws only the first player" in client.text("no-cards")
        await client.tap("deal")
        assert client.has("no-cards")
        await client.tap("add-chardonnay")
        assert not client.has("no-cards")
