"""Decks that an owner enters: kept as they go, never overwritten, and carried to another device."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from companion.games.bordeaux.own_deck import DraftCard, OwnDeck
from companion.storage.decks import StoredDeck, new_deck
from companion.storage.json_file import Outdated, StorageProblem
from companion.storage.library import Library
from companion.storage.transfer import carry_out, export, plan, read

Again = Callable[[], Library]
BEGUN = OwnDeck(cards=(DraftCard(id="7", spring=("trade",), discs=((1, 1), (4, 6))), DraftCard(id="8", summer=())))


@pytest.fixture
def begun(library: Library) -> StoredDeck:
    """A deck with one card half entered and another just begun."""
    return library.decks.save(new_deck("bordeaux", "From the box", BEGUN, library.now()))


def file_of(library: Library) -> Path:
    return library.folder / "decks.json"


def with_card(deck: StoredDeck, card: str) -> StoredDeck:
    return deck.evolve(deck=OwnDeck(cards=(DraftCard(id=card),)).model_dump(mode="json"))


def test_a_deck_stopped_half_way_is_there_at_the_next_start(begun: StoredDeck, again: Again) -> None:
    found = again().decks.find(begun.id)
    assert found == begun
    assert found is not None
    assert found.opened() == BEGUN


def test_looking_for_decks_in_an_empty_library_makes_no_folder(library: Library) -> None:
    assert library.decks.all() == ()
    assert library.decks.find("0" * 12) is None
    assert not library.folder.exists()


def test_several_decks_are_kept_newest_first(begun: StoredDeck, library: Library) -> None:
    second = library.decks.save(new_deck("bordeaux", "Friend's", OwnDeck(), library.now()))
    assert library.decks.all() == (second, begun)
    moved = library.decks.save(begun.evolve(name="Mine", updated=library.now()))
    assert library.decks.all() == (moved, second)


def test_the_slower_of_two_windows_is_refused_and_loses_nothing(
    begun: StoredDeck, library: Library, again: Again
) -> None:
    first = again().decks.save(with_card(begun, "9"))
    with pytest.raises(Outdated):
        library.decks.save(with_card(begun, "10"))
    assert library.decks.all() == (first,)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_deck_without_a_proper_name_is_refused(library: Library, name: str) -> None:
    with pytest.raises(ValidationError, match="name"):
        new_deck("bordeaux", name, OwnDeck(), library.now())


def test_damage_is_set_aside_and_the_last_good_copy_goes_on(begun: StoredDeck, library: Library, again: Again) -> None:
    library.decks.save(with_card(begun, "9"))
    broken = file_of(library).read_bytes()[:-40]
    file_of(library).write_bytes(broken)
    later = again()
    assert later.decks.all() == (begun,)
    assert "decks.json was damaged" in later.notices()[0]
    aside = list(library.folder.glob("decks.json.damaged-*"))
    assert [one.read_bytes() for one in aside] == [broken]


@pytest.mark.parametrize(
    "change",
    [
        {"deck": {"cards": [{"id": "1", "spring": ["make_wine"]}]}},
        {"deck": {"cards": [{"id": "1"}, {"id": "1"}]}},
        {"deck": {"cards": [{"id": "1", "discs": [[5, 1]]}]}},
        {"game": "viticulture"},
        {"game": "chess"},
        {"name": ""},
    ],
    ids=["action of another season", "card twice", "disc beside the grid", "no deck to enter", "no game", "no name"],
)
def test_what_no_deck_can_be_counts_as_damage(
    begun: StoredDeck, library: Library, again: Again, change: dict[str, object]
) -> None:
    tables = json.loads(file_of(library).read_text())
    tables["decks"]["1"].update(change)
    for path in (file_of(library), file_of(library).with_name("decks.json.bak")):
        path.write_text(json.dumps(tables))
    later = again()
    assert later.decks.all() == ()
    assert "damaged" in later.notices()[0]


def test_decks_of_a_newer_app_are_left_alone(begun: StoredDeck, library: Library, again: Again) -> None:
    tables = json.loads(file_of(library).read_text())
    tables["decks"]["1"].update(format=9, surprise=True)
    file_of(library).write_text(json.dumps(tables))
    for touch in (lambda: again().decks.all(), lambda: again().decks.save(begun)):
        with pytest.raises(StorageProblem, match="newer version"):
            touch()
    assert json.loads(file_of(library).read_text()) == tables


def test_decks_travel_with_everything_else_and_arrive_once(begun: StoredDeck, library: Library, tmp_path: Path) -> None:
    other = Library(tmp_path / "other device")
    for decks in (1, 0):
        planned = plan(other, read(export(library)))
        assert len(planned.decks) == decks
        carry_out(other, planned)
    assert [(deck.id, deck.name, deck.opened()) for deck in other.decks.all()] == [(begun.id, begun.name, BEGUN)]


def test_a_deck_changed_on_both_devices_is_kept_in_both_forms(
    begun: StoredDeck, library: Library, tmp_path: Path
) -> None:
    other = Library(tmp_path / "other device")
    carry_out(other, plan(other, read(export(library))))
    here = other.decks.save(with_card(other.decks.all()[0], "5"))
    library.decks.save(with_card(begun, "9").evolve(updated=library.now()))
    carry_out(other, plan(other, read(export(library))))
    cards = {deck.id: deck.deck["cards"][0]["id"] for deck in other.decks.all()}
    assert cards[here.id] == "5"
    assert sorted(cards.values()) == ["5", "9"]


def test_an_export_with_an_impossible_deck_is_refused(begun: StoredDeck, library: Library) -> None:
    whole = json.loads(export(library))
    whole["decks"][0]["deck"]["cards"][0]["discs"] = [[1, 1], [1, 1]]
    with pytest.raises(StorageProblem, match="discs"):
        read(json.dumps(whole).encode())
