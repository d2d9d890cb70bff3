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
from companion.ui.forms.fields import Field
from companion.ui.widgets.filling import Filling
from companion.ui.widgets.number_field import under
from companion.ui.widgets.pieces import heading, named, quiet, spoken
from companion.ui.widgets.pills import pills

STARS_HEIGHT = 32
Stars = dict[str, dict[str, int]]
"""Everybody's stars by name, then by region."""


@ft.component
def StarsMap(filling: Filling, players: Field, field: Field) -> ft.Control:
    """The map. A player is chosen above it, and each tap on a region puts one of their stars there."""
    data = filling.sheet.data
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
        ft.Row([picture(holds, on_map, name, most, put)], alignment=ft.MainAxisAlignment.CENTER),
    ]
    return ft.Column(parts, spacing=theme.GAP)


def picture(holds: tuple[RegionHold, ...], stars: Stars, name: str, most: int, put: Any) -> ft.Control:
    """The drawing with what stands on each region."""
    colors = {hold.region.id: _color(hold, name) for hold in holds}
    layers: list[ft.Control] = [drawing(colors, 1.0)]
    for hold in holds:
        layers += _region(hold, stars, name, sum(stars[name].values()) < most, put)
    return ft.Stack(layers, width=WIDTH, height=HEIGHT)


def _color(hold: RegionHold, name: str) -> str:
    if hold.holder is None:
        return ft.Colors.SURFACE_CONTAINER_HIGHEST
    return ft.Colors.PRIMARY_CONTAINER if hold.holder == name else ft.Colors.SECONDARY_CONTAINER


def _region(hold: RegionHold, stars: Stars, name: str, room: bool, put: Any) -> list[ft.Control]:
    region = hold.region
    left, top, width, height = BOXES[region.id]
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
                    height=STARS_HEIGHT,
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
        minus = ft.IconButton(
            ft.Icons.REMOVE_CIRCLE_OUTLINE,
            icon_size=20,
            tooltip=texts.STAR_LESS.format(region=region.name),
            on_click=lambda e: put(region.id, count - 1),
        )
        layers.append(ft.Container(named(f"{region.id}-minus", minus), left=left + width - 44, top=top + 34))
    return layers


PICTURES: dict[str, Any] = {MAP: StarsMap}
