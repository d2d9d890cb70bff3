"""What to do with the real pieces before a solo play: bordeaux.automa.setup and what it refers to."""

from companion.engine.checklist import ChecklistItem
from companion.engine.model import RuleId
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.cards import DECK_SIZE
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import EASY, OPENING, level_of, marker, marker_rules
from companion.games.bordeaux.pacing import marks, table_rules
from companion.games.bordeaux.setup import BordeauxSetup

SETUP: tuple[RuleId, ...] = ("bordeaux.automa.setup",)


def checklist(data: BordeauxData, setup: BordeauxSetup) -> tuple[ChecklistItem, ...]:
    """Everything to lay out or take out for the Automa, in the order hands do it."""
    return (*_automa(data, setup), *_cards(data, setup), *_track(data, setup))


def _automa(data: BordeauxData, setup: BordeauxSetup) -> tuple[ChecklistItem, ...]:
    solo = data.solo
    rows = listed([str(row) for row in solo.token_rows])
    items = [
        _item("leftmost", rules=("bordeaux.overview.action-spaces",)),
        _item("workers", count=solo.automa_workers, rules=(*SETUP, "bordeaux.automa.grande-worker")),
        _item("cubes", count=solo.automa_cubes, rules=SETUP),
        _item("tokens", count=len(solo.token_rows), rules=SETUP, rows=rows),
        _item(f"deck_{setup.deck}", "deck", count=DECK_SIZE if setup.deck == "physical" else None, rules=SETUP),
    ]
    if level_of(data, setup).opening_grid:
        items.append(_item("opening", rules=OPENING))
    return tuple(items)


def _cards(data: BordeauxData, setup: BordeauxSetup) -> tuple[ChecklistItem, ...]:
    solo = data.solo
    visitors: tuple[RuleId, ...] = ("bordeaux.automa.visitors", "bordeaux.questions.solo-visitors")
    items = [
        _item("visitors", rules=visitors, names=listed(solo.visitors_out.names)),
        _item("organizer", rules=("bordeaux.automa.organizer",)),
    ]
    if setup.special_workers:
        rules: tuple[RuleId, ...] = ("bordeaux.automa.special-workers",)
        for item, names in (("special_workers", solo.special_workers_out), ("promo_workers", solo.promo_workers_out)):
            items.append(_item(item, count=len(names), rules=rules, names=listed(names)))
    if setup.structures:
        drawn, kept = solo.structures_drawn, solo.structures_kept
        items.append(_item("structures", count=drawn, rules=("bordeaux.automa.structures",), drawn=drawn, kept=kept))
    return tuple(items)


def _track(data: BordeauxData, setup: BordeauxSetup) -> tuple[ChecklistItem, ...]:
    items = [_item("marker", count=1, rules=marker_rules(data, setup), points=marker(data, setup))]
    ahead = level_of(data, setup).start_points
    if ahead:
        items.append(_item("own_marker", count=1, rules=EASY, points=ahead))
    for mark in marks(data, setup):
        text = "mark_check" if mark.check else "mark"
        rules = table_rules(setup)
        items.append(_item(text, f"mark-{mark.year}", count=mark.tokens, rules=rules, year=mark.year, space=mark.space))
    return tuple(items)


def _item(
    text: str, item: str = "", *, count: int | None = None, rules: tuple[RuleId, ...] = (), **words: object
) -> ChecklistItem:
    return ChecklistItem(id=item or text, text=texts.CHECK[text].format(**words), count=count, rules=rules)
