"""The rules as entries to read: sources, citations, entries, terms, and the book they make."""

from collections import Counter
from datetime import date
from typing import Literal

from pydantic import HttpUrl, model_validator

from companion.engine.model import Frozen, RuleId, Slug

Confidence = Literal["printed", "publisher-faq", "designer-post", "several-sources", "single-source", "inferred"]
"""How sure an entry is. A single source and an inference are to be checked by the reader."""

SURE: frozenset[str] = frozenset({"printed", "publisher-faq", "designer-post", "several-sources"})


class Source(Frozen):
    """Where facts come from: a rulebook, an FAQ, a published table."""

    id: Slug
    title: str
    publisher: str
    edition: str
    url: HttpUrl | None = None


class Citation(Frozen):
    """The place in a source that an entry rests on."""

    source: Slug
    section: str
    """The heading in the source, as printed."""
    page: int | None = None
    checked: date
    confidence: Confidence = "printed"
    note: str = ""
    """What a reader should know of this source, such as another reading."""


class Sourced(Frozen):
    """A figure or table of a game, with the place it was read."""

    source: Slug
    confidence: Confidence = "printed"
    checked: date | None = None
    note: str = ""

    @property
    def check(self) -> bool:
        """Whether the reader should check it against their own rulebook."""
        return self.confidence not in SURE


class RuleEntry(Frozen):
    """One rule, told for a glance."""

    id: RuleId
    title: str
    text: str
    """The rule, in one to five sentences."""
    exceptions: tuple[str, ...] = ()
    example: str = ""
    kind: Literal["rule", "card", "question", "table"] = "rule"
    modules: frozenset[Slug] = frozenset()
    """The expansions it belongs to; empty for the game itself."""
    keywords: tuple[str, ...] = ()
    """Other words people type for it."""
    disputed: str = ""
    """Where sources disagree or the rulebook is silent: both readings."""
    cites: tuple[Citation, ...]
    see_also: tuple[RuleId, ...] = ()

    @property
    def game(self) -> str:
        """The game's id, the first part of the entry's id."""
        return self.id.split(".")[0]

    @property
    def module(self) -> str:
        """The chapter, the second part of the entry's id."""
        return self.id.split(".")[1]

    @property
    def check(self) -> bool:
        """Whether the reader should check it against their own rulebook."""
        return bool(self.disputed) or any(cite.confidence not in SURE for cite in self.cites)

    @model_validator(mode="after")
    def _cites_something(self) -> "RuleEntry":
        if not self.cites:
            raise ValueError(f"{self.id}: an entry cites at least one source")
        return self


class Term(Frozen):
    """A word of the game and what it means."""

    id: RuleId
    """`game.term.name`."""
    name: str
    meaning: str
    aliases: tuple[str, ...] = ()
    """What it is searched by as well. Many are everyday words, so none of them links in a text."""
    links: tuple[str, ...] = ()
    """What names it in a text beside its own name."""
    unlinked: tuple[str, ...] = ()
    """Phrases that hold one of those and mean something else."""
    rules: tuple[RuleId, ...] = ()

    @property
    def game(self) -> str:
        """The game's id, the first part of the term's id."""
        return self.id.split(".")[0]


class Heading(Frozen):
    """A chapter or an expansion, with the name that readers see."""

    id: str
    name: str


class Rulebook(Frozen):
    """Everything there is to read about one game. Every reference in it resolves."""

    chapters: tuple[Heading, ...] = ()
    """The chapters in reading order; each entry stands in one."""
    modules: tuple[Heading, ...] = ()
    """The expansions that entries can belong to."""
    sources: tuple[Source, ...]
    rules: tuple[RuleEntry, ...]
    terms: tuple[Term, ...] = ()

    @model_validator(mode="after")
    def _references_resolve(self) -> "Rulebook":
        """Each id stands once and names something. What points into another game is left to the tests."""
        sources = {source.id for source in self.sources}
        ids = [entry.id for entry in self.rules] + [term.id for term in self.terms]
        known, games = set(ids), {one.split(".")[0] for one in ids}
        chapters, modules = {one.id for one in self.chapters}, {one.id for one in self.modules}
        problems = [f"{one} stands twice" for one, times in Counter(ids).items() if times > 1]
        for entry in self.rules:
            problems += [f"{entry.id}: no source {cite.source}" for cite in entry.cites if cite.source not in sources]
            if entry.module not in chapters:
                problems.append(f"{entry.id}: game.toml has no chapter {entry.module}")
            problems += [f"{entry.id}: game.toml has no module {one}" for one in entry.modules - modules]
        for owner, links in [(e.id, e.see_also) for e in self.rules] + [(t.id, t.rules) for t in self.terms]:
            problems += [
                f"{owner}: {link} is not there" for link in links if link.split(".")[0] in games and link not in known
            ]
        if problems:
            raise ValueError("; ".join(problems))
        return self


class GameData(Frozen):
    """What is known about one game: its rulebook, and in each game's own subclass its cards and tables."""

    rulebook: Rulebook

    def entries(self) -> tuple[RuleEntry, ...]:
        """Everything there is to look up: the written entries; a game adds those it makes from its own tables."""
        return self.rulebook.rules
