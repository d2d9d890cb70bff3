"""Which rules matter at one moment of a solo play of Bordeaux."""

from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import level_of
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.state import BordeauxState, Phase

MOMENTS: dict[Phase, tuple[str, ...]] = {
    "opening": ("automa-levels.hard-opening", "automa.trade", "automa.hire-expert"),
    "wake_up": ("automa.wake-up-chart", "automa.organizer", "wake-up.benefits", "wake-up.row-7"),
    "draw": ("automa.placement", "automa.card", "automa.workers-run-out", "automa.empty-deck"),
    "grid": ("automa.trade", "automa.hire-expert", "automa.card"),
    "place": ("automa.tokens", "automa.tokens-rightmost", "automa.grande-worker", "actions.bonuses", "seasons.passing"),
    "year_end": ("automa.year-end", "year-end.upkeep", "year-end.aging", "year-end.hand-limit", "year-end.residual"),
    "finish": ("automa.end", "questions.solo-final-count", "end.lira-to-points", "questions.solo-tie"),
    "over": ("automa.end", "questions.solo-final-count"),
}
"""Rules without the game's name."""
SEASONS = {
    "spring": ("actions.spring",),
    "summer": ("actions.summer",),
    "fall": ("actions.fall",),
    "winter": ("actions.winter",),
}
TOPICS = {
    "draw_wine_order": "draw-order",
    "harvest_field": "harvest",
    "fill_wine_order": "fill-order",
    "play_summer_visitor": "summer-visitor",
    "play_winter_visitor": "winter-visitor",
}
"""Actions whose rules go by another name than their id."""
LEVELS = {
    "very_easy": ("automa-levels.very-easy",),
    "easy": ("automa-levels.easy",),
    "normal": ("automa-levels.normal",),
    "hard": ("automa-levels.hard", "automa-levels.hard-placement"),
    "very_hard": ("automa-levels.very-hard", "automa-levels.hard-placement"),
}


def modules_in_play(data: BordeauxData, state: BordeauxState) -> frozenset[str]:
    """The modules in play, by the ids that the rules carry."""
    chosen = {"structures": state.setup.structures, "special_workers": state.setup.special_workers}
    return frozenset({"automa", *(module for module, there in chosen.items() if there)})


def of_the_moment(data: BordeauxData, state: BordeauxState) -> tuple[str, ...]:
    """The rules for the one next thing to do."""
    pacing = ("pacing.year-end",) if state.setup.pacing and state.phase == "year_end" else ()
    return _there(data, (*pacing, *MOMENTS[state.phase]))


def of_the_season(data: BordeauxData, state: BordeauxState) -> tuple[str, ...]:
    """The season, and each of its actions with its expert; what the Automa does after it."""
    names = [*SEASONS[state.season]]
    for action in data.board_actions.in_season(state.season):
        topic = TOPICS.get(action.id, action.id.replace("_", "-"))
        names += [f"actions.{topic}", f"experts.{topic}", f"{topic}.action"]
    return _there(data, tuple(names))


def of_the_table(data: BordeauxData, state: BordeauxState) -> tuple[str, ...]:
    """What this table's level and modules change."""
    setup: BordeauxSetup = state.setup
    names = [*LEVELS[setup.level], *(("automa-levels.hard-opening",) if level_of(data, setup).opening_grid else ())]
    if setup.pacing:
        names += ["pacing.idea", "pacing.end", "pacing.table-modules" if setup.with_modules else "pacing.table"]
    if setup.structures:
        names.append("automa.structures")
    if setup.special_workers:
        names.append("automa.special-workers")
    return _there(data, (*names, "automa.marker"))


def _there(data: BordeauxData, names: tuple[str, ...]) -> tuple[str, ...]:
    """The rules of these names that there are, each once."""
    known = {rule.id for rule in data.rulebook.rules}
    return tuple(dict.fromkeys(rule for name in names if (rule := f"bordeaux.{name}") in known))
