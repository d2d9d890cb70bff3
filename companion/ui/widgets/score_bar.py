"""What stands at the foot of a form: the points so far, what is wrong, and the way to the result."""

from collections.abc import Callable

import flet as ft

from companion.engine.game import Scoring
from companion.engine.model import Frozen
from companion.engine.score import Verdict
from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.forms.faults import Fault
from companion.ui.forms.wording import where
from companion.ui.widgets.filling import Filling
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pieces import big_button, heading, named, panel, quiet, spoken

Show = Callable[[object], None]


def fault_line(filling: Filling) -> str:
    """Where the first thing that stands in the way is told; the whole sentence where it has no place in the form."""
    if filling.fault is None:
        return ""
    if filling.fault.hidden:
        return texts.SEE.format(where=texts.FACE_DOWN)
    place = where(filling.sheet.fields, filling.values, filling.fault.place)
    return texts.SEE.format(where=place) if place else filling.fault.text


def bar(filling: Filling, answer: Frozen | Fault | None, show: Show) -> ft.Control:
    """The foot of a phone's page."""
    parts: list[ft.Control] = [*under("", fault_line(filling))]
    if isinstance(answer, Verdict):
        parts.append(_headline(answer, show))
    else:
        if filling.totals:
            parts.append(_totals(filling))
        parts.append(ft.Row([ft.Container(_button(filling, show), expand=True)]))
    return ft.Container(
        ft.Column(parts, spacing=theme.GAP, tight=True),
        padding=ft.Padding.symmetric(vertical=theme.GAP),
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def waiting(filling: Filling, answer: Frozen | Fault | None, show: Show) -> ft.Control:
    """What stands beside a form while there is no result."""
    parts: list[ft.Control] = []
    if filling.totals:
        parts.append(heading(texts.SO_FAR_TITLE))
        parts += [
            ft.Row(
                [
                    ft.Text(name, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True),
                    ft.Text(str(points), theme_style=ft.TextThemeStyle.TITLE_LARGE),
                ]
            )
            for name, points in filling.totals.items()
        ]
    else:
        parts.append(quiet(texts.NO_RESULT_YET))
    parts += under("", fault_line(filling))
    parts.append(_button(filling, show))
    return panel(ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


def _button(filling: Filling, show: Show) -> ft.Control:
    counts = isinstance(filling.sheet.calculator, Scoring)
    icon = ft.Icons.EMOJI_EVENTS if counts else ft.Icons.CALCULATE
    return big_button(texts.SHOW_RESULT if counts else texts.SHOW_ANSWER, icon, "show", show)


def _totals(filling: Filling) -> ft.Control:
    """Everybody's points so far in one line, or as many as it takes."""
    chips: list[ft.Control] = [
        ft.Text(
            spans=[
                ft.TextSpan(f"{name} "),
                ft.TextSpan(str(points), style=ft.TextStyle(weight=ft.FontWeight.W_700, color=ft.Colors.PRIMARY)),
            ],
            theme_style=ft.TextThemeStyle.BODY_LARGE,
        )
        for name, points in filling.totals.items()
    ]
    return named("so-far", ft.Row([quiet(texts.SO_FAR_TITLE), *chips], wrap=True, spacing=12, run_spacing=0))


def _headline(answer: Verdict, show: Show) -> ft.Control:
    """The answer of a tool, while its form is still on the screen; a tap tells why."""
    signs = {True: (ft.Icons.CHECK_CIRCLE, ft.Colors.TERTIARY), False: (ft.Icons.CANCEL, ft.Colors.ERROR)}
    icon, color = signs[answer.ok] if answer.ok is not None else (ft.Icons.CALCULATE, ft.Colors.PRIMARY)
    row = ft.Container(
        ft.Row(
            [
                ft.Icon(icon, color=color),
                ft.Text(answer.headline, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
                ft.Text(texts.WHY, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ft.Colors.PRIMARY),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.PRIMARY),
            ]
        ),
        padding=ft.Padding.symmetric(horizontal=12, vertical=14),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=show,
    )
    return spoken("show", row, f"{answer.headline} {texts.WHY}", on_tap=show)
