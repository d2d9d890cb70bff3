"""A result as a picture: drawn over the whole page, without anything else on it, and saved from there."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

import flet as ft

from companion.engine.model import Frozen
from companion.engine.score import PlayerScore, Ranking
from companion.ui import pictures, theme
from companion.ui import score_texts as texts
from companion.ui import texts as app_texts
from companion.ui.context import AppContext, use_app
from companion.ui.counting import Sheet, answered, sheet_of
from companion.ui.counts import completed
from companion.ui.screens.play import lost
from companion.ui.widgets.pieces import named, quiet
from companion.ui.widgets.result import decided, standings, winner_line
from companion.ui.widgets.shell import tell_messages

WIDTH = 560
ROOM_FOR_BUTTONS = 72


@ft.component
def FormPicture() -> ft.View:
    """The result of a form."""
    app = use_app()
    sheet = sheet_of(ft.use_route_params().get("calculator", ""))
    picture = use_picture()
    counting = app.desk.counts.of(sheet) if sheet is not None else None
    if sheet is None or counting is None or not counting.shown:
        return lost()
    answer = answered(sheet, counting.values)
    now = app.desk.library.now()
    back = f"/score/{sheet.calculator.id}" + ("" if app.width >= theme.WIDE else "/result")
    return poster_page(app, sheet, answer, now, back, picture) if isinstance(answer, Frozen) else lost()


@ft.component
def RecordPicture() -> ft.View:
    """A result from the history."""
    app = use_app()
    record_id = ft.use_route_params().get("record", "")
    picture = use_picture()
    record = next((one for one in app.desk.history() if one.id == record_id), None)
    sheet = sheet_of(record.calculator) if record is not None else None
    if record is None or sheet is None:
        return lost()
    answer = answered(sheet, completed(sheet, record.setup))
    if not isinstance(answer, Frozen):
        return lost()
    return poster_page(app, sheet, answer, record.played, f"/history/{record.id}", picture)


def use_picture() -> "ft.Ref[ft.Screenshot]":
    """A hook for the control that is drawn; it holds the one that is on the screen."""
    kept: Any = ft.use_ref()
    if kept.current is None:
        kept.current = ft.Ref[ft.Screenshot]()
    found: ft.Ref[ft.Screenshot] = kept.current
    return found


def poster_page(
    app: AppContext, sheet: Sheet, answer: Frozen, when: datetime, back: str, picture: "ft.Ref[ft.Screenshot]"
) -> ft.View:
    """The poster on a page of its own; the buttons lie over it and are not on the picture.

    It fills the page, because a browser draws a picture of the page's size and nothing beyond it.
    """
    tell_messages()
    page = ft.context.page

    name = texts.PICTURE_NAME.format(calculator=sheet.calculator.id)

    async def save(e: object) -> None:
        tell(await taken(picture, lambda drawn: ft.FilePicker().save_file(file_name=name, src_bytes=drawn)))

    async def share(e: object) -> None:
        tell(await taken(picture, lambda drawn: ft.Share().share_files([as_file(drawn, name)])))

    def tell(told: str) -> None:
        if told:
            app.desk.say(told)

    back_button = ft.FilledTonalButton(
        app_texts.BACK, icon=ft.Icons.ARROW_BACK, height=theme.TAP, on_click=lambda e: page.navigate(back)
    )
    save_button = ft.FilledButton(texts.SAVE_PICTURE, icon=ft.Icons.DOWNLOAD, height=theme.TAP, on_click=save)
    share_button = ft.FilledButton(texts.SHARE, icon=ft.Icons.SHARE, height=theme.TAP, on_click=share)
    buttons = ft.Row(
        [back_button, named("save-picture", save_button), named("share-picture", share_button)],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    drawn = ft.Screenshot(
        ft.Container(poster(sheet, answer, when), bgcolor=ft.Colors.SURFACE, expand=True), expand=True, ref=picture
    )
    whole = ft.Container(drawn, left=0, right=0, top=0, bottom=0)
    over = ft.Container(buttons, left=0, right=0, bottom=theme.EDGE)
    return ft.View(route=ft.use_view_path() or back, controls=[ft.Stack([whole, over], expand=True)], padding=0)


def as_file(drawn: bytes, name: str) -> ft.ShareFile:
    """A picture to share."""
    return ft.ShareFile(data=drawn, mime_type="image/png", name=name)


async def taken(picture: "ft.Ref[ft.Screenshot]", hand_out: Callable[[bytes], Awaitable[object]]) -> str:
    """Draw what is on the screen and hand it out. Returns what the player should be told, if anything."""
    if picture.current is None:
        return ""
    try:
        await hand_out(await picture.current.capture())
    except (RuntimeError, ValueError, OSError) as problem:
        return texts.PICTURE_FAILED.format(why=problem)
    return ""


def poster(sheet: Sheet, answer: Frozen, when: datetime) -> ft.Control:
    """The result for a look: who won, and everybody's points with where they come from."""
    players = standings(answer)
    head = ft.Row(
        [
            ft.Image(src=pictures.LOGO, width=44, height=44, exclude_from_semantics=True),
            ft.Column(
                [
                    ft.Text(sheet.game.title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                    quiet(when.astimezone().strftime("%Y-%m-%d")),
                ],
                spacing=0,
                tight=True,
            ),
        ],
        spacing=12,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    parts: list[ft.Control] = [head]
    if isinstance(answer, Ranking) and answer.winners:
        parts += [
            ft.Icon(ft.Icons.EMOJI_EVENTS, size=56, color=ft.Colors.PRIMARY),
            ft.Text(
                winner_line(answer.winners),
                theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                text_align=ft.TextAlign.CENTER,
            ),
            *decided(answer),
        ]
    rows: list[ft.Control] = [_player(player) for player in players]
    parts.append(
        ft.Container(
            ft.Column(rows, spacing=10, tight=True),
            padding=theme.EDGE,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border_radius=theme.RADIUS,
        )
    )
    column = ft.Column(
        parts,
        spacing=theme.GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Container(column, width=WIDTH),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.only(left=theme.EDGE, right=theme.EDGE, top=theme.EDGE, bottom=ROOM_FOR_BUTTONS),
    )


def _player(player: PlayerScore) -> ft.Control:
    first = player.rank == 1
    lines = ", ".join(texts.LINE_ON_PICTURE.format(label=line.label, points=line.points) for line in player.sheet.lines)
    return ft.Row(
        [
            ft.Text(texts.PLACE.format(rank=player.rank), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, width=28),
            ft.Column(
                [
                    ft.Text(player.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                    ft.Text(lines, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
            ft.Text(
                str(player.sheet.total),
                theme_style=ft.TextThemeStyle.HEADLINE_SMALL,
                color=ft.Colors.PRIMARY if first else None,
            ),
        ],
        spacing=theme.GAP,
    )
