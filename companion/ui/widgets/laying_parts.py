"""The parts of the page on which a game is set up: who plays with what, and the checklist."""

from collections.abc import Callable, Mapping

import flet as ft

from companion.engine.layout import Checklist
from companion.ui import laying_texts as texts
from companion.ui import theme
from companion.ui.context import AppContext
from companion.ui.forms.wording import label
from companion.ui.laying import Laying, LayingSheet, count, done, is_done, ticked
from companion.ui.widgets.check_row import check_row
from companion.ui.widgets.number_field import Number, NumberField
from companion.ui.widgets.pieces import heading, named, panel, quiet
from companion.ui.widgets.pills import pill, tapped
from companion.ui.widgets.result import ShowRule
from companion.ui.widgets.seats import Edit, Seats
from companion.ui.widgets.stepper import Stepper


def table(app: AppContext, sheet: LayingSheet, laying: Laying, edit: Edit) -> ft.Control:
    """How many play, who, and with which expansions."""
    players, least, most = count(sheet, laying), sheet.players.start, sheet.players.stop - 1
    number = Stepper(
        texts.PLAYERS,
        players,
        lambda number: edit(lambda now: now.evolve(players=number)),
        "players",
        minimum=least,
        maximum=most,
        hint=texts.ALONE if players == 1 else "",
    )
    parts: list[ft.Control] = [panel(number)]
    if players > 1:
        settings = app.desk.settings

        def note(name: str) -> None:
            app.desk.set(settings.seated((name,)))

        parts.append(panel(Seats(laying, players, settings.players, edit, note)))
    if sheet.modules:
        parts.append(panel(expansions(sheet, laying, edit)))
    if sheet.figures:
        parts.append(panel(figures(sheet, laying, edit)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def figures(sheet: LayingSheet, laying: Laying, edit: Edit) -> ft.Control:
    """Figures of which the app is not sure, to be entered as the owner's rulebook prints them."""

    def taking(key: str) -> Callable[[Number | None], None]:
        return lambda number: edit(lambda now: with_figure(now, key, number))

    rows: list[ft.Control] = [heading(texts.OWN_FIGURES), quiet(texts.OWN_FIGURES_HINT)]
    rows += [
        NumberField(
            label(one),
            one.hint,
            laying.own.get(one.key),
            taking(one.key),
            f"own-{one.key}",
            one.least,
            one.most,
            True,
            False,
            "",
        )
        for one in sheet.figures
    ]
    return ft.Column(rows, spacing=theme.GAP)


def with_figure(laying: Laying, key: str, number: Number | None) -> Laying:
    """Enter a figure, or leave it to the app."""
    rest = {one: known for one, known in laying.own.items() if one != key}
    return laying.evolve(own=rest if number is None else {**rest, key: int(number)})


def expansions(sheet: LayingSheet, laying: Laying, edit: Edit) -> ft.Control:
    """Each expansion a tap away."""

    def tap(module: str) -> None:
        edit(lambda now: with_module(sheet, now, module))

    chips: list[ft.Control] = [
        pill(sheet.name(one), f"module-{one}", tapped(tap, one), taken=one in laying.modules) for one in sheet.modules
    ]
    return ft.Column([heading(texts.EXPANSIONS), ft.Row(chips, wrap=True, spacing=6, run_spacing=6)], spacing=theme.GAP)


def with_module(sheet: LayingSheet, laying: Laying, module: str) -> Laying:
    """Take an expansion in, or out where it is in, in the order of the list."""
    now = {*laying.modules} ^ {module}
    return laying.evolve(modules=tuple(one for one in sheet.modules if one in now))


def listed(
    found: Checklist | str, told: Mapping[str, str], laying: Laying, edit: Edit, show_rule: ShowRule
) -> ft.Control:
    """The checklist, or what stands in its way.

    Args:
        found: the steps.
        told: what the deal brought for the steps that it settles, by their words.
        laying: the table.
        edit: changes the table.
        show_rule: shows the rules of a step.
    """
    if isinstance(found, str):
        why = ft.Text(texts.NO_LIST.format(why=found), theme_style=ft.TextThemeStyle.BODY_LARGE, color=ft.Colors.ERROR)
        return panel(named("no-list", why))

    def tick(step: str) -> None:
        edit(lambda now: ticked(now, step, told))

    steps, ready = found.reasons, done(found, laying, told)
    words = texts.ALL_DONE if ready == len(steps) else texts.TICKED.format(done=ready, all=len(steps))
    rows: list[ft.Control] = [
        check_row(
            f"step-{number}",
            step.text,
            is_done(step.text, laying, told),
            tapped(tick, step.text),
            tapped(show_rule, step.rules) if step.rules else None,
            counted=False,
            result=told.get(step.text, ""),
        )
        for number, step in enumerate(steps, start=1)
    ]
    head: list[ft.Control] = [
        heading(found.headline),
        named("ticked", quiet(words)),
        ft.ProgressBar(value=ready / len(steps), bar_height=6, border_radius=3),
    ]
    return panel(ft.Column([*head, ft.Column(rows, spacing=6)], spacing=theme.GAP), padding=12)
