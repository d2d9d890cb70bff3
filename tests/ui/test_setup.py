"""From the questions before a play to the table: the form, the checklist, the first moment."""

import asyncio

import flet as ft
import pytest
from fake_client import Begin, Client, Open, Standing

from companion.games.viticulture.screens import texts
from companion.storage.library import Library
from companion.ui import texts as ui_texts

pytestmark = pytest.mark.asyncio


async def set_up(client: Client, *choices: str) -> str:
    """Answer the form by these choices and set the table up. Returns the id of the play."""
    for choice in choices:
        await client.tap(choice)
    await client.tap("set-up")
    assert client.route.startswith("/play/"), client.texts()
    return client.route.split("/")[2]


async def test_form_checklist_table(window: Open, standing: Standing) -> None:
    async with window() as client:
        await client.tap("new-solo")
        await client.tap("game-viticulture")
        play_id = await set_up(client, "board-extended", "expansion-patronage", "expansion-structures", "bonus-plus")
        assert client.route.endswith("/setup")
        items = client.named("item-")
        assert f"0 of {len(items)} done" in client.texts()
        await client.tap(items[0])
        assert f"1 of {len(items)} done" in client.texts()
        await client.tap(items[0])
        assert f"0 of {len(items)} done" in client.texts()
        await client.tap("start")
        assert client.route == f"/play/{play_id}"
        assert "Year 1 of 7" in client.texts()
        assert client.label("tokens") == "Bonus action tokens: 1"
    setup = standing(play_id).state.setup
    assert setup.board == "extended"
    assert set(setup.expansions) == {"patronage", "structures"}


async def test_the_checklist_counts_what_the_automa_needs(window: Open) -> None:
    async with window("/new/viticulture") as client:
        await set_up(client, "board-extended")
        lines = [client.texts(item) for item in client.named("item-")]
        assert ["7 ×", "Put 1 glass token on each row of the wake-up chart (first column)"] in lines
        assert any(count == "6 ×" and "Automa workers" in words for count, words in lines)
        stars = {words.split()[-1]: count for count, words in lines if words.startswith("Automa's stars")}
        two, one = ("Firenze", "Livorno", "Siena", "Arezzo"), ("Lucca", "Pisa", "Grosseto")
        assert stars == {**dict.fromkeys(two, "2 ×"), **dict.fromkeys(one, "1 ×")}


async def test_without_structures_lucca_may_be_left_out(window: Open, standing: Standing) -> None:
    async with window("/new/viticulture") as client:
        assert not client.has("regions-6"), "the base board has no map"
        play_id = await set_up(client, "board-extended", "regions-6")
        assert "Leave Lucca without stars" in client.texts()
        assert "Automa's stars on Lucca" not in client.texts()
    assert standing(play_id).state.setup.influence_regions == 6


async def test_structures_come_with_the_extended_board_alone(window: Open, standing: Standing) -> None:
    async with window("/new/viticulture") as client:
        assert texts.STRUCTURES_EXTENDED in client.texts()
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("expansion-structures")
        play_id = await set_up(client, "board-extended", "expansion-structures", "board-base")
    assert standing(play_id).state.setup.expansions == ()


async def test_mafia_is_refused_with_its_reason(window: Open) -> None:
    async with window("/new/viticulture") as client:
        assert not client.has("expansion-mafia")
        assert texts.MAFIA_OUT in client.texts()


async def test_the_win_space_can_be_typed_and_is_to_be_checked(window: Open, standing: Standing) -> None:
    async with window("/new/viticulture") as client:
        await client.tap("board-extended")
        assert client.text("win-space") == "25"
        assert texts.WIN_SPACE_HINT in client.texts()
        await client.tap("win-space")
        await client.tap("key-2")
        await client.tap("key-4")
        assert client.text("pad-value") == "24"
        await client.tap("pad-take")
        assert client.dialog is None
        assert client.text("win-space") == "24"
        play_id = await set_up(client)
    assert standing(play_id).state.automa_vp == 24


async def test_answers_that_do_not_fit_are_told_and_no_play_begins(window: Open) -> None:
    async with window("/new/viticulture") as client:
        for choice in ("difficulty-hard", "marker-standing", "row-points-plus", "set-up"):
            await client.tap(choice)
        assert client.route == "/new/viticulture"
        assert client.text("problem")
        await client.tap("difficulty-normal")
        assert not client.has("problem"), "a changed answer takes the complaint away"
        await client.go("/")
        assert ui_texts.NO_PLAYS in client.texts()


@pytest.mark.parametrize(
    ("choices", "problem"),
    [
        (("marker-standing",), texts.NEEDS_ROW_POINTS),
        (("marker-moving",), texts.NEEDS_BUILDING),
        (("marker-moving", "difficulty-hard"), texts.NEEDS_NORMAL),
        (("marker-essential_edition", "board-extended"), texts.NEEDS_BASE),
    ],
)
async def test_what_is_missing_is_told_in_plain_words_over_the_button(
    window: Open, library: Library, choices: tuple[str, ...], problem: str
) -> None:
    async with window("/new/viticulture") as client:
        for choice in (*choices, "set-up"):
            await client.tap(choice)
        assert client.text("problem") == problem
        around = [one for path in client.paths() if path[-1] is client.find("set-up") for one in path[:-1]]
        assert not any(getattr(one, "scroll", None) for one in around), "the button does not scroll away"
    assert library.unfinished() == ()


async def test_the_row_of_an_aggressive_card_is_copied_building_by_building(window: Open, standing: Standing) -> None:
    async with window("/new/viticulture") as client:
        await client.tap("marker-moving")
        await client.pick("row-year-1", "trellis")
        await client.pick("row-year-3", "windmill")
        assert "trellis" not in client.choices("row-year-2"), "a building is built once"
        play_id = await set_up(client)
    aggressive = standing(play_id).state.setup.aggressive
    assert aggressive is not None
    assert aggressive.buildings == ("trellis", None, "windmill", None, None, None, None)


async def test_the_checklist_of_a_running_game_leads_back_to_the_table(window: Open, play: Begin) -> None:
    play_id = play()
    async with window(f"/play/{play_id}") as client:
        await client.press(ui_texts.CHECKLIST)
        assert client.route == f"/play/{play_id}/setup"
        await client.press(ui_texts.BACK)
        assert client.route == f"/play/{play_id}"


@pytest.mark.parametrize("game", ["viticulture", "bordeaux", "la_vina", "vinhos"])
async def test_a_second_tap_on_the_button_begins_no_second_play(window: Open, library: Library, game: str) -> None:
    async with window(f"/new/{game}") as client:
        button = next(one for one in client.inside("set-up") if isinstance(one, ft.FilledButton))
        await asyncio.gather(client.fire(button, "click"), client.fire(button, "click"))
        assert client.route.startswith("/play/")
        await client.back()
        assert client.route == f"/new/{game}", "the second tap leaves no page of its own to go back from"
        await set_up(client)
    assert len(library.unfinished()) == 1


async def test_a_setup_can_be_corrected_as_long_as_nothing_is_played(
    window: Open, library: Library, standing: Standing
) -> None:
    async with window("/new/viticulture") as client:
        first = await set_up(
            client, "board-extended", "expansion-patronage", "bonus-plus", "marker-standing", "row-points-plus"
        )
        await client.back()
        assert client.text("bonus") == "1"
        assert client.text("row-points") == "1"
        second = await set_up(client, "expansion-structures")
        assert second != first
        assert [save.id for save in library.unfinished()] == [second], "the corrected game takes the other one's place"
        setup = standing(second).state.setup
        assert (setup.board, set(setup.expansions)) == ("extended", {"patronage", "structures"})
        await client.tap("start")
        await client.tap("row-3")
        await client.go("/new/viticulture")
        third = await set_up(client)
        assert {save.id for save in library.unfinished()} == {second, third}, "a game that is played stays"


async def test_the_form_of_bordeaux_keeps_its_answers(window: Open, standing: Standing) -> None:
    async with window("/new/bordeaux") as client:
        await set_up(client, "deck-stand_in", "level-hard", "module-structures", "pacing")
        await client.back()
        play_id = await set_up(client, "module-special_workers")
    setup = standing(play_id).state.setup
    assert (setup.deck, setup.level, setup.pacing) == ("stand_in", "hard", True)
    assert setup.structures
    assert setup.special_workers


@pytest.mark.parametrize("game", ["viticulture", "vinhos"])
async def test_ticks_stay_for_the_session(window: Open, library: Library, game: str) -> None:
    async with window(f"/new/{game}") as client:
        await client.tap("set-up")
        (play,) = library.unfinished()
        for page in (f"/play/{play.id}/setup", "/"):
            await client.go(page)
        await client.go(f"/play/{play.id}/setup")
        before = client.text("ticked")
        first = client.named("item-" if game == "viticulture" else "step-")[0]
        await client.tap(first)
        after = client.text("ticked")
        assert after != before
        await client.go(f"/play/{play.id}")
        await client.go(f"/play/{play.id}/setup")
        assert client.text("ticked") == after
        await client.tap(first)
        assert client.text("ticked") == before
