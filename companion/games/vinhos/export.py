"""Export majorities at the end of the game: most barrels in a column take the VP above it."""

from companion.engine.score import ScoreLine
from companion.engine.wording import listed
from companion.games.vinhos import texts
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.score_asks import ScoreAsk, ScorePlayer

RULE = "vinhos.end.export-majority"


def export_barrels(player: ScorePlayer) -> int:
    """All barrels of a player in the export area."""
    return sum(player.export_columns) if player.export_columns else player.export_barrels


def check_columns(data: VinhosData, ask: ScoreAsk) -> None:
    """Refuse columns that cannot be as given.

    Raises:
        ValueError: a column is missing, closed or contradicts the sum.
    """
    figures = data.final_scoring
    for index, player in enumerate(ask.players):
        columns = player.export_columns
        if not columns:
            if player.export_barrels and any(other.export_columns for other in ask.players):
                raise ValueError(texts.COLUMNS_MISSING.format(index=index))
            continue
        _check_length(f"players[{index}].export_columns", len(columns), figures.export_columns)
        if player.export_barrels not in (0, sum(columns)):
            raise ValueError(texts.COLUMNS_SUM.format(index=index, count=player.export_barrels, sum=sum(columns)))
        if not ask.column_points:
            raise ValueError(texts.COLUMN_POINTS_MISSING)
        if len(ask.players) == 2:
            for column in figures.closed_for_two:
                if columns[column - 1]:
                    raise ValueError(texts.COLUMNS_CLOSED.format(index=index, column=column))
    if ask.column_points:
        _check_length("column_points", len(ask.column_points), figures.export_columns)


def majority_lines(ask: ScoreAsk, player: ScorePlayer) -> tuple[ScoreLine, ...]:
    """What the columns bring to one player; who is level divides the VP, rounded down."""
    lines = []
    for column, barrels in enumerate(player.export_columns):
        counts = {one.name: one.export_columns[column] for one in ask.players if one.export_columns}
        level = [name for name, count in counts.items() if count == max(counts.values())]
        if not barrels or player.name not in level:
            continue
        printed = ask.column_points[column]
        points = printed // len(level)
        held = texts.count(texts.EXPORT_BARRELS, barrels)
        how = texts.COLUMN_ALONE.format(barrels=held, points=points)
        if len(level) > 1:
            how = texts.COLUMN_TIED.format(
                barrels=held,
                others=listed([name for name in level if name != player.name]),
                all=printed,
                count=len(level),
                points=points,
                rounded=texts.ROUNDED if printed % len(level) else "",
            )
        lines.append(ScoreLine(label=texts.COLUMN.format(number=column + 1), points=points, how=how, rule=RULE))
    return tuple(lines)


def _check_length(field: str, count: int, columns: int) -> None:
    if count != columns:
        raise ValueError(texts.COLUMNS_COUNT.format(field=field, columns=columns, count=count))
