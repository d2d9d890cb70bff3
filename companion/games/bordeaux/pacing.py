"""The pacing variant: bordeaux.pacing.idea and the rules beside it."""

from companion.engine.model import Frozen, Points
from companion.engine.play import Event, IllegalCommand
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import level_of
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.state import BordeauxState

IDEA = ("bordeaux.pacing.idea",)
YEAR_END = ("bordeaux.pacing.year-end",)
TABLE = ("bordeaux.pacing.table",)
TABLE_WITH_MODULES = ("bordeaux.pacing.table-modules",)


class Mark(Frozen):
    """One year's mark on the victory point track."""

    year: int
    space: Points
    tokens: int
    check: bool
    """Whether the number of tokens is to be checked against the rulebook."""


def marks(data: BordeauxData, setup: BordeauxSetup) -> tuple[Mark, ...]:
    """The marks of all years; none without the variant."""
    if not setup.pacing:
        return ()
    table = data.solo.pacing.table(setup.with_modules)
    tokens = setup.pacing_tokens or table.tokens
    check = table.check and not setup.pacing_tokens
    return tuple(
        Mark(year=year, space=space, tokens=count, check=check)
        for year, (space, count) in enumerate(zip(table.spaces, tokens, strict=True), 1)
    )


def table_rules(setup: BordeauxSetup) -> tuple[str, ...]:
    """The rule that prints the marks."""
    return TABLE_WITH_MODULES if setup.with_modules else TABLE


def check_setup(data: BordeauxData, setup: BordeauxSetup) -> None:
    """Whether the variant can be played as it was chosen.

    Raises:
        IllegalCommand: the level does not have it, or the tokens are not one number a year.
    """
    if setup.pacing and not level_of(data, setup).pacing:
        allowed = listed([level_id for level_id, level in data.solo.levels.items() if level.pacing])
        raise IllegalCommand(texts.PACING_LEVELS.format(allowed=allowed, level=setup.level), IDEA)
    if setup.pacing_tokens and len(setup.pacing_tokens) != data.solo.years:
        count = len(setup.pacing_tokens)
        raise IllegalCommand(texts.TOKENS_BY_YEAR.format(years=data.solo.years, count=count), IDEA)


def compared(data: BordeauxData, state: BordeauxState, victory_points: Points | None) -> tuple[int, Event]:
    """How many tokens this year's end sends to the end of the track, and what is said about it.

    The player's marker must be beyond the mark; on it is not enough.

    Raises:
        IllegalCommand: the player's points are not told.
    """
    if victory_points is None:
        raise IllegalCommand(texts.NEED_POINTS, YEAR_END)
    mark = marks(data, state.setup)[state.year - 1]
    ahead = victory_points > mark.space
    text = (texts.PACE_KEPT if ahead else texts.PACE_LOST).format(
        yours=victory_points, year=mark.year, space=mark.space, tokens=texts.glass_tokens(mark.tokens)
    )
    return (0 if ahead else mark.tokens), Event(text=text, rules=YEAR_END)
