"""Tables as entries to look up: wake-up charts, board actions, the map, player numbers, decks and prices."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from companion.engine.automa import SEASONS
from companion.engine.rulebook import Citation, RuleEntry
from companion.engine.wording import listed
from companion.games.viticulture import card_texts as texts
from companion.games.viticulture.cards import Vine, WineOrder
from companion.games.viticulture.tables import Board, BoardAction, BoardId, Sourced, WakeUpRow

if TYPE_CHECKING:
    from companion.games.viticulture.data import ViticultureData

PREFIX = "viticulture.tables."
SPACES_RULE_ENDING = ".action-spaces"
EXTENDED = frozenset({"extended_board"})


def tables(data: "ViticultureData") -> Iterator[RuleEntry]:
    """Every table, as the calculators and the play use it."""
    yield from _wake_up(data)
    yield from _actions(data)
    yield _influence(data)
    yield _player_spaces(data)
    yield from _decks(data)
    yield from _prices(data)
    yield _mafia(data)


def _table(
    table: Sourced,
    name: str,
    title: str,
    rows: Iterable[str],
    keywords: Sequence[str],
    modules: frozenset[str] = frozenset(),
) -> RuleEntry:
    assert table.checked is not None
    cite = Citation(
        source=table.source, section=title, checked=table.checked, confidence=table.confidence, note=table.note
    )
    return RuleEntry(
        id=PREFIX + name,
        title=title,
        text=texts.rows(list(rows)),
        kind="table",
        modules=modules,
        keywords=tuple(keywords),
        cites=(cite,),
    )


def _wake_up(data: "ViticultureData") -> Iterator[RuleEntry]:
    charts = data.wakeup_charts
    for board, chart, modules in (("base", charts.base, frozenset()), ("extended", charts.extended, EXTENDED)):
        rows = [texts.WAKE_UP_ROW.format(row=row.row, gives=_gives(row, board)) for row in chart]
        yield _table(charts, f"wake-up-{board}", texts.WAKE_UP[board], rows, texts.WAKE_UP_KEYWORDS, modules)


def _gives(row: WakeUpRow, board: str) -> str:
    if board == "base":
        return row.spring or texts.WAKE_UP_NOTHING
    given = [f"{season} {row.gives(season)}" for season in SEASONS if row.gives(season)]
    if row.winter_with_structures:
        given.append(texts.WAKE_UP_STRUCTURES.format(gives=f"winter {row.winter_with_structures}"))
    return "; ".join(given) or texts.WAKE_UP_NOTHING


def _actions(data: "ViticultureData") -> Iterator[RuleEntry]:
    boards: tuple[BoardId, ...] = ("base", "extended")
    for board_id in boards:
        board = data.board_actions.board(board_id)
        for season in board.placement_seasons:
            rows = [_action_row(action) for action in board.in_season(season)]
            yield _table(
                data.board_actions,
                f"actions-{board_id}-{season}",
                texts.ACTIONS.format(board=board.name, season=season),
                [*rows, *_board_note(board)],
                (season, *texts.ACTION_KEYWORDS),
                EXTENDED if board_id == "extended" else frozenset(),
            )


def _action_row(action: BoardAction) -> str:
    if not action.bonuses:
        return texts.ACTION_PLAIN.format(name=action.name)
    bonuses = [
        texts.ACTION_BONUS.format(space=texts.SPACES[space], bonus=bonus) for space, bonus in action.bonuses.items()
    ]
    return texts.ACTION_ROW.format(name=action.name, bonuses=", ".join(bonuses))


def _board_note(board: Board) -> tuple[str, ...]:
    return (board.note,) if board.note else ()


def _influence(data: "ViticultureData") -> RuleEntry:
    rows = [
        texts.INFLUENCE_ROW.format(name=region.name, points=region.victory_points, benefit=region.benefit)
        for region in data.influence_map.regions
    ]
    return _table(data.influence_map, "influence-map", texts.INFLUENCE, rows, texts.INFLUENCE_KEYWORDS, EXTENDED)


def _player_spaces(data: "ViticultureData") -> RuleEntry:
    """The steps of setting up that say which spaces are used are this table."""
    rows = []
    for step in data.laying_out.steps:
        if step.rule.endswith(SPACES_RULE_ENDING):
            span = texts.ONE_TO if step.players_from == 1 else texts.FROM if step.players_to > 6 else texts.FROM_TO
            players = span.format(first=step.players_from, to=step.players_to)
            rows.append(texts.PLAYER_SPACES_ROW.format(players=players, text=step.text[0].lower() + step.text[1:]))
    return _table(
        data.laying_out, "spaces-by-players", texts.PLAYER_SPACES, rows, texts.PLAYER_SPACES_KEYWORDS, frozenset()
    )


def _decks(data: "ViticultureData") -> Iterator[RuleEntry]:
    table = data.vines_and_orders
    yield _table(table, "vines", texts.VINES, map(_vine_row, table.vines), texts.VINE_KEYWORDS)
    for points, residual in sorted({(order.victory_points, order.residual) for order in table.wine_orders}):
        rows = [_order_row(order) for order in table.wine_orders if order.victory_points == points]
        rows.append(texts.ORDERS_NOTE.format(residual=residual))
        title = texts.ORDERS.format(points=points)
        yield _table(table, f"wine-orders-{points}", title, rows, texts.ORDER_KEYWORDS)


def _vine_row(vine: Vine) -> str:
    grapes = [f"{colour} {value}" for colour, value in (("red", vine.red), ("white", vine.white)) if value]
    needs = listed(vine.requires) or texts.NO_NEEDS
    return texts.VINE_ROW.format(name=vine.name, grapes=" and ".join(grapes), needs=needs, count=vine.count)


def _order_row(order: WineOrder) -> str:
    wines = " + ".join(f"{wine.type} {wine.least}" for wine in order.wines)
    return texts.ORDER_ROW.format(wines=wines[0].upper() + wines[1:])


def _prices(data: "ViticultureData") -> Iterator[RuleEntry]:
    table = data.vines_and_orders
    costs = [texts.STRUCTURE_ROW.format(name=one.name, cost=one.cost) for one in table.structures]
    costs.append(texts.TRAINING_ROW.format(cost=table.train_worker))
    yield _table(table, "structures", texts.STRUCTURES, costs, texts.STRUCTURE_KEYWORDS)
    grapes = [texts.GRAPE_ROW.format(**band.model_dump()) for band in table.grape_prices]
    yield _table(table, "grape-prices", texts.GRAPES, grapes, texts.GRAPE_KEYWORDS)
    cellars = [
        texts.CELLAR_ROW.format(name=cellar.name, highest=cellar.highest, types=listed(cellar.types))
        for cellar in table.cellars
    ]
    cellars += [texts.CELLAR_LEAST.format(type=kind, least=least) for kind, least in table.least_values.items()]
    yield _table(table, "cellars", texts.CELLARS, cellars, texts.CELLAR_KEYWORDS)
    fields = [texts.FIELD_ROW.format(price=one.price, most=one.most_vine_value) for one in table.fields.fields]
    yield _table(table.fields, "fields", texts.FIELDS, fields, texts.FIELD_KEYWORDS)
    sold = [
        texts.SELL_WINE_ROW.format(type=kind.capitalize(), points=points)
        for kind, points in table.sell_wine.victory_points.items()
    ]
    yield _table(table.sell_wine, "sell-wine", texts.SELL_WINE, sold, texts.SELL_WINE_KEYWORDS, EXTENDED)


def _mafia(data: "ViticultureData") -> RuleEntry:
    rows = [texts.MAFIA_ROW.format(value=card.value, name=card.name) for card in data.scoring.mafia.cards]
    return _table(data.scoring, "mafia-cards", texts.MAFIA, rows, texts.MAFIA_KEYWORDS, frozenset({"mafia"}))
