"""Bordeaux on screen: setting up, a season with printed cards, the grids, the player's own pieces, the count."""

import flet as ft
import pytest
from fake_client import DESKTOP, PHONE, Begin, Client, Open, Standing
from test_labels import silent

from companion.engine.play import Command
from companion.games.bordeaux.cards import ShownCard
from companion.games.bordeaux.commands import CoverTrade, DrawCard, EndYear, PassSeason, WakeUp
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.setup import BordeauxSetup
from companion.storage.library import Library
from companion.ui.desk import Desk

pytestmark = pytest.mark.asyncio

SEASONS = ("spring", "summer", "fall", "winter")
DISCS, CUBES = ((1, 2), (4, 6), (2, 2)), (("fall", 2), ("winter", 4))


@pytest.fixture
def bordeaux(library: Library) -> Begin:
    """Puts a play of Bordeaux into the library, with printed cards unless told otherwise. Returns its id."""

    def began(*commands: Command, **choices: object) -> str:
        desk = Desk(library)
        play_id = desk.begin("bordeaux", BordeauxSetup.model_validate({"deck": "physical", **choices}))
        for command in commands:
            assert desk.do(play_id, command), desk.messages()
        return play_id

    return began


def shown(**parts: object) -> DrawCard:
    return DrawCard(shown=ShownCard.model_validate(parts))


def quiet_year(row: int) -> tuple[Command, ...]:
    """A year in which the printed cards show nothing."""
    seasons = [command for season in SEASONS for command in (shown(**{season: ()}), PassSeason())]
    return (WakeUp(row=row), *seasons)


def offered(client: Client) -> str:
    """What the button under a card says."""
    (button,) = [one for one in client.inside("take") if isinstance(one, ft.FilledButton)]
    return str(button.content)


async def set_up(client: Client, *choices: str) -> str:
    for choice in choices:
        await client.tap(choice)
    await client.tap("set-up")
    assert client.route.startswith("/play/"), client.texts()
    return client.route.split("/")[2]


async def test_from_the_first_page_to_the_table(window: Open, standing: Standing) -> None:
    async with window() as client:
        for step in ("new-solo", "game-bordeaux"):
            await client.tap(step)
        play_id = await set_up(client, "deck-stand_in", "level-hard", "module-structures", "pacing", "pace-2")
        assert {f"item-mark-{year}" for year in range(1, 7)} <= set(client.named("item-"))
        await client.tap("start")
        assert client.text("next") == texts.DRAW_OPENING
        setup = standing(play_id).setup
    assert isinstance(setup, BordeauxSetup)
    assert (setup.deck, setup.level, setup.structures, setup.special_workers) == ("stand_in", "hard", True, False)
    assert setup.pacing_tokens == (1, 2, 2, 2, 2, 2)


async def test_the_stand_in_deck_is_never_taken_for_the_official_one(window: Open) -> None:
    async with window("/new/bordeaux") as client:
        assert client.label("deck-stand_in").startswith("A stand-in deck: Not the official cards")
        await set_up(client, "deck-stand_in")
        assert "not from the official cards" in client.text("item-deck")


async def test_pacing_cannot_be_chosen_where_it_cannot_be_played(window: Open, standing: Standing) -> None:
    async with window("/new/bordeaux") as client:
        await client.tap("pacing")
        await client.tap("level-very_hard")
        assert texts.PACING_LEVELS in client.texts()
        assert not client.named("pace-")
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("pacing")
        play_id = await set_up(client)
    assert not standing(play_id).setup.pacing


async def test_tokens_that_are_sure_cannot_be_changed(window: Open) -> None:
    async with window("/new/bordeaux") as client:
        await client.tap("pacing")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("pace-1")


async def test_an_own_deck_is_needed_before_it_can_be_chosen(window: Open) -> None:
    async with window("/new/bordeaux") as client:
        await client.tap("deck-own")
        await client.tap("set-up")
        assert client.text("problem") == texts.NEEDS_DECK
        await client.tap("enter-cards")
        assert client.route == "/decks"


async def test_a_season_with_printed_cards_asks_for_no_more_than_is_needed(
    window: Open, bordeaux: Begin, standing: Standing
) -> None:
    play_id = bordeaux()
    async with window(f"/play/{play_id}") as client:
        await client.tap("row-7")
        await client.tap("next")
        assert len(client.named("shows-")) == 4
        assert not client.named("disc-"), "the grid does not matter yet"
        for action in ("shows-trade", "shows-hire_expert"):
            await client.tap(action)
        assert client.label("shows-trade").endswith("first")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("shows-draw_vine")
        await client.tap("take")
        assert client.label("space-trade").endswith(texts.BLOCKED)

        await client.tap("next")
        assert len(client.named("disc-")) == 24
        assert not client.named("cube-")
        for row, column in DISCS[:2]:
            await client.tap(f"disc-{row}-{column}")
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("take")
        await client.tap("disc-2-2")
        await client.tap("take")
        assert client.label("trade-4-6").endswith(texts.JUST_NOW), "what is to be laid out is shown at once"

        await client.tap("next")
        assert len(client.named("cube-")) == 16
        for season, row in CUBES:
            await client.tap(f"cube-{season}-{row}")
        await client.tap("take")
        assert client.text("next") == "Pass spring"
        assert texts.EXPERT_AUTOMA in client.label("expert-fall-2")
    state = standing(play_id).state
    assert state.blocked_in("spring") == ("trade", "hire_expert")
    assert (set(state.trade_tokens), set(state.automa_experts)) == (set(DISCS), set(CUBES))


async def test_a_card_that_shows_nothing_is_two_taps(window: Open, bordeaux: Begin, standing: Standing) -> None:
    play_id = bordeaux(WakeUp(row=2))
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        assert offered(client) == texts.TAKE_ACTIONS[0]
        await client.tap("take")
        assert client.text("next") == "Pass spring"
    assert standing(play_id).state.blocked == ()


async def test_turning_back_from_a_card_draws_nothing(window: Open, bordeaux: Begin, standing: Standing) -> None:
    play_id = bordeaux(WakeUp(row=2))
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        await client.tap("shows-trade")
        await client.press("Cancel")
        await client.tap("next")
        assert offered(client) == texts.TAKE_ACTIONS[0], "nothing is left of what was tapped"
    assert standing(play_id).state.phase == "draw"


async def test_the_opening_grid_is_asked_for_whole(window: Open, bordeaux: Begin, standing: Standing) -> None:
    play_id = bordeaux(level="hard")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        for row, column in DISCS:
            await client.tap(f"disc-{row}-{column}")
        for season, row in CUBES:
            await client.tap(f"cube-{season}-{row}")
        await client.tap("take")
        assert client.label("trade-1-2").endswith(texts.JUST_NOW)
        assert client.text("next") == texts.TO_THE_ROWS, "no row is above the pictures"
        await client.tap("next")
        assert client.text("next") == texts.PICK_ROW
        assert client.has("row-2"), "from the pictures the button leads back to the chart"
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("row-1")
    assert len(standing(play_id).state.automa_experts) == 2


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_players_own_pieces_are_told_by_a_tap(
    window: Open, bordeaux: Begin, standing: Standing, size: tuple[int, int]
) -> None:
    play_id = bordeaux(WakeUp(row=2), CoverTrade(row=1, column=1))
    async with window(f"/play/{play_id}", size) as client:
        if size == PHONE:
            await client.tap("tab-areas")
        await client.tap("trade-3-4")
        await client.tap("trade-1-1")
        await client.tap("expert-winter-4")
        assert texts.TRADE_COVERED in client.label("trade-3-4")
        assert texts.TRADE_OPEN in client.label("trade-1-1")
        assert texts.EXPERT_OWN in client.label("expert-winter-4")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("expert-winter-4")
        await client.tap("undo")
        assert texts.EXPERT_FREE in client.label("expert-winter-4")
    assert standing(play_id).state.trade_tokens == ((3, 4),)


async def test_nobody_is_told_chances_of_printed_cards(window: Open, bordeaux: Begin) -> None:
    for deck, there in (("physical", False), ("stand_in", True)):
        play_id = bordeaux(WakeUp(row=2), deck=deck)
        async with window(f"/play/{play_id}") as client:
            assert client.has("tab-chances") == there
            assert client.label("space-trade").endswith("of 24 cards") == there


async def test_pacing_asks_for_the_marker_at_the_years_end(window: Open, bordeaux: Begin, standing: Standing) -> None:
    play_id = bordeaux(*quiet_year(2), pacing=True)
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        await client.tap("key-0")
        await client.tap("pad-take")
        assert "Year 2 of 6" in client.texts()
        assert any("It has 1 so far" in text for text in client.texts())
    assert standing(play_id).state.pacing_tokens == 1


async def test_the_count_takes_what_is_left_over_and_undo_keeps_the_answers(
    window: Open, bordeaux: Begin, library: Library
) -> None:
    years = [command for row in range(2, 8) for command in (*quiet_year(row), EndYear())]
    play_id = bordeaux(*years)
    async with window(f"/play/{play_id}/count") as client:
        for tap in ("own-points-minus", "lira-plus", "wine-key-9", "wine-key-5", "grape-key-1", "grape-0"):
            await client.tap(tap)
        await client.tap("count")
        assert client.text("outcome") == "Shared victory", "29 on the track, and 15 lira are 1 more"
        assert {"29", "30", "1"} <= set(client.texts("sheet"))
        (record,) = library.history()
        assert [(one.name, one.points) for one in record.results] == [("You", 30), ("Automa", 30)]
        await client.tap("undo")
        assert library.history() == ()
        await client.tap("wine-0")
        await client.tap("count")
        assert client.text("outcome") == "The Automa won"
        await client.tap("again")
        assert client.route == "/new/bordeaux"


async def test_the_rules_of_a_play_begin_with_those_that_matter_now(window: Open, bordeaux: Begin) -> None:
    play_id = bordeaux(WakeUp(row=2), shown(spring=("trade",)))
    async with window(f"/play/{play_id}/rules") as client:
        assert {"Now", "Spring", texts.MATTERS_LEVEL} <= set(client.texts())


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_what_can_be_used_has_words(window: Open, bordeaux: Begin, size: tuple[int, int]) -> None:
    play_id = bordeaux(WakeUp(row=2), shown(spring=("trade", "hire_expert")), shown(discs=DISCS))
    async with window(f"/play/{play_id}", size) as client:
        assert silent(client) == []
        if size == PHONE:
            await client.tap("tab-areas")
            assert silent(client) == []
        await client.tap("next")
        assert client.has("take")
        assert silent(client) == []
