"""The served app in a real browser. Flutter paints on a canvas; what is found here is its mirror for screen readers."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page, Playwright, expect

from companion.ui.widgets.solo.bottom import DOUBLE_TAP

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = f"no Chromium is found: none of {', '.join(NAMES)}, and none that Playwright installed"
FIRST_FRAME, STEP = 60_000, 20_000
"""Milliseconds to wait at most for the app's first frame, and for what a tap brings."""
expect.set_options(timeout=STEP)


class Served(NamedTuple):
    """The app as it is served to the browser: its address, and the folder with its data."""

    address: str
    data: Path


def chromium(playwright: Playwright) -> str | None:
    """The path of a Chromium on this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else None)


class Window:
    """A page of the browser with the app on it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(STEP)
        self.address = address

    def open(self, route: str) -> None:
        """Load the app at one of its addresses."""
        self.page.goto(self.address + route)
        self._wake()

    def reload(self) -> None:
        """Load the same address anew."""
        self.page.reload()
        self._wake()

    def _wake(self) -> None:
        """Have the mirror drawn: the button for it is one pixel large, so it is told of a click rather than clicked."""
        self.page.locator("flt-semantics-placeholder").dispatch_event("click", timeout=FIRST_FRAME)
        self.page.locator("flt-semantics").first.wait_for(state="attached", timeout=FIRST_FRAME)

    def named(self, identifier: str) -> Locator:
        """The control with this name for tests."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def begin_with(self, start: str) -> Locator:
        """Every control whose name begins so."""
        return self.page.locator(f'[flt-semantics-identifier^="{start}"]')

    def button(self, words: str) -> Locator:
        """The button that says this or has it as its tooltip."""
        return self.page.get_by_role("button", name=words, exact=True).or_(
            self.page.locator(f'[aria-label="{words}"] [role="button"]')
        )

    def tap(self, identifier: str) -> None:
        """Tap a named control."""
        self.named(identifier).click()

    def next_step(self, words: str) -> None:
        """Wait until the big button says this, or the pattern in it matches."""
        expect(self.named("next")).to_have_text(re.compile(f"^{words}$"))

    def press_on(self) -> str:
        """Tap the big button and wait until it says something else. Returns what it said.

        Tapped again at once it would take that for a double tap, so this keeps a thumb's pace.
        """
        said = self.named("next").inner_text()
        self.page.wait_for_timeout(DOUBLE_TAP * 1000)
        self.tap("next")
        expect(self.named("next")).not_to_have_text(said)
        return said

    def wait_for(self, identifier: str) -> None:
        """Wait until a named control is there."""
        expect(self.named(identifier)).to_be_attached()

    def scroll_to(self, identifier: str) -> None:
        """Turn the wheel until a named control is in sight."""
        size = self.page.viewport_size
        assert size is not None
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        for _ in range(40):
            box = self.named(identifier).bounding_box()
            if box is not None and box["y"] + box["height"] <= size["height"]:
                return
            self.page.mouse.wheel(0, 400)
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError(f"{identifier} does not come in sight")

    def blocked(self) -> frozenset[str]:
        """The names of the action spaces with an Automa worker on them."""
        return frozenset(words for words in self._board() if words.endswith(": Blocked"))

    def labels(self) -> tuple[str, ...]:
        """What is said of the board, the counts and the big button."""
        counts = [self.named(one).inner_text() for one in ("workers", "tokens", "marker", "next")]
        return (*self._board(), *counts)

    def _board(self) -> list[str]:
        return sorted(self.begin_with("space-").all_inner_texts())

    def card(self) -> str:
        """The line that says which card was drawn."""
        return self.page.get_by_text(re.compile(r"^Card \d+")).first.inner_text()

    def wait_for_sight(self, identifier: str) -> None:
        """Wait until a control lies in the window as a whole, without scrolling."""
        expect(self.named(identifier)).to_be_in_viewport(ratio=0.99)


OpenWindow = Callable[..., Window]
"""The fixture `browser_window`: opens a window at an address, of a size, in a browser session of its own."""
