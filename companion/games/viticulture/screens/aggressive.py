"""The aggressive variants: which marker, and the row copied from the card."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.screens import texts
from companion.games.viticulture.setup import YEARS_ON_A_ROW
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.pieces import heading, named, quiet, to_check
from companion.ui.widgets.stepper import Stepper

NOTHING = "nothing"


@dataclass(frozen=True)
class AggressiveDraft:
    """The answers about the variant so far."""

    marker: str = "none"
    buildings: tuple[str | None, ...] = (None,) * YEARS_ON_A_ROW
    victory_points: int | None = None

    @classmethod
    def of(cls, preset: Mapping[str, Any]) -> "AggressiveDraft":
        """The answers under the names of the variant's fields; none of them without a variant."""
        start = cls()
        return cls(
            preset.get("marker", start.marker),
            tuple(preset.get("buildings") or start.buildings),
            preset.get("victory_points"),
        )

    def build(self, year: int, building: str | None) -> "AggressiveDraft":
        """Put a building, or none, under a year from 1."""
        row = (*self.buildings[: year - 1], building, *self.buildings[year:])
        return replace(self, buildings=row)

    def answers(self) -> dict[str, Any] | None:
        """The answers under the names of the variant's fields; None without a variant."""
        if self.marker == "none":
            return None
        if self.marker == "essential_edition":
            return {"marker": self.marker}
        has_row = self.marker == "moving" or any(self.buildings)
        return {
            "marker": self.marker,
            "buildings": self.buildings if has_row else (),
            "victory_points": self.victory_points,
        }


@ft.component
def AggressiveForm(
    data: ViticultureData, draft: AggressiveDraft, change: Callable[[AggressiveDraft], None]
) -> ft.Control:
    """Ask for the variant, and for the row where one is needed."""
    markers = [Choice(marker, name, texts.AGGRESSIVE_HINT[marker]) for marker, name in texts.AGGRESSIVE_NAMES.items()]
    rows: list[ft.Control] = [
        heading(texts.AGGRESSIVE),
        Choices(markers, draft.marker, lambda marker: change(replace(draft, marker=marker)), "marker"),
    ]
    if draft.marker == "essential_edition":
        rows.append(to_check())
    if draft.marker in ("standing", "moving"):
        rows.append(quiet(texts.ROW_HINT))
        rows += [_year(data, draft, year, change) for year in range(1, YEARS_ON_A_ROW + 1)]
        rows.append(
            Stepper(
                texts.ROW_POINTS,
                draft.victory_points or 0,
                lambda points: change(replace(draft, victory_points=points)),
                "row-points",
                minimum=-9,
                hint=texts.ROW_POINTS_MISSING if draft.victory_points is None else "",
            )
        )
    return ft.Column(rows)


def _year(
    data: ViticultureData, draft: AggressiveDraft, year: int, change: Callable[[AggressiveDraft], None]
) -> ft.Control:
    taken = [one for place, one in enumerate(draft.buildings, 1) if place != year]
    options = [ft.DropdownOption(key=NOTHING, text=texts.ROW_NOTHING)] + [
        ft.DropdownOption(key=building.id, text=building.name)
        for building in data.solo.moving_marker.buildings
        if building.id not in taken
    ]

    def choose(e: ft.Event[ft.Dropdown]) -> None:
        change(draft.build(year, None if e.control.value in (None, NOTHING) else e.control.value))

    dropdown = ft.Dropdown(
        label=texts.ROW_YEAR.format(year=year),
        value=draft.buildings[year - 1] or NOTHING,
        options=options,
        on_select=choose,
        dense=True,
    )
    return named(f"row-year-{year}", dropdown)
