"""The end of a year and of the game: bordeaux.automa.year-end, bordeaux.automa.end and bordeaux.pacing.end."""

from companion.engine.model import RuleId
from companion.engine.play import Event, Step
from companion.engine.score import ScoreSheet
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.commands import EndYear, Finish
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import VERY_EASY, is_extra_year, is_last_year, years_of
from companion.games.bordeaux.grids import WAKE_UP
from companion.games.bordeaux.pacing import compared
from companion.games.bordeaux.score_asks import ScoreAsk, ScorePlayer
from companion.games.bordeaux.scoring import score
from companion.games.bordeaux.state import BordeauxState, FinalCount, Status

YEAR_END = ("bordeaux.automa.year-end",)
GAME_END = ("bordeaux.automa.end",)
PACING_END = ("bordeaux.pacing.end",)
LIRA_IN_SOLO = ("bordeaux.questions.solo-final-count",)


def must_compare(state: BordeauxState) -> bool:
    """Whether this year's end asks where the player's marker stands."""
    return state.setup.pacing


def end_year(data: BordeauxData, state: BordeauxState, command: EndYear) -> Step[BordeauxState]:
    """Compare with the year's mark in the pacing variant, take the Automa's workers back, begin the next year."""
    events: list[Event] = []
    tokens = 0
    if must_compare(state):
        tokens, told = compared(data, state, command.victory_points)
        events.append(told)
    events.append(Event(text=texts.WORKERS_BACK, rules=YEAR_END))
    cleared = state.evolve(
        blocked=(), drawn=(), workers_left=data.solo.automa_workers, pacing_tokens=state.pacing_tokens + tokens
    )
    if is_last_year(data, state):
        events.append(Event(text=texts.TIME_TO_COUNT.format(year=state.year), rules=GAME_END))
        return Step(cleared.evolve(phase="finish"), tuple(events))
    year = state.year + 1
    begins = texts.YEAR_BEGINS.format(year=year, years=years_of(data, state.setup))
    events.append(Event(text=begins, rules=WAKE_UP))
    begun = cleared.evolve(year=year, phase="wake_up", season="spring", row=None)
    if is_extra_year(data, begun):
        events.append(Event(text=texts.NO_TOKENS_ON_ROWS, rules=VERY_EASY))
    return Step(begun, tuple(events))


def finish(data: BordeauxData, state: BordeauxState, command: Finish) -> Step[BordeauxState]:
    """Count the player as in every game of Bordeaux, add the pacing tokens to the Automa, and say who won.

    The rulebook leaves open whether lira, wine and grapes count against the Automa: they are 0 unless they are told.
    """
    ranking = score(data, ScoreAsk(players=(_player(command),)))
    sheet = ranking.players[0].sheet
    final = FinalCount(sheet=sheet, automa_marker=state.automa_vp, pacing_tokens=state.pacing_tokens)
    lead = final.player - final.automa
    status: Status = "won" if lead > 0 else "lost" if lead else "shared"
    ended = state.evolve(phase="over", status=status, final=final)
    return Step(ended, (*_counted(sheet, command), *ranking.notes, *_outcome(final)))


def _player(command: Finish) -> ScorePlayer:
    return ScorePlayer(
        name=texts.YOU,
        victory_points=command.victory_points,
        lira=command.lira,
        wine_values=command.wine_values,
        grape_values=command.grape_values,
    )


def _counted(sheet: ScoreSheet, command: Finish) -> tuple[Event, ...]:
    """The player's sheet line by line, and that counting lira is one reading of the rules."""
    lines = [
        Event(text=texts.COUNT_LINE.format(label=one.label, how=one.how), rules=(one.rule,)) for one in sheet.lines
    ]
    told = command.lira or command.wine_values or command.grape_values
    if not told:
        return (lines[0], Event(text=texts.LIRA_LEFT_OUT, rules=LIRA_IN_SOLO))
    return (*lines, Event(text=texts.LIRA_COUNTED, rules=LIRA_IN_SOLO))


def _outcome(final: FinalCount) -> tuple[Event, ...]:
    lead = final.player - final.automa
    outcome = texts.WON.format(lead=lead) if lead > 0 else texts.LOST.format(lead=-lead) if lead else texts.SHARED
    rules: tuple[RuleId, ...] = PACING_END if final.pacing_tokens else GAME_END
    automa = (texts.COUNT_AUTOMA_PACING if final.pacing_tokens else texts.COUNT_AUTOMA).format(
        marker=final.automa_marker, tokens=final.pacing_tokens, total=final.automa
    )
    return (
        Event(text=texts.COUNT_PLAYER.format(total=final.player), rules=GAME_END),
        Event(text=automa, rules=rules),
        Event(text=outcome, rules=GAME_END),
    )
