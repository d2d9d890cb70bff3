"""The rules in a real browser: a question typed with one thumb, and a link that opens its answer."""

import pytest
from fake_client import DESKTOP, PHONE
from playwright.sync_api import expect
from real_browser import OpenWindow

from companion.engine.search import find
from companion.storage.rules import load_index
from companion.ui import texts

pytestmark = pytest.mark.browser

QUESTION = "can a grnade worker take the bonus"
IDENTIFIER = "flt-semantics-identifier"
ANSWER = "viticulture.questions.grande-bonus"


def test_a_question_with_a_typing_error_finds_its_answer(browser_window: OpenWindow) -> None:
    phone = browser_window("/rules", PHONE)
    box = phone.page.get_by_role("textbox")
    box.click()
    phone.page.keyboard.type(QUESTION)
    expect(box).to_have_value(QUESTION)
    # Results for fewer letters still move while the last ones arrive; what stands at the end is known.
    for place, hit in enumerate(find(load_index(), QUESTION).hits[:4]):
        expect(phone.begin_with("result-").nth(place)).to_have_attribute(IDENTIFIER, f"result-{hit.document.id}")
    phone.wait_for_sight(f"result-{ANSWER}")
    phone.tap(f"result-{ANSWER}")
    phone.wait_for(f"rule-{ANSWER}")
    assert phone.page.url == f"{phone.address}/rules/{ANSWER}"
    phone.page.go_back()
    expect(phone.named(f"result-{ANSWER}")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_link_opens_its_entry(browser_window: OpenWindow, size: tuple[int, int]) -> None:
    window = browser_window(f"/rules/{ANSWER}", size)
    window.wait_for(f"rule-{ANSWER}")
    heading = window.page.get_by_role("heading", level=1)
    expect(heading.first).to_be_attached()
    window.button("Back").click()
    expect(window.page.get_by_role("textbox")).to_be_attached()
    assert window.page.url == f"{window.address}/rules"


def test_screen_readers_meet_each_button_by_its_name_and_a_rule_part_by_part(browser_window: OpenWindow) -> None:
    phone = browser_window(f"/rules/{ANSWER}", PHONE)
    phone.wait_for(f"rule-{ANSWER}")
    for name in (texts.BACK, texts.COPY_LINK, texts.MARK):
        button = phone.page.get_by_role("button", name=name, exact=True)
        expect(button).to_have_attribute("tabindex", "0")
    assert phone.named(f"rule-{ANSWER}").get_attribute("aria-label") is None, "nothing is read before the rest"
