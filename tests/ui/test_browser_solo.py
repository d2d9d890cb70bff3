"""A solo year in a real browser, on a phone and on a desktop, with interruptions."""

import pytest
from fake_client import DESKTOP, PHONE
from playwright.sync_api import expect
from real_browser import OpenWindow, Served, Window

from companion.engine.play import Command
from companion.games.viticulture.commands import DrawCard, PassSeason, WakeUp
from companion.games.viticulture.setup import ViticultureSetup
from companion.storage.library import Library
from companion.ui import texts
from companion.ui.desk import Desk

pytestmark = pytest.mark.browser


def stored(served: Served, *commands: Command) -> str:
    """Put a play on the extended board into the library that is served. Returns its address."""
    desk = Desk(Library(served.data / "library"))
    play_id = desk.begin("viticulture", ViticultureSetup(board="extended"))
    for command in commands:
        assert desk.do(play_id, command)
    return f"/play/{play_id}"


def draw(window: Window, season: str) -> None:
    """Draw the season's card, unless the Automa has no workers left for one."""
    window.next_step(f"(Draw the|Pass) {season}( card)?")
    if window.named("next").inner_text().startswith("Draw"):
        window.press_on()
    window.next_step(f"Pass {season}")


def test_a_year_on_a_phone_from_the_set_up_on(browser_window: OpenWindow) -> None:
    phone = browser_window("/", PHONE)
    phone.tap("new-solo")
    phone.tap("game-viticulture")
    phone.tap("board-extended")
    expect(phone.page.get_by_text("Tuscany's board")).to_be_attached()
    phone.scroll_to("set-up")
    phone.tap("set-up")
    phone.tap("start")
    phone.next_step("Choose a row above")
    phone.tap("row-3")
    draw(phone, "spring")
    phone.press_on()
    draw(phone, "summer")
    reloaded_and_left(phone)
    phone.press_on()
    draw(phone, "fall")
    undone_and_redone(phone)
    phone.press_on()
    draw(phone, "winter")
    phone.press_on()
    phone.next_step("End year 1")
    phone.press_on()
    expect(phone.page.get_by_text("Year 2 of 7", exact=True)).to_be_attached()
    expect(phone.named("row-3")).to_contain_text("no token left")


def reloaded_and_left(phone: Window) -> None:
    """In the middle of summer: a reload, and the browser's back and forward, lose nothing."""
    shown, card = phone.labels(), phone.card()
    phone.reload()
    phone.next_step("Pass summer")
    assert (phone.labels(), phone.card()) == (shown, card)
    phone.page.go_back()
    phone.wait_for("start")
    phone.page.go_forward()
    phone.next_step("Pass summer")
    assert (phone.labels(), phone.card()) == (shown, card)


def undone_and_redone(phone: Window) -> None:
    """In the middle of fall: undo, redo, and undo with a reload lead to the same card."""
    shown, card = phone.labels(), phone.card()
    phone.tap("undo")
    phone.next_step("Draw the fall card")
    assert not phone.blocked()
    phone.tap("redo")
    phone.next_step("Pass fall")
    assert (phone.labels(), phone.card()) == (shown, card)
    phone.tap("undo")
    phone.next_step("Draw the fall card")
    phone.reload()
    phone.next_step("Draw the fall card")
    phone.press_on()
    phone.next_step("Pass fall")
    assert (phone.labels(), phone.card()) == (shown, card)


def test_a_play_of_the_phone_goes_on_at_the_desktop(browser_window: OpenWindow, served: Served) -> None:
    address = stored(served, WakeUp(row=5), DrawCard())
    phone = browser_window(address, PHONE)
    phone.next_step("Pass spring")
    desktop = browser_window("/", DESKTOP)
    desktop.tap(address.replace("/play/", "play-"))
    desktop.next_step("Pass spring")
    assert phone.blocked() == {words for words in desktop.blocked() if words in phone.labels()}
    assert desktop.card() == phone.card()
    for beside in ("log", "chances"):
        desktop.wait_for_sight(beside)
    desktop.press_on()
    desktop.next_step("Draw the summer card")
    phone.tap("next")
    expect(phone.page.get_by_text(texts.SAVED_ELSEWHERE)).to_be_attached()
    phone.next_step("Draw the summer card")


def test_a_phone_shows_the_table_without_scrolling(browser_window: OpenWindow, served: Served) -> None:
    address = stored(served, WakeUp(row=5), DrawCard(), PassSeason(), DrawCard())
    phone = browser_window(address, PHONE)
    phone.next_step("Pass summer")
    spaces = ("give_tour", "plant_vine", "trade", "flip_property", "play_summer_visitor")
    on_the_board = [f"space-{one}" for one in spaces if phone.named(f"space-{one}").count()]
    assert len(on_the_board) >= 4
    for one in (*on_the_board, "season-summer", "workers", "tokens", "marker", "undo", "redo", "spend", "next"):
        phone.wait_for_sight(one)
