"""What to lay out for two to five players."""

from typing import Annotated

from pydantic import Field, field_validator

from companion.engine.layout import Checklist
from companion.engine.model import Frozen, RuleId, Slug
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.tables import SetupTables, Table

TABLE_RULE = "la_vina.setup.players"
BOARD_RULE = "la_vina.setup.board"
CARDS_RULE = "la_vina.setup.grape-cards"
QUEUE_RULE = "la_vina.setup.starting-order"
PIECES_RULE = "la_vina.setup.starting-pieces"
TWO_RULE = "la_vina.setup.two-players"
EXIT_RULE = "la_vina.setup.exit-area"
WINERIES_RULE = "la_vina.setup.wineries"
TOOLS_RULE = "la_vina.tools.name"


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
        reasons=steps,
        checklist=tuple(step.text for step in steps),
        table=table,
        grape_cards=_grape_cards(tables, table),
    )


def _grape_cards(tables: SetupTables, table: Table) -> int:
    return tables.cards_a_space() * table.renque_spaces


def _board(tables: SetupTables, table: Table) -> tuple[Event, ...]:
    grapes = texts.SETUP_GRAPES.format(a_side=tables.cards_a_side, total=_grape_cards(tables, table))
    return (
        _step(texts.SETUP_BOARD.format(spaces=table.renque_spaces), TABLE_RULE, BOARD_RULE),
        _step(grapes, CARDS_RULE),
        _step(texts.SETUP_DECK, CARDS_RULE),
    )


def _players(data: LaVinaData, table: Table) -> tuple[Event, ...]:
    capacities = listed([str(capacity) for capacity in data.baskets.starting_capacities])
    baskets = texts.SETUP_BASKETS.format(capacities=capacities)
    pickers = texts.SETUP_PICKERS.format(pickers=texts.count(texts.PICKERS, table.pickers_each))
    barrels = texts.SETUP_BARRELS.format(barrels=table.barrels_each, total=table.barrels_each * table.players)
    seals = texts.SETUP_SEALS.format(seals=listed([str(seals) for seals in table.starting_seals]))
    shared = table.pickers_each > 1
    queue, two = (texts.SETUP_QUEUE_TWO, (TWO_RULE,)) if shared else (texts.SETUP_QUEUE, ())
    return (
        _step(pickers, PIECES_RULE, *two),
        _step(queue, QUEUE_RULE, *two),
        _step(baskets + texts.SETUP_BASKETS_TWO if shared else baskets, PIECES_RULE, *two),
        _step(barrels, TABLE_RULE, *two),
        _step(seals, PIECES_RULE, *two),
    )


def _exit(tables: SetupTables, table: Table) -> tuple[Event, ...]:
    small = table.players <= tables.small_side_up_to
    cooperative = texts.SETUP_COOPERATIVE if small else texts.SETUP_COOPERATIVE_LARGE
    wineries = texts.SETUP_WINERIES.format(wineries=table.wineries, same=tables.wineries_of_one_variety)
    sizes = table.baskets_of_each_size
    medium, large = texts.count(texts.SETUP_MEDIUM, sizes), texts.count(texts.SETUP_LARGE, sizes)
    return (
        _step(texts.SETUP_WILDCARD, EXIT_RULE),
        _step(cooperative.format(side=tables.small_side), EXIT_RULE),
        _step(wineries, TABLE_RULE, WINERIES_RULE),
        _step(texts.SETUP_SHOP.format(medium=medium, large=large), TABLE_RULE),
        _step(texts.SETUP_TOOLS.format(tools=table.tools_of_each_type), TABLE_RULE, TOOLS_RULE),
        _step(texts.SETUP_BANK, EXIT_RULE),
    )


def _step(text: str, *rules: RuleId) -> Event:
    return Event(text=text, rules=rules)
