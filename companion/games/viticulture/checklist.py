"""What to do with the real pieces before a solo play: viticulture.automa.setup and what it refers to."""

from companion.engine.checklist import ChecklistItem
from companion.engine.model import RuleId
from companion.engine.wording import listed
from companion.games.viticulture import texts
from companion.games.viticulture.automa import years_of
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.marker import must_check_win_space, position
from companion.games.viticulture.setup import ViticultureSetup

LEVEL: tuple[RuleId, ...] = ("viticulture.automa.essential-difficulty",)


def checklist(data: ViticultureData, setup: ViticultureSetup) -> tuple[ChecklistItem, ...]:
    """Everything to lay out or take out, in the order hands do it."""
    return (*_board(data, setup), *_taken_out(data, setup), *_marker(data, setup))


def _board(data: ViticultureData, setup: ViticultureSetup) -> tuple[ChecklistItem, ...]:
    items = []
    if setup.board == "extended":
        side = "side_two" if "structures" in setup.expansions else "side_one"
        items.append(_item(side, rules=("viticulture.extended-board.setup",)))
    items += [
        _item("leftmost", rules=("viticulture.automa.spaces",)),
        _item("tokens", count=data.solo.wake_up_rows, rules=("viticulture.automa.setup",)),
        _item("workers", count=data.solo.automa_workers, rules=("viticulture.automa.setup",)),
    ]
    if setup.has_map:
        rules: tuple[RuleId, ...] = ("viticulture.automa.influence",)
        for region in data.influence_map.in_play(setup.influence_regions):
            stars = data.solo.region_stars(region)
            items.append(_item("stars", f"stars-{region.id}", count=stars, rules=rules, region=region.name))
        if setup.influence_regions < len(data.influence_map.regions):
            items.append(_item("no_lucca", rules=rules))
    if setup.deck == "real":
        items.append(_item("deck", count=len(data.automa_cards.cards), rules=("viticulture.automa.setup",)))
    else:
        items.append(_item("deck_app", rules=("viticulture.automa.draw",)))
    return tuple(items)


def _taken_out(data: ViticultureData, setup: ViticultureSetup) -> tuple[ChecklistItem, ...]:
    solo = data.solo
    items = [
        _item("visitors", rules=("viticulture.automa.visitors",), names=listed(solo.visitors_out)),
    ]
    if "patronage" in setup.expansions:
        items.append(_item("patronage", rules=("viticulture.automa.patronage",)))
    if "special_workers" in setup.expansions:
        rules: tuple[RuleId, ...] = ("viticulture.automa.special-workers",)
        names = listed(solo.special_workers_out)
        items.append(_item("special_workers", count=len(solo.special_workers_out), rules=rules, names=names))
    if "structures" in setup.expansions:
        names = listed(solo.structures_out)
        items.append(_item("structures", rules=("viticulture.automa.structures",), names=names))
    if setup.has_both_of_tier_three:
        items.append(_item("tier_three", rules=("viticulture.uncorking.tier-three",)))
    return tuple(items)


def _marker(data: ViticultureData, setup: ViticultureSetup) -> tuple[ChecklistItem, ...]:
    variant = setup.aggressive
    rule: tuple[RuleId, ...] = ("viticulture.automa.win-space",)
    points = position(data, setup, 1, years_of(data, setup))
    items = []
    if variant is not None:
        rule = (
            {
                "standing": "viticulture.automa.aggressive-standing",
                "moving": "viticulture.automa.aggressive-moving",
                "essential_edition": "viticulture.automa.essential-aggressive",
            }[variant.marker],
        )
        if variant.marker == "moving":
            items.append(_item("mat", count=1, rules=rule))
            points = data.solo.moving_marker.start
    level = data.solo.level(setup.difficulty)
    if variant is None and level.marker_ahead:
        items.append(_item("marker_ahead", "marker", count=1, rules=LEVEL, points=points, ahead=level.marker_ahead))
    else:
        marker = "marker_check" if must_check_win_space(data, setup) else "marker"
        items.append(_item(marker, "marker", count=1, rules=rule, points=points))
    if level.start_points:
        items.append(_item("own_marker", count=1, rules=LEVEL, points=level.start_points))
    if setup.bonus_tokens:
        items.append(_item("bonus", count=setup.bonus_tokens, rules=("viticulture.automa.campaign",)))
    return tuple(items)


def _item(
    text: str, item: str = "", *, count: int | None = None, rules: tuple[RuleId, ...] = (), **words: object
) -> ChecklistItem:
    return ChecklistItem(id=item or text, text=texts.CHECK[text].format(**words), count=count, rules=rules)
