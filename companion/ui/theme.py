"""Colors, text styles and spacing, for light and dark."""

from dataclasses import dataclass

import flet as ft

GAP = 8
EDGE = 16
TAP = 48
"""The least size of something to tap, in logical pixels."""
BIG = 56
"""The height of the one next thing to do."""
WIDE = 900
"""From this width on the log stands beside the board."""
READING_WIDTH = 720
"""Forms and texts grow no wider than this."""
RADIUS = 12


@dataclass(frozen=True)
class SeasonColors:
    """A season's colors as roles of the theme, so that they change with light and dark by themselves."""

    tint: str
    """Behind a tile."""
    ink: str
    """For icons, borders and words on the tint."""


# Material's "fixed" roles are used by none of the controls here, so they carry the seasons.
SEASONS = {
    "spring": SeasonColors(ft.Colors.PRIMARY_FIXED, ft.Colors.ON_PRIMARY_FIXED),
    "summer": SeasonColors(ft.Colors.SECONDARY_FIXED, ft.Colors.ON_SECONDARY_FIXED),
    "fall": SeasonColors(ft.Colors.TERTIARY_FIXED, ft.Colors.ON_TERTIARY_FIXED),
    "winter": SeasonColors(ft.Colors.PRIMARY_FIXED_DIM, ft.Colors.ON_PRIMARY_FIXED_VARIANT),
}

_LIGHT = ft.ColorScheme(
    primary="#7B1E3A",
    on_primary="#FFFFFF",
    primary_container="#F6DCE2",
    on_primary_container="#4A0F22",
    secondary="#6B5A4C",
    on_secondary="#FFFFFF",
    secondary_container="#EDE2D6",
    on_secondary_container="#33281F",
    tertiary="#5B5F2A",
    on_tertiary="#FFFFFF",
    error="#A3261B",
    on_error="#FFFFFF",
    error_container="#F9DEDA",
    on_error_container="#4E100A",
    surface="#FBF8F4",
    on_surface="#2A2320",
    on_surface_variant="#5E544D",
    outline="#8A7F78",
    outline_variant="#DACFC5",
    surface_container_lowest="#FFFFFF",
    surface_container_low="#F7F2EC",
    surface_container="#F3EDE6",
    surface_container_high="#EDE6DD",
    surface_container_highest="#E7DED4",
    surface_tint="#FBF8F4",
    inverse_surface="#38302B",
    on_inverse_surface="#FBEFE6",
    primary_fixed="#E1EEDA",
    on_primary_fixed="#2F5A27",
    secondary_fixed="#FAEFC8",
    on_secondary_fixed="#755300",
    tertiary_fixed="#F9E1D4",
    on_tertiary_fixed="#8F3A15",
    primary_fixed_dim="#DBE8F4",
    on_primary_fixed_variant="#24547F",
)
_DARK = ft.ColorScheme(
    primary="#EBA3B5",
    on_primary="#4A0F22",
    primary_container="#5F1A30",
    on_primary_container="#FBDDE4",
    secondary="#D8C5B5",
    on_secondary="#3A2E25",
    secondary_container="#453A31",
    on_secondary_container="#F2E3D6",
    tertiary="#C9CD92",
    on_tertiary="#303409",
    error="#FFB4A9",
    on_error="#5F150D",
    error_container="#7A2419",
    on_error_container="#FFDAD4",
    surface="#1A1614",
    on_surface="#EEE5DD",
    on_surface_variant="#CFC3B9",
    outline="#988C83",
    outline_variant="#4A4039",
    surface_container_lowest="#14100E",
    surface_container_low="#211C19",
    surface_container="#26201D",
    surface_container_high="#302926",
    surface_container_highest="#3B3330",
    surface_tint="#1A1614",
    inverse_surface="#EEE5DD",
    on_inverse_surface="#38302B",
    primary_fixed="#24311F",
    on_primary_fixed="#AEDA9F",
    secondary_fixed="#352C12",
    on_secondary_fixed="#E8CA70",
    tertiary_fixed="#3B261B",
    on_tertiary_fixed="#F3AE8E",
    primary_fixed_dim="#1C2B39",
    on_primary_fixed_variant="#A5CBEE",
)

_SIZES = {
    "display_small": (34, ft.FontWeight.W_600),
    "headline_medium": (26, ft.FontWeight.W_600),
    "headline_small": (22, ft.FontWeight.W_600),
    "title_large": (20, ft.FontWeight.W_600),
    "title_medium": (16, ft.FontWeight.W_600),
    "title_small": (14, ft.FontWeight.W_600),
    "body_large": (16, ft.FontWeight.W_400),
    "body_medium": (14, ft.FontWeight.W_400),
    "body_small": (12, ft.FontWeight.W_400),
    "label_large": (15, ft.FontWeight.W_600),
    "label_medium": (12, ft.FontWeight.W_500),
    "label_small": (11, ft.FontWeight.W_500),
}


def build(dark: bool, text_scale: float = 1.0) -> ft.Theme:
    """The theme for light or dark.

    Args:
        dark: whether it is the dark one.
        text_scale: the player's own text size; the system's comes on top by itself.
    """
    scheme = _DARK if dark else _LIGHT
    styles = {
        name: ft.TextStyle(size=round(size * text_scale, 1), weight=weight, color=scheme.on_surface)
        for name, (size, weight) in _SIZES.items()
    }
    return ft.Theme(
        color_scheme=scheme,
        scaffold_bgcolor=scheme.surface,
        text_theme=ft.TextTheme(**styles),
        visual_density=ft.VisualDensity.STANDARD,
        chip_theme=ft.ChipTheme(
            color={
                ft.ControlState.SELECTED: str(scheme.secondary_container),
                ft.ControlState.DEFAULT: str(scheme.surface),
            }
        ),
        appbar_theme=ft.AppBarTheme(bgcolor=scheme.surface, elevation=0, elevation_on_scroll=0),
    )
