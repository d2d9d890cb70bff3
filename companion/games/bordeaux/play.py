"""The solo play of Bordeaux: start, what can be done now, and who does it."""

from typing import Any

from companion.engine.automa import SEASONS
from companion.engine.deck import Deck
from companion.engine.play import Event, Step
from companion.engine.rng import Rng
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.automa import draw_for_season
from companion.games.bordeaux.cards import DECK_SIZE
from companion.games.bordeaux.commands import (
    BordeauxCommand,
    CoverTrade,
    DrawCard,
    EndYear,
    Finish,
    FreeTrade,
    HireExpert,
    PassSeason,
    SpendBonusToken,
    WakeUp,
)
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import EASY, OPENING, level_of, marker, marker_rules, years_of
from companion.games.bordeaux.drawing import EMPTY_DECK
from companion.games.bordeaux.ending import end_year, finish, must_compare
from companion.games.bordeaux.grids import WAKE_UP, cubes_left, draw_grid, draw_opening, parts_needed
from companion.games.bordeaux.moments import check_moment
from companion.games.bordeaux.own_pieces import cover_trade, free_trade, hire_expert
from companion.games.bordeaux.pacing import check_setup, marks, table_rules
from companion.games.bordeaux.seasons import pass_season
from companion.games.bordeaux.setup import BordeauxSetup
from companion.games.bordeaux.stand_in import stand_in_deck
from companion.games.bordeaux.state import BordeauxState
from companion.games.bordeaux.tokens import open_rows, spend_bonus_token, wake_up

SHUFFLE_FIRST = Event(text=texts.SHUFFLE_FIRST, rules=EMPTY_DECK)


def start(data: BordeauxData, setup: BordeauxSetup, seed: int) -> Step[BordeauxState]:
    """The first moment: the opening grid of a hard level, or year 1.

    Raises:
        IllegalCommand: the pacing variant cannot be played as it was chosen.
    """
    check_setup(data, setup)
    rng, cards = Rng(state=seed), setup.cards
    if setup.deck == "stand_in":
        rng, cards = stand_in_deck(data.solo.stand_in, rng)
    rng, deck = Deck.of(tuple(range(1, DECK_SIZE + 1)), rng)
    opening = level_of(data, setup).opening_grid
    state = BordeauxState(
        rng=rng,
        setup=setup,
        year=1,
        season="spring",
        phase="opening" if opening else "wake_up",
        cards=cards,
        deck=deck,
        workers_left=data.solo.automa_workers,
        wake_up_rows=data.solo.token_rows,
        automa_vp=marker(data, setup),
    )
    begins = Event(text=texts.YEAR_BEGINS.format(year=1, years=years_of(data, setup)), rules=WAKE_UP)
    first = Event(text=texts.OPENING_NEXT, rules=OPENING) if opening else begins
    return Step(state, (*_opening(data, setup), first))


def _opening(data: BordeauxData, setup: BordeauxSetup) -> tuple[Event, ...]:
    """What was chosen, in words."""
    level = level_of(data, setup)
    begins = texts.BEGINS.format(level=level.name.lower(), years=years_of(data, setup), deck=texts.DECKS[setup.deck])
    stands = texts.MARKER_STANDS.format(points=marker(data, setup))
    events = [
        Event(text=begins, rules=("bordeaux.automa.setup",)),
        Event(text=stands, rules=marker_rules(data, setup)),
    ]
    if level.start_points:
        events.append(Event(text=texts.PLAYER_STARTS_AHEAD.format(points=level.start_points), rules=EASY))
    pace = marks(data, setup)
    if pace:
        spaces, tokens = (", ".join(map(str, row)) for row in ([m.space for m in pace], [m.tokens for m in pace]))
        text = texts.PACE_IS_SET.format(spaces=spaces, tokens=tokens)
        text += texts.CHECK_TOKENS if any(mark.check for mark in pace) else ""
        events.append(Event(text=text, rules=table_rules(setup)))
    return tuple(events)


def choices(data: BordeauxData, state: BordeauxState) -> tuple[BordeauxCommand, ...]:
    """The commands that are legal now and need nothing typed."""
    match state.phase:
        case "wake_up":
            return tuple(WakeUp(row=row) for row in open_rows(data, state))
        case "opening" | "draw" | "grid":
            must_show = state.setup.deck == "physical" and parts_needed(data, state)
            return () if must_show else (DrawCard(),)
        case "place":
            spend: tuple[BordeauxCommand, ...] = (SpendBonusToken(),) if state.bonus_tokens else ()
            return (*spend, PassSeason())
        case "year_end":
            return () if must_compare(state) else (EndYear(),)
        case _:
            return ()


def reduce(data: BordeauxData, state: BordeauxState, command: BordeauxCommand) -> Step[BordeauxState]:
    """Carry a command out.

    Raises:
        IllegalCommand: the rules refuse it at this moment; the message begins with the command or field.
    """
    check_moment(state, command)
    step = _carried_out(data, state, command)
    awaited_before = (state.phase, state.deck) == (step.state.phase, step.state.deck)
    if step.state.must_shuffle and not awaited_before:
        return Step(step.state, (*step.events, SHUFFLE_FIRST))
    return step


def _carried_out(data: BordeauxData, state: BordeauxState, command: BordeauxCommand) -> Step[BordeauxState]:
    match command:
        case WakeUp():
            return wake_up(data, state, command)
        case DrawCard():
            return _draw_card(data, state, command)
        case SpendBonusToken():
            return spend_bonus_token(data, state, command)
        case HireExpert():
            return hire_expert(data, state, command)
        case CoverTrade():
            return cover_trade(data, state, command)
        case FreeTrade():
            return free_trade(data, state, command)
        case PassSeason():
            return pass_season(data, state, command)
        case EndYear():
            return _end_year(data, state, command)
        case Finish():
            return finish(data, state, command)


def _draw_card(data: BordeauxData, state: BordeauxState, command: DrawCard) -> Step[BordeauxState]:
    """One command draws for whatever a card is needed now."""
    if state.phase == "opening":
        return draw_opening(data, state, command)
    if state.phase == "grid":
        return draw_grid(data, state, command)
    return draw_for_season(data, state, command)


def _end_year(data: BordeauxData, state: BordeauxState, command: EndYear) -> Step[BordeauxState]:
    """Ending the year from winter passes winter first."""
    if state.phase != "place":
        return end_year(data, state, command)
    passed = pass_season(data, state, PassSeason())
    ended = end_year(data, passed.state, command)
    return Step(ended.state, (*passed.events, *ended.events))


def report(data: BordeauxData, state: BordeauxState) -> dict[str, Any]:
    """The state under the names that `companion solo --json` prints."""
    counted = state.final
    pace = [{"year": one.year, "space": one.space, "tokens": one.tokens} for one in marks(data, state.setup)]
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
        "grids_to_draw": list(state.grids),
        "trade_tokens": [list(space) for space in state.trade_tokens],
        "expert_cubes": [list(expert) for expert in state.automa_experts],
        "player_experts": [list(expert) for expert in state.player_experts],
        "cubes_left": cubes_left(data, state),
        "pacing_marks": pace,
        "pacing_tokens": state.pacing_tokens,
        "automa_vp": state.automa_vp if counted is None else counted.automa,
        "player_vp": None if counted is None else counted.player,
    }
