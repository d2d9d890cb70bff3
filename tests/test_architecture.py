"""Who may import whom, what the modules are called and how long they are: the plan of the house, kept by a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "companion"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
SCREENS = tuple(f"companion.games.{game}.screens" for game in GAMES)
LONGEST = 300
VAGUE = {"utils", "util", "helpers", "helper", "manager", "managers", "core", "base", "common", "misc"}
OUTSIDE = {
    "flet",
    "flet_web",
    "flet_desktop",
    "tinydb",
    "tomllib",
    "pathlib",
    "os",
    "time",
    "random",
    "uuid",
    "secrets",
}
"""What only a shell may import: screens, files, clock and chance."""
ASKING = {"now", "today", "utcnow", "open", "read_text", "read_bytes", "input", "__import__"}
VERSION = "companion.__version__"


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(name: str) -> str:
    """The part of the house a module belongs to: engine, games, screens, storage, ui or cli."""
    if within(name, *SCREENS):
        return "screens"
    inside = name.split(".")[1:2]
    return inside[0] if inside and inside[0] in ("engine", "games", "storage", "ui") else "cli"


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def imports(source: str, package: str) -> Iterator[str]:
    """Every module a source imports, at its head or inside a function; `from a import b` gives a and a.b.

    Relative imports are resolved from `package`.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: 1 - node.level or None] if node.level else []
            module = ".".join([*parents, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def imported(file: Path) -> set[str]:
    name = name_of(file)
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    return set(imports(file.read_text(encoding="utf-8"), package))


# The parts of ours that a part may import, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "storage": {"engine", "games"},
    "screens": {"engine", "games", "ui"},
    "ui": {"engine", "games", "storage"},
    "cli": {"engine", "games", "storage", "ui"},
}
# Of screens, files, clock and chance, what a part may import.
MAY_USE: dict[str, set[str]] = {
    "engine": set(),
    "games": set(),
    "screens": {"flet", "time"},
    "storage": {"tinydb", "tomllib", "pathlib", "os", "time", "secrets", "uuid"},
    "ui": {"flet", "flet_web", "flet_desktop", "pathlib", "os", "time", "secrets"},
    "cli": {"pathlib", "os", "time"},
}


def test_a_part_imports_only_what_lies_below_it() -> None:
    upwards = []
    for file in MODULES:
        here = part_of(name_of(file))
        ours = {other for other in imported(file) if within(other, "companion")} - {"companion", VERSION}
        upwards += [f"{name_of(file)}: {other}" for other in ours if part_of(other) not in MAY_IMPORT[here] | {here}]
    assert upwards == []


def test_no_game_imports_another() -> None:
    found = []
    for game in GAMES:
        others = tuple(f"companion.games.{other}" for other in GAMES if other != game)
        for file in (file for file in MODULES if within(name_of(file), f"companion.games.{game}")):
            found += [f"{name_of(file)}: {other}" for other in imported(file) if within(other, *others)]
    assert found == []


def test_screens_are_reached_only_from_their_own_game() -> None:
    """The app loads them by name when a game is opened, so that nothing else needs Flet."""
    outside = [file for file in MODULES if part_of(name_of(file)) != "screens"]
    assert [name_of(file) for file in outside if any(within(other, *SCREENS) for other in imported(file))] == []


def test_rules_know_no_screen_file_clock_or_chance() -> None:
    """Flet is for ui and screens, TinyDB and TOML for storage; the engine and the games are told everything else."""
    used = []
    for file in MODULES:
        outside = {other.split(".")[0] for other in imported(file)} & OUTSIDE
        used += [f"{name_of(file)}: {other}" for other in outside - MAY_USE[part_of(name_of(file))]]
    assert used == []


def test_rules_ask_no_clock_and_open_no_file() -> None:
    """`date` is a value and may be used; asking for today's is not."""
    asked = []
    for file in (file for file in MODULES if part_of(name_of(file)) in ("engine", "games")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if name in ASKING:
                asked.append(f"{name_of(file)}: {name}")
    assert asked == []


def test_no_module_is_too_long() -> None:
    lines = {name_of(file): len(file.read_text(encoding="utf-8").splitlines()) for file in MODULES}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_a_module_is_named_for_what_is_in_it_and_begins_by_saying_it() -> None:
    assert [name_of(file) for file in MODULES if set(name_of(file).split(".")) & VAGUE] == []
    assert [name_of(file) for file in MODULES if not ast.get_docstring(ast.parse(file.read_text("utf-8")))] == []


def test_each_game_has_its_facts_and_all_facts_a_game() -> None:
    folders = {folder.name for folder in (ROOT / "rules_data").iterdir() if (folder / "game.toml").exists()}
    assert folders == set(GAMES)
    strays = {folder.name for folder in (ROOT / "rules_data").iterdir() if folder.is_dir()} - folders
    assert strays <= {"__pycache__"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os.path", {"os.path"}),
        ("def f():\n    from time import time", {"time", "time.time"}),
        ("from . import deck", {"companion.engine", "companion.engine.deck"}),
        ("from .deck import Deck", {"companion.engine.deck", "companion.engine.deck.Deck"}),
        ("from ..games import all_games", {"companion.games", "companion.games.all_games"}),
        ("from companion import games", {"companion", "companion.games"}),
    ],
)
def test_no_way_of_importing_is_overlooked(source: str, found: set[str]) -> None:
    assert set(imports(source, "companion.engine")) == found


def test_each_module_is_counted_to_its_part() -> None:
    parts = {name: part_of(name) for name in map(name_of, MODULES)}
    assert parts["companion.games.viticulture.screens.board"] == "screens"
    assert parts["companion.games.viticulture.play"] == parts["companion.games"] == "games"
    assert parts["companion.engine.search.index"] == "engine"
    assert parts["companion.cli_solo"] == parts["companion.__main__"] == parts["companion"] == "cli"
