"""The solo play of Viticulture and Tuscany: start, what can be done now, and who does it."""

from typing import Any

from companion.engine.automa import SEASONS
from companion.engine.deck import Deck
from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.rng import Rng
from companion.games.viticulture import texts
from companion.games.viticulture.automa import board_of, years_of
from companion.games.viticulture.commands import (
    DrawCard,
    EndYear,
    Finish,
    PassSeason,
    SpendBonusToken,
    ViticultureCommand,
    WakeUp,
)
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.ending import end_year, finish, must_compare
from companion.games.viticulture.marker import (
    MOVING,
    STANDING,
    WIN_SPACE,
    check_row,
    must_check_win_space,
    position,
    year_events,
)
from companion.games.viticulture.seasons import draw_card, open_rows, pass_season, spend_bonus_token, wake_up
from companion.games.viticulture.setup import ViticultureSetup
from companion.games.viticulture.state import ViticultureState

SHUFFLE_FIRST = Event(text=texts.SHUFFLE_FIRST, rules=("viticulture.automa.empty-deck",))


def start(data: ViticultureData, setup: ViticultureSetup, seed: int) -> Step[ViticultureState]:
    """The first moment of year 1: viticulture.automa.setup.

    Raises:
        IllegalCommand: an aggressive row names a building that Viticulture does not have.
    """
    disagreement = check_row(data, setup)
    rng, deck = Deck.of(tuple(card.number for card in data.automa_cards.cards), Rng(state=seed))
    years = years_of(data, setup)
    state = ViticultureState(
        rng=rng,
        setup=setup,
        year=1,
        season=board_of(data, setup).placement_seasons[0],
        phase="wake_up",
        status="playing",
        deck=deck,
        drawn=(),
        blocked=(),
        workers_left=data.solo.automa_workers,
        bonus_tokens=setup.bonus_tokens,
        wake_up_rows=tuple(range(1, data.solo.wake_up_rows + 1)),
        row=None,
        last_row=None,
        automa_vp=position(data, setup, 1, years),
    )
    begins = Event(text=texts.YEAR_BEGINS.format(year=1, years=years), rules=("viticulture.automa.wake-up",))
    return Step(state, (*_opening(data, setup, years), *disagreement, begins, *year_events(data, setup, 1, years)))


def _opening(data: ViticultureData, setup: ViticultureSetup, years: int) -> tuple[Event, ...]:
    deck = texts.DECK_REAL if setup.deck == "real" else texts.DECK_APP
    begins = texts.BEGINS.format(board=board_of(data, setup).name, years=years, deck=deck)
    events = [Event(text=begins, rules=("viticulture.automa.setup",))]
    if setup.marker_may_end_the_game:
        if setup.aggressive is not None and setup.aggressive.marker == "moving":
            events.append(Event(text=texts.MARKER_MOVES.format(points=data.solo.moving_marker.start), rules=MOVING))
    else:
        text = texts.MARKER_CHECK if must_check_win_space(data, setup) else texts.MARKER_STANDS
        rules = WIN_SPACE if setup.aggressive is None else STANDING
        events.append(Event(text=text.format(points=position(data, setup, 1, years)), rules=rules))
    if setup.has_both_of_tier_three:
        events.append(Event(text=texts.TIER_THREE, rules=("viticulture.uncorking.tier-three",)))
    ahead = data.solo.level(setup.difficulty).start_points
    if ahead:
        rules = ("viticulture.automa.essential-difficulty",)
        events.append(Event(text=texts.PLAYER_STARTS_AHEAD.format(points=ahead), rules=rules))
    return tuple(events)


def choices(data: ViticultureData, state: ViticultureState) -> tuple[ViticultureCommand, ...]:
    """The commands that are legal now and need nothing typed."""
    if state.phase == "wake_up":
        return tuple(WakeUp(row=row) for row in open_rows(data, state))
    if state.phase == "draw":
        return (DrawCard(),)
    if state.phase == "place":
        spend: tuple[ViticultureCommand, ...] = (SpendBonusToken(),) if state.bonus_tokens else ()
        return (*spend, PassSeason())
    if state.phase == "year_end":
        return () if must_compare(state) else (EndYear(),)
    return ()


def reduce(data: ViticultureData, state: ViticultureState, command: ViticultureCommand) -> Step[ViticultureState]:
    """Carry a command out.

    Raises:
        IllegalCommand: the rules refuse it at this moment; the message begins with the command or field.
    """
    _check_moment(data, state, command)
    step = _carried_out(data, state, command)
    if step.state.must_shuffle:  # no command leaves a draw waiting as it was
        return Step(step.state, (*step.events, SHUFFLE_FIRST))
    return step


def _carried_out(data: ViticultureData, state: ViticultureState, command: ViticultureCommand) -> Step[ViticultureState]:
    match command:
        case WakeUp():
            return wake_up(data, state, command)
        case DrawCard():
            return draw_card(data, state, command)
        case SpendBonusToken():
            return spend_bonus_token(data, state, command)
        case PassSeason():
            return pass_season(data, state, command)
        case EndYear():
            return _end_year(data, state, command)
        case Finish():
            return finish(data, state, command)


def _end_year(data: ViticultureData, state: ViticultureState, command: EndYear) -> Step[ViticultureState]:
    """Ending the year from its last season passes that season first."""
    if state.phase != "place":
        return end_year(data, state, command)
    passed = pass_season(data, state, PassSeason())
    ended = end_year(data, passed.state, command)
    return Step(ended.state, (*passed.events, *ended.events))


MOMENTS = {
    "wake_up": ("wake_up",),
    "draw_card": ("draw",),
    "spend_bonus_token": ("place",),
    "pass_season": ("place",),
    "end_year": ("year_end",),
    "finish": ("finish",),
}


def _check_moment(data: ViticultureData, state: ViticultureState, command: ViticultureCommand) -> None:
    kind, phase = command.kind, state.phase
    in_last_season = state.season == board_of(data, state.setup).placement_seasons[-1]
    if phase in MOMENTS[kind] or (kind == "end_year" and phase == "place" and in_last_season):
        return
    season = texts.SEASON_NAMES[state.season]
    if phase == "over":
        raise IllegalCommand(texts.GAME_OVER.format(kind=kind))
    if phase == "wake_up" and kind != "finish":
        raise IllegalCommand(texts.WAKE_FIRST.format(kind=kind), ("viticulture.automa.wake-up",))
    if phase == "draw" and kind in ("spend_bonus_token", "pass_season", "end_year"):
        raise IllegalCommand(texts.DRAW_FIRST.format(kind=kind, season=season), ("viticulture.automa.draw",))
    if phase == "place" and kind == "draw_card":
        text = texts.CARD_DRAWN if state.drawn else texts.NO_WORKERS_NO_CARD
        raise IllegalCommand(text.format(season=season), ("viticulture.automa.workers",))
    if phase == "finish":
        raise IllegalCommand(texts.COUNT_NOW.format(kind=kind), ("viticulture.automa.game-end",))
    raise IllegalCommand(texts.NOT_NOW[kind])


def report(data: ViticultureData, state: ViticultureState) -> dict[str, Any]:
    """The state under the names that `companion solo --json` prints."""
    counted = state.final
    return {
        "year": state.year,
        "season": state.season,
        "phase": state.phase,
        "status": state.status,
        "blocked": {season: list(state.blocked_in(season)) for season in SEASONS},
        "workers_left": state.workers_left,
        "bonus_tokens": state.bonus_tokens,
        "wake_up_rows": list(state.wake_up_rows),
        "deck": state.deck.counts(),
        "automa_vp": state.automa_vp if counted is None else counted.automa,
        "player_vp": None if counted is None else counted.player,
    }
