"""The small pieces: named areas, headings, cards, workers, tokens, notes to check."""

from collections.abc import Callable, Sequence

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


def icon_button(
    icon: ft.IconData,
    tooltip: str | None,
    on_click: object,
    spoken: str = "",
    icon_size: int | None = None,
    icon_color: ft.ColorValue | None = None,
    disabled: bool = False,
    opacity: float = 1,
    style: ft.ButtonStyle | None = None,
) -> ft.IconButton:
    """A button that is a picture. Its words belong to the button itself, where a screen reader meets them.

    Args:
        icon: the picture.
        tooltip: what it does, in a few words; they are shown while a mouse rests on it.
        on_click: does it.
        spoken: what a screen reader says instead, where the page has several buttons of the same words.
        icon_size: the size of the picture, where it is not the usual one.
        icon_color: its color, where it is not the usual one.
        disabled: whether it does nothing now.
        opacity: 0 for a button that only keeps its place.
        style: its shape and edge.
    """
    return ft.IconButton(
        # A tooltip's own words would be read of something around the button, which cannot be tapped.
        ft.Icon(icon, semantics_label=spoken or tooltip),
        tooltip=ft.Tooltip(message=tooltip, exclude_from_semantics=True) if tooltip else None,
        on_click=on_click,  # type: ignore[arg-type]
        icon_size=icon_size,
        icon_color=icon_color,
        disabled=disabled,
        opacity=opacity,
        style=style,
    )


def heading(text: str, level: int = 2, style: ft.TextThemeStyle = ft.TextThemeStyle.TITLE_MEDIUM) -> ft.Semantics:
    """A heading that screen readers know as one."""
    return ft.Semantics(content=ft.Text(text, theme_style=style), header=True, heading_level=level)


def one_by_one(content: ft.Control) -> ft.Semantics:
    """A part of a longer text, which screen readers come to in its turn; else some would be read before all others."""
    return ft.Semantics(content=content, container=True)


def quiet(text: str) -> ft.Text:
    """A line of lesser weight."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT)


def panel(content: ft.Control, padding: int = theme.EDGE) -> ft.Container:
    """A calm card."""
    return ft.Container(content, padding=padding, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW, border_radius=theme.RADIUS)


def card(
    identifier: str,
    icon: ft.Icon,
    words: Sequence[ft.Control],
    on_click: Callable[[object], None],
    button: ft.Control,
) -> ft.Container:
    """A card that opens something, and a button beside it for something else.

    The button lies outside what is tapped, so that a screen reader meets two things with a name each.

    Args:
        identifier: the id of what is tapped, for tests.
        icon: the picture at its left.
        words: its lines.
        on_click: opens it.
        button: the other thing that can be done with it.
    """
    tapped = ft.Container(
        ft.Row([icon, ft.Column([*words], spacing=2, expand=True)], spacing=12),
        padding=12,
        border_radius=theme.RADIUS,
        ink=True,
        on_click=on_click,
    )
    area = named(identifier, tapped)
    area.expand = True
    return ft.Container(
        ft.Row([area, button], spacing=0),
        padding=ft.Padding.only(right=12),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.RADIUS,
    )


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
