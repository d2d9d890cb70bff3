"""The solo campaign on the screen: it follows the history, and fills in the form of its next game."""

from collections.abc import Callable

import pytest
from fake_client import Begin, Open, Standing

from companion.games.viticulture.commands import Finish
from companion.games.viticulture.screens import campaign_texts as texts
from companion.ui import texts as ui_texts

pytestmark = pytest.mark.asyncio

Played = Callable[..., str]


@pytest.fixture
def played(seven_years: Begin) -> Played:
    """Puts a finished game of the campaign into the history. Returns its id."""

    def game(won: bool, *expansions: str, **choices: object) -> str:
        points = Finish(victory_points=60 if won else 0)
        return seven_years(points, campaign=True, expansions=expansions, **choices)

    return game


async def test_before_the_first_game_the_form_has_what_the_campaign_starts_with(
    window: Open, standing: Standing
) -> None:
    async with window() as client:
        await client.tap("long-campaign")
        assert client.route == "/campaign"
        assert client.text("games") == texts.GAMES[0].format(count=0)
        await client.tap("play-next")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    setup = standing(play_id).state.setup
    assert (setup.campaign, setup.expansions, setup.bonus_tokens) == (True, ("mamas_papas",), 0)


async def test_a_loss_brings_a_token_into_the_next_try(window: Open, played: Played, standing: Standing) -> None:
    played(False, "mamas_papas")
    played(False, "mamas_papas", bonus_tokens=1)
    async with window("/campaign") as client:
        assert client.label("tokens").startswith("2 ")
        await client.tap("play-next")
        assert client.text("bonus") == "2"
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    assert standing(play_id).state.bonus_tokens == 2


async def test_after_a_win_an_expansion_is_chosen_first(window: Open, played: Played, standing: Standing) -> None:
    played(True, "mamas_papas")
    async with window("/campaign") as client:
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("play-next")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("expansion-structures")
        await client.tap("expansion-patronage")
        await client.tap("play-next")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    assert set(standing(play_id).state.setup.expansions) == {"mamas_papas", "patronage"}


async def test_games_that_are_none_of_the_campaign_do_not_count(
    window: Open, played: Played, seven_years: Begin
) -> None:
    played(True, "mamas_papas")
    seven_years(Finish(victory_points=60))
    async with window("/campaign") as client:
        assert client.text("games") == texts.GAMES[1]


async def test_a_game_taken_out_of_the_history_is_gone_from_the_campaign(window: Open, played: Played) -> None:
    played(False, "mamas_papas")
    won = played(True, "mamas_papas", bonus_tokens=1)
    async with window("/campaign") as client:
        assert client.text("games") == texts.GAMES[0].format(count=2)
        await client.go("/history")
        place = client.named("record-").index(f"record-{won}")
        await client.press(ui_texts.FORGET_RECORD, place=place)
        await client.tap("sure")
        await client.go("/campaign")
        assert client.text("games") == texts.GAMES[1]
        assert client.label("tokens").startswith("1 ")


async def test_a_corrected_count_changes_the_campaign(window: Open, played: Played) -> None:
    play_id = played(True, "mamas_papas")
    async with window(f"/play/{play_id}/count") as client:
        await client.tap("undo")
        await client.tap("own-points")
        await client.tap("key-1")
        await client.tap("pad-take")
        await client.tap("count")
        await client.tap("to-campaign")
        assert client.route == "/campaign"
        assert client.label("tokens").startswith("1 ")


async def test_a_game_in_progress_is_gone_on_with(window: Open, play: Begin) -> None:
    play_id = play(campaign=True, expansions=("mamas_papas",))
    async with window("/campaign") as client:
        assert not client.has("play-next")
        await client.tap("go-on")
        assert client.route == f"/play/{play_id}"


async def test_each_game_leads_to_its_count(window: Open, played: Played) -> None:
    first, second = played(False, "mamas_papas"), played(True, "mamas_papas", bonus_tokens=1)
    async with window("/campaign") as client:
        assert client.named("game-") == ["game-2", "game-1"]
        await client.tap("game-1")
        assert client.route == f"/play/{first}/count"
        assert second != first
