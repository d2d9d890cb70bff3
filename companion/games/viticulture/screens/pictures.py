"""Pictures in which something of every player is entered at once: the stars on the influence map."""

from typing import Any

import flet as ft

from companion.engine.form import Option
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.ending import automa_stars
from companion.games.viticulture.forms import MAP
from companion.games.viticulture.influence import RegionHold, majorities
from companion.games.viticulture.score_texts import AUTOMA
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.tuscany_map import BOXES, HEIGHT, WIDTH, drawing
from companion.ui import icons, theme
from companion.ui.context import use_app
from companion.ui.forms.fields import Field
from companion.ui.widgets.filling import Filling
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pieces import heading, icon_button, named, quiet, spoken
from companion.ui.widgets.pills import pills

STARS_HEIGHT, MINUS_TOP = 32, 34
LARGE = 1.3
Stars = dict[str, dict[str, int]]
"""Everybody's stars by name, then by region."""


@ft.component
def StarsMap(filling: Filling, players: Field, field: Field) -> ft.Control:
    """The map. A player is chosen above it, and each tap on a region puts one of their stars there."""
    app, data = use_app(), filling.sheet.data
    scale = map_scale(app.width, app.desk.settings.text_scale)
    assert isinstance(data, ViticultureData)
    whose, choose = ft.use_state(0)
    everybody: list[dict[str, Any]] = filling.values[players.key]
    chosen = min(whose, len(everybody) - 1)
    name = str(everybody[chosen]["name"])
    most = data.influence_map.stars_per_player
    stars: Stars = {str(one["name"]): dict(one.get(field.key) or {}) for one in everybody}
    automa = {AUTOMA: automa_stars(data, data.influence_map.regions)} if filling.values.get("automa") else {}
    on_map = {**stars, **automa}
    holds = majorities(data.influence_map.regions, on_map)
    own = stars[name]

    def put(region: str, count: int) -> None:
        if count >= 0 and count - own.get(region, 0) + sum(own.values()) <= most:
            filling.put((players.key, chosen, field.key, region), count)

    tabs = [
        Option(index, texts.MAP_TAB.format(name=one, placed=sum(placed.values()), all=most))
        for index, (one, placed) in enumerate(stars.items())
    ]
    wrong = next(
        (text for index in range(len(everybody)) if (text := filling.wrong_within((players.key, index, field.key)))), ""
    )
    parts: list[ft.Control] = [
        heading(texts.MAP_TITLE),
        quiet(texts.MAP_HINT),
        *under("", wrong),
        pills(tabs, [chosen], lambda index: choose(int(index)), "stars-of"),
        ft.Row(
            [picture(holds, on_map, name, most, put, scale)],
            alignment=ft.MainAxisAlignment.CENTER,
            scroll=ft.ScrollMode.AUTO,
        ),
    ]
    return ft.Column(parts, spacing=theme.GAP)


def map_scale(page_width: float, text_scale: float) -> float:
    """How large the map is drawn: it grows with the text, and where there is room."""
    return max(1.0, text_scale, LARGE if page_width >= theme.WIDE else 1.0)


def picture(holds: tuple[RegionHold, ...], stars: Stars, name: str, most: int, put: Any, scale: float) -> ft.Control:
    """The drawing with what stands on each region."""
    colors = {hold.region.id: _color(hold, name) for hold in holds}
    layers: list[ft.Control] = [drawing(colors, scale)]
    for hold in holds:
        layers += _region(hold, stars, name, sum(stars[name].values()) < most, put, scale)
    return ft.Stack(layers, width=WIDTH * scale, height=HEIGHT * scale)


def _color(hold: RegionHold, name: str) -> str:
    if hold.holder is None:
        return ft.Colors.SURFACE_CONTAINER_HIGHEST
    return ft.Colors.PRIMARY_CONTAINER if hold.holder == name else ft.Colors.SECONDARY_CONTAINER


def _region(hold: RegionHold, stars: Stars, name: str, room: bool, put: Any, scale: float) -> list[ft.Control]:
    region = hold.region
    left, top, width, height = (size * scale for size in BOXES[region.id])
    count = stars[name].get(region.id, 0)
    there = [texts.MAP_THERE.format(name=one, stars=n) for one, own in stars.items() if (n := own.get(region.id, 0))]

    def add(e: object) -> None:
        put(region.id, count + 1)

    said = texts.MAP_SAID.format(
        region=region.name, points=region.victory_points, there=", ".join(there) or texts.MAP_NOBODY, name=name
    )
    face = ft.Container(
        ft.Column(
            [
                ft.Text(region.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                ft.Text(
                    texts.MAP_POINTS.format(points=region.victory_points),
                    theme_style=ft.TextThemeStyle.LABEL_SMALL,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                ),
                ft.Container(
                    ft.Row(
                        [
                            ft.Icon(icons.STAR if count else icons.NO_STAR, size=22, color=ft.Colors.PRIMARY),
                            named(
                                f"{region.id}-stars",
                                ft.Text(str(count), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                            ),
                        ],
                        spacing=2,
                    ),
                    height=STARS_HEIGHT * scale,
                ),
                ft.Text(
                    ", ".join(there),
                    theme_style=ft.TextThemeStyle.LABEL_SMALL,
                    max_lines=2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
            spacing=0,
        ),
        left=left,
        top=top,
        width=width,
        height=height,
        padding=4,
        border_radius=theme.RADIUS,
        ink=room,
        on_click=add if room else None,
    )
    tile = spoken(f"region-{region.id}", face.content or face, said, on_tap=add if room else None)
    face.content = tile
    layers: list[ft.Control] = [face]
    if count:
        minus = icon_button(
            ft.Icons.REMOVE_CIRCLE_OUTLINE,
            icon_size=20,
            tooltip=texts.STAR_LESS.format(region=region.name),
            on_click=lambda e: put(region.id, count - 1),
        )
        layers.append(
            ft.Container(named(f"{region.id}-minus", minus), left=left + width - 44, top=top + MINUS_TOP * scale)
        )
    return layers


PICTURES: dict[str, Any] = {MAP: StarsMap}
