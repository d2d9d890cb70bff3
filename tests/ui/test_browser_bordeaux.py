"""Bordeaux in a real browser, on a phone: a year with the printed cards, and three cards of an own deck."""

import re

import pytest
from fake_client import PHONE
from playwright.sync_api import expect
from real_browser import OpenWindow, Served, Window

from companion.games.bordeaux.own_deck import OwnDeck
from companion.storage.library import Library

pytestmark = pytest.mark.browser


def test_a_year_with_the_printed_cards(browser_window: OpenWindow) -> None:
    phone = browser_window("/new/bordeaux", PHONE)
    phone.tap("deck-physical")
    phone.scroll_to("set-up")
    phone.tap("set-up")
    phone.tap("start")
    phone.next_step("Choose a row above")
    phone.tap("row-4")
    shows(phone, "spring", "trade", "hire_expert")
    grid_shows(phone, "trades", "disc-1-2", "disc-3-3", "disc-4-6")
    says(phone, "trade-3-3", "glass token, just placed")
    phone.reload()
    phone.tap("tab-areas")
    grid_shows(phone, "experts", "cube-summer-3", "cube-winter-2")
    phone.next_step("Pass spring")
    says(phone, "expert-summer-3", "Automa")
    phone.tap("expert-fall-1")
    says(phone, "expert-fall-1", "You")
    phone.press_on()
    shows(phone, "summer")
    phone.press_on()
    shows(phone, "fall", "make_wine")
    phone.tap("undo")
    phone.next_step("Draw the fall card")
    phone.tap("redo")
    phone.next_step("Pass fall")
    assert len(phone.blocked()) == 1
    phone.press_on()
    shows(phone, "winter", "sell_wine", "train_worker")
    phone.press_on()
    phone.next_step("End year 1")
    phone.press_on()
    expect(phone.page.get_by_text("Year 2 of 6", exact=True)).to_be_attached()
    says(phone, "row-4", "no token left")


def says(window: Window, identifier: str, words: str) -> None:
    """Wait until a named picture says these words; those that can be tapped are told in another way."""
    said = "e => (e.getAttribute('aria-label') || '') + ' ' + e.innerText"
    found = f"""([name, words]) => [...document.querySelectorAll(`[flt-semantics-identifier="${{name}}"]`)]
        .some(one => ({said})(one).includes(words))"""
    window.page.wait_for_function(found, arg=[identifier, words])


def shows(phone: Window, season: str, *actions: str) -> None:
    """Draw the season's card and tap its actions."""
    phone.next_step(f"Draw the {season} card")
    phone.page.wait_for_timeout(400)
    phone.tap("next")
    for action in actions:
        phone.tap(f"shows-{action}")
    phone.tap("take")


def grid_shows(phone: Window, what: str, *places: str) -> None:
    """Draw one more card and tap its discs or cubes."""
    phone.next_step(f"Draw for the {what}")
    phone.page.wait_for_timeout(400)
    phone.tap("next")
    for place in places:
        phone.tap(place)
    phone.tap("take")


def test_three_cards_of_an_own_deck_with_a_break(browser_window: OpenWindow, served: Served) -> None:
    phone = browser_window("/decks", PHONE)
    phone.tap("new-deck")
    phone.tap("go-on")
    enters(phone, "shows-trade", "shows-give_tour")
    phone.tap("go-on")
    enters(phone)
    address = phone.page.url.removeprefix(served.address).rpartition("/")[0]
    later = browser_window(address, PHONE)
    expect(later.page.get_by_text("2 of 24 cards entered")).to_be_attached()
    later.tap("slot-3")
    enters(later, "shows-draw_vine")
    (stored,) = Library(served.data / "library").decks.all()
    deck = stored.opened()
    assert isinstance(deck, OwnDeck)
    assert [card.spring for card in deck.cards] == [("trade", "give_tour"), (), ("draw_vine",)]
    assert [card.missing() for card in deck.cards] == [(), (), ()]


def enters(phone: Window, *actions: str) -> None:
    """Enter a card that shows these actions in spring and none later."""
    says(phone, "part-spring", "Spring: not entered")
    for action in actions:
        phone.tap(action)
    following = ("summer", "fall", "winter", "discs")
    for part in following:
        expect(phone.named("go-on")).to_have_text(re.compile(f"Next: {part}$"))
        phone.tap("go-on")
    for disc in ("disc-1-1", "disc-2-2", "disc-4-6"):
        phone.tap(disc)
    phone.tap("go-on")
    for cube in ("cube-spring-1", "cube-winter-4"):
        phone.tap(cube)
    says(phone, "part-cubes", "Cubes: 2 of 2")
