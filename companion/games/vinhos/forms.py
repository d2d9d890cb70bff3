"""What the forms of the calculators say beyond their models."""

from companion.engine.form import BOARD, Form, Look, Option, Values
from companion.engine.rulebook import GameData
from companion.games.vinhos import form_texts as texts
from companion.games.vinhos.data import VinhosData


def _spaces(data: GameData) -> tuple[Option, ...]:
    assert isinstance(data, VinhosData)
    return tuple(Option(one.id, one.name, one.row, one.column) for one in data.quadrel.layout.spaces)


def _stays(whole: Values, group: Values) -> bool:
    return group.get("from") is not None and group.get("from") == group.get("to")


def _moves(whole: Values, group: Values) -> bool:
    return not _stays(whole, group)


MOVE = Form(
    {
        "from": Look(picture=BOARD, options=_spaces),
        "to": Look(name=texts.TARGET, picture=BOARD, options=_spaces),
        "players_there": Look(when=_moves),
        "marker_there": Look(name=texts.MARKER, when=_moves),
        "no_other_action": Look(when=_stays),
    }
)
SCORE = Form(
    {
        "players.victory_points": Look(from_nothing=True),
        "players.wines": Look(name=texts.WINES),
        "players.multipliers": Look(name=texts.MULTIPLIERS),
        "players.multipliers.points": Look(name=texts.MULTIPLIER_POINTS),
        "players.export_barrels": Look(name=texts.BARRELS),
        "players.export_columns": Look(name=texts.COLUMNS),
        "column_points": Look(name=texts.COLUMN_POINTS),
    }
)
PRESS_RELEASE = Form(
    {
        "vintage_features": Look(name=texts.VINTAGE),
        "experts": Look(name=texts.EXPERTS),
        "booth_fair_points": Look(name=texts.BOOTH),
        "free_slots": Look(name=texts.SLOTS),
    }
)
