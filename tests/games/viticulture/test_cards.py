"""The cards as data, and as entries to look up."""

from collections import Counter

import pytest

from companion.engine.rulebook import RuleEntry
from companion.games.viticulture import GAME
from companion.games.viticulture.data import ViticultureData
from companion.storage.rules import load_data


@pytest.fixture(scope="module")
def data() -> ViticultureData:
    found = load_data(GAME)
    assert isinstance(found, ViticultureData)
    return found


@pytest.fixture(scope="module")
def entries(data: ViticultureData) -> dict[str, RuleEntry]:
    return {entry.id: entry for entry in data.entries()}


def test_alaena_and_matthew_begin_as_in_the_rulebooks_example(data: ViticultureData) -> None:
    mama = next(card for card in data.mamas_papas.mamas if card.name == "Alaena")
    papa = next(card for card in data.mamas_papas.papas if card.name == "Matthew")
    assert (mama.vines, mama.summer_visitors, mama.wine_orders, mama.winter_visitors) == (1, 1, 1, 0)
    assert (papa.option, papa.or_extra_lira) == ("windmill", 5)
    assert (data.mamas_papas.regular_workers, data.mamas_papas.grande_workers) == (2, 1)


def test_every_mama_brings_three_cards_or_two_and_lira(data: ViticultureData) -> None:
    """Checked by hand on the list: 16 mamas with three cards, Nicole and Ariel with two cards and 2 lira."""
    for mama in data.mamas_papas.mamas:
        cards = mama.vines + mama.summer_visitors + mama.wine_orders + mama.winter_visitors
        assert (cards, mama.lira) in ((3, 0), (2, 2)), mama.name


def test_no_two_mamas_open_with_the_same_hand(data: ViticultureData) -> None:
    hands = Counter(
        (one.vines, one.summer_visitors, one.wine_orders, one.winter_visitors, one.lira)
        for one in data.mamas_papas.mamas
    )
    assert hands.most_common(1)[0][1] == 1


def test_every_basic_structure_but_the_large_cellar_is_on_two_papas(data: ViticultureData) -> None:
    options = Counter(papa.option for papa in data.mamas_papas.papas)
    assert "large_cellar" not in options
    assert set(options.values()) == {2}
    assert len(options) == 9


def test_special_workers_are_those_of_the_rulebooks_list(data: ViticultureData) -> None:
    names = {worker.name for worker in data.special_workers.workers}
    assert names == set(
        "Farmer Mafioso Chef Innkeeper Professore Soldato Politico Oracle Merchant Messenger Traveler".split()
    )
    innkeeper = next(worker for worker in data.special_workers.workers if worker.id == "innkeeper")
    assert innkeeper.players_from == 3


def test_what_the_solo_play_takes_out_is_among_the_cards(data: ViticultureData) -> None:
    visitors = {card.name for card in (*data.visitors.summer, *data.visitors.winter)}
    assert set(data.solo.visitors_out) <= visitors
    needing_others = {card.name for card in data.structure_cards.structures if card.needs_others}
    assert set(data.solo.structures_out) == needing_others
    assert set(data.solo.special_workers_out) <= {worker.name for worker in data.special_workers.workers}


def test_every_card_can_be_looked_up(entries: dict[str, RuleEntry]) -> None:
    cards = [entry for entry in entries.values() if entry.id.startswith("viticulture.cards.")]
    assert len(cards) == 76 + 36 + 36
    assert all(entry.kind == "card" for entry in cards)
    assert entries["viticulture.cards.surveyor"].title == "Surveyor (summer visitor)"
    assert "windmill or 5 more lira" in entries["viticulture.cards.papa-matthew"].text
    assert "Costs 9 lira" in entries["viticulture.cards.statue"].text
    assert entries["viticulture.cards.fountain"].exceptions


def test_cards_that_rest_on_one_list_or_differ_between_lists_say_to_check(entries: dict[str, RuleEntry]) -> None:
    """The effects of structure cards stand in one list; the lists differ over one mama and three papas."""
    checked = {entry.id.removeprefix("viticulture.cards.") for entry in entries.values() if entry.check}
    assert {"mama-teruyo", "papa-andrew", "papa-steven", "papa-rafael", "statue", "label-factory"} <= checked
    assert not {"mama-alaena", "papa-matthew", "surveyor"} & checked


def test_ids_are_there_once_and_sources_are_known(data: ViticultureData) -> None:
    made = data.entries()
    assert len({entry.id for entry in made}) == len(made)
    sources = {source.id for source in data.rulebook.sources}
    missing = {cite.source for entry in made for cite in entry.cites} - sources
    assert not missing


def test_tables_show_the_figures_of_the_play(entries: dict[str, RuleEntry]) -> None:
    assert "Row 2: summer 1 lira." in entries["viticulture.tables.wake-up-extended"].text.splitlines()
    assert "Livorno: 2 VP" in entries["viticulture.tables.influence-map"].text
    assert "Pinot: red 1 and white 1; needs trellis; 6 cards." in entries["viticulture.tables.vines"].text
    assert "3 to 4 players: use the left and the middle" in entries["viticulture.tables.spaces-by-players"].text
    summer = entries["viticulture.tables.actions-extended-summer"].text
    assert "Play 1 summer visitor: left space 1 lira, middle space play a second one." in summer
