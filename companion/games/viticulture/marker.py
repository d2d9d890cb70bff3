"""Where the Automa's marker stands: viticulture.automa.win-space and the aggressive variants."""

from companion.engine.play import Event, IllegalCommand
from companion.games.viticulture import texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.setup import ViticultureSetup

STANDING = ("viticulture.automa.aggressive-standing",)
MOVING = ("viticulture.automa.aggressive-moving",)
ESSENTIAL = ("viticulture.automa.essential-aggressive",)
WIN_SPACE = ("viticulture.automa.win-space",)


def win_space(data: ViticultureData, setup: ViticultureSetup) -> int:
    """The win space of the board in use, or the one the player read off it."""
    if setup.win_space is not None:
        return setup.win_space
    spaces = data.solo.win_space
    return spaces.extended.victory_points if setup.board == "extended" else spaces.base.victory_points


def must_check_win_space(data: ViticultureData, setup: ViticultureSetup) -> bool:
    """Whether the number is one to check against the board; not where the player gave it."""
    spaces = data.solo.win_space
    sure = not (spaces.extended if setup.board == "extended" else spaces.base).check
    is_level_of_its_own = data.solo.level(setup.difficulty).marker_ahead > 0
    return setup.win_space is None and setup.aggressive is None and (not sure or is_level_of_its_own)


def built_by(setup: ViticultureSetup, year: int) -> tuple[str, ...]:
    """The structures on the Automa's mat in a year, in the order they were built."""
    row = setup.aggressive.buildings if setup.aggressive is not None else ()
    return tuple(building for building in row[:year] if building is not None)


def gained_in(data: ViticultureData, setup: ViticultureSetup, year: int) -> int:
    """What the moving marker scores in one year for everything built so far, with or without a new building."""
    return sum(data.solo.moving_marker.a_year(building) for building in built_by(setup, year))


def moving_position(data: ViticultureData, setup: ViticultureSetup, year: int) -> int:
    """Where the moving marker stands in a year after it has scored."""
    return data.solo.moving_marker.start + sum(gained_in(data, setup, one) for one in range(1, year + 1))


def position(data: ViticultureData, setup: ViticultureSetup, year: int, years: int) -> int:
    """Where the Automa's marker stands in a year, end-of-game points aside.

    Args:
        year: from 1.
        years: how many the game lasts.
    """
    variant = setup.aggressive
    if variant is None:
        return win_space(data, setup) + data.solo.level(setup.difficulty).marker_ahead
    if variant.marker == "standing":
        assert variant.victory_points is not None  # the setup demands it
        return variant.victory_points
    if variant.marker == "moving":
        return moving_position(data, setup, year)
    line = data.solo.essential_aggressive
    if year == years:
        return line.last_year.get(setup.difficulty, line.by_year[-1])
    return line.by_year[year - 1]


def check_row(data: ViticultureData, setup: ViticultureSetup) -> tuple[Event, ...]:
    """Compare the points typed from an aggressive card with the sum of its buildings.

    Raises:
        IllegalCommand: the row names a building that Viticulture does not have.
    """
    variant = setup.aggressive
    if variant is None or not variant.buildings:
        return ()
    known = [building.id for building in data.solo.moving_marker.buildings]
    for building in variant.buildings:
        if building is not None and building not in known:
            raise IllegalCommand(texts.UNKNOWN_BUILDING.format(building=building, allowed=", ".join(known)))
    summed = moving_position(data, setup, data.solo.years)
    if variant.victory_points is None or variant.victory_points == summed:
        return ()
    used = summed if variant.marker == "moving" else variant.victory_points
    text = texts.ROW_DISAGREES.format(typed=variant.victory_points, summed=summed, used=used)
    return (Event(text=text, rules=MOVING if variant.marker == "moving" else STANDING),)


def year_events(data: ViticultureData, setup: ViticultureSetup, year: int, years: int) -> tuple[Event, ...]:
    """What a moving marker does at the beginning of a year."""
    variant = setup.aggressive
    if variant is None or variant.marker == "standing":
        return ()
    points = position(data, setup, year, years)
    if variant.marker == "essential_edition":
        return (Event(text=texts.AUTOMA_LINE.format(points=points, year=year), rules=ESSENTIAL),)
    built = variant.buildings[year - 1] if year <= len(variant.buildings) else None
    names = {building.id: building.name.lower() for building in data.solo.moving_marker.buildings}
    events = [Event(text=texts.AUTOMA_BUILDS.format(building=names[built]), rules=MOVING)] if built else []
    gained = gained_in(data, setup, year)
    return (*events, Event(text=texts.AUTOMA_SCORES.format(gained=gained, points=points), rules=MOVING))
