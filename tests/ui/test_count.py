"""The end of a game: its questions, its result, and the history."""

import pytest
from fake_client import Begin, Open, Standing

from companion.games.viticulture.commands import DrawCard, Finish, PassSeason, WakeUp
from companion.games.viticulture.screens import texts
from companion.storage.library import Library
from companion.ui import texts as ui_texts

pytestmark = pytest.mark.asyncio


async def test_after_year_seven_the_big_button_counts(window: Open, seven_years: Begin) -> None:
    play_id = seven_years()
    async with window(f"/play/{play_id}") as client:
        assert client.text("next") == texts.COUNT
        await client.tap("next")
        assert client.route == f"/play/{play_id}/count"
        assert client.text("own-points") == "20", "it starts where the Automa's marker stands"
        await client.tap("count")
        assert client.text("outcome") == "The Automa won", "level is not ahead"
        assert {"You", "Automa", "20"} <= set(client.texts("sheet"))


async def test_strictly_ahead_wins(window: Open, seven_years: Begin, standing: Standing) -> None:
    play_id = seven_years()
    async with window(f"/play/{play_id}/count") as client:
        await client.tap("own-points-plus")
        await client.tap("count")
        assert client.text("outcome") == "You won"
    assert standing(play_id).state.status == "won"


async def test_stars_and_patronage_are_counted(window: Open, seven_years: Begin, standing: Standing) -> None:
    play_id = seven_years(board="extended", expansions=("patronage",))
    async with window(f"/play/{play_id}/count") as client:
        for _ in range(2):
            await client.tap("lucca-plus")
        assert client.text("lucca-stars") == "2"
        await client.tap("filled")
        await client.tap("goal-met")
        await client.tap("count")
        final = standing(play_id).state.final
        assert (final.influence, final.patronage) == (1, 2)


async def test_answers_are_still_there_after_undo(window: Open, seven_years: Begin) -> None:
    play_id = seven_years()
    async with window(f"/play/{play_id}/count") as client:
        for _ in range(3):
            await client.tap("own-points-plus")
        await client.tap("count")
        assert client.text("outcome") == "You won"
        await client.tap("undo")
        assert client.text("own-points") == "23"
        await client.tap("own-points-plus")
        await client.tap("count")
        assert "24" in client.texts("sheet")


async def test_a_finished_game_is_in_the_history_and_an_undone_one_is_not(
    window: Open, seven_years: Begin, library: Library
) -> None:
    play_id = seven_years(Finish(victory_points=31))
    async with window() as client:
        assert client.named("play-") == [], "it is no longer in progress"
        await client.to_page(ui_texts.HISTORY)
        assert "1 of 1 won" in client.texts()
        assert "Won: You 31, Automa 20" in client.texts(f"record-{play_id}")
        await client.tap(f"record-{play_id}")
        assert client.route == f"/play/{play_id}/count"
        assert client.text("outcome") == "You won"
        await client.tap("undo")
        assert client.has("count")
        await client.go("/history")
        assert ui_texts.NO_HISTORY in client.texts()
        await client.to_page(ui_texts.PLAY)
        assert client.has(f"play-{play_id}"), "it can be counted again"
    assert library.history() == ()


async def test_a_finished_game_taken_out_of_the_history_comes_back_from_settings_or_goes_for_good(
    window: Open, seven_years: Begin, library: Library
) -> None:
    play_id = seven_years(Finish(victory_points=3))
    (before,) = library.history()
    async with window("/history") as client:
        assert "Lost: You 3, Automa 20" in client.texts(f"record-{play_id}")
        await client.press(ui_texts.FORGET_RECORD)
        assert ui_texts.FORGET_RECORD_SURE in client.texts()
        await client.tap("sure")
        assert ui_texts.NO_HISTORY in client.texts()
        await client.to_page(ui_texts.SETTINGS)
        await client.tap(f"back-{play_id}")
        assert client.named("back-") == []
        assert library.history() == (before.evolve(played=library.history()[0].played),)
        await client.to_page(ui_texts.HISTORY)
        await client.press(ui_texts.FORGET_RECORD)
        await client.tap("sure")
        await client.to_page(ui_texts.SETTINGS)
        await client.tap(f"delete-{play_id}")
        await client.press(ui_texts.CANCEL)
        assert client.has(f"back-{play_id}"), "nothing is deleted without an answer"
        await client.tap(f"delete-{play_id}")
        await client.tap("sure")
        assert client.named("back-") == []
    assert library.put_away() == library.plays() == ()
    assert library.history() == ()


async def test_another_game_is_set_up_from_the_result(window: Open, seven_years: Begin) -> None:
    play_id = seven_years(Finish(victory_points=3))
    async with window(f"/play/{play_id}/count") as client:
        await client.tap("again")
        assert client.route == "/new/viticulture"


async def test_the_moving_marker_asks_for_the_points_at_a_years_end(
    window: Open, play: Begin, standing: Standing
) -> None:
    year = (WakeUp(row=1), DrawCard(), PassSeason(), DrawCard(), PassSeason())
    play_id = play(*year, aggressive={"marker": "moving", "buildings": ("trellis", *[None] * 6)})
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        assert client.dialog is not None
        await client.press(ui_texts.CANCEL)
        assert standing(play_id).state.phase == "year_end", "turning back ends nothing"
        await client.tap("next")
        for key in ("key--", "key-9"):
            await client.tap(key)
        assert client.text("pad-value") == "-9"
        await client.tap("pad-take")
        assert client.text("next") == texts.RESULT, "the Automa is ahead, so the game is lost at once"
        await client.tap("next")
        assert client.text("outcome") == "The Automa won"
    assert standing(play_id).state.status == "lost"
