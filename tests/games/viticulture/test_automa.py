"""What an Automa card blocks: the rulebook's example, all 24 cards on both boards, and the six workers."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.viticulture import GAME
from companion.games.viticulture.commands import DrawCard, PassSeason, WakeUp
from companion.games.viticulture.state import ViticultureState
from companion.storage.paths import RULES_DATA
from companion.storage.rules import DamagedData, load_data

Begin = Callable[..., Table]
Play = Callable[..., Table]

# Action by letter, on the base board; X is the trade entry of a card, whose space there is selling grapes.
BASE_ACTIONS = {
    "V": "draw_vine",
    "T": "give_tour",
    "B": "build_structure",
    "Y": "play_summer_visitor",
    "X": "sell_grapes",
    "P": "plant_vine",
    "O": "draw_wine_order",
    "H": "harvest_field",
    "R": "train_worker",
    "L": "fill_wine_order",
    "W": "make_wine",
    "Z": "play_winter_visitor",
}
EXTENDED_ACTIONS = BASE_ACTIONS | {
    "X": "trade",
    "I": "influence",
    "F": "flip_property",
    "D": "build_or_tour",
    "S": "sell_wine",
}
# Card by card from the facts' own base-board list: summer, winter. Entries marked T are not in it.
ON_BASE = """
VT .   VBP W   VY Z   TBX R   T H   B OL   VY .   TP W   BXY Z   PX R   YX H   P OL
VY OH   TX OW   B OZ   . HW   . HR   P WL   VY ZR   TX Z   B ZL   . HR   . ORL   P WL
"""
# And from its list for the extended board: spring, summer, fall, winter.
ON_EXTENDED = """
VT F D .   VB P W .   VI Y . Z   TB X . R   TI . H S   BI . O L   V YF D .   T PF W .
B XY . Z   I PX . R   . YX H S   . FP O L   V Y OH .   T X OW .   B . OD Z   I . HW S
. F HD R   . P WD L   V Y . ZR   T X . ZS   B . D ZL   I . H RS   . F O RL   . P W SL
"""
SEASONS = ("spring", "summer", "fall", "winter")
NOTHING = {"spring": 11, "summer": 5, "fall": 3}
"""Cards that block nothing in the season, to get past it with all six workers."""


def in_season(begin: Begin, play: Play, board: str, season: str) -> Table:
    """A table that draws its next card in the season, with six workers left."""
    table = play(begin(board), WakeUp(row=1))
    if board == "base":
        return table if season == "summer" else play(table, DrawCard(card=17), PassSeason())
    for earlier in SEASONS[: SEASONS.index(season)]:
        table = play(table, DrawCard(card=NOTHING[earlier]), PassSeason())
    return table


def blocked(begin: Begin, play: Play, board: str, season: str, card: int) -> list[str]:
    table = in_season(begin, play, board, season)
    assert table.state.workers_left == 6
    return list(play(table, DrawCard(card=card)).state.blocked_in(season))


def test_the_rulebooks_example_on_the_base_board(begin: Begin, play: Play) -> None:
    """Card 2 is draw, build one structure, plant, make up to two wines."""
    assert blocked(begin, play, "base", "summer", 2) == ["draw_vine", "build_structure", "plant_vine"]
    assert blocked(begin, play, "base", "winter", 2) == ["make_wine"]


def test_the_rulebooks_example_on_the_extended_board(begin: Begin, play: Play) -> None:
    """There only the exact season of the card counts."""
    assert blocked(begin, play, "extended", "spring", 2) == ["draw_vine", "build_structure"]
    assert blocked(begin, play, "extended", "summer", 2) == ["plant_vine"]
    assert blocked(begin, play, "extended", "fall", 2) == ["make_wine"]
    assert blocked(begin, play, "extended", "winter", 2) == []


def test_all_cards_on_the_base_board(begin: Begin, play: Play) -> None:
    printed = ON_BASE.split()
    for place, season in enumerate(("summer", "winter")):
        table = in_season(begin, play, "base", season)
        for card in (card for card in range(1, 25) if card in table.state.deck.draw):
            letters = printed[2 * (card - 1) + place].strip(".")
            drawn = play(table, DrawCard(card=card)).state.blocked_in(season)
            assert list(drawn) == [BASE_ACTIONS[letter] for letter in letters], (card, season)


def test_all_cards_on_the_extended_board(begin: Begin, play: Play) -> None:
    printed = ON_EXTENDED.split()
    for place, season in enumerate(SEASONS):
        table = in_season(begin, play, "extended", season)
        for card in (card for card in range(1, 25) if card in table.state.deck.draw):
            letters = printed[4 * (card - 1) + place].strip(".")
            drawn = play(table, DrawCard(card=card)).state.blocked_in(season)
            assert list(drawn) == [EXTENDED_ACTIONS[letter] for letter in letters], (card, season)


@pytest.mark.parametrize(
    ("card", "summer", "winter"),
    [
        (5, ["give_tour"], ["harvest_field"]),  # without the star and selling wine
        (12, ["plant_vine"], ["draw_wine_order", "fill_wine_order"]),  # without flipping a property
        (18, ["plant_vine"], ["make_wine", "fill_wine_order"]),  # without the fall's build or tour
    ],
)
def test_entries_marked_t_are_ignored_on_the_base_board(
    begin: Begin, play: Play, card: int, summer: list[str], winter: list[str]
) -> None:
    assert blocked(begin, play, "base", "summer", card) == summer
    assert blocked(begin, play, "base", "winter", card) == winter


def test_the_trade_entry_blocks_selling_grapes_on_the_base_board(begin: Begin, play: Play) -> None:
    assert blocked(begin, play, "base", "summer", 4) == ["give_tour", "build_structure", "sell_grapes"]
    assert blocked(begin, play, "extended", "summer", 4) == ["trade"]


def test_a_card_may_block_nothing_at_all(begin: Begin, play: Play) -> None:
    table = play(begin("base"), WakeUp(row=1), DrawCard(card=16))
    assert (table.state.blocked, table.state.workers_left, table.state.phase) == ((), 6, "place")
    assert "no space is blocked" in table.log[-1].text


def six_gone_by_fall(begin: Begin, play: Play) -> Table:
    """Spring card 1 (draw vine, tour), summer card 7 (visitor, flip), fall card 13 (order, harvest): six workers."""
    year = (WakeUp(row=2), DrawCard(card=1), PassSeason(), DrawCard(card=7), PassSeason(), DrawCard(card=13))
    return play(begin("extended"), *year)


def test_without_workers_no_card_is_drawn(begin: Begin, play: Play) -> None:
    table = six_gone_by_fall(begin, play)
    assert table.state.workers_left == 0
    winter = play(table, PassSeason())
    assert (winter.state.season, winter.state.phase) == ("winter", "place")
    assert len(winter.state.deck.discard) == 3
    with pytest.raises(IllegalCommand, match="no workers left"):
        winter.do(DrawCard())
    assert winter.state.blocked_in("winter") == ()


def test_with_one_worker_left_only_the_first_entry_counts(begin: Begin, play: Play) -> None:
    """Two in spring, two in summer, one in fall (card 2, make wine); card 21 asks for visitor and wine order."""
    year = (WakeUp(row=2), DrawCard(card=1), PassSeason(), DrawCard(card=7), PassSeason(), DrawCard(card=2))
    table = play(begin("extended"), *year, PassSeason(), DrawCard(card=21))
    assert table.state.blocked_in("winter") == ("play_winter_visitor",)
    assert table.state.workers_left == 0
    card, cut = (event.text for event in table.log[-2:])
    assert "asks for Winter visitor and Fill order" in card
    assert "blocks" not in card, "what it asks for is not yet what happens"
    assert cut.startswith("The Automa blocks Winter visitor: that was its last worker")


def test_the_first_entry_alone_counts_in_any_season(begin: Begin, play: Play) -> None:
    """At the hard level five workers can be gone before fall: 1 + 2 in spring, 2 in summer."""
    spring = (WakeUp(row=2), DrawCard(card=7), DrawCard(card=4), PassSeason())
    table = play(begin("extended", difficulty="hard"), *spring, DrawCard(card=8), PassSeason())
    assert table.state.workers_left == 1
    fall = play(table, DrawCard(card=14))
    assert fall.state.blocked_in("fall") == ("draw_wine_order",)
    winter = play(fall, PassSeason())
    assert winter.state.phase == "place"


def test_no_space_gets_a_second_worker(begin: Begin, play: Play) -> None:
    """At the hard level a second card can name what the first one blocks: draw vine stands on cards 7 and 1."""
    table = play(begin("extended", difficulty="hard"), WakeUp(row=2), DrawCard(card=7), DrawCard(card=1))
    assert table.state.blocked_in("spring") == ("draw_vine", "give_tour")
    assert table.state.workers_left == 4
    said = [event.text for event in table.log[-3:]]
    parts = ("asks for", "Draw vine already", "blocks Give tour.")
    assert [part in text for part, text in zip(parts, said, strict=True)] == [True] * 3


def test_the_workers_come_back_at_the_years_end(begin: Begin, play: Play) -> None:
    table = play(six_gone_by_fall(begin, play), PassSeason(), PassSeason())
    assert table.state.workers_left == 0
    ended = table.do(table.choices()[0])
    assert (ended.state.year, ended.state.workers_left, ended.state.blocked) == (2, 6, ())


@given(
    board=st.sampled_from(["base", "extended"]),
    difficulty=st.sampled_from(["very_easy", "easy", "normal", "hard", "very_hard"]),
    seed=st.integers(min_value=0, max_value=2**64 - 1),
    picks=st.lists(st.integers(min_value=0, max_value=99), max_size=80),
)
def test_six_workers_and_24_cards_always(
    begin: Begin, board: str, difficulty: str, seed: int, picks: list[int]
) -> None:
    """Whatever is chosen, no worker and no card appears or is lost, and blocked spaces are on the board in use."""
    table = begin(board, seed, difficulty=difficulty)
    spaces = set((BASE_ACTIONS if board == "base" else EXTENDED_ACTIONS).values())
    for pick in picks:
        choices = table.choices()
        if not choices:
            break
        table = table.do(choices[pick % len(choices)])
        state: ViticultureState = table.state
        assert len(state.blocked) + state.workers_left == 6
        assert len(set(state.blocked)) == len(state.blocked)
        assert {one.action for one in state.blocked} <= spaces
        assert sorted(state.deck.draw + state.deck.discard) == list(range(1, 25))


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        (
            'summer = ["plant_vine"]',
            'summer = ["plant_vines"]',
            "plant_vines, which the base board does not have in summer",
        ),
        ('summer = ["plant_vine"]', 'summer = ["draw_wine_order"]', "which the base board does not have in summer"),
        (
            'fall = ["build_or_tour"]',
            'fall = ["influence"]',
            "influence, which the extended board does not have in fall",
        ),
    ],
)
def test_a_card_with_an_action_that_no_board_has_is_refused_when_the_facts_are_read(
    tmp_path: Path, written: str, instead: str, said: str
) -> None:
    """And not in the middle of the game that draws it."""
    folder = shutil.copytree(RULES_DATA / "viticulture", tmp_path / "viticulture")
    file = folder / "automa_cards.toml"
    assert written in file.read_text()
    file.write_text(file.read_text().replace(written, instead, 1))
    with pytest.raises(DamagedData, match=f"automa_cards: card .*{said}"):
        load_data(GAME, tmp_path)
