"""The rules that matter now, under their titles."""

from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.matters import of_the_moment, of_the_season, of_the_table
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState
from companion.ui.widgets.game_screens import Matter


def matters(data: BordeauxData, state: BordeauxState) -> tuple[Matter, ...]:
    """The moment, the season, the level and modules of this table."""
    return (
        Matter(texts.MATTERS_NOW, of_the_moment(data, state)),
        Matter(texts.SEASONS[state.season], of_the_season(data, state)),
        Matter(texts.MATTERS_LEVEL, of_the_table(data, state)),
    )
