"""The running table of La Viña: the row of pawns, the exit, rounds, the last barrel and the count."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.play import IllegalCommand
from companion.engine.table import Table
from companion.games.la_vina import GAME
from companion.games.la_vina.commands import Count, Deliver, EndTurn, Leave, Move
from companion.games.la_vina.prestige import PrestigeAsk, PrestigePlayer, score
from companion.games.la_vina.state import LaVinaSetup, LaVinaState
from companion.storage.library import Library
from companion.storage.records import new_save, pack, play_record, unpack
from companion.storage.rules import load_data

NAMES = ("Ana", "Bea", "Cleo", "Dan", "Eva")
TABLE = {2: (5, 5, 7), 3: (4, 6, 6), 4: (5, 7, 6), 5: (6, 8, 5)}
"""Spaces, wineries and barrels each, by players: the table of the rulebook."""


def begin(players: int = 3, **setup: Any) -> Table:
    return Table.begin(GAME, load_data(GAME), LaVinaSetup(players=NAMES[:players], **setup), seed=1)


def do(table: Table, *commands: Any) -> Table:
    for command in commands:
        table = table.do(command)
    return table


def seen(table: Table) -> dict[str, Any]:
    assert GAME.play is not None
    return GAME.play.report(table.data, table.state)


def last(table: Table) -> str:
    return " ".join(event.text for event in table.steps[table.cursor].events)


def out(table: Table, *deliveries: Deliver) -> Table:
    """The next pawn goes straight out, delivers, and is done."""
    return do(table, Leave(), *deliveries, EndTurn())


def refused(table: Table, command: Any) -> str:
    with pytest.raises(IllegalCommand) as refusal:
        table.do(command)
    assert refusal.value.rules
    return str(refusal.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_begins_as_the_rulebook_lays_it_out(players: int) -> None:
    spaces, wineries, barrels = TABLE[players]
    state: LaVinaState = begin(players).state
    assert state.spaces == spaces
    assert len(state.wineries) == wineries
    assert {one.left for one in state.barrels} == {barrels}
    assert [pawn.player for pawn in state.line] == list(NAMES[:players]) * (2 if players == 2 else 1)


def test_two_players_start_with_one_seal_and_three() -> None:
    assert "Ana 1, Bea 3" in "\n".join(event.text for event in begin(2).log)


def test_whoever_is_furthest_back_plays_next() -> None:
    table = do(begin(), Move(space=2, slot="front"), Move(space=1, slot="rear"), Move(space=2))
    assert [seen(table.at(place))["turn"] for place in range(4)] == ["Ana", "Bea", "Cleo", "Bea"]
    # In space 2 Cleo took the slot that was left, the rear one: she is behind Ana.
    table = do(table, Move(space=4, slot="rear"))
    assert seen(table)["turn"] == "Cleo"


def test_the_same_player_may_play_several_times() -> None:
    table = do(begin(), Move(space=1, slot="rear"), Move(space=3, slot="rear"), Move(space=4, slot="rear"))
    again = do(table, Move(space=2, slot="rear"))
    assert seen(again)["turn"] == "Ana"
    assert "plays again" in last(again)


def test_a_move_goes_forward_to_a_free_slot() -> None:
    table = do(begin(), Move(space=2, slot="rear"), Move(space=2), Move(space=3, slot="rear"))
    assert refused(table, Move(space=2)).startswith("space: Ana stands on space 2")
    assert refused(table, Move(space=1, slot="rear")).startswith("space: Ana stands on space 2")
    assert refused(table, Move(space=5, slot="rear")).startswith("space: the renque has spaces 1 to 4")
    assert refused(table, Move(space=3, slot="rear")) == "slot: the rear slot of space 3 is taken"
    assert refused(table, Move(space=4)) == "slot: both slots of space 4 are free; say rear or front"
    full = do(begin(), Move(space=2, slot="rear"), Move(space=2))
    assert refused(full, Move(space=2)) == "space: both slots of space 2 are taken"


def test_a_pawn_may_go_out_from_anywhere_and_the_first_takes_the_wildcard() -> None:
    first = do(begin(), Leave())
    assert "Ana takes the wildcard grape" in last(first)
    assert "from the entrance" in last(first)
    second = do(first, EndTurn(), Move(space=1, slot="rear"), Leave())
    assert "wildcard" not in last(second)


def test_two_deliveries_at_the_most_each_with_a_barrel() -> None:
    table = do(begin(), Leave(), Deliver(winery=1), Deliver())
    assert seen(table)["barrels_left"] == {"Ana": 4, "Bea": 6, "Cleo": 6}
    assert refused(table, Deliver(winery=2)).startswith("deliver: 2 deliveries at the most")
    assert refused(begin(), Deliver(winery=1)).startswith("deliver: nobody is at the exit")
    assert refused(do(begin(), Leave()), Move(space=1, slot="rear")).startswith("move: Ana is at the exit")


def test_each_round_adds_a_seal_where_a_space_is_free_but_not_to_the_cooperative() -> None:
    table = out(out(out(begin(), Deliver(winery=2, last_space=True), Deliver())))
    assert seen(table)["round"] == 2
    assert [one["seals"] for one in seen(table)["wineries"]] == [1, 0, 1, 1, 1, 1]
    table = out(out(out(table)))
    assert [one["seals"] for one in seen(table)["wineries"]] == [2, 0, 2, 2, 2, 2]


def test_the_last_space_brings_the_seals_and_closes_the_winery() -> None:
    table = out(out(out(begin())))
    table = do(table, Leave(), Deliver(winery=3, last_space=True))
    assert "Ana takes the 1 seal from Winery 3" in last(table)
    assert seen(table)["wineries"][2] == {"name": "Winery 3", "seals": 0, "full": True}
    assert refused(table, Deliver(winery=3)) == "winery: Winery 3 is full"
    coop = do(begin(), Leave(), Deliver(last_space=True))
    assert refused(coop, Deliver()) == "winery: the co-operative is full"


def test_the_next_round_begins_in_the_order_of_leaving() -> None:
    table = do(begin(), Move(space=1, slot="rear"), Move(space=1), Leave(), EndTurn(), Leave(), EndTurn())
    table = do(table, Leave(), EndTurn())
    assert seen(table)["line"] == ["Cleo", "Ana", "Bea"]
    assert seen(table)["turn"] == "Cleo"


def test_with_two_players_both_pawns_of_a_player_are_in_the_row() -> None:
    table = begin(2)
    assert seen(table)["line"] == ["Ana (pawn 1)", "Bea (pawn 1)", "Ana (pawn 2)", "Bea (pawn 2)"]
    other = do(table, Move(space=1, slot="rear", pawn=2))
    assert seen(other)["line"] == ["Ana (pawn 1)", "Bea (pawn 1)", "Bea (pawn 2)"]
    assert seen(other)["turn"] == "Ana"
    gone = do(other, Leave(pawn=2), EndTurn())
    assert refused(gone, Move(space=1, slot="rear", pawn=2)) == "pawn: Ana's pawn 2 is out already"
    assert refused(begin(3), Leave(pawn=2)).startswith("pawn: with more than 2 players each has 1 pawn")


def three_rounds() -> Table:
    """Ana delivers twice a round and uses her last barrel in the third, in which Bea comes out first."""
    table = begin()
    for _ in range(2):
        table = out(out(out(table, Deliver(winery=1), Deliver()), Deliver(winery=4)), Deliver())
    table = do(table, Move(space=4, slot="front"))
    table = out(table, Deliver(winery=5))
    table = do(table, Move(space=3, slot="rear"), Move(space=4), Leave(), Deliver(winery=1), EndTurn())
    return do(table, Leave(), Deliver(winery=6), Deliver())


def test_the_last_barrel_calls_the_last_round_and_the_others_finish_it() -> None:
    table = three_rounds()
    assert "Ana has used the last barrel: this is the last round" in last(table)
    assert (seen(table)["called_by"], seen(table)["phase"]) == ("Ana", "exit")
    table = do(table, EndTurn())
    assert seen(table)["phase"] == "count"
    assert seen(table)["round"] == 3


def counted(table: Table, **seals: int) -> Table:
    players = tuple(PrestigePlayer(name=name, seals=number) for name, number in seals.items())
    return do(table, Count(players=players))


def test_the_count_needs_no_exit_order_typed_again() -> None:
    table = do(three_rounds(), EndTurn())
    asked = seen(table)["prestige_input"]
    assert asked["exit_order"] == ["Bea", "Cleo", "Ana"]
    level = counted(table, Ana=21, Bea=9, Cleo=21)
    assert seen(level)["status"] == "over"
    assert [(one["name"], one["points"], one["rank"]) for one in seen(level)["results"]] == [
        ("Cleo", 21, 1),
        ("Ana", 21, 2),
        ("Bea", 9, 3),
    ]
    # The calculator says the same of what the table hands over.
    for player, seals in zip(asked["players"], (21, 9, 21), strict=True):
        player["seals"] = seals
    ranking = score(load_data(GAME), PrestigeAsk.model_validate_json(json.dumps(asked)))  # type: ignore[arg-type]
    assert ranking.winners == ("Cleo",)
    assert "who left the renque first" in last(level)


def test_everybody_is_counted_once_and_only_after_the_last_round() -> None:
    table = do(three_rounds(), EndTurn())
    with pytest.raises(IllegalCommand, match="count exactly the players of this table: Ana, Bea and Cleo"):
        counted(table, Ana=1, Bea=2)
    with pytest.raises(IllegalCommand, match="prestige is counted after the last round"):
        counted(begin(), Ana=1, Bea=2, Cleo=3)
    with pytest.raises(IllegalCommand, match="the last round is over; count the prestige"):
        do(table, Leave())
    with pytest.raises(IllegalCommand, match="the game is over; undo"):
        do(counted(table, Ana=1, Bea=2, Cleo=3), Leave())


def test_a_player_without_barrels_delivers_no_more() -> None:
    table = begin(2)
    while seen(table)["barrels_left"]["Ana"] > 1:
        table = out(table, Deliver(winery=1)) if seen(table)["turn"] == "Ana" else out(table)
    while seen(table)["turn"] != "Ana":
        table = out(table)
    table = do(table, Leave(), Deliver(winery=1))
    assert refused(table, Deliver(winery=2)) == "deliver: Ana has no barrel left"


def test_undo_takes_a_wrong_barrel_back() -> None:
    table = do(begin(), Leave(), Deliver(winery=1, last_space=True))
    back = table.undo()
    assert seen(back)["barrels_left"]["Ana"] == 6
    assert not any(one["full"] for one in seen(back)["wineries"])
    assert back.redo() == table


def test_wineries_may_have_names() -> None:
    names = ("Rioja", "Oak", "Hill", "River", "Mill", "Gate")
    table = do(begin(wineries=names), Leave(), Deliver(winery=2))
    assert "Ana delivers to Oak" in last(table)
    with pytest.raises(IllegalCommand, match="6 wineries are laid out for 3 players, not 2"):
        begin(wineries=("Oak", "Hill"))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.lists(st.integers(0, 999), min_size=20, max_size=200))
def test_any_game_keeps_its_pawns_its_barrels_and_its_order(players: int, picks: list[int]) -> None:
    spaces, _, barrels = TABLE[players]
    table, delivered = begin(players), 0
    for pick in picks:
        choices = table.choices()
        if not choices:
            break
        before: LaVinaState = table.state
        command = choices[pick % len(choices)]
        if isinstance(command, Move | Leave):
            rear = min(before.renque, key=lambda one: one.place).pawn if not before.line else before.line[0]
            assert seen(table)["turn"] == rear.player
        delivered += isinstance(command, Deliver)
        table = table.do(command)
        assert all(event.rules for event in table.steps[table.cursor].events)
        state: LaVinaState = table.state
        assert len(state.line) + len(state.renque) + len(state.out) == (4 if players == 2 else players)
        assert len({one.place for one in state.renque}) == len(state.renque)
        assert all(1 <= one.space <= spaces for one in state.renque)
        assert sum(one.left for one in state.barrels) == players * barrels - delivered
        assert (state.called_by is not None) == any(one.left == 0 for one in state.barrels)
        assert all(one.seals == (0 if one.full else state.round - 1) for one in state.wineries)


def test_a_table_is_stored_opened_and_kept_in_the_history(tmp_path: Any) -> None:
    library = Library(tmp_path)
    table = do(three_rounds(), EndTurn())
    first = library.save(new_save(table, library.now()))
    assert library.unfinished() == (first,)
    opened = unpack(first).table
    assert (opened.state, opened.log) == (table.state, table.log)
    over = counted(opened, Ana=30, Bea=12, Cleo=25)
    saved = library.save(pack(over, first, library.now()))
    assert saved.status == "over"
    assert library.unfinished() == ()
    library.finish(play_record(saved, over, library.now()))
    record = library.history("la_vina")[0]
    assert record.outcome == "over"
    assert [(one.name, one.points, one.rank) for one in record.results] == [
        ("Ana", 30, 1),
        ("Cleo", 25, 2),
        ("Bea", 12, 3),
    ]
