"""The cover over what lies face down: the phone goes to its owner, who looks alone and covers it again."""

from collections.abc import Callable

import flet as ft

from companion.ui import score_texts as texts
from companion.ui import theme
from companion.ui.counting import ENTERED, face_down
from companion.ui.forms.draft import asked
from companion.ui.widgets.filling import Filling
from companion.ui.widgets.pieces import big_button, heading, quiet
from companion.ui.widgets.players import Rows


@ft.component
def Cover(filling: Filling, key: str, index: int, rows: Rows, leave: Callable[[int | None], None]) -> ft.Control:
    """A page of its own, so that nothing else is on the screen. It begins closed for every player.

    Args:
        filling: the form.
        key: the name of the list of players.
        index: whose cards these are.
        rows: shows fields.
        leave: takes the next player who has not entered anything, or None to go back to the form.
    """
    seen_by, see = ft.use_state(-1)
    player = filling.at((key, index)) or {}
    name = str(player.get("name", ""))
    if seen_by != index:
        return closed(name, lambda e: see(index), lambda e: leave(None))
    fields = [one for one in face_down(filling.sheet, filling.values) if asked(one, filling.values, player)]

    def done(e: object) -> None:
        see(-1)
        filling.put((key, index, ENTERED), True)
        leave(following(filling, key, index))

    return ft.Column(
        [
            heading(texts.ONLY_FOR.format(name=name)),
            rows(filling, fields, (key, index)),
            big_button(texts.COVER_AGAIN, ft.Icons.VISIBILITY_OFF, "cover-done", done),
        ],
        spacing=theme.EDGE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def following(filling: Filling, key: str, index: int) -> int | None:
    """The next player at the table who has not entered anything yet."""
    everybody = filling.at((key,)) or []
    order = [*range(index + 1, len(everybody)), *range(index)]
    return next((one for one in order if not everybody[one].get(ENTERED)), None)


def closed(name: str, open_: Callable[[object], None], back: Callable[[object], None]) -> ft.Control:
    """The cover itself."""
    return ft.Column(
        [
            ft.Container(height=80),
            ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=72, color=ft.Colors.PRIMARY),
            ft.Text(
                texts.PASS_TO.format(name=name),
                theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                text_align=ft.TextAlign.CENTER,
            ),
            quiet(texts.PASS_HINT),
            big_button(texts.I_AM.format(name=name), ft.Icons.VISIBILITY_OUTLINED, "cover-open", open_),
            ft.TextButton(texts.TO_THE_FORM, on_click=back),
        ],
        spacing=theme.EDGE,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
