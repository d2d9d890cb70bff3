"""The rules that matter now, under their titles."""

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.matters import of_the_expansions, of_the_moment, of_the_season
from companion.games.viticulture.screens import texts
from companion.games.viticulture.state import ViticultureState
from companion.ui.widgets.game_screens import Matter


def matters(data: ViticultureData, state: ViticultureState) -> tuple[Matter, ...]:
    """The moment, the season, the expansions in play."""
    season = texts.MATTERS_SEASON.format(season=texts.SEASONS[state.season])
    return (
        Matter(texts.MATTERS_NOW, of_the_moment(data, state)),
        Matter(season, of_the_season(data, state)),
        Matter(texts.MATTERS_EXPANSIONS, of_the_expansions(data, state)),
    )
