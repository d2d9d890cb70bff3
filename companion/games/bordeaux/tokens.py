"""Glass tokens of the wake-up chart, which become bonus action tokens.

Rules: bordeaux.automa.wake-up-chart, bordeaux.automa.tokens and bordeaux.automa-levels.very-easy.
"""

from companion.engine.play import Event, IllegalCommand, Step
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.commands import SpendBonusToken, WakeUp
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import VERY_EASY, is_extra_year
from companion.games.bordeaux.seasons import begin_season
from companion.games.bordeaux.state import BordeauxState

WAKE_UP = ("bordeaux.automa.wake-up-chart",)
TOKENS = ("bordeaux.automa.tokens", "bordeaux.automa.tokens-rightmost", "bordeaux.automa.tokens-any-action")


def open_rows(data: BordeauxData, state: BordeauxState) -> tuple[int, ...]:
    """Rows the rooster may go to: those with a token, and every row in an extra year."""
    if is_extra_year(data, state):
        return tuple(range(1, data.solo.wake_up_rows + 1))
    return state.wake_up_rows


def wake_up(data: BordeauxData, state: BordeauxState, command: WakeUp) -> Step[BordeauxState]:
    """Put the rooster on a row. Its token is now a bonus action token; in an extra year one comes from the supply."""
    row, rows = command.row, open_rows(data, state)
    if row not in rows:
        raise IllegalCommand(texts.ROW_EMPTY.format(row=row, rows=listed([str(one) for one in rows])), WAKE_UP)
    tokens, extra = state.bonus_tokens + 1, is_extra_year(data, state)
    told = (texts.EXTRA_YEAR_ROW if extra else texts.WOKE_UP).format(row=row, tokens=tokens)
    events = [Event(text=told, rules=VERY_EASY if extra else WAKE_UP)]
    if row == data.solo.wake_up_rows and not extra:
        events.append(Event(text=texts.ROW_SEVEN, rules=WAKE_UP))
    left = tuple(one for one in state.wake_up_rows if one != row)
    return begin_season(state.evolve(row=row, wake_up_rows=left, bonus_tokens=tokens), "spring", tuple(events))


def spend_bonus_token(data: BordeauxData, state: BordeauxState, command: SpendBonusToken) -> Step[BordeauxState]:
    """Give back one token. What it may gain is said, since the player's turns are not told to the app."""
    if state.bonus_tokens < 1:
        raise IllegalCommand(texts.NO_TOKENS, TOKENS[:1])
    left = state.bonus_tokens - 1
    return Step(state.evolve(bonus_tokens=left), (Event(text=texts.SPENT.format(left=left), rules=TOKENS),))
