"""The influence map as a picture: seven regions, stars tapped in."""

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.viticulture.influence import Region
from companion.games.viticulture.screens import texts
from companion.ui import icons, theme
from companion.ui.widgets.pieces import icon_button, named

# Rows and columns as the regions lie to one another in Tuscany: north-west at the top left.
PLACES: tuple[tuple[str, ...], ...] = (("lucca", "firenze"), ("pisa", "arezzo"), ("livorno", "siena"), ("grosseto",))


@ft.component
def InfluenceMap(
    regions: tuple[Region, ...],
    automa: Mapping[str, int],
    stars: Mapping[str, int],
    most: int,
    change: Callable[[str, int], None],
) -> ft.Control:
    """Regions with the Automa's stars on them; plus and minus place and take the player's own."""
    by_id = {region.id: region for region in regions}
    full = sum(stars.values()) >= most
    rows: list[ft.Control] = []
    for line in PLACES:
        tiles = [
            _region(by_id[one], automa.get(one, 0), stars.get(one, 0), full, change) for one in line if one in by_id
        ]
        if tiles:
            rows.append(ft.Row([ft.Container(tile, expand=True) for tile in tiles], spacing=theme.GAP))
    return ft.Column(rows, spacing=theme.GAP)


def _region(region: Region, automa: int, own: int, full: bool, change: Callable[[str, int], None]) -> ft.Control:
    tint = ft.Colors.PRIMARY_CONTAINER if own > automa else ft.Colors.SURFACE_CONTAINER_HIGH
    hint = texts.COUNT_REGION_HINT.format(points=region.victory_points, stars=automa)
    return named(
        f"region-{region.id}",
        ft.Container(
            ft.Column(
                [
                    ft.Text(region.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                    ft.Text(hint, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
                    ft.Row(
                        [
                            named(
                                f"{region.id}-minus",
                                icon_button(
                                    ft.Icons.REMOVE,
                                    icon_size=18,
                                    tooltip=texts.STAR_LESS.format(region=region.name),
                                    disabled=own == 0,
                                    on_click=lambda e: change(region.id, own - 1),
                                ),
                            ),
                            ft.Row(
                                [
                                    ft.Icon(icons.STAR, size=20, color=ft.Colors.PRIMARY),
                                    named(
                                        f"{region.id}-stars",
                                        ft.Text(str(own), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                                    ),
                                ],
                                spacing=2,
                            ),
                            named(
                                f"{region.id}-plus",
                                icon_button(
                                    ft.Icons.ADD,
                                    icon_size=18,
                                    tooltip=texts.STAR_MORE.format(region=region.name),
                                    disabled=full,
                                    on_click=lambda e: change(region.id, own + 1),
                                ),
                            ),
                        ],
                        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                        spacing=0,
                    ),
                ],
                spacing=0,
            ),
            bgcolor=tint,
            border_radius=theme.RADIUS,
            padding=ft.Padding.only(left=10, right=4, top=8, bottom=2),
        ),
    )
