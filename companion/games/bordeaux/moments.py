"""Which command belongs to which moment of a play, and what is said to one that comes at another."""

from companion.engine.play import IllegalCommand
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.automa import GRID_RULES, LAST_WORKER, PLACEMENT
from companion.games.bordeaux.commands import BordeauxCommand
from companion.games.bordeaux.difficulty import OPENING
from companion.games.bordeaux.grids import WAKE_UP
from companion.games.bordeaux.state import BordeauxState, Phase

ON_THE_BOARD: tuple[Phase, ...] = ("opening", "wake_up", "draw", "grid", "place", "year_end")
"""As long as the year runs, the player's own pieces may be told, also when it was forgotten at their turn."""
MOMENTS: dict[str, tuple[Phase, ...]] = {
    "wake_up": ("wake_up",),
    "draw_card": ("opening", "draw", "grid"),
    "spend_bonus_token": ("place",),
    "hire_expert": ON_THE_BOARD,
    "cover_trade": ON_THE_BOARD,
    "free_trade": ON_THE_BOARD,
    "pass_season": ("place",),
    "end_year": ("year_end",),
    "finish": ("finish",),
}


def check_moment(state: BordeauxState, command: BordeauxCommand) -> None:
    """Whether the command may be given now.

    Raises:
        IllegalCommand: it may not; the message begins with the command and says what comes first.
    """
    kind, phase = command.kind, state.phase
    ends_from_winter = kind == "end_year" and phase == "place" and state.season == "winter"
    if phase in MOMENTS[kind] or ends_from_winter:
        return
    if phase == "over":
        raise IllegalCommand(texts.GAME_OVER.format(kind=kind))
    if kind == "finish":
        raise IllegalCommand(texts.NOT_NOW[kind])
    _say_what_comes_first(state, kind)
    if phase == "place" and kind == "draw_card":
        text = texts.CARD_DRAWN if state.drawn else texts.NO_WORKERS_NO_CARD
        raise IllegalCommand(text.format(season=state.season), LAST_WORKER)
    raise IllegalCommand(texts.NOT_NOW[kind])


def _say_what_comes_first(state: BordeauxState, kind: str) -> None:
    if state.phase == "opening":
        raise IllegalCommand(texts.OPENING_FIRST.format(kind=kind), OPENING)
    if state.phase == "wake_up":
        raise IllegalCommand(texts.WAKE_FIRST.format(kind=kind), WAKE_UP)
    if kind == "wake_up":
        return
    if state.phase == "draw":
        raise IllegalCommand(texts.DRAW_FIRST.format(kind=kind, season=state.season), PLACEMENT)
    if state.phase == "grid":
        grid = state.grids[0]
        raise IllegalCommand(texts.GRID_FIRST[grid].format(kind=kind), GRID_RULES[grid])
