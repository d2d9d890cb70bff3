"""A year from the rooster to the last pass: viticulture.automa.wake-up, .draw, .workers and .bonus-tokens."""

from companion.engine.automa import Blocked, Season, placed
from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.wording import counted, listed
from companion.games.viticulture import texts
from companion.games.viticulture.automa import asked_for, board_of, must_draw_again, next_season, years_of
from companion.games.viticulture.commands import DrawCard, PassSeason, SpendBonusToken, WakeUp
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.state import ViticultureState

DRAW = ("viticulture.automa.draw",)
WAKE_UP = ("viticulture.automa.wake-up",)
WORKERS = ("viticulture.automa.workers",)
PASSING = {"base": ("viticulture.base-game.passing",), "extended": ("viticulture.extended-board.passing",)}


def open_rows(data: ViticultureData, state: ViticultureState) -> tuple[int, ...]:
    """Rows the rooster may go to: those with a token, and every row in an extra year, when none has one."""
    if is_extra_year(data, state):
        return tuple(range(1, data.solo.wake_up_rows + 1))
    return state.wake_up_rows


def wake_up(data: ViticultureData, state: ViticultureState, command: WakeUp) -> Step[ViticultureState]:
    """Put the rooster on a row and turn its glass token into a bonus action token."""
    row, rows = command.row, open_rows(data, state)
    if row not in rows:
        raise IllegalCommand(texts.ROW_EMPTY.format(row=row, rows=listed([str(one) for one in rows])), WAKE_UP)
    tokens = state.bonus_tokens + 1
    extra = is_extra_year(data, state)
    told = (texts.EXTRA_YEAR_ROW if extra else texts.WOKE_UP).format(row=row, tokens=tokens)
    events = [Event(text=told, rules=WAKE_UP)]
    if state.setup.board == "extended" and ((row == 1) != (state.last_row == data.solo.wake_up_rows)):
        events.append(Event(text=texts.ROW_ONE_NOTE, rules=WAKE_UP))
    benefit = data.wakeup_charts.row(state.setup.board, row).gives("spring")
    if benefit:
        events.append(Event(text=texts.WOKE_UP_GAINS.format(row=row, benefit=benefit), rules=WAKE_UP))
    left = tuple(one for one in state.wake_up_rows if one != row)
    woken = state.evolve(row=row, wake_up_rows=left, bonus_tokens=tokens)
    return begin_season(woken, first_season(data, state), tuple(events))


def begin_season(state: ViticultureState, season: Season, events: tuple[Event, ...] = ()) -> Step[ViticultureState]:
    """Enter a season; its card is drawn next, unless the Automa has no workers left."""
    begun = Event(text=texts.SEASON_BEGINS.format(season=texts.SEASON_NAMES[season].capitalize()), rules=DRAW)
    if state.workers_left:
        return Step(state.evolve(season=season, phase="draw", drawn=()), (*events, begun))
    none = Event(text=texts.NO_WORKERS.format(season=texts.SEASON_NAMES[season]), rules=WORKERS)
    return Step(state.evolve(season=season, phase="place", drawn=()), (*events, begun, none))


def draw_card(data: ViticultureData, state: ViticultureState, command: DrawCard) -> Step[ViticultureState]:
    """Draw the season's card and put Automa workers on what it blocks."""
    coming = state.deck.coming()
    if command.card is not None and command.card not in coming:
        raise IllegalCommand(texts.CARD_OUT.format(card=command.card, cards=counted(len(coming), "card")), DRAW)
    rng, deck, card = state.deck.take(state.rng, command.card)
    season, setup = state.season, state.setup
    asked = asked_for(data, setup, card, season)
    occupied = state.blocked_in(season)
    taken = placed(asked, occupied, state.workers_left)
    after = state.evolve(
        rng=rng,
        deck=deck,
        drawn=(*state.drawn, card),
        blocked=(*state.blocked, *(Blocked(season=season, action=action) for action in taken)),
        workers_left=state.workers_left - len(taken),
    )
    events = _told(data, state, card, asked, taken)
    if deck.reshuffles > state.deck.reshuffles:
        events.insert(0, Event(text=texts.RESHUFFLED, rules=("viticulture.automa.empty-deck",)))
    if must_draw_again(data, after):
        least = data.solo.level(setup.difficulty).least_spaces
        again = Event(text=texts.DRAW_AGAIN.format(least=least), rules=("viticulture.automa.essential-difficulty",))
        return Step(after, (*events, again))
    return Step(after.evolve(phase="place"), tuple(events))


def _told(
    data: ViticultureData, state: ViticultureState, card: int, asked: tuple[str, ...], taken: tuple[str, ...]
) -> list[Event]:
    """Say what a card blocks, and why it blocks less than it asks for."""
    board = board_of(data, state.setup)
    season = texts.SEASON_NAMES[state.season]

    def named(actions: tuple[str, ...]) -> str:
        return listed([board.action(action).short for action in actions])

    if not asked:
        return [Event(text=texts.DREW_NOTHING.format(card=card, season=season), rules=DRAW)]
    text = texts.DREW if taken == asked else texts.ASKS_FOR
    events = [Event(text=text.format(card=card, season=season, actions=named(asked)), rules=DRAW)]
    twice = tuple(action for action in asked if action in state.blocked_in(state.season))
    if twice:
        events.append(Event(text=texts.ALREADY_BLOCKED.format(actions=named(twice)), rules=WORKERS))
    if taken and taken != asked:
        text = texts.CUT_SHORT if len(taken) + len(twice) < len(asked) else texts.THE_REST
        events.append(Event(text=text.format(placed=named(taken)), rules=WORKERS))
    return events


def spend_bonus_token(
    data: ViticultureData, state: ViticultureState, command: SpendBonusToken
) -> Step[ViticultureState]:
    """Give back one token. That it is one a turn is said, since turns are not told to the app."""
    rules = ("viticulture.automa.bonus-tokens",)
    if state.bonus_tokens < 1:
        raise IllegalCommand(texts.NO_TOKENS, rules)
    left = state.bonus_tokens - 1
    return Step(state.evolve(bonus_tokens=left), (Event(text=texts.SPENT.format(left=left), rules=rules),))


def pass_season(data: ViticultureData, state: ViticultureState, command: PassSeason) -> Step[ViticultureState]:
    """End the season for the player: the next placement season, or the year's end."""
    board = board_of(data, state.setup)
    passed = Event(text=texts.PASSED.format(season=texts.SEASON_NAMES[state.season]), rules=PASSING[state.setup.board])
    later = next_season(board, state.season)
    if later is None:
        upkeep = Event(text=texts.UPKEEP, rules=("viticulture.automa.year-end",))
        return Step(state.evolve(phase="year_end", drawn=()), (passed, upkeep))
    return begin_season(state, later, (passed, *_gains(data, state, later)))


def _gains(data: ViticultureData, state: ViticultureState, season: Season) -> tuple[Event, ...]:
    """What entering a season gives: the fall visitor on the base board, the row's bonus on the extended one."""
    if state.setup.board == "base":
        return (Event(text=texts.FALL_ON_BASE, rules=("viticulture.base-game.fall-visitor",)),)
    structures = "structures" in state.setup.expansions
    assert state.row is not None  # a season is only passed after the rooster stands
    row = data.wakeup_charts.row("extended", state.row)
    benefit = row.gives(season, structures)
    rules = ("viticulture.extended-board.wake-up-chart",)
    told = [texts.PASS_GAINS.format(row=state.row, season=season, benefit=benefit)] if benefit else []
    if structures and season == "winter" and row.winter_with_structures:
        told.append(texts.SIDE_TWO_CHECK)
    if season == "fall":
        told.append(texts.FALL_COTTAGE)
    return tuple(Event(text=text, rules=rules) for text in told)


def first_season(data: ViticultureData, state: ViticultureState) -> Season:
    """The first placement season of a year on the board in use."""
    return board_of(data, state.setup).placement_seasons[0]


def is_extra_year(data: ViticultureData, state: ViticultureState) -> bool:
    """Whether the rows of the wake-up chart had fewer tokens than the game has years by now."""
    return state.year > data.solo.wake_up_rows


def is_last_year(data: ViticultureData, state: ViticultureState) -> bool:
    """Whether this year is the game's last."""
    return state.year >= years_of(data, state.setup)
