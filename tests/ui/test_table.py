"""The table: a year by its big button, undo and redo, the log's rules, and what is refused."""

import tomllib

import flet as ft
import pytest
from fake_client import DESKTOP, PHONE, Begin, Client, Open, Standing

from companion.engine.play import Command
from companion.games.viticulture.commands import DrawCard, EndYear, Finish, PassSeason, WakeUp
from companion.games.viticulture.screens import texts
from companion.storage.library import Library
from companion.storage.paths import RULES_DATA
from companion.ui import texts as ui_texts
from companion.ui.desk import Desk
from companion.ui.widgets.solo import bottom as solo_bottom
from companion.ui.widgets.stepper import NOTHING

pytestmark = pytest.mark.asyncio

SEASONS = {"base": ("summer", "winter"), "extended": ("spring", "summer", "fall", "winter")}


def year(board: str, row: int) -> tuple[Command, ...]:
    """The commands of a whole year on a board."""
    seasons = [command for _ in SEASONS[board] for command in (DrawCard(), PassSeason())]
    return (WakeUp(row=row), *seasons, EndYear())


def blocked(client: Client) -> set[str]:
    """The actions that are shown with an Automa worker on them."""
    names = [name.removeprefix("space-") for name in client.named("space-")]
    return {name for name in names if client.label(f"space-{name}").endswith(f": {texts.BLOCKED}")}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("board", ["base", "extended"])
async def test_a_year_goes_by_under_the_big_button(
    window: Open, play: Begin, standing: Standing, board: str, size: tuple[int, int]
) -> None:
    play_id = play(board=board)
    async with window(f"/play/{play_id}", size) as client:
        assert client.text("next") == texts.PICK_ROW
        await client.tap("row-3")
        for season in SEASONS[board]:
            before = standing(play_id).state
            if before.workers_left:
                assert client.text("next") == f"Draw the {season} card"
                await client.tap("next")
            after = standing(play_id).state
            shown = blocked(client) if size == PHONE else blocked(client) & set(after.blocked_in(season))
            assert shown == set(after.blocked_in(season))
            assert client.label("workers") == f"{after.workers_left} of 6 Automa workers left"
            assert after.workers_left == 6 - len(after.blocked)
            assert client.text("next") == f"Pass {season}"
            await client.tap("next")
        assert client.text("next") == "End year 1"
        assert set(texts.YEAR_END) <= set(client.texts())
        await client.tap("next")
        assert "Year 2 of 7" in client.texts()
        assert client.label("workers") == "6 of 6 Automa workers left"
        assert client.label("tokens") == "Bonus action tokens: 1"
        assert client.label("row-3").endswith(texts.WAKE_UP_TAKEN)


async def test_a_row_without_its_token_cannot_be_tapped(window: Open, play: Begin, standing: Standing) -> None:
    play_id = play(*year("base", row=5))
    async with window(f"/play/{play_id}") as client:
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("row-5")
        await client.tap("row-4")
    assert standing(play_id).state.wake_up_rows == (1, 2, 3, 6, 7)


async def test_a_bonus_token_is_spent_from_the_table(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=1))
    async with window(f"/play/{play_id}") as client:
        assert not client.has("spend"), "no worker is placed before the card is drawn"
        await client.tap("next")
        await client.tap("spend")
        assert client.label("tokens") == "Bonus action tokens: 0"
        assert not client.has("spend")


async def test_two_taps_at_once_count_as_one(
    window: Open, play: Begin, standing: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_id = play(WakeUp(row=1))
    async with window(f"/play/{play_id}") as client:
        clock = [100.0]
        monkeypatch.setattr(solo_bottom, "DOUBLE_TAP", 0.35)
        monkeypatch.setattr(solo_bottom, "monotonic", lambda: clock[0])
        await client.tap("next")
        clock[0] += 0.1
        await client.tap("next")
        assert client.text("next") == "Pass summer", "the second tap does not pass the season"
        clock[0] += 1.0
        await client.tap("next")
        assert client.text("next") == "Draw the winter card"
    assert len(standing(play_id).commands) == 3


async def test_two_taps_at_once_spend_one_token(
    window: Open, play: Begin, standing: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_id = play(WakeUp(row=1), DrawCard(), bonus_tokens=2)
    async with window(f"/play/{play_id}") as client:
        clock = [100.0]
        monkeypatch.setattr(solo_bottom, "DOUBLE_TAP", 0.35)
        monkeypatch.setattr(solo_bottom, "monotonic", lambda: clock[0])
        await client.tap("spend")
        clock[0] += 0.1
        await client.tap("spend")
        assert client.label("tokens") == "Bonus action tokens: 2"
        clock[0] += 0.1
        await client.tap("next")
        assert client.text("next") == "Pass summer", "nor does a third tap pass the season, where the button has moved"
        clock[0] += 1.0
        await client.tap("spend")
        assert client.label("tokens") == "Bonus action tokens: 1"
    assert standing(play_id).state.phase == "place"


async def test_undo_and_redo_go_back_and_forth_with_the_same_card(
    window: Open, play: Begin, standing: Standing
) -> None:
    play_id = play(WakeUp(row=1), board="extended")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        drawn, spaces, card = standing(play_id).state, blocked(client), client.texts()
        await client.tap("undo")
        assert blocked(client) == set()
        assert client.text("next") == "Draw the spring card"
        await client.tap("undo")
        assert client.text("next") == texts.PICK_ROW
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("undo")
        await client.tap("redo")
        await client.tap("redo")
        assert (blocked(client), client.texts()) == (spaces, card)
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("redo")
    assert standing(play_id).state == drawn


async def test_the_same_card_comes_after_the_app_was_closed(window: Open, play: Begin, standing: Standing) -> None:
    play_id = play(WakeUp(row=2), board="extended")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        drawn = standing(play_id).state.drawn
        await client.tap("undo")
    async with window() as client:
        await client.tap(f"play-{play_id}")
        await client.tap("next")
        assert f"Card {drawn[0]}" in client.texts()
    assert standing(play_id).state.drawn == drawn


async def test_a_line_of_the_log_leads_to_its_rule(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2), DrawCard())
    async with window(f"/play/{play_id}") as client:
        await client.tap("tab-log")
        assert any(line.startswith("Card ") for line in client.texts("log"))
        await client.press(ui_texts.SEE_RULE, place=0)
        assert client.has("rule-viticulture.automa.draw")
        await client.press(ui_texts.OPEN_IN_RULES)
        assert client.dialog is None
        assert client.route == f"/play/{play_id}/rules/viticulture.automa.draw"
        assert client.has("rule-viticulture.automa.draw")
        await client.back()
        assert client.text("next") == "Pass summer"


async def test_a_rule_over_the_table_is_closed_and_the_play_stands(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2))
    async with window(f"/play/{play_id}", DESKTOP) as client:
        await client.press(ui_texts.SEE_RULE, place=0)
        await client.press(ui_texts.CLOSE)
        assert client.dialog is None
        await client.press(ui_texts.SEE_RULE, place=1)
        assert client.dialog is not None, "the next rule opens, too"


async def test_what_the_rules_refuse_is_told_and_changes_nothing(
    library: Library, play: Begin, standing: Standing
) -> None:
    play_id = play(WakeUp(row=2), DrawCard())
    before, desk = standing(play_id), Desk(library)
    assert not desk.do(play_id, Finish(victory_points=20))
    (message,) = desk.messages()
    assert message[:1].isupper(), "a sentence for the player, without the name of a field"
    after = standing(play_id)
    assert (after.commands, after.state) == (before.commands, before.state)


async def test_the_count_that_is_opened_too_early_leads_back_to_the_table(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2), DrawCard())
    async with window(f"/play/{play_id}/count") as client:
        assert texts.TOO_EARLY in client.texts()
        assert not client.has("count")
        await client.tap("to-table")
        assert client.text("next") == "Pass summer"


async def test_an_empty_real_deck_is_to_be_shuffled_first(
    window: Open, library: Library, play: Begin, standing: Standing
) -> None:
    play_id, desk = play(deck="real", board="extended"), Desk(library)
    while (state := standing(play_id).state).deck.draw or state.phase != "draw":
        by_phase = {"wake_up": WakeUp(row=max(state.wake_up_rows)), "place": PassSeason(), "year_end": EndYear()}
        assert desk.do(play_id, by_phase.get(state.phase) or DrawCard(card=state.deck.coming()[0]))
    async with window(f"/play/{play_id}") as client:
        assert texts.SHUFFLE_FIRST in client.texts()
        await client.tap("next")
        assert texts.SHUFFLE_FIRST in client.texts()
        await client.tap(f"card-{state.deck.discard[0]}")
        assert texts.SHUFFLE_FIRST not in client.texts()
    assert standing(play_id).state.deck.reshuffles == 1


async def test_the_number_pad_begins_with_the_last_number_the_player_gave(
    window: Open, play: Begin, standing: Standing
) -> None:
    play_id = play(*year("base", row=7)[:-1], aggressive={"marker": "essential_edition"})
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        assert client.text("pad-value") == NOTHING, "the app does not know where the player's marker stands"
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("pad-take")
        for key in "50":
            await client.tap(f"key-{key}")
        await client.tap("pad-take")
        for tap in ("row-6", "next", "next", "next", "next", "next"):
            await client.tap(tap)
        assert client.text("pad-value") == "50"
        await client.tap("pad-take")
        assert "Year 3 of 7" in client.texts()
    assert standing(play_id).commands[-1] == EndYear(victory_points=50)


async def test_another_window_moved_the_play_on(window: Open, play: Begin, standing: Standing) -> None:
    play_id = play(WakeUp(row=2))
    async with window(f"/play/{play_id}") as here, window(f"/play/{play_id}") as there:
        await there.tap("next")
        await there.tap("next")
        assert there.text("next") == "Draw the winter card"
        newest = standing(play_id)
        await here.tap("next")
        assert here.told() == [ui_texts.SAVED_ELSEWHERE]
        assert here.text("next") == "Draw the winter card", "the newest state is shown"
        assert standing(play_id).state == newest.state
        await here.tap("next")
        assert here.text("next") == "Pass winter", "from there it goes on"


async def test_a_play_put_away_in_another_window_is_not_written_again(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2))
    async with window(f"/play/{play_id}") as here, window() as there:
        await there.press(ui_texts.PUT_AWAY)
        await there.tap("sure")
        await here.tap("next")
        assert here.told() == [ui_texts.PLAY_GONE]
        assert ui_texts.NOT_FOUND in here.texts()
    async with window() as client:
        assert client.named("play-") == []


async def test_the_chances_are_those_of_the_cards_left(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2), DrawCard(card=2), PassSeason(), board="extended")
    cards = tomllib.loads((RULES_DATA / "viticulture" / "automa_cards.toml").read_text(encoding="utf-8"))["cards"]
    trades = sum("trade" in card["summer"] for card in cards if card["number"] != 2)
    async with window(f"/play/{play_id}") as client:
        await client.tap("tab-chances")
        lines = client.texts("chances")
        assert texts.CHANCES_LINE.format(cards=23, workers=4) in lines
        at = lines.index("Trade one for one")
        assert lines[at + 1] == f"{trades} of 23"
        await client.tap("tab-board")
        assert client.label("space-trade").endswith(texts.MAYBE_LABEL.format(blocking=trades, cards=23))


async def test_a_look_at_another_season_ends_when_the_play_moves_on(window: Open, play: Begin) -> None:
    play_id = play(WakeUp(row=2), DrawCard(), board="extended")
    async with window(f"/play/{play_id}") as client:
        assert client.label("season-spring") == "Spring, now"
        await client.tap("season-winter")
        assert client.has("space-fill_wine_order")
        assert not client.has("space-draw_vine")
        await client.tap("next")
        assert client.label("season-summer") == "Summer, now"
        assert client.has("space-plant_vine")


@pytest.mark.parametrize(
    ("board", "spaces"),
    [("extended", {"draw_vine", "build_structure"}), ("base", {"draw_vine", "build_structure", "plant_vine"})],
)
async def test_card_2_of_the_real_deck_blocks_what_the_rulebook_says(
    window: Open, play: Begin, board: str, spaces: set[str]
) -> None:
    play_id = play(WakeUp(row=2), board=board, deck="real")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        await client.tap("card-2")
        assert blocked(client) == spaces
        assert client.label("workers") == f"{6 - len(spaces)} of 6 Automa workers left"


async def test_a_card_of_the_real_deck_that_is_out_is_grey_and_refused(
    window: Open, play: Begin, standing: Standing
) -> None:
    play_id = play(WakeUp(row=2), DrawCard(card=2), PassSeason(), deck="real")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        assert len(client.named("card-")) == 24
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("card-2")
        await client.press(ui_texts.CANCEL)
        assert client.dialog is None
        assert client.text("next") == "Draw the winter card", "turning back draws nothing"
        await client.tap("next")
        await client.tap("card-7")
        assert "Card 7" in client.texts()
    assert standing(play_id).state.drawn == (7,)


async def test_the_screen_stays_on_at_the_table_alone(window: Open, play: Begin) -> None:
    play_id = play()
    async with window() as client:
        assert not asked(client)
        await client.tap(f"play-{play_id}")
        assert asked(client) == ["enable"]
        await client.press(ui_texts.BACK)
        assert asked(client) == ["enable", "disable"]


def asked(client: Client) -> list[str]:
    return [name for name, _ in client.connection.calls if name in ("enable", "disable")]


async def test_very_large_text_keeps_the_words_of_seasons_and_rows(window: Open, library: Library, play: Begin) -> None:
    play_id, desk = play(board="extended"), Desk(library)
    desk.set(desk.settings.evolve(text_scale=1.6))
    async with window(f"/play/{play_id}") as client:
        assert [client.text(f"season-{season}") for season in SEASONS["extended"]] == list(texts.SEASONS.values())
        for row in client.named("row-"):
            for benefit in client.texts(row)[1:]:
                assert benefit in client.label(row)
            heights = [one.height for one in client.inside(row) if isinstance(one, ft.Container)]
            assert heights[0] is None, "the row grows with its words"


async def test_a_loss_at_a_years_end_says_that_nothing_is_counted(window: Open, play: Begin) -> None:
    ended = (*year("base", row=7)[:-1], EndYear(victory_points=-5))
    play_id = play(*ended, aggressive={"marker": "essential_edition"})
    async with window(f"/play/{play_id}/count") as client:
        assert client.text("outcome") == texts.OVER["lost"]
        assert not client.has("sheet")
        assert texts.RESULT_NO_COUNT in client.texts()
