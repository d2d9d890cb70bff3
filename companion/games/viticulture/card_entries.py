"""Cards as entries to look up: each visitor, structure card, mama and papa."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.engine.rulebook import Citation, RuleEntry
from companion.engine.wording import listed
from companion.games.viticulture import card_texts as texts
from companion.games.viticulture.cards import Mama, Papa, StructureCard, Visitor
from companion.games.viticulture.table_entries import tables
from companion.games.viticulture.tables import Sourced

if TYPE_CHECKING:
    from companion.games.viticulture.data import ViticultureData

PREFIX = "viticulture.cards."
CLARIFIED = "viticulture.new-visitors."


def derived(data: "ViticultureData") -> tuple[RuleEntry, ...]:
    """Every entry made from the cards and tables, less those that somebody has written out by the same id."""
    written = {rule.id for rule in data.rulebook.rules}
    made = (*_visitors(data, written), *_structures(data), *_parents(data), *tables(data))
    return tuple(entry for entry in made if entry.id not in written)


def _cite(table: Sourced, section: str) -> tuple[Citation, ...]:
    assert table.checked is not None
    return (
        Citation(
            source=table.source,
            section=section,
            checked=table.checked,
            confidence=table.confidence,
            note=table.note,
        ),
    )


def _visitors(data: "ViticultureData", written: set[str]) -> Iterator[RuleEntry]:
    for season, deck in (("summer", data.visitors.summer), ("winter", data.visitors.winter)):
        for card in deck:
            yield _visitor(data, season, card, written)


def _visitor(data: "ViticultureData", season: str, card: Visitor, written: set[str]) -> RuleEntry:
    section = texts.VISITOR_SECTION.format(season=season.capitalize(), number=card.number)
    return RuleEntry(
        id=PREFIX + card.id,
        title=texts.VISITOR.format(name=card.name, season=season),
        text=card.gist,
        exceptions=(texts.VISITOR_SOLO,) if card.name in data.solo.visitors_out else (),
        kind="card",
        modules=card.modules,
        keywords=(f"{season} visitor", "visitor card"),
        cites=_cite(data.visitors, section),
        see_also=tuple(link for link in (CLARIFIED + card.id,) if link in written),
    )


def _structures(data: "ViticultureData") -> Iterator[RuleEntry]:
    for card in data.structure_cards.structures:
        yield _structure(data, card)


def _structure(data: "ViticultureData", card: StructureCard) -> RuleEntry:
    table = data.structure_cards
    text = texts.STRUCTURE_TEXT.format(
        cost=card.cost,
        points=table.victory_points_when_built,
        kind=texts.STRUCTURE_KINDS[card.kind],
        gist=card.gist[0].lower() + card.gist[1:],
    )
    return RuleEntry(
        id=PREFIX + card.id,
        title=texts.STRUCTURE.format(name=card.name),
        text=text,
        exceptions=(texts.STRUCTURE_SOLO,) if card.needs_others else (),
        kind="card",
        modules=frozenset({"structures"}),
        keywords=("structure card", "orange card", card.kind),
        disputed=card.disputed,
        cites=_cite(table, texts.STRUCTURE_SECTION.format(number=card.number)),
    )


def _parents(data: "ViticultureData") -> Iterator[RuleEntry]:
    table = data.mamas_papas
    for mama in table.mamas:
        yield _parent(data, "mama", mama, texts.MAMA, _mama_text(table.regular_workers, mama))
    for papa in table.papas:
        yield _parent(data, "papa", papa, texts.PAPA, _papa_text(papa))


def _parent(data: "ViticultureData", kind: str, card: Mama | Papa, title: str, text: str) -> RuleEntry:
    return RuleEntry(
        id=f"{PREFIX}{kind}-{card.name.lower()}",
        title=title.format(name=card.name),
        text=text,
        kind="card",
        modules=frozenset({"mamas_papas"}),
        keywords=("parents", "starting resources"),
        disputed=card.disputed,
        cites=_cite(data.mamas_papas, texts.PARENT_SECTION),
    )


def _mama_text(workers: int, mama: Mama) -> str:
    hand = [texts.counted(kind, getattr(mama, kind)) for kind in texts.KINDS_OF_CARDS if getattr(mama, kind)]
    lira = texts.MAMA_LIRA.format(lira=mama.lira) if mama.lira else ""
    return texts.MAMA_TEXT.format(workers=workers, lira=lira, cards=listed(hand))


def _papa_text(papa: Papa) -> str:
    lira = texts.PAPA_LIRA.format(lira=papa.lira) if papa.lira else ""
    return texts.PAPA_TEXT.format(lira=lira, option=texts.PAPA_OPTIONS[papa.option], extra=papa.or_extra_lira)
