"""What to lay out for two to five players: la_vina.setup.players."""

from typing import Annotated

from pydantic import Field, field_validator

from companion.engine.layout import Checklist
from companion.engine.model import Frozen, Slug
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.tables import SetupTables, Table

RULE = "la_vina.setup.players"


class SetupAsk(Frozen):
    """A table that is about to play."""

    players: Annotated[int, Field(ge=2, le=5)]
    """How many people play, 2 to 5."""
    modules: tuple[Slug, ...] = ()
    """Stays empty: La Viña has no expansions."""

    @field_validator("modules")
    @classmethod
    def _none(cls, modules: tuple[Slug, ...]) -> tuple[Slug, ...]:
        if modules:
            raise ValueError(texts.NO_MODULES)
        return modules


class SetupChecklist(Checklist):
    """The checklist, and the row of the table behind it."""

    table: Table
    grape_cards: int
    """Grape cards laid out along the renque."""


def checklist(data: LaVinaData, ask: SetupAsk) -> SetupChecklist:
    """The steps for this number of players, in the order in which hands do them."""
    tables, table = data.setup, data.setup.table(ask.players)
    steps = (*_board(tables, table), *_players(data, table), *_exit(tables, table))
    return SetupChecklist(
        headline=texts.SETUP_HEADLINE.format(players=ask.players),
        reasons=tuple(Event(text=step, rules=(RULE,)) for step in steps),
        checklist=steps,
        table=table,
        grape_cards=_grape_cards(tables, table),
    )


def _grape_cards(tables: SetupTables, table: Table) -> int:
    return tables.cards_a_space() * table.renque_spaces


def _board(tables: SetupTables, table: Table) -> tuple[str, ...]:
    return (
        texts.SETUP_BOARD.format(spaces=table.renque_spaces),
        texts.SETUP_GRAPES.format(a_side=tables.cards_a_side, total=_grape_cards(tables, table)),
        texts.SETUP_DECK,
    )


def _players(data: LaVinaData, table: Table) -> tuple[str, ...]:
    capacities = listed([str(capacity) for capacity in data.baskets.starting_capacities])
    baskets = texts.SETUP_BASKETS.format(capacities=capacities)
    shared = table.pickers_each > 1
    return (
        texts.SETUP_PICKERS.format(pickers=texts.count(texts.PICKERS, table.pickers_each)),
        texts.SETUP_QUEUE_TWO if shared else texts.SETUP_QUEUE,
        baskets + texts.SETUP_BASKETS_TWO if shared else baskets,
        texts.SETUP_BARRELS.format(barrels=table.barrels_each, total=table.barrels_each * table.players),
        texts.SETUP_SEALS.format(seals=listed([str(seals) for seals in table.starting_seals])),
    )


def _exit(tables: SetupTables, table: Table) -> tuple[str, ...]:
    small = table.players <= tables.small_side_up_to
    cooperative = texts.SETUP_COOPERATIVE if small else texts.SETUP_COOPERATIVE_LARGE
    sizes = table.baskets_of_each_size
    return (
        texts.SETUP_WILDCARD,
        cooperative.format(side=tables.small_side),
        texts.SETUP_WINERIES.format(wineries=table.wineries, same=tables.wineries_of_one_variety),
        texts.SETUP_SHOP.format(
            medium=texts.count(texts.SETUP_MEDIUM, sizes), large=texts.count(texts.SETUP_LARGE, sizes)
        ),
        texts.SETUP_TOOLS.format(tools=table.tools_of_each_type),
        texts.SETUP_BANK,
    )
