"""The board's action spaces of a season as tiles, and how each of them stands."""

from companion.engine.automa import SEASONS, Season
from companion.games.viticulture.automa import board_of
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.odds import ActionOdds, coming_card
from companion.games.viticulture.state import ViticultureState
from companion.ui.widgets.solo.tiles import SeasonSpaces, Space, season_spaces


def awaited(data: ViticultureData, state: ViticultureState, season: Season) -> dict[str, ActionOdds]:
    """The chances of each action of `season`, where its card is the very next one of this year; else nothing."""
    coming = coming_card(data, state)
    if coming is None or coming.next_year or coming.season != season:
        return {}
    return {one.action.id: one for one in coming.odds}


def spaces_of(data: ViticultureData, state: ViticultureState, season: Season) -> SeasonSpaces:
    """The tiles of one season."""
    actions = board_of(data, state.setup).in_season(season)
    spaces = [Space(action.id, action.name, action.short) for action in actions]
    return season_spaces(
        season, spaces, state.blocked_in(season), awaited(data, state, season), is_known(state, season)
    )


def is_known(state: ViticultureState, season: Season) -> bool:
    """Whether the card of a season of this year lies on the table, or none is drawn for it."""
    if season != state.season:
        return SEASONS.index(season) < SEASONS.index(state.season)
    return state.phase not in ("wake_up", "draw")


def shuffle_first(state: ViticultureState) -> bool:
    """Whether a card is drawn now from a real deck that is empty."""
    return state.phase == "draw" and state.setup.deck == "real" and not state.deck.draw
