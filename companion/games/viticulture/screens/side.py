"""The log, and what is left in the deck."""

from collections.abc import Callable

import flet as ft

from companion.engine.play import Event
from companion.engine.table import Table
from companion.games.viticulture.odds import ActionOdds, coming_card
from companion.games.viticulture.screens import texts
from companion.ui import icons, theme
from companion.ui import texts as ui_texts
from companion.ui.widgets.pieces import heading, named, quiet


def grouped(table: Table) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """The log up to the cursor, newest season first, each season under its heading, newest line first."""
    groups: list[tuple[str, list[Event]]] = []
    for step in table.steps[: table.cursor + 1]:
        title = texts.LOG_YEAR.format(year=step.state.year, season=step.state.season)
        if not groups or groups[-1][0] != title:
            groups.append((title, []))
        groups[-1][1].extend(step.events)
    return tuple((title, tuple(reversed(events))) for title, events in reversed(groups))


@ft.component
def Log(table: Table, show_rule: Callable[[tuple[str, ...]], None]) -> ft.Control:
    """What happened, each line with its rule a tap away."""
    lines: list[ft.Control] = []
    for title, events in grouped(table):
        lines.append(ft.Container(heading(title, 3, ft.TextThemeStyle.TITLE_SMALL), padding=ft.Padding.only(top=8)))
        lines += [_line(event, show_rule) for event in events]
    return named("log", ft.ListView(lines, expand=True, spacing=0))


def _line(event: Event, show_rule: Callable[[tuple[str, ...]], None]) -> ft.Control:
    rule = ft.IconButton(
        icons.RULE,
        icon_size=18,
        tooltip=ui_texts.SEE_RULE,
        icon_color=ft.Colors.SECONDARY,
        on_click=lambda e: show_rule(event.rules),
    )
    return ft.Row(
        [
            ft.Text(event.text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
            rule if event.rules else ft.Container(width=40, height=28),
        ],
        spacing=4,
    )


@ft.component
def Chances(table: Table) -> ft.Control:
    """For every action of the coming season, how likely the next card blocks it."""
    coming = coming_card(table.data, table.state)  # type: ignore[arg-type]
    if coming is None:
        return ft.Column([quiet(texts.CHANCES_NONE)])
    title = texts.CHANCES_NEXT_YEAR if coming.next_year else texts.CHANCES_TITLE
    cards = coming.odds[0].cards
    return named(
        "chances",
        ft.Column(
            [
                heading(title.format(season=coming.season), 3),
                quiet(texts.CHANCES_LINE.format(cards=cards, workers=coming.workers)),
                *(_chance(one) for one in coming.odds),
            ],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
        ),
    )


def _chance(one: ActionOdds) -> ft.Control:
    colors = theme.SEASONS[one.action.season]
    count = texts.CHANCE.format(blocking=one.blocking, cards=one.cards)
    percent = texts.PERCENT.format(percent=one.percent)
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Icon(icons.action_icon(one.action.id), size=18, color=colors.ink),
                    ft.Text(one.action.name, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
                    ft.Text(count, theme_style=ft.TextThemeStyle.BODY_SMALL),
                    ft.Text(
                        percent, theme_style=ft.TextThemeStyle.TITLE_SMALL, width=52, text_align=ft.TextAlign.RIGHT
                    ),
                ],
                spacing=theme.GAP,
            ),
            ft.ProgressBar(value=one.blocking / one.cards, color=colors.ink, bgcolor=colors.tint, bar_height=6),
        ],
        spacing=4,
        tight=True,
    )
