"""Uncorking: tiers in order, the winner chooses, tier 3 one at a time, and a clean slate."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.uncorking_answer import UncorkingVerdict, uncorking
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.storage.rules import load_data

TIER_ONE = ["mamas_papas", "property", "patronage", "advanced_visitors"]
TIER_TWO = ["new_visitors", "extended_board", "special_workers", "structures"]
TIER_THREE = ["mafia", "arboriculture", "formaggio"]


def game(uncorks: str | None = None, winner: str = "Ana", **told: Any) -> dict[str, Any]:
    """A game that one of two players won."""
    points = {"Ana": 21, "Bea": 18} if winner == "Ana" else {"Ana": 15, "Bea": 23}
    players = [{"name": name, "points": number} for name, number in points.items()]
    return {"players": players, "uncorks": uncorks, **told}


def after(*games: dict[str, Any], **told: Any) -> UncorkingVerdict:
    data = load_data(GAME)
    assert isinstance(data, ViticultureData)
    return uncorking(data, UncorkingAsk.model_validate({"games": games, **told}, strict=False))


def said(verdict: UncorkingVerdict) -> str:
    return "\n".join([verdict.headline, *(reason.text for reason in verdict.reasons)])


def test_a_group_begins_with_plain_viticulture() -> None:
    begun = after()
    assert begun.headline.startswith("Play plain Viticulture")
    assert (begun.opened, begun.may_come, begun.chooser) == ((), (), None)


def test_the_first_winner_chooses_of_tier_one_only() -> None:
    first = after(game(winner="Bea"))
    assert first.chooser == "Bea"
    assert list(first.may_come) == TIER_ONE


def test_what_is_uncorked_is_in_the_next_game_and_in_all_after_it() -> None:
    chosen = after(game("property"))
    assert (chosen.just_uncorked, chosen.stay_in, chosen.chooser) == ("property", ("property",), None)
    later = after(game("property"), game(winner_chooses=False), game("patronage"))
    assert later.stay_in == ("property", "patronage")


def test_the_winner_of_the_latest_game_chooses_not_of_the_one_before() -> None:
    assert after(game("property", winner="Ana"), game(winner="Bea")).chooser == "Bea"


def test_several_games_with_one_expansion_need_no_choice() -> None:
    between = after(game("property"), game(winner_chooses=False))
    assert between.chooser is None
    assert between.may_come == ()
    with pytest.raises(ValueError, match=r"games\[1\].uncorks: this game's winner was not to choose"):
        after(game("property"), game("patronage", winner_chooses=False))


def test_tier_two_waits_for_the_whole_of_tier_one() -> None:
    with pytest.raises(ValueError, match=r"games\[1\].uncorks: new_visitors cannot come now; allowed: property"):
        after(game("mamas_papas"), game("new_visitors"))
    whole = after(*map(game, TIER_ONE), game())
    assert list(whole.may_come) == ["new_visitors", "extended_board", "special_workers"]


def test_structures_wait_for_a_game_on_the_extended_board() -> None:
    opened = [*map(game, TIER_ONE), game("extended_board")]
    assert "structures" not in after(*map(game, TIER_ONE), game()).may_come
    assert "structures: not before a game with extended board" in said(after(*opened)).lower()
    assert "structures" in after(*opened, game()).may_come


def test_a_game_that_left_the_extended_board_out_does_not_count_for_structures() -> None:
    left_out = after(*map(game, TIER_ONE), game("extended_board"), game(modules=TIER_ONE))
    assert "structures" not in left_out.may_come
    assert "Game 6 was played without Extended board" in said(left_out)


def test_tier_three_opens_last_and_only_one_of_it_is_in_a_game() -> None:
    both = [game(one) for one in (*TIER_ONE, *TIER_TWO)]
    assert list(after(*both, game()).may_come) == TIER_THREE
    every = TIER_ONE + TIER_TWO
    opened = after(*both, game("mafia"), game("formaggio", modules=[*every, "mafia"]))
    assert set(opened.stay_in) == set(every)
    assert opened.one_of == ("mafia", "formaggio")
    with pytest.raises(ValueError, match="at most one of mafia, formaggio"):
        after(*both, game("mafia"), game("formaggio"), game(modules=[*every, "mafia", "formaggio"]))


def test_with_everything_open_the_winner_chooses_the_module_of_tier_three() -> None:
    done = after(*[game(one) for one in (*TIER_ONE, *TIER_TWO, *TIER_THREE)], game(winner="Bea"))
    assert done.all_open
    assert done.chooser == "Bea"
    assert done.headline.startswith("Everything is uncorked. Bea says")
    assert list(done.one_of) == TIER_THREE


def test_a_clean_slate_puts_everything_back() -> None:
    clean = after(game("property"), game("patronage"), game(clean_slate=True))
    assert (clean.opened, clean.games) == ((), 0)
    assert list(after(game("property"), game(clean_slate=True), game()).may_come) == TIER_ONE


def test_a_group_may_begin_with_what_it_has_open() -> None:
    assert "structures" in after(game(), already_open=[*TIER_ONE, "extended_board"]).may_come
    with pytest.raises(ValueError, match="already_open: mafia is of tier 3, but tier 2 is not whole"):
        after(already_open=[*TIER_ONE, "mafia"])


def test_a_tie_needs_the_name_of_the_winner() -> None:
    level = {"players": [{"name": "Ana", "points": 20}, {"name": "Bea", "points": 20}]}
    with pytest.raises(ValueError, match=r"games\[0\].winner: is missing; Ana and Bea are level on 20 points"):
        after(level)
    assert after({**level, "winner": "bea"}).chooser == "Bea"
    with pytest.raises(ValueError, match="Bea has fewer points than Ana"):
        after({**game(), "winner": "Bea"})
    with pytest.raises(ValueError, match="Cleo did not play"):
        after({**game(), "winner": "Cleo"})


def test_a_game_cannot_use_what_was_closed() -> None:
    with pytest.raises(ValueError, match=r"games\[0\].modules: property was not uncorked before this game"):
        after(game(modules=["property"]))


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_row_of_allowed_choices_opens_everything_in_eleven_games(data: st.DataObject) -> None:
    """A quick group: a choice after each game, always among what is allowed. Tiers never mix."""
    games: list[dict[str, Any]] = []
    for _ in range(11):
        allowed = after(*games, game()).may_come
        games.append(game(data.draw(st.sampled_from(allowed))))
    order = [one["uncorks"] for one in games]
    assert [set(order[:4]), set(order[4:8]), set(order[8:])] == [set(TIER_ONE), set(TIER_TWO), set(TIER_THREE)]
    assert order.index("extended_board") < order.index("structures")
    assert after(*games).all_open
