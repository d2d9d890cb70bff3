"""The board's action spaces of a season as tiles, and what the next card may do to them."""

from companion.engine.automa import SEASONS, Chance, Season
from companion.engine.play import Event
from companion.games.bordeaux import solo_texts
from companion.games.bordeaux.automa import GRID_RULES, REFRESHED
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.odds import coming_card
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState
from companion.ui.widgets.solo.chances import Coming
from companion.ui.widgets.solo.tiles import SeasonSpaces, Space, season_spaces


def awaited(data: BordeauxData, state: BordeauxState, season: Season) -> dict[str, Chance]:
    """The chances of each action of `season`, where its card is the very next one of this year; else nothing."""
    coming = coming_card(data, state)
    if coming is None or coming.next_year or coming.season != season:
        return {}
    return {one.action.id: one for one in coming.odds}


def coming(data: BordeauxData, state: BordeauxState) -> Coming | None:
    """What the next card may block; None where no further one is drawn, or the cards are not known."""
    card = coming_card(data, state)
    if card is None:
        return None
    chances = tuple((one.action.id, one.action.name, one) for one in card.odds)
    return Coming(card.season, card.next_year, card.workers, chances)


def spaces_of(data: BordeauxData, state: BordeauxState, season: Season) -> SeasonSpaces:
    """The tiles of one season."""
    spaces = [Space(action.id, action.name, action.short) for action in data.board_actions.in_season(season)]
    return season_spaces(
        season, spaces, state.blocked_in(season), awaited(data, state, season), is_known(state, season)
    )


def is_known(state: BordeauxState, season: Season) -> bool:
    """Whether the card of a season of this year lies on the table, or none is drawn for it."""
    if season != state.season:
        return SEASONS.index(season) < SEASONS.index(state.season)
    return state.phase not in ("opening", "wake_up", "draw")


def board_line(state: BordeauxState, shown: Season) -> str:
    """One line over the board: the card drawn, or what is being looked at."""
    if shown != state.season:
        return texts.LOOKING_AT.format(season=shown, now=state.season)
    if state.must_shuffle:
        return texts.SHUFFLE_FIRST
    if state.drawn:
        return texts.CARDS_DRAWN.format(cards=drawn_cards(state), season=shown)
    if state.phase in ("grid", "place", "year_end"):
        return texts.NO_CARD
    known = bool(state.cards)
    return (texts.NOT_YET if known else texts.NOT_YET_UNKNOWN).format(season=shown)


def drawn_cards(state: BordeauxState) -> str:
    """The cards of this season by their names; printed ones have none here."""
    if not state.cards:
        return texts.PRINTED
    return ", ".join(texts.CARD.format(card=state.cards[number - 1].id) for number in state.drawn)


def to_do(state: BordeauxState) -> tuple[Event, ...]:
    """What the Automa's workers of this season ask the player to do at the table, each with its rules."""
    if state.phase not in ("draw", "grid", "place"):
        return ()
    there = [REFRESHED[action] for action in state.blocked_in(state.season) if action in REFRESHED]
    if state.phase == "grid":
        there += [(solo_texts.GRID_NEXT[grid], GRID_RULES[grid]) for grid in state.grids[:1]]
    return tuple(Event(text=text, rules=rules) for text, rules in there)
