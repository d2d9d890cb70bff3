"""The fair on screen: the ranking as the fair points stand, the places' VP, and the fair track."""

import json
from collections.abc import Callable
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.vinhos.commands import AddFairPoints, HoldFair
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.fair import FairAsk, FairOverride, FairRanking, fair
from companion.games.vinhos.fair_day import ORDER, fair_input
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import VinhosState
from companion.ui import theme
from companion.ui.widgets.pieces import heading, icon_button, named, panel, quiet, worker
from companion.ui.widgets.result import ShowRule, table, told
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.table.people import color_of

MOST_VP = 99
Places = tuple[int, ...]
"""The VP of a fair's places as the owner entered them; empty where they are as printed."""


def printed(data: VinhosData, year: int) -> Places:
    """The VP of a fair's places as they stand in the data."""
    return tuple(place.points for one in data.fairs.fairs if one.year == year for place in one.places)


def hold(places: Places) -> HoldFair:
    """The command that holds the fair."""
    return HoldFair(override=FairOverride(place_points=places or None))


def preview(data: VinhosData, state: VinhosState, places: Places) -> FairRanking | str:
    """The fair as it would be held now, or why it cannot."""
    override = hold(places).override.model_dump(mode="json")
    try:
        ask = FairAsk.model_validate_json(json.dumps({**(fair_input(data, state) or {}), "override": override}))
        return fair(data, ask)
    except ValidationError as problem:
        return explain(problem)
    except ValueError as problem:
        return str(problem)


@ft.component
def FairPreview(
    data: VinhosData, state: VinhosState, places: Places, change: Callable[[Places], None], show_rule: ShowRule
) -> ft.Control:
    """The fair before it is held."""
    found = preview(data, state, places)
    parts: list[ft.Control] = [quiet(texts.FAIR_NOW)]
    if isinstance(found, str):
        parts.append(ft.Text(found, color=ft.Colors.ERROR))
    else:
        # The order by the booths is set when the fair is held, also for whoever has none.
        notes = [note for note in found.notes if ORDER not in note.rules]
        parts += [table(found.players), *told(texts.FAIR_RESULT, notes, show_rule)]
    parts.append(panel(_places(places or printed(data, state.year), change)))
    return ft.Column(
        parts,
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _places(places: Places, change: Callable[[Places], None]) -> ft.Control:
    """The VP of each place, to be changed where a rulebook says otherwise."""

    def taking(index: int) -> Callable[[int], None]:
        return lambda points: change((*places[:index], points, *places[index + 1 :]))

    rows: list[ft.Control] = [heading(texts.PLACES, 3, ft.TextThemeStyle.BODY_LARGE), quiet(texts.PLACES_HINT)]
    rows += [
        Stepper(texts.PLACE.format(number=number), points, taking(number - 1), f"place-points-{number}", 0, MOST_VP)
        for number, points in enumerate(places, start=1)
    ]
    return ft.Column(rows, spacing=0)


def fair_track(state: VinhosState, act: Callable[[Any], None]) -> ft.Control:
    """Everybody's fair points, booths, and the fairs that were held."""
    rows: list[ft.Control] = [heading(texts.TRACK), quiet(texts.TRACK_HINT)]
    rows += [_track_row(state, name, act) for name in state.order]
    rows += [quiet(line) for line in held(state)]
    return ft.Column(rows, spacing=4, scroll=ft.ScrollMode.AUTO, expand=True)


def held(state: VinhosState) -> list[str]:
    """The fairs so far, a line each."""
    return [
        texts.FAIRS_HELD.format(
            year=one.year,
            results=", ".join(texts.RESULT_OF.format(name=each.name, points=each.points) for each in one.results),
        )
        for one in state.fairs
    ]


def _track_row(state: VinhosState, name: str, act: Callable[[Any], None]) -> ft.Control:
    track = state.fair_track(name)

    def step(identifier: str, icon: ft.IconData, words: str, points: int) -> ft.Control:
        button = icon_button(
            icon,
            tooltip=words.format(name=name),
            disabled=state.status == "over",
            on_click=lambda e: act(AddFairPoints(player=name, points=points)),
        )
        return named(identifier, button)

    words: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE)]
    if track.booth is not None:
        words.append(quiet(texts.BOOTH_OF.format(booth=track.booth)))
    return ft.Row(
        [
            worker(22, color_of(state.setup.players, name)),
            ft.Column(words, spacing=0, expand=True),
            step(f"less-{name}", ft.Icons.REMOVE_CIRCLE_OUTLINE, texts.LESS, -1),
            named(f"fair-points-{name}", ft.Text(str(track.points), theme_style=ft.TextThemeStyle.TITLE_LARGE)),
            step(f"more-{name}", ft.Icons.ADD_CIRCLE_OUTLINE, texts.MORE, 1),
        ],
        spacing=theme.GAP,
    )
