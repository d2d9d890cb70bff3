"""Counting points: the forms, the cover over hidden cards, the result, and what is kept of it."""

import asyncio

import pytest
from fake_client import DESKTOP, PHONE, Client, Open
from test_labels import silent

from companion.engine.calculator import calculators
from companion.games import all_games
from companion.storage.library import Library
from companion.ui import score_texts as texts
from companion.ui import texts as ui_texts
from companion.ui.widgets.finding import LAID_OUT

pytestmark = pytest.mark.asyncio

EVERY = sorted(calculators(all_games()))
SCORE = "/score/viticulture.score"


async def seat(client: Client, *names: str) -> None:
    """Add players by typing their names."""
    for name in names:
        await client.tap("players-new")
        await client.type("name-field", name)
        await client.tap("name-take")


async def enter_cards(client: Client, **cards: int) -> None:
    """Pass the phone round; each takes their mafia card."""
    await client.tap("pass-round")
    for index, (name, card) in enumerate(cards.items()):
        assert texts.PASS_TO.format(name=name) in client.texts()
        await client.tap("cover-open")
        await client.tap(f"players-{index}-mafia_card-{card}")
        await client.tap("cover-done")


async def test_every_calculator_is_one_tap_from_the_list(window: Open) -> None:
    async with window() as client:
        await client.to_page(ui_texts.SCORE)
        assert client.route == "/score"
        assert sorted(client.named("calc-")) == [f"calc-{one}" for one in EVERY]
        await client.tap("calc-vinhos.move")
        assert client.route == "/score/vinhos.move"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("calculator", ["", *(f"/{one}" for one in EVERY)])
async def test_whatever_can_be_used_on_a_form_has_words(window: Open, calculator: str, size: tuple[int, int]) -> None:
    async with window(f"/score{calculator}", size) as client:
        assert silent(client) == []


async def test_players_map_cover_and_result_have_words(window: Open) -> None:
    async with window(SCORE) as client:
        for choice in ("board-extended", "expansions-patronage", "expansions-mafia", "expansions-structures"):
            await client.tap(choice)
        await seat(client, "Ana", "Ben")
        await client.tap("region-siena")
        assert silent(client) == []
        await client.tap("players-0-head")
        await client.tap("pass-round")
        assert silent(client) == []
        for index in (0, 1):
            await client.tap("cover-open")
            assert silent(client) == []
            await client.tap(f"players-{index}-mafia_card-{index + 1}")
            await client.tap("cover-done")
        await client.tap("show")
        assert silent(client) == []
        await client.tap("picture")
        assert silent(client) == []


async def test_a_game_is_counted(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana", "Ben")
        for _ in range(3):
            await client.tap("players-1-victory_points-plus")
        assert client.text("so-far").split()[-4:] == ["Ben", "3", "Ana", "0"]
        await client.tap("show")
        assert client.route == f"{SCORE}/result"
        assert client.text("winner") == texts.WINS.format(names="Ben")
        assert client.text("place-0").split() == ["1.", "Ben", "3"]
        assert "marker on 3 = 3" in client.texts("sheet-Ben")


async def test_a_number_is_typed_on_the_pad_and_tokens_are_a_tap_each(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana")
        await client.tap("players-0-lira")
        for key in "12":
            await client.tap(f"key-{key}")
        await client.tap("pad-take")
        assert client.text("players-0-lira") == "12"
        for value in (4, 9, 4):
            await client.tap(f"players-0-wine_values-key-{value}")
        await client.tap("players-0-wine_values-0")
        assert [client.text(f"players-0-wine_values-{index}") for index in (0, 1)] == ["9", "4"]


async def test_names_are_typed_once(window: Open, library: Library) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana", "Ben")
        await client.tap("show")
    assert set(library.settings().players) == {"Ana", "Ben"}
    async with window("/score/bordeaux.score") as client:
        await client.tap("players-add-Ben")
        assert client.has("players-0-head")
        assert not client.has("players-add-Ben")
        assert client.has("players-add-Ana")


async def test_the_map_takes_six_stars_of_a_player_and_no_more(window: Open) -> None:
    async with window("/score/viticulture.influence") as client:
        await seat(client, "Ana", "Ben")
        for _ in range(6):
            await client.tap("region-siena")
        assert client.text("siena-stars") == "6"
        assert client.find("region-siena").on_tap is None
        await client.tap("siena-minus")
        await client.tap("region-lucca")
        await client.tap("stars-of-1")
        await client.tap("region-lucca")
        assert client.label("region-lucca").startswith("Lucca, 1 VP: Ana 1, Ben 1")
        assert client.label("show").startswith("Most from the map: Ana, 2 VP.")


async def test_hidden_cards_are_entered_under_the_cover_and_show_with_the_result(window: Open) -> None:
    async with window(SCORE) as client:
        await client.tap("expansions-mafia")
        await seat(client, "Ana", "Ben")
        before = client.text("so-far")
        await enter_cards(client, Ana=9, Ben=1)
        assert client.text("so-far") == before
        shown = " ".join(client.texts()).casefold()
        assert not [word for word in ("leather", "pasta", "best gift") if word in shown]
        await client.tap("show")
        assert client.text("winner") == texts.WINS.format(names="Ana")
        assert "Leather shoes (9) is the best gift = 2" in client.texts("sheet-Ana")


async def test_the_cover_is_closed_for_each_player_anew(window: Open) -> None:
    async with window(SCORE) as client:
        await client.tap("expansions-mafia")
        await seat(client, "Ana", "Ben")
        await enter_cards(client, Ana=9)
        assert texts.PASS_TO.format(name="Ben") in client.texts()
        assert client.named("players-") == []
        await client.press(texts.TO_THE_FORM)
        await client.tap("cover-0")
        assert client.named("players-") == [], "Ana's own card is covered too until she says it is her"


async def test_the_form_is_where_it_was_after_the_cover(window: Open) -> None:
    async with window(SCORE) as client:
        await client.tap("expansions-mafia")
        await seat(client, "Ana", "Ben")
        form = next(path[-1] for path in client.paths() if getattr(path[-1], "on_scroll", None) is not None)
        await client.fire(
            form,
            "scroll",
            {
                "event_type": "update",
                "pixels": 420.0,
                "min_scroll_extent": 0.0,
                "max_scroll_extent": 900.0,
                "viewport_dimension": 600.0,
                "scroll_delta": 1.0,
            },
        )
        await client.tap("cover-1")
        await client.tap("cover-open")
        await client.tap("players-1-mafia_card-1")
        await client.tap("cover-done")
        await client.press(texts.TO_THE_FORM)
        await asyncio.sleep(2 * LAID_OUT)
        assert [args["offset"] for name, args in client.connection.calls if name == "scroll_to"] == [420.0]


async def test_the_page_goes_to_the_first_field_that_is_missing(window: Open) -> None:
    async with window("/score/la_vina.delivery") as client:
        await client.tap("cards-key-3")
        await client.tap("show")
        assert any("Entry value is missing" in one for one in client.texts())
        assert any("Reward is missing" in one for one in client.texts())
        await asyncio.sleep(2 * LAID_OUT)
        goals = [args["scroll_key"] for name, args in client.connection.calls if name == "scroll_to"]
        keys = [getattr(getattr(path[-1], "key", None), "value", None) for path in client.paths()]
        assert goals == ["winery-entry"]
        assert keys.count("winery-entry") == 1


async def test_a_clash_under_the_cover_gives_nothing_away(window: Open) -> None:
    async with window(SCORE) as client:
        await client.tap("expansions-mafia")
        await seat(client, "Ana", "Ben")
        await enter_cards(client, Ana=9, Ben=9)
        await client.tap("show")
        assert client.route == SCORE
        shown = " ".join(client.texts()).casefold()
        assert shown.count("face down cannot all be right") == 1
        assert (
            shown.index("pass the phone round")
            > shown.index("face down cannot all be right")
            > shown.index("Ben".lower())
        )
        assert client.has("pass-round"), "everybody is led under the cover again"
        assert "leather" not in shown


async def test_a_fault_stands_at_its_field_and_nothing_is_lost(window: Open) -> None:
    async with window("/score/la_vina.baskets") as client:
        await client.tap("baskets-0-capacity-plus")
        for _ in range(2):
            await client.tap("baskets-0-cards-plus")
        await client.tap("show")
        assert client.route == "/score/la_vina.baskets"
        assert sum("room for 1" in one for one in client.texts()) == 1, "it is told once"
        assert any(one.startswith("See: Basket 1") for one in client.texts()), "the button says where"
        assert client.text("baskets-0-cards") == "2"
        await client.tap("baskets-0-capacity-plus")
        assert not any("room for 1" in one for one in client.texts()), "it goes as soon as it is put right"


async def test_grape_keys_end_with_the_highest_card_of_the_box(window: Open) -> None:
    async with window("/score/la_vina.delivery") as client:
        assert [one for one in client.named("cards-key-")] == [f"cards-key-{value}" for value in range(1, 7)]
        for _ in range(8):
            await client.tap("highest_card-plus")
        assert client.text("highest_card") == "8"
        assert client.has("cards-key-8")
        assert not client.has("cards-key-9")


async def test_a_fault_opens_its_players_card_once_and_leaves_the_others_within_reach(window: Open) -> None:
    async with window("/score/vinhos.fair") as client:
        await client.tap("year-3")
        await seat(client, "Ana", "Ben", "Cleo")
        for index in (0, 1, 2):
            if not client.has(f"players-{index}-fair_points-plus"):
                await client.tap(f"players-{index}-head")
            await client.tap(f"players-{index}-fair_points-plus")
        await client.tap("players-2-booth-plus")
        await client.tap("players-1-head")
        await client.tap("players-1-booth-plus")
        await client.tap("players-0-head")
        await client.tap("show")
        assert client.has("players-2-booth"), "the card with the fault is open"
        await client.tap("players-1-head")
        assert client.has("players-1-booth")
        await client.tap("players-1-booth-plus")
        await client.tap("show")
        assert client.has("winner")


async def test_a_correction_keeps_everything_and_replaces_what_was_kept(window: Open, library: Library) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana", "Ben")
        await client.tap("players-1-victory_points-plus")
        await client.tap("show")
        await client.tap("keep")
        await client.press(texts.TO_CORRECT)
        assert client.text("players-1-victory_points") == "1"
        await client.tap("players-0-head")
        for _ in range(2):
            await client.tap("players-0-victory_points-plus")
        await client.tap("show")
        await client.press(texts.SAVE_AGAIN)
    (record,) = library.history()
    assert [(one.name, one.points, one.rank) for one in record.results] == [("Ana", 2, 1), ("Ben", 1, 2)]
    assert (record.kind, record.calculator, record.outcome) == ("score", "viticulture.score", "won")


async def test_the_history_shows_a_count_and_takes_it_back_into_its_form(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana", "Ben")
        await client.tap("players-1-victory_points-plus")
        await client.tap("show")
        await client.tap("keep")
    async with window("/history") as client:
        (record,) = client.named("record-")
        assert any(text.startswith("Ben wins: Ben 1, Ana 0") for text in client.texts(record))
        await client.tap(record)
        assert client.text("winner") == "Ben wins"
        await client.tap("correct")
        assert client.route == SCORE
        assert client.has("players-1-head")


async def test_what_was_entered_is_there_after_leaving_and_after_a_restart(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana")
        await client.tap("players-0-victory_points-plus")
        await client.go("/")
        await client.go(SCORE)
        assert client.text("players-0-victory_points") == "1"
    async with window(SCORE) as client:
        assert client.text("players-0-victory_points") == "1"
        await client.press(texts.START_AGAIN)
        await client.tap("sure")
        assert client.text("players-0-victory_points") == "0"


async def test_a_tool_answers_while_it_is_filled_in(window: Open) -> None:
    async with window("/score/vinhos.move") as client:
        assert client.text("show") == texts.SHOW_ANSWER, "nothing is said before there is something to say"
        await client.tap("from-cellars")
        await client.tap("to-sales")
        assert client.label("show").startswith("Local sales: 1 bago in all.")
        await client.tap("show")
        assert client.text("headline") == "Local sales: 1 bago in all."


async def test_a_line_leads_to_its_rule(window: Open) -> None:
    async with window("/score/vinhos.move") as client:
        await client.tap("from-cellars")
        await client.tap("to-sales")
        await client.tap("show")
        await client.press(ui_texts.SEE_RULE, 0)
        assert client.dialog is not None
        assert client.named("rule-vinhos.")


async def test_a_checklist_is_ticked_off(window: Open) -> None:
    async with window("/score/la_vina.setup") as client:
        await client.tap("players-plus")
        await client.tap("show")
        await client.tap("tick-1")
        await client.go("/score")
    async with window("/score/la_vina.setup") as client:
        await client.tap("show")
        ticked = [getattr(client.inside(name)[1], "value", None) for name in client.named("tick-")]
        assert ticked[:3] == [False, True, False]


async def test_on_a_wide_screen_form_and_result_stand_side_by_side(window: Open) -> None:
    async with window(SCORE, DESKTOP) as client:
        await seat(client, "Ana", "Ben")
        assert not client.has("winner")
        await client.tap("show")
        assert client.route == SCORE
        assert client.text("winner") == texts.WIN_TOGETHER.format(names="Ana and Ben")
        await client.tap("players-1-victory_points-plus")
        assert client.text("winner") == texts.WINS.format(names="Ben")


async def test_the_result_does_not_turn_up_by_itself_when_the_last_card_is_entered(window: Open) -> None:
    async with window(SCORE, DESKTOP) as client:
        await client.tap("expansions-mafia")
        await seat(client, "Ana", "Ben")
        await client.tap("show")
        assert any(texts.NOT_ENTERED[1:] in one for one in client.texts())
        await enter_cards(client, Ana=9, Ben=1)
        assert not client.has("winner")
        await client.tap("show")
        assert client.has("winner")


async def test_the_result_is_copied_as_text_and_saved_as_a_picture(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana", "Ben")
        await client.tap("players-1-victory_points-plus")
        await client.tap("show")
        await client.tap("copy")
        copied = next(str(args) for name, args in client.connection.calls if "clipboard" in name or name == "set")
        assert "1. Ben: 1" in copied
        assert client.told() == [texts.COPIED]
        await client.tap("picture")
        assert client.route == f"{SCORE}/picture"
        assert {"Ben wins", "Ana"} <= set(client.texts())
        client.connection.answers["capture"] = b"png"
        await client.tap("save-picture")
        assert any(name == "save_file" for name, _ in client.connection.calls)


async def test_a_picture_that_cannot_be_made_is_told(window: Open) -> None:
    async with window(SCORE) as client:
        await seat(client, "Ana")
        await client.tap("show")
        await client.tap("picture")
        client.connection.answers["capture"] = RuntimeError("no way")
        await client.tap("save-picture")
        assert client.told() == [texts.PICTURE_FAILED.format(why="no way")]


async def test_nothing_is_at_the_address_of_no_calculator(window: Open) -> None:
    for address in ("/score/nothing", "/score/viticulture.score/picture", "/history/0123456789ab"):
        async with window(address) as client:
            assert ui_texts.NOT_FOUND in client.texts()
