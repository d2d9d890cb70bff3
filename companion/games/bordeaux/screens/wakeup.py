"""The wake-up chart of Bordeaux as a picture to tap. Its benefits are known to the board alone."""

from collections.abc import Callable

import flet as ft

from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import is_extra_year
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.state import BordeauxState
from companion.games.bordeaux.tokens import open_rows
from companion.ui.widgets.pieces import quiet
from companion.ui.widgets.solo.wakeup import MOST_LINES, ChartRow, chart


def wake_up_chart(
    data: BordeauxData, state: BordeauxState, choose: Callable[[int], None], roomy: bool = True
) -> ft.Control:
    """Seven rows. A row that still holds its glass token can be tapped; in an extra year all can."""
    extra = is_extra_year(data, state)
    above: list[ft.Control] = [quiet(texts.WAKE_UP_EXTRA if extra else texts.WAKE_UP_HINT)]
    rows = [_row(data, state, row, extra, roomy) for row in range(1, data.solo.wake_up_rows + 1)]
    return chart(above, rows, (), choose, roomy)


def row_line(data: BordeauxData, row: int, extra: bool) -> str:
    """What is said of a row."""
    if extra:
        return texts.WAKE_UP_AS_PRINTED
    if row not in data.solo.token_rows:
        return texts.WAKE_UP_ROW_1
    return texts.WAKE_UP_LAST if row == data.solo.wake_up_rows else texts.WAKE_UP_AS_PRINTED


def _row(data: BordeauxData, state: BordeauxState, row: int, extra: bool, roomy: bool) -> ChartRow:
    line = row_line(data, row, extra)
    words = ft.Text(
        line,
        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        expand=True,
        max_lines=2 if roomy else MOST_LINES,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    free = row in open_rows(data, state)
    return ChartRow(row, (words,), line, free, token=row in state.wake_up_rows)
