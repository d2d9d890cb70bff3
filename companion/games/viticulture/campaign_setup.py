"""The set-up of a campaign's next game, filled in as it is due: viticulture.campaign.winning."""

from collections.abc import Iterable
from typing import get_args

from companion.games.viticulture.campaign import NextGame
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.setup import Expansion, ViticultureSetup

BOARD: Module = "extended_board"


def next_setup(due: NextGame, chosen: Module | None) -> ViticultureSetup:
    """The next game with what it must use, the expansion that was chosen for it, and the tokens of lost games.

    Raises:
        ValueError: what was chosen is not due.
    """
    if chosen is not None and chosen not in due.choose_one:
        raise ValueError(f"chosen: {chosen} is not due; allowed: {', '.join(due.choose_one) or 'nothing'}")
    modules = (*due.must_use, *((chosen,) if chosen is not None else ()))
    return ViticultureSetup(
        board="extended" if BOARD in modules else "base",
        expansions=_expansions(modules),
        bonus_tokens=due.bonus_tokens,
        campaign=True,
    )


def _expansions(modules: Iterable[Module]) -> tuple[Expansion, ...]:
    """The modules that are expansions of the solo setup; the board is chosen apart."""
    found = set(modules)
    known: tuple[Expansion, ...] = get_args(Expansion)
    return tuple(one for one in known if one in found)
