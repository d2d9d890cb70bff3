"""The owner's own deck: the printed cards entered one by one, with breaks, and a file to share and to bring back."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from companion.engine.automa import SEASONS
from companion.engine.model import Frozen
from companion.engine.problems import explain
from companion.engine.wording import listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import (
    CUBES,
    DECK_SIZE,
    DISCS,
    AutomaCard,
    CardId,
    Fall,
    Part,
    Spring,
    Summer,
    Winter,
    none_twice,
)


class DraftCard(Frozen):
    """A card that is being entered: what is not told yet is left out, and the grid may be half done."""

    id: CardId
    spring: Spring | None = None
    """The actions in spring's color; an empty list for a card without one, None where nobody has looked yet."""
    summer: Summer | None = None
    fall: Fall | None = None
    winter: Winter | None = None
    discs: Annotated[tuple[TradeSpace, ...], Field(max_length=DISCS), AfterValidator(none_twice)] = ()
    cubes: Annotated[tuple[ExpertSpace, ...], Field(max_length=CUBES), AfterValidator(none_twice)] = ()

    def missing(self) -> tuple[Part, ...]:
        """The parts that are still to be entered."""
        seasons: tuple[Part, ...] = tuple(season for season in SEASONS if getattr(self, season) is None)
        discs: tuple[Part, ...] = ("discs",) if len(self.discs) < DISCS else ()
        cubes: tuple[Part, ...] = ("cubes",) if len(self.cubes) < CUBES else ()
        return (*seasons, *discs, *cubes)

    def finished(self) -> AutomaCard:
        """The whole card.

        Raises:
            ValueError: something is missing; the message names it.
        """
        missing = self.missing()
        if missing:
            raise ValueError(texts.CARD_UNFINISHED.format(card=self.id, missing=listed(missing)))
        return AutomaCard.model_validate(self.model_dump())


def _no_card_twice(cards: tuple[DraftCard, ...]) -> tuple[DraftCard, ...]:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise ValueError(texts.CARD_TWICE.format(card=card.id))
        seen.add(card.id)
    return cards


class OwnDeck(Frozen):
    """The deck as far as it is entered, and the form in which it is shared."""

    deck: Literal["bordeaux-automa"] = "bordeaux-automa"
    format: Literal[1] = 1
    cards: Annotated[tuple[DraftCard, ...], Field(max_length=DECK_SIZE), AfterValidator(_no_card_twice)] = ()

    def with_card(self, card: DraftCard) -> "OwnDeck":
        """This card put in, in the place of the one with its id, if there is one.

        Raises:
            ValueError: the deck is full.
        """
        known = any(one.id == card.id for one in self.cards)
        if not known and len(self.cards) == DECK_SIZE:
            raise ValueError(texts.DECK_FULL.format(card=card.id, size=DECK_SIZE))
        replaced = tuple(card if one.id == card.id else one for one in self.cards)
        return self.evolve(cards=replaced if known else (*self.cards, card))

    def without_card(self, card: str) -> "OwnDeck":
        """This card taken out."""
        return self.evolve(cards=tuple(one for one in self.cards if one.id != card))

    def alike(self) -> tuple[tuple[str, str], ...]:
        """Pairs of finished cards that show the same: most likely one card entered twice."""
        done = [card for card in self.cards if not card.missing()]
        return tuple(
            (one.id, other.id) for at, one in enumerate(done) for other in done[at + 1 :] if _look(one) == _look(other)
        )

    def complete(self) -> tuple[AutomaCard, ...]:
        """All 24 cards, to play with.

        Raises:
            ValueError: a card is missing or unfinished; the message says which.
        """
        finished = tuple(card.finished() for card in self.cards)
        if len(finished) != DECK_SIZE:
            raise ValueError(texts.DECK_INCOMPLETE.format(size=DECK_SIZE, count=len(finished)))
        return finished


def _look(card: DraftCard) -> tuple[object, ...]:
    """What a card shows, whatever it is called and in whatever order its grid was entered."""
    return (card.spring, card.summer, card.fall, card.winter, frozenset(card.discs), frozenset(card.cubes))


def shared(deck: OwnDeck) -> str:
    """The deck as the text of a file."""
    return deck.model_dump_json(indent=1)


def brought_back(text: str | bytes) -> OwnDeck:
    """Read a shared deck.

    Raises:
        ValueError: it is no such file, or a card in it cannot be; the message names the place.
    """
    try:
        return OwnDeck.model_validate_json(text)
    except ValidationError as error:
        raise ValueError(explain(error)) from None
