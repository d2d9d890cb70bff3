"""The legacy variants: quick unlock, lock and key, kept elements, and the narrative endings."""

from typing import Any

import pytest

from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.uncorking_answer import UncorkingVerdict, uncorking
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.storage.rules import load_data

TIER_ONE = ["mamas_papas", "property", "patronage", "advanced_visitors"]


def game(points: dict[str, int] | None = None, keeps: dict[str, Any] | None = None, **told: Any) -> dict[str, Any]:
    players: list[dict[str, Any]] = []
    for name, number in (points or {"Ana": 22, "Bea": 19, "Cleo": 12}).items():
        kept = (keeps or {}).get(name, {})
        players.append({"name": name, "points": number, **({"keeps": kept} if isinstance(kept, str) else kept)})
    return {"players": players, **told}


def after(method: str, *games: dict[str, Any], **told: Any) -> UncorkingVerdict:
    data = load_data(GAME)
    assert isinstance(data, ViticultureData)
    return uncorking(data, UncorkingAsk.model_validate({"method": method, "games": games, **told}, strict=False))


def said(verdict: UncorkingVerdict) -> str:
    return "\n".join([verdict.headline, *(reason.text for reason in verdict.reasons)])


def test_quick_unlock_gives_every_winner_a_choice() -> None:
    quick = after("quick_unlock", game(uncorks="property", winner_chooses=False), game(winner_chooses=False))
    assert quick.chooser == "Ana"
    assert "property" not in quick.may_come


def test_the_loser_may_lock_anything_but_the_new_expansion() -> None:
    now = after("lock_and_key", game(uncorks="property"), game(uncorks="patronage"))
    assert now.may_lock == ("property",)
    assert "Cleo may lock one of Property" in said(now)
    with pytest.raises(ValueError, match="patronage was just unlocked by the winner and cannot be locked"):
        after("lock_and_key", game(uncorks="property"), game(uncorks="patronage", locks="patronage"))


def test_a_locked_expansion_leaves_the_game_and_can_be_unlocked_again() -> None:
    locked = [game(uncorks="property"), game(uncorks="patronage", locks="property")]
    now = after("lock_and_key", *locked)
    assert (now.opened, now.locked, now.stay_in) == (("patronage",), ("property",), ("patronage",))
    assert "property" in after("lock_and_key", *locked, game()).may_come
    again = after("lock_and_key", *locked, game(uncorks="property"))
    assert set(again.stay_in) == {"property", "patronage"}
    assert again.locked == ()


def test_structures_stay_away_while_their_board_is_locked() -> None:
    opened = [*TIER_ONE, "new_visitors", "extended_board", "special_workers", "structures"]
    now = after("lock_and_key", game(uncorks="mafia", locks="extended_board"), already_open=opened)
    assert "structures" in now.opened
    assert "structures" not in now.stay_in
    assert "Structures waits until Extended board is unlocked again" in said(now)


def test_only_lock_and_key_locks() -> None:
    with pytest.raises(ValueError, match="only the lock and key method locks"):
        after("quick_unlock", game(uncorks="property"), game(uncorks="patronage", locks="property"))


@pytest.mark.parametrize(
    ("ending", "opened"),
    [
        (game({"Ana": 22, "Bea": 22}, winner="Bea"), "mamas_papas"),
        (game(winners_vineyard={"planted_fields": 1, "residual": 3}), "property"),
        (game(winners_vineyard={"planted_fields": 2, "residual": 1}), "patronage"),
        (game(winners_vineyard={"planted_fields": 2, "residual": 0}), "patronage"),
        (game({"Ana": 20, "Bea": 18}), "advanced_visitors"),
    ],
)
def test_each_ending_opens_its_expansion(ending: dict[str, Any], opened: str) -> None:
    now = after("narrative", ending)
    assert now.just_uncorked == opened
    assert now.headline.startswith("The story decides")


@pytest.mark.parametrize(
    "ending",
    [
        game({"Ana": 21, "Bea": 20}, winners_vineyard={"planted_fields": 2, "residual": 2}),
        game(winners_vineyard={"planted_fields": 0, "residual": 2}),
    ],
)
def test_without_an_ending_of_its_own_the_winner_chooses(ending: dict[str, Any]) -> None:
    now = after("narrative", ending)
    assert (now.just_uncorked, now.chooser, list(now.may_come)) == (None, "Ana", TIER_ONE)


def test_an_ending_counts_only_while_its_expansion_is_closed() -> None:
    one_field = game(winners_vineyard={"planted_fields": 1, "residual": 3})
    again = after("narrative", one_field, one_field)
    assert (again.opened, again.chooser) == (("property",), "Ana")
    assert list(again.may_come) == ["mamas_papas", "patronage", "advanced_visitors"]


def test_two_endings_at_once_leave_the_choice_between_them() -> None:
    both = game({"Ana": 20, "Bea": 18}, winners_vineyard={"planted_fields": 1, "residual": 3})
    assert after("narrative", both).may_come == ("property", "advanced_visitors")
    with pytest.raises(ValueError, match="opens property, advanced_visitors after this game, not patronage"):
        after("narrative", {**both, "uncorks": "patronage"})


def test_an_ending_that_was_not_told_is_asked_for() -> None:
    assert "the planted fields and the residual payment" in said(after("narrative", game()))


def test_the_fewest_points_pick_first_and_the_winner_last() -> None:
    now = after("recommended", game({"Ana": 22, "Bea": 15, "Cleo": 18}), campaign=True)
    assert now.keep_order == ("Bea", "Cleo", "Ana")


def test_after_a_tie_break_the_winner_still_picks_last() -> None:
    now = after("recommended", game({"Ana": 20, "Bea": 20, "Cleo": 9}, winner="Ana"), campaign=True)
    assert now.keep_order == ("Cleo", "Bea", "Ana")


def test_no_element_is_kept_twice() -> None:
    with pytest.raises(ValueError, match=r"players\[2\].keeps: all lira is already kept by Ana"):
        after("recommended", game(keeps={"Ana": "lira", "Cleo": "lira"}), campaign=True)
    now = after("recommended", game(keeps={"Cleo": "cards", "Ana": "lira"}), campaign=True)
    assert "Cleo keeps 2 cards of the hand" in said(now)
    assert "Still free: a wine of the small cellar, a grape on the crush pad" in said(now)


def test_a_large_cellar_is_never_kept() -> None:
    with pytest.raises(ValueError, match=r"players\[1\].structure: large_cellar cannot be kept"):
        after("recommended", game(keeps={"Bea": {"keeps": "structure", "structure": "large_cellar"}}), campaign=True)
    cottage = game(keeps={"Bea": {"keeps": "structure", "structure": "cottage"}})
    assert "Bea keeps the cottage token" in said(after("recommended", cottage, campaign=True))


def test_elements_are_kept_in_the_campaign_method_only() -> None:
    with pytest.raises(ValueError, match="elements are kept in the campaign method"):
        after("quick_unlock", game(keeps={"Ana": "lira"}))
