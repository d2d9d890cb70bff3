"""The middle of the quadrel: passing, or a press release with its fair points and booth."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.games.vinhos.commands import Pass, PressRelease
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import VinhosState
from companion.ui import theme
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.pieces import big_button, heading, named, panel, quiet
from companion.ui.widgets.pills import pill, tapped
from companion.ui.widgets.stepper import Stepper

PASS, RELEASE = "pass", "release"
MOST_POINTS = 99


@dataclass(frozen=True)
class Draft:
    """What was said of it so far."""

    what: str = PASS
    slot: int | None = None
    points: int = 0
    booth: int | None = None


def may_pass(state: VinhosState) -> bool:
    """Whether the moment is one of actions, in which passing is one."""
    return state.phase != "press_releases"


def asks_slot(state: VinhosState) -> bool:
    """Whether an order marker goes down."""
    return state.phase in ("first_actions", "second_actions")


def free_booths(data: VinhosData, state: VinhosState) -> tuple[int, ...]:
    """The booths without a disc."""
    taken = {one.booth for one in state.track}
    return tuple(booth for booth in range(1, data.fairs.booths + 1) if booth not in taken)


def command(state: VinhosState, draft: Draft) -> Pass | PressRelease | None:
    """What the answers come to; None while one is missing."""
    if asks_slot(state) and draft.slot is None:
        return None
    if draft.what == PASS and may_pass(state):
        return Pass(slot=draft.slot)
    if draft.booth is None:
        return None
    return PressRelease(fair_points=draft.points, booth=draft.booth, slot=draft.slot)


@ft.component
def Middle(
    data: VinhosData,
    state: VinhosState,
    moment: int,
    do: Callable[[Any], None],
) -> ft.Control:
    """Ask what is needed, no more.

    Args:
        data: the game's data.
        state: the table.
        moment: a number that changes with every step of the play; what was said belongs to one of them.
        do: takes the finished command.
    """
    released = state.turn is not None and state.fair_track(state.turn).ready
    start = RELEASE if not may_pass(state) else PASS
    said, say = ft.use_state((moment, Draft(start)))
    draft = said[1] if said[0] == moment else Draft(start)

    def set_draft(new: Draft) -> None:
        say((moment, new))

    parts: list[ft.Control] = []
    if may_pass(state) and state.phase != "last_action" and not released:
        both = [Choice(PASS, texts.PASS), Choice(RELEASE, texts.RELEASE)]
        parts.append(Choices(both, draft.what, lambda what: set_draft(replace(draft, what=what)), "middle"))
    if asks_slot(state):
        parts += _numbers(
            texts.SLOT,
            texts.SLOT_HINT,
            state.free_slots(),
            draft.slot,
            lambda slot: set_draft(replace(draft, slot=slot)),
            "slot",
        )
    if draft.what == RELEASE:
        parts += _release(data, state, draft, set_draft)
    ready = command(state, draft)
    words = texts.DO_RELEASE if draft.what == RELEASE else texts.DO_PASS.format(name=state.turn)
    icon = ft.Icons.CAMPAIGN if draft.what == RELEASE else ft.Icons.SKIP_NEXT
    parts.append(big_button(words, icon, "do-middle", lambda e: do(ready), disabled=ready is None))
    column = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [panel(column)], scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, expand=True
    )


def _release(data: VinhosData, state: VinhosState, draft: Draft, change: Callable[[Draft], None]) -> list[ft.Control]:
    """Fair points and a booth."""
    work_out = ft.TextButton(
        texts.WORK_OUT,
        icon=ft.Icons.CALCULATE_OUTLINED,
        on_click=lambda e: ft.context.page.navigate("/score/vinhos.press_release"),
    )
    points = Stepper(
        texts.POINTS,
        draft.points,
        lambda count: change(replace(draft, points=count)),
        "release-points",
        maximum=MOST_POINTS,
    )
    booths = _numbers(
        texts.BOOTH,
        texts.BOOTH_HINT,
        free_booths(data, state),
        draft.booth,
        lambda booth: change(replace(draft, booth=booth)),
        "booth",
    )
    return [points, ft.Row([named("work-out", work_out)]), *booths]


def _numbers(
    title: str,
    hint: str,
    free: tuple[int, ...],
    taken: int | None,
    take: Callable[[int], None],
    identifier: str,
) -> list[ft.Control]:
    chips: list[ft.Control] = [
        pill(str(number), f"{identifier}-{number}", tapped(take, number), taken=number == taken) for number in free
    ]
    row = ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)
    return [heading(title, 3, ft.TextThemeStyle.BODY_LARGE), quiet(hint), row]
