"""Reads a game's facts and rules from `rules_data/` into its strict models."""

import json
import tomllib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from companion.engine.game import AnyGame
from companion.engine.rulebook import GameData
from companion.engine.search import Index, Synonym, build, documents
from companion.games import all_games
from companion.storage.paths import RULES_DATA


class DamagedData(ValueError):  # noqa: N818 - named for what the reader is told
    """A file under `rules_data/` does not fit its model. The message begins with the file's path."""


@cache
def load_data(game: AnyGame, root: Path = RULES_DATA) -> GameData:
    """Read everything that is known about `game`.

    `sources.toml`, `rules/*.toml` and `glossary.toml` make the rulebook; each further field of the
    game's data model is the file of its name.

    Raises:
        DamagedData: a file is missing or does not fit; the message names file and field.
    """
    folder = root / game.id
    values: dict[str, Any] = {"rulebook": _read_rulebook(folder)}
    for field in game.data.model_fields:
        if field != "rulebook":
            values[field] = _read(folder / f"{field}.toml")
    try:
        data: GameData = game.data.model_validate_json(json.dumps(values, default=_as_text))
    except ValidationError as error:
        raise DamagedData(f"{folder}: {_first_problem(error)}") from None
    return data


@cache
def load_index(root: Path = RULES_DATA) -> Index:
    """The search index over the entries and terms of all games. It is built once and never changes.

    Raises:
        DamagedData: a file is missing or does not fit; the message names file and field.
    """
    found = [document for game in all_games() for document in documents(load_data(game, root), game.title)]
    return build(found, load_synonyms(root))


def load_synonyms(root: Path = RULES_DATA) -> tuple[Synonym, ...]:
    """What people say for what the rules say, from `synonyms.toml`.

    Raises:
        DamagedData: the file is missing or does not fit; the message names file and field.
    """
    file = root / "synonyms.toml"
    try:
        return TypeAdapter(tuple[Synonym, ...]).validate_json(json.dumps(_read(file).get("synonym", [])))
    except ValidationError as error:
        raise DamagedData(f"{file}: {_first_problem(error)}") from None


def _read_rulebook(folder: Path) -> dict[str, Any]:
    rules = [entry for file in sorted(folder.glob("rules/*.toml")) for entry in _read_rules(file)]
    glossary = folder / "glossary.toml"
    return {
        **_read(folder / "game.toml"),
        "sources": _read(folder / "sources.toml").get("source", []),
        "rules": rules,
        "terms": _read(glossary).get("term", []) if glossary.exists() else [],
    }


def _read_rules(file: Path) -> list[dict[str, Any]]:
    """The entries of one chapter; `section` in an entry stands for a citation with the file's `[cite]` values."""
    chapter = _read(file)
    cite = chapter.get("cite", {})
    entries = []
    for entry in chapter.get("rule", []):
        section = entry.pop("section", None)
        if section is not None:
            entry["cites"] = [{**cite, "section": section}, *entry.get("cites", [])]
        entries.append(entry)
    return entries


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DamagedData(f"{file}: {error}") from None


def _as_text(value: object) -> str:
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{value!r} has no place in a data file")


def _first_problem(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}"
