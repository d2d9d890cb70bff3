"""What is left in the deck."""

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.odds import coming_card
from companion.games.viticulture.state import ViticultureState
from companion.ui.widgets.solo.chances import Coming


def coming(data: ViticultureData, state: ViticultureState) -> Coming | None:
    """What the next card may block; None where no further one is drawn."""
    card = coming_card(data, state)
    if card is None:
        return None
    chances = tuple((one.action.id, one.action.name, one) for one in card.odds)
    return Coming(card.season, card.next_year, card.workers, chances)
