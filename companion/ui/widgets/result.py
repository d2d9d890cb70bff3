"""The result on the screen: who won and why, everybody's points with their arithmetic, the answer of a tool."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.layout import Checklist
from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.ranking import Tally
from companion.engine.score import PlayerScore, Ranking, ScoreLine, Verdict
from companion.engine.wording import listed
from companion.ui import icons, theme
from companion.ui import score_texts as texts
from companion.ui import texts as app_texts
from companion.ui.widgets.pieces import heading, icon_button, named, panel, quiet

ShowRule = Callable[[tuple[str, ...]], None]
POINTS_WIDTH = 44


def standings(answer: Frozen) -> tuple[PlayerScore, ...]:
    """The players of an answer, best first; none where it is about no players."""
    return answer.players if isinstance(answer, Ranking | Tally) else ()


def winner_line(winners: Sequence[str]) -> str:
    """Who won, as a sentence."""
    text = texts.WINS if len(winners) == 1 else texts.WIN_TOGETHER
    return text.format(names=listed(list(winners)))


@dataclass(frozen=True)
class Ticks:
    """The lines of a checklist that are done, and what ticks one off or on again."""

    done: Sequence[str]
    tick: Callable[[str], None]


def result(answer: Frozen, show_rule: ShowRule, ticks: Ticks) -> list[ft.Control]:
    """An answer as cards, the most important first."""
    if isinstance(answer, Ranking):
        return [*ranked(answer, show_rule), *told(texts.NOTES, answer.notes, show_rule)]
    assert isinstance(answer, Verdict)
    parts: list[ft.Control] = [verdict(answer)]
    if isinstance(answer, Checklist):
        return [*parts, checklist(answer, show_rule, ticks)]
    if isinstance(answer, Tally):
        parts.append(table(answer.players))
    return [*parts, *told(texts.REASONS, answer.reasons, show_rule)]


def ranked(ranking: Ranking, show_rule: ShowRule) -> list[ft.Control]:
    """Who won, the table, and every line of every sheet."""
    if not ranking.players:
        return []
    head = panel(
        ft.Column(
            [
                ft.Icon(ft.Icons.EMOJI_EVENTS, size=56, color=ft.Colors.PRIMARY),
                named(
                    "winner",
                    ft.Text(
                        winner_line(ranking.winners),
                        theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ),
                *decided(ranking),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )
    return [head, table(ranking.players), *(sheet(player, show_rule) for player in ranking.players)]


def decided(ranking: Ranking) -> list[ft.Control]:
    """What decided it; where the first place is shared, nothing did."""
    if len(ranking.winners) > 1:
        return []
    line = quiet(texts.DECIDED_BY.format(what=ranking.decided_by))
    line.text_align = ft.TextAlign.CENTER
    return [named("decided-by", line)]


def table(players: Sequence[PlayerScore]) -> ft.Control:
    """Places, names and totals."""
    rows: list[ft.Control] = [
        named(
            f"place-{index}",
            ft.Row(
                [
                    ft.Text(texts.PLACE.format(rank=player.rank), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, width=28),
                    ft.Text(
                        player.name,
                        theme_style=ft.TextThemeStyle.TITLE_LARGE if player.rank == 1 else ft.TextThemeStyle.BODY_LARGE,
                        expand=True,
                    ),
                    ft.Text(
                        str(player.sheet.total),
                        theme_style=ft.TextThemeStyle.TITLE_LARGE,
                        color=ft.Colors.PRIMARY if player.rank == 1 else None,
                    ),
                ],
                spacing=theme.GAP,
            ),
        )
        for index, player in enumerate(players)
    ]
    return panel(named("standings", ft.Column(rows, spacing=10)))


def sheet(player: PlayerScore, show_rule: ShowRule) -> ft.Control:
    """One player's points, line by line."""
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(heading(player.name), expand=True),
                ft.Text(str(player.sheet.total), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ]
        ),
        ft.Divider(height=1),
    ]
    lines += [_line(line, show_rule) for line in player.sheet.lines]
    return panel(named(f"sheet-{player.name}", ft.Column(lines, spacing=6)))


def _line(line: ScoreLine, show_rule: ShowRule) -> ft.Control:
    words: list[ft.Control] = [
        ft.Text(line.label, theme_style=ft.TextThemeStyle.BODY_LARGE),
        ft.Text(line.how, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
    ]
    return ft.Row(
        [
            ft.Text(
                str(line.points),
                theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                width=POINTS_WIDTH,
                text_align=ft.TextAlign.RIGHT,
            ),
            ft.Column(words, spacing=0, tight=True, expand=True),
            rule_button((line.rule,), show_rule, line.label),
        ],
        spacing=12,
    )


def rule_button(rules: tuple[str, ...], show_rule: ShowRule, about: str = "") -> ft.Control:
    """The rule behind a sentence or a line of points."""
    return icon_button(
        icons.RULE,
        icon_size=18,
        icon_color=ft.Colors.SECONDARY,
        tooltip=texts.RULE_ABOUT.format(see=app_texts.SEE_RULE, about=about) if about else app_texts.SEE_RULE,
        on_click=lambda e: show_rule(rules),
    )


def verdict(answer: Verdict) -> ft.Control:
    """The answer in one line, with a sign where it is yes or no."""
    signs = {True: (ft.Icons.CHECK_CIRCLE, ft.Colors.TERTIARY), False: (ft.Icons.CANCEL, ft.Colors.ERROR)}
    line: list[ft.Control] = [
        named("headline", ft.Text(answer.headline, theme_style=ft.TextThemeStyle.TITLE_LARGE)),
    ]
    row: list[ft.Control] = [ft.Column(line, expand=True)]
    if answer.ok is not None:
        icon, color = signs[answer.ok]
        row.insert(0, ft.Icon(icon, size=36, color=color))
    return panel(ft.Row(row, spacing=12))


def told(title: str, events: Sequence[Event], show_rule: ShowRule) -> list[ft.Control]:
    """Sentences, each with its rules a tap away."""
    if not events:
        return []
    lines: list[ft.Control] = [heading(title, 3, ft.TextThemeStyle.TITLE_SMALL)]
    for event in events:
        row: list[ft.Control] = [ft.Text(event.text, expand=True)]
        if event.rules:
            row.append(rule_button(event.rules, show_rule))
        lines.append(ft.Row(row))
    return [panel(ft.Column(lines, spacing=2))]


def checklist(answer: Checklist, show_rule: ShowRule, ticks: Ticks) -> ft.Control:
    """What to lay out, line by line, to be ticked off; what is no line of the list stands below it."""
    lines: list[ft.Control] = []
    for index, event in enumerate(answer.reasons):
        done = event.text in ticks.done
        row: list[ft.Control] = [ft.Text(event.text, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)]
        if event.text in answer.checklist:
            row.insert(0, _tick(event.text, done, index, ticks.tick))
        if event.rules:
            row.append(rule_button(event.rules, show_rule))
        lines.append(ft.Row(row, opacity=0.55 if done else 1.0))
    return panel(ft.Column(lines, spacing=2))


def _tick(line: str, done: bool, index: int, tick: Callable[[str], None]) -> ft.Control:
    return named(f"tick-{index}", ft.Checkbox(value=done, semantics_label=line, on_change=lambda e: tick(line)))
