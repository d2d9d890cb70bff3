"""From the box to the first turns of a running table, in a real browser on a phone."""

import pytest
from fake_client import PHONE
from playwright.sync_api import expect
from real_browser import OpenWindow

pytestmark = pytest.mark.browser


def test_la_vina_from_the_checklist_to_the_exit(browser_window: OpenWindow) -> None:
    phone = browser_window("/setup/la_vina", PHONE)
    phone.tap("to-list")
    phone.tap("step-1")
    expect(phone.named("ticked")).to_contain_text("1 of 14 done")
    phone.reload()
    expect(phone.named("ticked")).to_contain_text("1 of 14 done")
    phone.tap("tab-deal")
    phone.tap("deal")
    expect(phone.named("order-1")).to_be_attached()
    phone.tap("play-on")
    phone.scroll_to("set-up")
    phone.tap("set-up")
    phone.next_step("Leave the renque")
    first = phone.named("turn").inner_text()
    phone.tap("slot-2-front")
    expect(phone.named("turn")).not_to_have_text(first)
    phone.tap("next")
    phone.next_step("Done at the exit")
    phone.tap("winery-cooperative")
    phone.tap("space-left")
    expect(phone.named("turn")).to_contain_text("is at the exit")
    phone.reload()
    phone.next_step("Done at the exit")
    phone.tap("next")
    phone.next_step("Leave the renque")
