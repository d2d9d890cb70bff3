"""The phases of the year in a row, and what the ones without turns are about."""

from collections.abc import Sequence

import flet as ft

from companion.engine.play import Event
from companion.games.vinhos.data import VinhosData
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import Phase, VinhosState
from companion.games.vinhos.year import fair_years
from companion.ui import theme
from companion.ui.widgets.pieces import panel, spoken
from companion.ui.widgets.result import ShowRule, rule_button

FAIR: tuple[Phase, ...] = ("press_releases", "fair", "buying")
STEPS: tuple[Phase, ...] = ("first_actions", "second_actions", "maintenance", "production", "fair")


def steps_of(data: VinhosData, state: VinhosState) -> tuple[Phase, ...]:
    """The steps of this year: the fair only where there is one."""
    return STEPS if state.year in fair_years(data) else STEPS[:-1]


def step_now(state: VinhosState) -> Phase:
    """The step that the moment belongs to."""
    return "fair" if state.phase in FAIR else state.phase


def phase_strip(data: VinhosData, state: VinhosState) -> ft.Control:
    """Where the year stands; nothing for the last action, which belongs to no year."""
    now = step_now(state)
    steps = steps_of(data, state)
    if now not in steps:
        return ft.Container()
    return ft.Row([ft.Container(_step(one, one == now), expand=3 if one == now else 1) for one in steps], spacing=4)


def _step(step: Phase, now: bool) -> ft.Control:
    sign, name = texts.STEPS[step]
    ink = ft.Colors.ON_PRIMARY_CONTAINER if now else ft.Colors.ON_SURFACE_VARIANT
    words = ft.Text(
        name if now else sign,
        theme_style=ft.TextThemeStyle.LABEL_LARGE if now else ft.TextThemeStyle.LABEL_MEDIUM,
        color=ink,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    face = ft.Container(
        words,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if now else None,
        border=ft.Border.all(1, ft.Colors.PRIMARY if now else ft.Colors.OUTLINE_VARIANT),
        border_radius=20,
    )
    return spoken(f"step-{step}", face, texts.STEP_NOW.format(name=name) if now else name)


def told(events: Sequence[Event], show_rule: ShowRule) -> ft.Control:
    """What to do now, as the play said when it came to it."""
    lines: list[ft.Control] = []
    for event in events:
        words = ft.Text(event.text, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
        row: list[ft.Control] = [words]
        if event.rules:
            row.append(rule_button(event.rules, show_rule, event.text))
        lines.append(ft.Row(row, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(
        [panel(ft.Column(lines, spacing=theme.GAP))],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
