"""The action spaces of the Bordeaux board, season by season from the top down, and the experts beside them."""

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from companion.engine.automa import SEASONS, Season
from companion.engine.model import Frozen
from companion.engine.rulebook import Sourced

SpringAction = Literal["draw_vine", "give_tour", "hire_expert", "trade"]
SummerAction = Literal["play_summer_visitor", "buy_or_harvest", "build_structure", "plant_vine"]
FallAction = Literal["draw_wine_order", "harvest_field", "make_wine", "any_action"]
WinterAction = Literal["play_winter_visitor", "train_worker", "sell_wine", "fill_wine_order"]
Action = SpringAction | SummerAction | FallAction | WinterAction

IN_SEASON: dict[Season, tuple[Action, ...]] = {
    "spring": get_args(SpringAction),
    "summer": get_args(SummerAction),
    "fall": get_args(FallAction),
    "winter": get_args(WinterAction),
}
"""The four actions of each season, from the top of the board down."""

Row = Annotated[int, Field(ge=1, le=4)]
Column = Annotated[int, Field(ge=1, le=6)]
TradeSpace = tuple[Row, Column]
"""A trade by its row, from the top, and its column, from the left."""
ExpertSpace = tuple[Season, Row]
"""An expert by the season of its action and that action's row, from the top."""

TRADES: tuple[TradeSpace, ...] = tuple((row, column) for row in range(1, 5) for column in range(1, 7))
EXPERTS: tuple[ExpertSpace, ...] = tuple((season, row) for season in SEASONS for row in range(1, 5))


class BoardAction(Frozen):
    """One action of the board."""

    id: Action
    season: Season
    row: Row
    name: str
    short: str
    """A name that fits a tile."""


class BoardActions(Sourced):
    """The sixteen actions, by season and then from the top."""

    actions: tuple[BoardAction, ...]

    @model_validator(mode="after")
    def _is_the_board(self) -> "BoardActions":
        there = [(one.season, one.row, one.id) for one in self.actions]
        if there != [(season, row, IN_SEASON[season][row - 1]) for season, row in EXPERTS]:
            raise ValueError("actions: they stand by season and row, the sixteen of the board")
        return self

    def in_season(self, season: Season) -> tuple[BoardAction, ...]:
        """The four actions of one season, from the top."""
        return tuple(action for action in self.actions if action.season == season)

    def action(self, action_id: str) -> BoardAction:
        """The action with this id; it must stand on the board."""
        return next(action for action in self.actions if action.id == action_id)

    def at(self, space: ExpertSpace) -> BoardAction:
        """The action to which an expert belongs."""
        return self.actions[EXPERTS.index(space)]
