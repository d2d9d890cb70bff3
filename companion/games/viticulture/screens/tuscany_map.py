"""Tuscany drawn for this project: seven regions as they lie to one another, and where words find room on them."""

import math
from collections.abc import Mapping

import flet as ft
from flet import canvas

BORDER, ROUNDING = 3, 14
WIDTH, HEIGHT = 326, 446
"""The size of the drawing, in units that are scaled to the room there is."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]

# Corners where regions meet, from the north-west coast to the south.
_CORNERS: dict[str, Point] = {
    "north-west": (10, 22),
    "north": (122, 8),
    "north-east": (312, 20),
    "lucca-coast": (16, 122),
    "lucca-pisa": (70, 112),
    "lucca-inland": (126, 106),
    "firenze-pisa": (128, 158),
    "firenze-siena": (168, 168),
    "firenze-arezzo": (214, 156),
    "east": (320, 148),
    "pisa-coast": (18, 236),
    "pisa-livorno": (74, 246),
    "pisa-siena": (122, 238),
    "arezzo-south": (212, 296),
    "arezzo-east": (308, 288),
    "siena-livorno": (116, 318),
    "siena-south": (166, 336),
    "siena-east": (218, 330),
    "livorno-coast": (34, 346),
    "grosseto-east": (286, 352),
    "grosseto-south": (246, 436),
    "grosseto-coast": (96, 408),
}
_OUTLINES: dict[str, tuple[str, ...]] = {
    "lucca": ("north-west", "north", "lucca-inland", "lucca-pisa", "lucca-coast"),
    "firenze": ("north", "north-east", "east", "firenze-arezzo", "firenze-siena", "firenze-pisa", "lucca-inland"),
    "pisa": ("lucca-coast", "lucca-pisa", "lucca-inland", "firenze-pisa", "pisa-siena", "pisa-livorno", "pisa-coast"),
    "siena": (
        "firenze-pisa",
        "firenze-siena",
        "firenze-arezzo",
        "arezzo-south",
        "siena-east",
        "siena-south",
        "siena-livorno",
        "pisa-siena",
    ),
    "arezzo": ("firenze-arezzo", "east", "arezzo-east", "arezzo-south"),
    "livorno": ("pisa-coast", "pisa-livorno", "pisa-siena", "siena-livorno", "livorno-coast"),
    "grosseto": (
        "livorno-coast",
        "siena-livorno",
        "siena-south",
        "siena-east",
        "grosseto-east",
        "grosseto-south",
        "grosseto-coast",
    ),
}
BOXES: dict[str, Box] = {
    "lucca": (14, 18, 110, 90),
    "firenze": (132, 22, 178, 128),
    "pisa": (24, 122, 98, 112),
    "siena": (130, 172, 82, 150),
    "arezzo": (218, 162, 94, 124),
    "livorno": (38, 248, 80, 84),
    "grosseto": (126, 336, 136, 94),
}
"""The room for words and buttons on each region: left, top, width, height."""


def drawing(colors: Mapping[str, str], scale: float) -> canvas.Canvas:
    """The seven regions.

    Args:
        colors: the color of each region by id, a role of the theme.
        scale: logical pixels a unit.
    """
    shapes: list[canvas.Shape] = []
    for region, corners in _OUTLINES.items():
        path = _path([_CORNERS[corner] for corner in corners], scale)
        fill = ft.Paint(color=colors.get(region, ft.Colors.SURFACE_CONTAINER_HIGHEST), style=ft.PaintingStyle.FILL)
        border = ft.Paint(color=ft.Colors.SURFACE_CONTAINER_LOW, style=ft.PaintingStyle.STROKE, stroke_width=BORDER)
        shapes += [canvas.Path(path, paint=fill), canvas.Path(path, paint=border)]
    return canvas.Canvas(shapes, width=WIDTH * scale, height=HEIGHT * scale)


def _path(corners: list[Point], scale: float) -> list[canvas.Path.PathElement]:
    """A closed line through the corners, which are rounded."""
    path: list[canvas.Path.PathElement] = []
    for at, corner in enumerate(corners):
        before = _towards(corner, corners[at - 1])
        after = _towards(corner, corners[(at + 1) % len(corners)])
        step = canvas.Path.LineTo if path else canvas.Path.MoveTo
        path.append(step(before[0] * scale, before[1] * scale))
        path.append(canvas.Path.QuadraticTo(corner[0] * scale, corner[1] * scale, after[0] * scale, after[1] * scale))
    return [*path, canvas.Path.Close()]


def _towards(corner: Point, other: Point) -> Point:
    """The point from which a corner is rounded, on the way to another corner."""
    x, y = other[0] - corner[0], other[1] - corner[1]
    share = min(0.5, ROUNDING / math.hypot(x, y))
    return corner[0] + x * share, corner[1] + y * share
