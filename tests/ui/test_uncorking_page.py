"""A group's uncorking on the screen: games entered, what the winner taps, locks, kept elements, corrections."""

import pytest
from fake_client import Client, Open

from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.storage.files import fits
from companion.storage.library import Library

pytestmark = pytest.mark.asyncio


async def enter(client: Client, names: tuple[str, ...] = (), ahead: str | None = None) -> None:
    """Enter a game of these people, of whom one is ahead by a point."""
    await client.tap("enter")
    for name in names:
        await client.tap("players-new")
        await client.type("name-field", name)
        await client.tap("name-take")
    for control in client.named("points-"):
        if control.endswith("-plus"):
            await client.tap(control)
    if ahead is not None:
        await client.tap(f"points-{ahead}-plus")
    await client.tap("keep-game")


def kept(library: Library) -> UncorkingAsk:
    draft = library.draft("uncorking")
    assert draft is not None
    return fits(UncorkingAsk, draft.values)


async def test_the_winner_taps_what_is_uncorked_and_it_waits_for_the_next_day(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("expansion-property")
        await enter(client, ("Ana", "Ben"), ahead="Ben")
        assert client.route == "/uncorking"
        assert "Ben" in client.text("headline")
        await client.tap("expansion-property")
        assert "Property" in client.text("headline")
    async with window("/") as client:
        assert "Property" in client.label("long-uncorking")
    (game,) = kept(library).games
    assert game.uncorks == "property"


async def test_whoever_played_last_is_there_again_with_what_is_due(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("expansion-patronage")
        await enter(client, ahead="Ben")
    second = kept(library).games[1]
    assert [player.name for player in second.players] == ["Ana", "Ben"]
    assert second.modules is None, "what is open belongs in every game"


async def test_level_players_need_a_winner(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"))
        assert client.text("problem") == "Who won? Ana and Ben are level."
        await client.tap("winner-Ben")
        await client.tap("keep-game")
        assert client.route == "/uncorking"
    assert kept(library).games[0].winner == "Ben"


async def test_points_are_blank_until_they_are_said(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await client.tap("enter")
        for name in ("Ana", "Ben"):
            await client.tap("players-new")
            await client.type("name-field", name)
            await client.tap("name-take")
        await client.tap("points-Ana-plus")
        await client.tap("keep-game")
        assert client.text("problem") == texts.POINTS_MISSING.format(names="Ben")
        assert not client.has("winner-Ben"), "nobody is level while points are missing"
    assert library.draft("uncorking") is None


async def test_one_player_alone_is_no_game(window: Open) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana",))
        assert client.text("problem") == texts.AT_LEAST_TWO


async def test_a_choice_can_be_taken_back_and_a_game_corrected(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("expansion-property")
        await client.tap("choose-again")
        await client.tap("expansion-patronage")
        await client.tap("game-1")
        await client.tap("points-Ben-plus")
        await client.tap("points-Ben-plus")
        await client.tap("keep-game")
    (game,) = kept(library).games
    assert [player.points for player in game.players] == [1, 2]
    assert game.uncorks == "patronage", "what was settled after the game stays"


async def test_a_correction_that_later_games_do_not_allow_is_refused_with_the_game(window: Open) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("expansion-property")
        await client.tap("game-1")
        await client.tap("winner-chooses")
        await client.tap("keep-game")
        assert client.text("problem").startswith("Game 1: ")


async def test_the_loser_locks_one_but_not_the_new_one(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await client.tap("method-lock_and_key")
        await client.tap("open-mamas_papas")
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("expansion-property")
        assert client.named("lock-") == ["lock-mamas_papas"]
        await client.tap("lock-mamas_papas")
        assert kept(library).games[0].locks == "mamas_papas"
        await client.tap("unlock")
    assert kept(library).games[0].locks is None


async def test_elements_are_kept_in_the_order_of_the_points_and_none_twice(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await client.tap("keep-elements")
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        assert texts.PICKS.format(name="Ben") in client.texts("picking")
        assert not client.has("keep-large_cellar"), "a large cellar is never kept"
        await client.tap("keep-yoke")
        assert texts.PICKS.format(name="Ana") in client.texts("picking")
        assert not client.has("keep-windmill"), "a structure is kept already"
        await client.tap("keep-lira")
        assert not client.has("picking")
        await client.tap("unkeep-Ben")
        assert client.has("picking")
    ana, ben = kept(library).games[0].players
    assert (ana.keeps, ben.keeps) == ("lira", None)


async def test_the_narrative_method_asks_for_the_winners_vineyard(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await client.tap("method-narrative")
        await client.tap("enter")
        for name in ("Ana", "Ben"):
            await client.tap("players-new")
            await client.type("name-field", name)
            await client.tap("name-take")
        for control in (
            "points-Ana-plus",
            "points-Ben-plus",
            "points-Ana-plus",
            "planted-fields-plus",
            "planted-fields-plus",
            "keep-game",
        ):
            await client.tap(control)
        assert "Property" in client.text("headline")
    assert kept(library).games[0].winners_vineyard.planted_fields == 1


async def test_a_clean_slate_and_the_way_back(window: Open) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("expansion-property")
        await client.tap("clean")
        await client.tap("sure")
        assert "clean slate" in client.text("headline").lower()
        await client.tap("unclean")
        assert "Ana" in client.text("headline")


async def test_the_last_game_is_taken_out_after_a_question(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("remove")
        await client.tap("sure")
        assert client.named("game-") == []
    assert kept(library).games == ()


async def test_a_method_that_the_games_do_not_allow_is_refused(window: Open, library: Library) -> None:
    async with window("/uncorking") as client:
        for control in ("method-lock_and_key", "open-mamas_papas"):
            await client.tap(control)
        await enter(client, ("Ana", "Ben"), ahead="Ana")
        await client.tap("lock-mamas_papas")
        await client.tap("method-recommended")
        assert any("lock and key" in message for message in client.told())
    assert kept(library).method == "lock_and_key"
