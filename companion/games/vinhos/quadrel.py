"""The quadrel: the nine action spaces and what moving on it costs."""

from typing import Literal

from pydantic import model_validator

from companion.engine.model import Frozen
from companion.engine.rulebook import Sourced

SpaceId = Literal[
    "vineyards_top_left",
    "cellars",
    "wineries",
    "wine_experts",
    "press_release",
    "enologists_farmers",
    "export",
    "sales",
    "vineyards_bottom_right",
]


class Space(Frozen):
    """An action space of the quadrel."""

    id: SpaceId
    name: str
    row: int
    column: int

    def is_next_to(self, other: "Space") -> bool:
        """Whether a move between the two is adjacent, corners included."""
        return max(abs(self.row - other.row), abs(self.column - other.column)) == 1


class Layout(Sourced):
    """Where the action spaces lie."""

    spaces: tuple[Space, ...]

    @model_validator(mode="after")
    def _nine_spaces(self) -> "Layout":
        if len({(space.row, space.column) for space in self.spaces}) != 9 or len(self.spaces) != 9:
            raise ValueError("spaces: nine spaces in three rows of three")
        return self

    def space(self, space_id: SpaceId) -> Space:
        """The space with this id."""
        return next(space for space in self.spaces if space.id == space_id)


class Quadrel(Sourced):
    """The action spaces and what moving costs."""

    far_bagos: int
    player_bagos: int
    marker_bagos: int
    free_space: SpaceId
    """Moving here never costs anything."""
    layout: Layout
