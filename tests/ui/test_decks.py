"""Own decks on screen: cards entered one by one with breaks, a file to share, and a deck to play with."""

import json
from typing import Any

import pytest
from fake_client import Client, Open, Standing
from test_labels import silent

from companion.games.bordeaux.board import EXPERTS, TRADES
from companion.games.bordeaux.own_deck import DraftCard, OwnDeck, brought_back, shared
from companion.storage.decks import StoredDeck, new_deck
from companion.storage.library import Library
from companion.ui import deck_texts

pytestmark = pytest.mark.asyncio


def whole(number: int) -> DraftCard:
    """A card like no other of the deck."""
    discs = tuple(TRADES[(number + step) % 24] for step in range(3))
    cubes = tuple(EXPERTS[(number + step) % 16] for step in range(2))
    spring = ("trade",) if number > 16 else ()
    return DraftCard(id=str(number), spring=spring, summer=(), fall=(), winter=(), discs=discs, cubes=cubes)


WHOLE = OwnDeck(cards=tuple(whole(number) for number in range(1, 25)))


def kept(library: Library, deck: OwnDeck, name: str = "Mine") -> StoredDeck:
    return library.decks.save(new_deck("bordeaux", name, deck, library.now()))


def cards(library: Library) -> tuple[DraftCard, ...]:
    (stored,) = library.decks.all()
    deck = stored.opened()
    assert isinstance(deck, OwnDeck)
    return deck.cards


async def enter(client: Client, *actions: str) -> None:
    """Enter a card whose spring shows these actions and whose other seasons show none."""
    for action in actions:
        await client.tap(f"shows-{action}")
    for _ in range(4):
        await client.tap("go-on")
    for disc in ("disc-1-1", "disc-2-2", "disc-4-6"):
        await client.tap(disc)
    await client.tap("go-on")
    for cube in ("cube-spring-1", "cube-winter-4"):
        await client.tap(cube)


async def test_three_cards_are_entered_one_after_the_other(window: Open, library: Library) -> None:
    async with window("/decks") as client:
        await client.tap("new-deck")
        await client.tap("go-on")
        for actions in (("trade", "draw_vine"), (), ("give_tour",)):
            await enter(client, *actions)
            await client.tap("go-on")
        await client.go(client.route.rpartition("/")[0])
        assert client.text("progress") == "3 of 24 cards entered"
        assert [client.label(f"slot-{place}").partition(": ")[2] for place in (1, 4)] == ["entered", "not entered yet"]
    assert [card.spring for card in cards(library)] == [("trade", "draw_vine"), (), ("give_tour",)]
    assert {card.discs for card in cards(library)} == {((1, 1), (2, 2), (4, 6))}
    assert {card.cubes for card in cards(library)} == {(("spring", 1), ("winter", 4))}


async def test_a_card_left_half_way_goes_on_where_it_was(window: Open, library: Library) -> None:
    async with window("/decks") as client:
        await client.tap("new-deck")
        await client.tap("go-on")
        await client.tap("shows-trade")
        await client.tap("go-on")
        address = client.route
    async with window(address) as client:
        assert client.named("shows-") == [
            "shows-play_summer_visitor",
            "shows-buy_or_harvest",
            "shows-build_structure",
            "shows-plant_vine",
        ]
        assert client.label("part-spring").endswith("Trade")
        await client.tap("part-discs")
        await client.tap("disc-3-3")
    assert cards(library) == (DraftCard(id="1", spring=("trade",), discs=((3, 3),)),)


async def test_what_no_card_can_show_cannot_be_tapped(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1),)))
    async with window(f"/decks/{deck.id}/1") as client:
        for action in ("shows-trade", "shows-draw_vine"):
            await client.tap(action)
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("shows-give_tour")
        await client.tap("part-discs")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("disc-4-6")
        await client.tap("part-cubes")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("cube-winter-4")


async def test_no_card_gets_the_name_of_another(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1), whole(2))))
    async with window(f"/decks/{deck.id}/2") as client:
        for name in ("1", "B7"):
            await client.tap("card-name")
            await client.type("name-field", name)
            await client.tap("name-take")
        assert "stands twice" in client.told()[0]
    assert [card.id for card in cards(library)] == ["1", "B7"]


async def test_a_card_is_taken_out_only_when_that_is_meant(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1), whole(2))))
    async with window(f"/decks/{deck.id}/1") as client:
        await client.tap("remove-card")
        await client.press("Cancel")
        assert len(cards(library)) == 2
        await client.tap("remove-card")
        await client.tap("sure")
        assert client.route == f"/decks/{deck.id}"
    assert [card.id for card in cards(library)] == ["2"]


async def test_a_card_entered_twice_is_pointed_out(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1), whole(1).evolve(id="9"))))
    async with window(f"/decks/{deck.id}") as client:
        assert "Cards 1 and 9 show the same. Was one entered twice?" in client.texts()


async def test_a_whole_deck_is_played_with(window: Open, library: Library, standing: Standing) -> None:
    deck = kept(library, WHOLE)
    async with window(f"/decks/{deck.id}") as client:
        await client.tap("go-on")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    table = standing(play_id)
    assert [card.id for card in table.state.cards] == [str(number) for number in range(1, 25)]


async def test_of_several_whole_decks_one_is_chosen_by_its_name(
    window: Open, library: Library, standing: Standing
) -> None:
    other = OwnDeck(cards=tuple(card.evolve(id=f"B{card.id}") for card in WHOLE.cards))
    first = kept(library, other, "Friend's")
    kept(library, WHOLE)
    kept(library, OwnDeck(cards=(whole(1),)), "Begun")
    async with window("/new/bordeaux") as client:
        assert len(client.named("own-deck-")) == 2, "a deck that is not whole is not offered"
        await client.tap(f"own-deck-{first.id}")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    assert standing(play_id).state.cards[0].id == "B1"


async def test_a_deck_is_shared_as_a_file_and_read_back(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1), DraftCard(id="2"))), "From the box")
    async with window(f"/decks/{deck.id}") as client:
        await client.tap("share")
        ((_, arguments),) = [call for call in client.connection.calls if call[0] == "save_file"]
        raw, name = arguments["src_bytes"], arguments["file_name"]
        assert brought_back(raw) == deck.opened()
        await client.go("/decks")
        client.connection.answers["pick_files"] = picked(raw, name)
        await client.tap("read-deck")
        assert client.told()[-1] == deck_texts.HERE_ALREADY.format(name="From the box")
        library.decks.forget(deck.id)
        await client.tap("read-deck")
        assert client.told()[-1] == deck_texts.READ_IN_DONE.format(name="from the box")
    (read,) = library.decks.all()
    assert read.opened() == deck.opened()


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"\x00 no deck", "This is no file of a deck"),
        (json.dumps({"deck": "another-game", "cards": []}).encode(), "deck: "),
        (shared(WHOLE).replace('"spring": [\n    "trade"', '"spring": [\n    "make_wine"').encode(), "spring"),
        (b" " * 1_000_001, deck_texts.TOO_LARGE),
    ],
    ids=["no file of ours", "another deck", "impossible card", "too large"],
)
async def test_a_file_that_is_no_deck_changes_nothing(window: Open, library: Library, raw: bytes, said: str) -> None:
    async with window("/decks") as client:
        client.connection.answers["pick_files"] = picked(raw, "deck.json")
        await client.tap("read-deck")
        assert said in client.told()[-1]
    assert library.decks.all() == ()


async def test_a_deck_is_renamed_and_put_away_and_brought_back(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck())
    async with window(f"/decks/{deck.id}") as client:
        await client.tap("rename")
        await client.type("name-field", "Spring fair")
        await client.tap("name-take")
        await client.go("/decks")
        assert "Spring fair" in client.texts(f"deck-{deck.id}")
        await client.tap(f"away-{deck.id}")
        await client.tap("sure")
        assert not client.named("deck-")
        await client.go(f"/decks/{deck.id}")
        assert not client.has("progress")
        await client.go("/decks")
        await client.tap(f"back-{deck.id}")
        assert client.named("deck-") == [f"deck-{deck.id}"]


def picked(content: bytes, name: str) -> list[dict[str, Any]]:
    """What a browser answers when the player chose a file."""
    return [{"id": 1, "name": name, "size": len(content), "path": None, "bytes": content}]


async def test_what_can_be_used_has_words(window: Open, library: Library) -> None:
    deck = kept(library, OwnDeck(cards=(whole(1),)))
    for address in ("/decks", f"/decks/{deck.id}", f"/decks/{deck.id}/1", f"/decks/{deck.id}/2"):
        async with window(address) as client:
            assert silent(client) == []
            if client.has("part-cubes"):
                await client.tap("part-cubes")
                assert silent(client) == []
