"""The end of the game: what the app cannot know is asked, and the result is told with its reasons."""

from collections.abc import Callable

import flet as ft

from companion.games.viticulture.commands import Finish, PatronageCount
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.ending import automa_stars, regions_in_play
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.campaign_texts import TO_CAMPAIGN
from companion.games.viticulture.screens.influence_map import InfluenceMap
from companion.games.viticulture.state import FinalCount, ViticultureState
from companion.ui import theme
from companion.ui.widgets.pieces import big_button, heading, named, panel, quiet
from companion.ui.widgets.solo.moments import too_early
from companion.ui.widgets.solo.result import SheetRow, result
from companion.ui.widgets.stepper import Stepper
from companion.ui.widgets.table_view import TableView


@ft.component
def Count(view: TableView) -> ft.Control:
    """Before the count the questions, after it the result; earlier the way back."""
    state: ViticultureState = view.table.state
    if state.phase == "over":
        return _result(view, state)
    return Questions(view) if state.phase == "finish" else too_early(view.go)


@ft.component
def Questions(view: TableView) -> ft.Control:
    """The player's marker, stars and patronage card. Answers given before an undo are still there."""
    data: ViticultureData = view.table.data  # type: ignore[assignment]
    state: ViticultureState = view.table.state
    answers, set_answers = ft.use_state(_answered_before(view, data, state))
    regions = regions_in_play(data, state)
    most = data.influence_map.stars_per_player

    def star(region: str, count: int) -> None:
        set_answers(lambda now: now.evolve(stars={**now.stars, region: count}))

    def patronage(filled: bool, goal_met: bool) -> None:
        set_answers(lambda now: now.evolve(patronage=PatronageCount(filled=filled, goal_met=goal_met)))

    parts: list[ft.Control] = [
        panel(
            Stepper(
                texts.COUNT_POINTS,
                answers.victory_points,
                lambda points: set_answers(lambda now: now.evolve(victory_points=points)),
                "own-points",
                minimum=-99,
                maximum=199,
                hint=texts.COUNT_POINTS_HINT[bool(regions), "patronage" in state.setup.expansions],
            )
        )
    ]
    if regions:
        placed = sum(answers.stars.values())
        parts.append(
            panel(
                ft.Column(
                    [
                        heading(texts.COUNT_MAP),
                        named("placed", quiet(texts.COUNT_MAP_HINT.format(placed=placed, all=most))),
                        InfluenceMap(regions, automa_stars(data, regions), answers.stars, most, star),
                    ]
                )
            )
        )
    if "patronage" in state.setup.expansions:
        card = answers.patronage
        parts.append(
            panel(
                ft.Column(
                    [
                        heading(texts.COUNT_PATRONAGE),
                        _switch("filled", texts.COUNT_FILLED, card.filled, lambda on: patronage(on, card.goal_met)),
                        _switch("goal-met", texts.COUNT_MET, card.goal_met, lambda on: patronage(card.filled, on)),
                    ]
                )
            )
        )
    parts.append(big_button(texts.COUNT_GO, ft.Icons.EMOJI_EVENTS, "count", lambda e: view.do(answers)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _answered_before(view: TableView, data: ViticultureData, state: ViticultureState) -> Finish:
    """The answers of a count that was undone, else a start near the Automa's marker."""
    undone = view.table.commands[view.table.cursor] if view.table.can_redo else None
    return undone if isinstance(undone, Finish) else Finish(victory_points=state.automa_vp)


def _switch(identifier: str, label: str, value: bool, change: Callable[[bool], None]) -> ft.Control:
    return named(identifier, ft.Switch(label=label, value=value, on_change=lambda e: change(not value)))


def _result(view: TableView, state: ViticultureState) -> ft.Control:
    """Who won, and every point of it."""
    final = state.final
    if final is None:
        return result(view, state.status, (), None, None, _onwards(state))
    return result(view, state.status, _sheet(final, state), final.player, final.automa, _onwards(state))


def _onwards(state: ViticultureState) -> tuple[ft.Control, ...]:
    """From a game of the campaign the way back to it."""
    if not state.setup.campaign:
        return ()
    button = ft.FilledTonalButton(
        TO_CAMPAIGN, icon=ft.Icons.ROUTE, height=theme.TAP, on_click=lambda e: ft.context.page.navigate("/campaign")
    )
    return (named("to-campaign", button),)


def _sheet(final: FinalCount, state: ViticultureState) -> list[SheetRow]:
    rows = [SheetRow(texts.RESULT_TRACK, final.marker, final.automa_marker)]
    if state.setup.has_map:
        rows.append(SheetRow(texts.RESULT_MAP, final.influence, final.automa_influence))
    if "patronage" in state.setup.expansions:
        rows.append(SheetRow(texts.RESULT_PATRONAGE, final.patronage, None))
    return rows
