"""The small pieces: named areas, headings, cards, workers, tokens, notes to check."""

from collections.abc import Callable

import flet as ft

from companion.ui import icons, pictures, texts, theme


def named(identifier: str, content: ft.Control) -> ft.Semantics:
    """Give a control an id for tests."""
    return ft.Semantics(identifier=identifier, content=content, container=True)


def spoken(
    identifier: str, content: ft.Control, label: str, on_tap: Callable[[object], None] | None = None
) -> ft.Semantics:
    """A picture in words: screen readers hear `label` instead of the pieces, and tap it where `on_tap` is given."""
    return ft.Semantics(
        identifier=identifier,
        content=content,
        label=label,
        container=True,
        exclude_semantics=True,
        button=True if on_tap is not None else None,
        on_tap=on_tap,
    )


def heading(text: str, level: int = 2, style: ft.TextThemeStyle = ft.TextThemeStyle.TITLE_MEDIUM) -> ft.Semantics:
    """A heading that screen readers know as one."""
    return ft.Semantics(content=ft.Text(text, theme_style=style), header=True, heading_level=level)


def quiet(text: str) -> ft.Text:
    """A line of lesser weight."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT)


def panel(content: ft.Control, padding: int = theme.EDGE) -> ft.Container:
    """A calm card."""
    return ft.Container(content, padding=padding, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW, border_radius=theme.RADIUS)


def to_check(text: str = texts.CHECK_RULEBOOK) -> ft.Row:
    """The mark of a figure or rule that the reader should check."""
    return ft.Row(
        [
            ft.Icon(icons.CHECK, size=16, color=ft.Colors.SECONDARY),
            ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.SECONDARY),
        ],
        spacing=4,
        tight=True,
        wrap=True,
    )


def worker(size: int, color: str) -> ft.Image:
    """A worker of any color."""
    return ft.Image(src=pictures.MEEPLE, width=size, height=size, color=color, exclude_from_semantics=True)


def centered(content: ft.Control, width: int = theme.READING_WIDTH) -> ft.Row:
    """Keep a column of text or fields at a width that reads well."""
    return ft.Row([ft.Container(content, width=width)], alignment=ft.MainAxisAlignment.CENTER, expand=True)


def big_button(
    text: str, icon: ft.IconData, identifier: str, on_click: object, disabled: bool = False, lines: int = 1
) -> ft.Semantics:
    """The one next thing to do. With large text it may need the height of several lines."""
    ink = None if disabled else ft.Colors.ON_PRIMARY
    return named(
        identifier,
        ft.FilledButton(
            content=ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ink, max_lines=lines),
            icon=icon,
            height=theme.BIG + (lines - 1) * theme.BIG // 2,
            disabled=disabled,
            on_click=on_click,  # type: ignore[arg-type]
            style=ft.ButtonStyle(shape=ft.RoundedRectangleBorder(radius=theme.RADIUS), padding=theme.GAP),
        ),
    )
