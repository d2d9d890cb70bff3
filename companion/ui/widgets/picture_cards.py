"""Cards with pictures of our own, one of which is chosen."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.form import Option
from companion.ui import gifts, theme
from companion.ui.widgets.pieces import spoken

WIDTH, HEIGHT, PICTURE = 100, 112, 52


def picture_cards(
    options: Sequence[Option], chosen: str | int | None, tap: Callable[[str | int], None], identifier: str
) -> ft.Control:
    """Every card with its picture and name."""
    cards: list[ft.Control] = [
        _card(option, option.id == chosen, tap, f"{identifier}-{option.id}") for option in options
    ]
    return ft.Row(cards, wrap=True, spacing=6, run_spacing=6, alignment=ft.MainAxisAlignment.CENTER)


def _card(option: Option, taken: bool, tap: Callable[[str | int], None], identifier: str) -> ft.Control:
    def take(e: object) -> None:
        tap(option.id)

    ink = ft.Colors.ON_PRIMARY_CONTAINER if taken else ft.Colors.ON_SURFACE
    face = ft.Container(
        ft.Column(
            [
                ft.Image(src=gifts.picture(option.name), width=PICTURE, height=PICTURE, exclude_from_semantics=True),
                ft.Text(
                    f"{option.id}  {option.name}",
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    text_align=ft.TextAlign.CENTER,
                    color=ink,
                    max_lines=2,
                ),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=WIDTH,
        height=HEIGHT,
        padding=4,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if taken else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2, ft.Colors.PRIMARY if taken else ft.Colors.TRANSPARENT),
        border_radius=theme.RADIUS,
        ink=True,
        on_click=take,
    )
    card = spoken(identifier, face, f"{option.id}, {option.name}", on_tap=take)
    card.checked = taken
    return card
