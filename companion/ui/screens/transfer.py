"""Saving every game to one file, and reading one in after a look at what it would do."""

from collections.abc import Callable

import flet as ft

from companion.storage.json_file import StorageProblem
from companion.storage.library import Library
from companion.storage.transfer import ImportPlan, carry_out, export, file_name, plan, read
from companion.ui import texts
from companion.ui.context import use_app
from companion.ui.widgets.pieces import named, quiet


@ft.component
def Transfer() -> ft.Control:
    """Two buttons, and the question between choosing a file and reading it in."""
    desk, web = use_app().desk, ft.context.page.web
    planned, set_planned = ft.use_state(no_plan())

    def read_in() -> None:
        assert planned is not None
        try:
            carry_out(desk.library, planned)
            desk.say(texts.IMPORT_DONE)
        except StorageProblem as problem:
            desk.say(str(problem))

    async def save(e: object) -> None:
        told = await saved(desk.library, web)
        if told:
            desk.say(told)

    async def choose(e: object) -> None:
        answer = await chosen(desk.library)
        if isinstance(answer, str):
            desk.say(answer)
        elif answer is not None:
            set_planned(answer)

    ft.use_dialog(_question(planned, read_in, lambda: set_planned(None)) if planned is not None else None)
    buttons: list[ft.Control] = [
        named("export", ft.OutlinedButton(texts.EXPORT, icon=ft.Icons.DOWNLOAD, on_click=save)),
        named("import", ft.OutlinedButton(texts.IMPORT, icon=ft.Icons.UPLOAD, on_click=choose)),
    ]
    return ft.Column([quiet(texts.SAVED_GAMES_HINT), ft.Row(buttons, wrap=True)])


async def saved(library: Library, web: bool) -> str:
    """Offer everything as one file. Returns what the player should be told; nothing where they turned back."""
    try:
        raw = export(library)
        name = await ft.FilePicker().save_file(file_name=file_name(library.now()), src_bytes=raw)
    except StorageProblem as problem:
        return str(problem)
    except (RuntimeError, ValueError, OSError) as problem:
        return texts.NO_FILE_DIALOG.format(why=problem)
    return texts.EXPORT_DONE if name or web else ""


async def chosen(library: Library) -> ImportPlan | str | None:
    """Let the player choose a file. Returns what it would do, or what is wrong; None where they turned back."""
    try:
        files = await ft.FilePicker().pick_files(with_data=True)
        return plan(library, read(files[0].bytes or b"")) if files else None
    except StorageProblem as problem:
        return str(problem)
    except (RuntimeError, ValueError, OSError) as problem:
        return texts.NO_FILE_DIALOG.format(why=problem)


def no_plan() -> ImportPlan | None:
    """No file waits to be read in."""
    return None


def told(planned: ImportPlan) -> list[str]:
    """What reading a file in would do, a line each; what it would not do is left out."""
    counts = {
        texts.IMPORT_NEW: len(planned.new),
        texts.IMPORT_NEWER: len(planned.newer),
        texts.IMPORT_AWAY: len(planned.put_away),
        texts.IMPORT_RECORDS: len(planned.records),
        texts.IMPORT_DECKS: len(planned.decks),
        texts.IMPORT_FORMS: len(planned.forms),
    }
    lines = [line.format(count=count) for line, count in counts.items() if count]
    kept = [texts.IMPORT_KEPT.format(count=planned.kept)] if planned.kept else []
    return [*(lines or [texts.IMPORT_NOTHING]), *kept]


def _question(planned: ImportPlan, read_in: Callable[[], None], close: Callable[[], None]) -> ft.AlertDialog:
    def go(e: object) -> None:
        close()
        read_in()

    something = told(planned)[0] != texts.IMPORT_NOTHING
    actions: list[ft.Control] = [ft.TextButton(texts.CANCEL if something else texts.CLOSE, on_click=lambda e: close())]
    if something:
        actions.append(named("read-in", ft.FilledButton(texts.IMPORT_GO, on_click=go)))
    return ft.AlertDialog(
        title=ft.Text(texts.IMPORT_TITLE if something else texts.IMPORT),
        content=ft.Column([ft.Text(line) for line in told(planned)], tight=True),
        actions=actions,
        on_dismiss=lambda e: close(),
    )
