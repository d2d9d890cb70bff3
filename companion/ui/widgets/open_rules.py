"""Rules over any page: a dialog now, their own page a tap further, and back again."""

import flet as ft

from companion.ui.context import use_app
from companion.ui.widgets.result import ShowRule
from companion.ui.widgets.rule_card import rule_dialog


def no_rules() -> tuple[str, ...]:
    """No rule is shown over the screen."""
    return ()


def use_rules() -> ShowRule:
    """A hook for rules of any game over the page.

    Returns:
        What shows rules by their ids.
    """
    app, page = use_app(), ft.context.page
    rules, set_rules = ft.use_state(no_rules())

    def close() -> None:
        set_rules(no_rules())

    def open_page(e: object) -> None:
        close()
        app.desk.step(page.route, page.route, rules[0])
        page.navigate(f"/rules/{rules[0]}")

    dialog = None
    if rules:
        data = app.desk.data(rules[0].split(".")[0])
        entries = tuple(entry for rule in rules for entry in data.entries() if entry.id == rule)
        dialog = rule_dialog(entries, data, lambda e: close(), open_page)
    ft.use_dialog(dialog)

    def show(wanted: tuple[str, ...]) -> None:
        set_rules(wanted)

    return show
