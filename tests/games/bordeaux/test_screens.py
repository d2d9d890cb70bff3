"""What Bordeaux's solo screens say and ask at each moment, without drawing them."""

from collections.abc import Callable

import pytest

from companion.engine.table import Table
from companion.games.bordeaux.board import TRADES
from companion.games.bordeaux.commands import CoverTrade, DrawCard, EndYear, Finish, HireExpert, PassSeason, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.board import awaited, board_line, coming, is_known, spaces_of, to_do
from companion.games.bordeaux.screens.count import sheet_rows
from companion.games.bordeaux.screens.draft import Draft
from companion.games.bordeaux.screens.matters import matters
from companion.games.bordeaux.screens.next_step import next_step
from companion.games.bordeaux.screens.placed import Placed, just_placed
from companion.games.bordeaux.screens.table import pace_line, title
from companion.games.bordeaux.screens.tapping import Tapped, toggled
from companion.games.bordeaux.screens.wakeup import row_line

Begin = Callable[..., Table]
Play = Callable[..., Table]
Show = Callable[..., DrawCard]

GRID = {"discs": ((1, 1), (2, 3), (4, 6)), "cubes": (("spring", 1), ("winter", 4))}


def test_the_button_asks_for_the_printed_card_and_draws_from_a_deck_it_knows(
    data: BordeauxData, begin: Begin, play: Play
) -> None:
    printed = play(begin(), WakeUp(row=2))
    known = play(begin(deck="stand_in"), WakeUp(row=2))
    assert next_step(data, printed.state).kind == "show_card"
    assert next_step(data, known.state).command == DrawCard()
    assert {next_step(data, one.state).label for one in (printed, known)} == {"Draw the spring card"}


def test_a_grid_that_cannot_matter_is_not_asked_for(data: BordeauxData, begin: Begin, play: Play, show: Show) -> None:
    """With a token on every trade, the discs of one more card change nothing; the card is drawn all the same."""
    covered = [CoverTrade(row=row, column=column) for row, column in TRADES]
    table = play(begin(), WakeUp(row=2), *covered, show(spring=("trade",)))
    assert table.state.phase == "grid"
    step = next_step(data, table.state)
    assert (step.kind, step.command, step.label) == ("command", DrawCard(), "Draw for the trades")


def test_a_year_button_by_button(data: BordeauxData, begin: Begin, play: Play, show: Show) -> None:
    table = begin(level="hard")
    labels = []
    spring = ("hire_expert", "trade")
    for command in (
        show(**GRID),
        WakeUp(row=7),
        show(spring=spring),
        show(cubes=GRID["cubes"]),
        show(discs=GRID["discs"]),
        PassSeason(),
        show(summer=()),
        show(summer=("build_structure",)),
        PassSeason(),
    ):
        labels.append(next_step(data, table.state).label)
        table = table.do(command)
    assert labels == [
        "Draw the opening card",
        "Choose a row above",
        "Draw the spring card",
        "Draw for the experts",
        "Draw for the trades",
        "Pass spring",
        "Draw the summer card",
        "Draw another summer card",
        "Pass summer",
    ]


def test_the_pacing_variant_asks_for_the_marker_at_each_years_end(
    data: BordeauxData, begin: Begin, play: Play, show: Show
) -> None:
    seasons = [one for season in ("spring", "summer", "fall", "winter") for one in (show(**{season: ()}), PassSeason())]
    for pacing, kind in ((True, "ask_points"), (False, "command")):
        table = play(begin(pacing=pacing), WakeUp(row=2), *seasons)
        assert (next_step(data, table.state).kind, next_step(data, table.state).label) == (kind, "End year 1")


def test_what_the_automas_workers_ask_of_the_player_stands_over_the_board(begin: Begin, play: Play, show: Show) -> None:
    refreshing = play(begin(), WakeUp(row=2), show(spring=("draw_vine",)))
    assert [event.rules for event in to_do(refreshing.state)] == [("bordeaux.automa.refresh-vines",)]
    trading = play(begin(), WakeUp(row=2), show(spring=("trade", "draw_vine")))
    assert {rule for event in to_do(trading.state) for rule in event.rules} == {
        "bordeaux.automa.refresh-vines",
        "bordeaux.automa.trade",
    }
    later = play(refreshing, PassSeason())
    assert to_do(later.state) == ()


def test_the_line_over_the_board_names_known_cards_and_no_printed_ones(begin: Begin, play: Play, show: Show) -> None:
    known = play(begin(deck="stand_in"), WakeUp(row=2))
    assert "how likely" in board_line(known.state, "spring")
    card = known.state.cards[known.state.deck.draw[0] - 1]
    assert board_line(play(known, DrawCard()).state, "spring") == f"Card {card.id}, spring"
    printed = play(begin(), WakeUp(row=2))
    assert board_line(printed.state, "spring") == "No card is drawn for spring yet."
    assert board_line(play(printed, show(spring=())).state, "spring") == "Your card, spring"
    assert board_line(printed.state, "fall") == "You are looking at fall. It is spring now."


def test_nothing_is_said_of_a_season_whose_card_is_not_drawn(
    data: BordeauxData, begin: Begin, play: Play, show: Show
) -> None:
    table = play(begin(), WakeUp(row=2), show(spring=("give_tour",)))
    assert [is_known(table.state, season) for season in ("spring", "summer", "winter")] == [True, False, False]
    words = {space.action: state.words for space, state in spaces_of(data, table.state, "spring").spaces}
    assert words == {"draw_vine": "Free", "give_tour": "Blocked", "hire_expert": "Free", "trade": "Free"}
    assert {state.words for _, state in spaces_of(data, table.state, "fall").spaces} == {"Not yet"}


def test_chances_stand_on_the_tiles_of_the_very_next_card_only(data: BordeauxData, begin: Begin, play: Play) -> None:
    table = play(begin(deck="stand_in"), WakeUp(row=2))
    assert {one.cards for one in awaited(data, table.state, "spring").values()} == {24}
    assert awaited(data, table.state, "summer") == {}
    assert coming(data, begin().state) is None, "nobody knows the chances of printed cards"


def test_what_a_grid_brings_is_marked_until_the_next_step(begin: Begin, play: Play, show: Show) -> None:
    table = play(begin(), WakeUp(row=2), CoverTrade(row=1, column=1), show(spring=("trade",)))
    assert just_placed(table) == Placed()
    after = play(table, show(discs=GRID["discs"]))
    placed = just_placed(after)
    assert placed.trades == {(2, 3), (4, 6)}, "the one at the upper left was covered before"
    assert len(placed.events) == 2
    assert just_placed(play(after, PassSeason())) == Placed()
    assert just_placed(after.undo()) == Placed()


def test_the_opening_grid_marks_both_kinds(begin: Begin, play: Play, show: Show) -> None:
    placed = just_placed(play(begin(level="very_hard"), show(**GRID)))
    assert (placed.trades, placed.experts) == (set(GRID["discs"]), set(GRID["cubes"]))


def test_row_1_is_for_people_and_row_7_does_not_lead_to_it(data: BordeauxData) -> None:
    lines = [row_line(data, row, extra=False) for row in range(1, 8)]
    assert lines[0] == texts.WAKE_UP_ROW_1
    assert lines[1:6] == [texts.WAKE_UP_AS_PRINTED] * 5
    assert "row 1" in lines[6]
    assert {row_line(data, row, extra=True) for row in range(1, 8)} == {texts.WAKE_UP_AS_PRINTED}


def test_the_title_counts_the_extra_year(data: BordeauxData, begin: Begin) -> None:
    assert title(data, begin().state) == "Year 1 of 6"
    assert title(data, begin(level="very_easy").state) == "Year 1 of 7"


def test_this_years_mark_is_told_with_what_the_automa_has(data: BordeauxData, begin: Begin, play: Play) -> None:
    table = begin(deck="stand_in", pacing=True)
    assert "beyond 0 VP, or 1 token goes" in pace_line(data, table.state)
    while table.state.phase != "year_end":
        table = table.do(table.choices()[-1])
    behind = play(table, EndYear(victory_points=0))
    assert "beyond 2 VP, or 1 token goes to the Automa. It has 1 so far" in pace_line(data, behind.state)


def test_the_sheet_has_a_line_for_all_that_counted(data: BordeauxData, begin: Begin, play: Play) -> None:
    table = begin(deck="stand_in", pacing=True)
    while table.state.phase != "finish":
        table = table.do(EndYear(victory_points=0) if table.state.phase == "year_end" else table.choices()[-1])
    counted = play(table, Finish(victory_points=25, lira=12, wine_values=(8,))).state.final
    assert counted is not None
    rows = sheet_rows(counted)
    assert [(row.own, row.automa) for row in rows] == [(25, 27), (2, None), (None, 10)]
    assert sum(row.own or 0 for row in rows) == counted.player
    assert sum(row.automa or 0 for row in rows) == counted.automa


def test_a_third_action_a_fourth_disc_and_a_third_cube_are_not_taken() -> None:
    tapped = Tapped()
    for action in ("trade", "draw_vine", "give_tour"):
        tapped = tapped.action(action)
    for space in ((1, 1), (1, 2), (1, 3), (1, 4)):
        tapped = tapped.disc(space)
    for season in ("spring", "summer", "fall"):
        tapped = tapped.cube((season, 1))
    assert tapped.actions == ("trade", "draw_vine")
    assert tapped.discs == ((1, 1), (1, 2), (1, 3))
    assert tapped.cubes == (("spring", 1), ("summer", 1))
    assert tapped.action("trade").action("give_tour").actions == ("draw_vine", "give_tour")


def test_tapping_again_takes_it_back() -> None:
    assert toggled((1, 2), 1, most=2) == (2,)


@pytest.mark.parametrize(
    ("parts", "discs", "cubes", "enough"),
    [
        (("spring",), 0, 0, True),
        (("discs",), 2, 2, False),
        (("discs",), 3, 0, True),
        (("cubes",), 3, 1, False),
        (("discs", "cubes"), 3, 1, False),
        (("discs", "cubes"), 3, 2, True),
    ],
)
def test_a_grid_is_told_once_all_that_is_needed_is_tapped(
    parts: tuple[str, ...], discs: int, cubes: int, enough: bool
) -> None:
    tapped = Tapped(discs=GRID["discs"][:discs], cubes=GRID["cubes"][:cubes])
    assert tapped.is_enough(parts) == enough


def test_no_more_is_told_than_was_asked(begin: Begin, play: Play) -> None:
    """The engine refuses a card that says more than is needed, so a half-tapped other part stays out."""
    shown = Tapped(actions=("trade",), discs=GRID["discs"]).shown(("spring",))
    assert shown.model_dump(exclude_none=True) == {"spring": ("trade",)}
    assert play(begin(), WakeUp(row=2), DrawCard(shown=shown)).state.phase == "grid"


def test_the_form_shows_where_the_marker_would_stand(data: BordeauxData) -> None:
    draft = Draft()
    places = [
        draft.marker(data),
        draft.with_module("structures", True).marker(data),
        draft.at_level(data, "very_hard").marker(data),
        draft.at_level(data, "very_hard").with_module("special_workers", True).marker(data),
        Draft(pacing=True).marker(data),
        Draft(pacing=True, structures=True).marker(data),
    ]
    assert places == [30, 34, 36, 39, 27, 31]


def test_each_level_says_what_it_changes_with_its_figures(data: BordeauxData) -> None:
    lines = {level: Draft(structures=True).level_line(data, level) for level in data.solo.levels}
    assert lines["very_easy"] == "7 years instead of 6"
    assert lines["easy"] == "You start on 3 VP"
    assert "at least 1 space" in lines["hard"]
    assert "39 VP" in lines["very_hard"]
    assert "36 VP" in Draft().level_line(data, "very_hard")


def test_a_level_without_pacing_takes_the_variant_out(data: BordeauxData) -> None:
    kept = {level: Draft(pacing=True).at_level(data, level).pacing for level in data.solo.levels}
    assert kept == {"very_easy": False, "easy": True, "normal": True, "hard": True, "very_hard": False}


def test_a_number_of_tokens_to_check_can_be_made_the_other_one(data: BordeauxData) -> None:
    draft = Draft(pacing=True, structures=True)
    changed = draft.other_tokens(data, 2)
    assert [mark.tokens for mark in changed.marks(data)] == [1, 2, 2, 2, 2, 2]
    assert changed.setup(()).pacing_tokens == (1, 2, 2, 2, 2, 2)
    assert changed.other_tokens(data, 2).setup(()).pacing_tokens == (1, 1, 2, 2, 2, 2)
    assert changed.with_module("structures", False).setup(()).pacing_tokens == (), "another table has other numbers"


def test_the_rules_that_matter_follow_moment_season_and_table(data: BordeauxData, begin: Begin, play: Play) -> None:
    table = play(begin(pacing=True, special_workers=True), WakeUp(row=3), HireExpert(season="spring", row=1))
    now, season, chosen = matters(data, table.state)
    assert "bordeaux.automa.placement" in now.rules
    assert {"bordeaux.actions.spring", "bordeaux.experts.trade", "bordeaux.trade.action"} <= set(season.rules)
    assert {"bordeaux.pacing.table-modules", "bordeaux.automa.special-workers"} <= set(chosen.rules)
    assert "bordeaux.automa.structures" not in chosen.rules
