"""Dealing a table from a seed: first player, mamas and papas, and two special workers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.viticulture import GAME
from companion.games.viticulture.cards import MamasPapas
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal import DealVerdict, deal
from companion.games.viticulture.deal_asks import DealAsk, StartingGoods
from companion.games.viticulture.families import Chosen, starting_goods
from companion.storage.rules import load_data

NAMES = ("Ana", "Bea", "Cleo", "Dan", "Eva", "Fay")
SEEDS = st.integers(0, (1 << 64) - 1)
NOT_SOLO = {"chef", "innkeeper", "soldato", "merchant"}


def facts() -> ViticultureData:
    data = load_data(GAME)
    assert isinstance(data, ViticultureData)
    return data


def table(seed: int, players: int = 3, **told: Any) -> DealVerdict:
    ask = {"seed": seed, "players": NAMES[:players], **told}
    return deal(facts(), DealAsk.model_validate(ask, strict=False))


def goods(mama: str, papa: str, takes: Any) -> StartingGoods:
    cards: MamasPapas = facts().mamas_papas
    mother = next(one for one in cards.mamas if one.name == mama)
    father = next(one for one in cards.papas if one.name == papa)
    return starting_goods(cards, Chosen(mama=mother, papa=father, takes=takes))


def test_the_rulebooks_example() -> None:
    """Alaena and Matthew: 2 workers, the grande worker, a vine, a summer visitor, an order, windmill or 5 lira more."""
    windmill = goods("Alaena", "Matthew", "option")
    assert (windmill.regular_workers, windmill.grande_workers) == (2, 1)
    assert (windmill.vines, windmill.summer_visitors, windmill.wine_orders, windmill.winter_visitors) == (1, 1, 1, 0)
    assert windmill.structure == "windmill"
    lira = goods("Alaena", "Matthew", "lira")
    assert (lira.structure, lira.lira - windmill.lira) == (None, 5)


def test_some_papas_give_a_worker_or_a_point_instead() -> None:
    assert goods("Nici", "Gary", "option").regular_workers == 3
    assert goods("Nici", "Alan", "option").victory_points == 1
    assert goods("Nici", "Alan", "lira").victory_points == 0
    assert goods("Nicole", "Gary", "lira").lira == 2 + 3 + 3


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(1, 6), st.booleans())
def test_the_same_seed_deals_the_same_table_and_no_card_twice(seed: int, players: int, advanced: bool) -> None:
    dealt = table(seed, players, advanced=advanced)
    assert dealt == table(seed, players, advanced=advanced)
    each = 2 if advanced else 1
    mamas = [name for family in dealt.families for name in family.mamas]
    papas = [name for family in dealt.families for name in family.papas]
    assert len(set(mamas)) == len(mamas) == len(set(papas)) == len(papas) == players * each
    assert [family.name for family in dealt.families] == list(dealt.order) == list(dealt.to_choose)
    assert sorted(dealt.order) == sorted(NAMES[:players])


@settings(max_examples=200, deadline=None)
@given(SEEDS, st.integers(1, 6))
def test_the_two_special_workers_fit_the_number_of_players(seed: int, players: int) -> None:
    dealt = table(seed, players)
    assert len(set(dealt.special_workers)) == 2
    out = NOT_SOLO if players == 1 else {"innkeeper"} if players == 2 else set()
    assert not out & set(dealt.special_workers)
    assert set(dealt.set_aside) <= out


def test_an_innkeeper_is_replaced_with_two_players_and_stays_with_three() -> None:
    with_innkeeper = next(seed for seed in range(500) if table(seed, 3).special_workers[0] == "innkeeper")
    kept = table(with_innkeeper, 3).special_workers
    replaced = table(with_innkeeper, 2)
    assert replaced.special_workers[0] == kept[1]
    assert replaced.set_aside == ("innkeeper",)


@given(SEEDS)
@settings(max_examples=30, deadline=None)
def test_families_do_not_depend_on_what_else_is_dealt(seed: int) -> None:
    assert table(seed, modules=["mamas_papas"]).families == table(seed).families
    assert table(seed, modules=["special_workers"]).special_workers == table(seed).special_workers
    assert table(seed, modules=[]).families == ()


def test_every_worker_and_every_family_comes_up() -> None:
    dealt = [table(seed, 4) for seed in range(300)]
    assert {worker for one in dealt for worker in one.special_workers} == {
        worker.id for worker in facts().special_workers.workers
    }
    assert len({family.mamas for one in dealt for family in one.families}) == 18
    assert len({family.papas for one in dealt for family in one.families}) == 18


def test_a_choice_is_told_as_what_the_player_starts_with() -> None:
    family = table(5, 2).families[0]
    chosen = table(5, 2, choices=[{"name": family.name, "takes": "lira"}])
    assert chosen.families[0].start is not None
    assert chosen.families[1].start is None
    assert chosen.to_choose == (chosen.order[1],)


def test_the_advanced_variant_asks_which_of_two_is_kept() -> None:
    family = table(5, 2, advanced=True).families[0]
    with pytest.raises(ValueError, match=rf"choices\[0\].mama: is missing; {family.name} chooses one of"):
        table(5, 2, advanced=True, choices=[{"name": family.name, "takes": "lira"}])
    kept = {"name": family.name, "takes": "option", "mama": family.mamas[1], "papa": family.papas[0]}
    start = table(5, 2, advanced=True, choices=[kept]).families[0].start
    assert start == goods(family.mamas[1], family.papas[0], "option")


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([{"name": "Zoe", "takes": "lira"}], r"choices\[0\].name: Zoe is not at the table"),
        ([{"name": "Ana", "takes": "lira"}, {"name": "ana", "takes": "lira"}], r"choices\[1\].name: Ana has chosen"),
        ([{"name": "Ana", "takes": "lira", "papa": "Nobody"}], r"choices\[0\].papa: Nobody was not dealt to Ana"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(choices: list[dict[str, str]], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        table(5, 2, choices=choices)
