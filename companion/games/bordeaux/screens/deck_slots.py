"""A deck of the owner by places: which cards are there, which comes next, what a card still lacks."""

from companion.engine.automa import Season
from companion.engine.wording import listed
from companion.games.bordeaux.board import ExpertSpace, TradeSpace
from companion.games.bordeaux.cards import CUBES, DECK_SIZE, DISCS, MOST_ACTIONS, Part
from companion.games.bordeaux.own_deck import DraftCard, OwnDeck
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.screens.tapping import toggled

PARTS: tuple[Part, ...] = ("spring", "summer", "fall", "winter", "discs", "cubes")
"""The parts of a card in the order in which they are entered."""


def card_at(deck: OwnDeck, place: int) -> DraftCard:
    """The card at a place from 1; where none is entered yet, a new one with a number that is free."""
    if place <= len(deck.cards):
        return deck.cards[place - 1]
    taken = {card.id for card in deck.cards}
    return DraftCard(id=next(str(number) for number in range(1, DECK_SIZE + 2) if str(number) not in taken))


def put(deck: OwnDeck, place: int, card: DraftCard) -> OwnDeck:
    """The deck with a card at its place, or at the end where the place is not reached yet.

    Raises:
        pydantic.ValidationError: another card has its name, or the deck is full.
    """
    return deck.evolve(cards=(*deck.cards[: place - 1], card, *deck.cards[place:]))


def with_action(card: DraftCard, season: Season, action: str) -> DraftCard:
    """The card after a tap on an action of a season."""
    return card.evolve(**{season: toggled(getattr(card, season) or (), action, MOST_ACTIONS)})


def left_empty(card: DraftCard, part: Part) -> DraftCard:
    """The card with a season that shows no action, unless one was tapped after all."""
    return card.evolve(**{part: ()}) if getattr(card, part) is None else card


def with_disc(card: DraftCard, space: TradeSpace) -> DraftCard:
    """The card after a tap on a place for a disc."""
    return card.evolve(discs=toggled(card.discs, space, DISCS))


def with_cube(card: DraftCard, space: ExpertSpace) -> DraftCard:
    """The card after a tap on a place for a cube."""
    return card.evolve(cubes=toggled(card.cubes, space, CUBES))


def unfinished(deck: OwnDeck) -> tuple[int, ...]:
    """The places of all cards that are not finished, those not begun included."""
    return tuple(place for place in range(1, DECK_SIZE + 1) if place > len(deck.cards) or _missing(deck, place))


def next_place(deck: OwnDeck, after: int) -> int | None:
    """The next card to enter after a place, beginning anew at the end; None where all are finished.

    Cards that are not begun follow one another, so the first of them stands for all.
    """
    left = [place for place in unfinished(deck) if place != after and place <= len(deck.cards) + 1]
    return next((place for place in left if place > after), left[0] if left else None)


def next_part(card: DraftCard, part: Part) -> Part | None:
    """The part that is entered after this one; None after the last."""
    later = PARTS[PARTS.index(part) + 1 :]
    return later[0] if later else None


def first_part(card: DraftCard) -> Part:
    """Where the entering of a card goes on."""
    return next(iter(card.missing()), "spring")


def line(deck: OwnDeck) -> str:
    """How far a deck is entered."""
    done = sum(not card.missing() for card in deck.cards)
    if done == DECK_SIZE:
        return texts.DECK_COMPLETE.format(size=DECK_SIZE)
    begun = len(deck.cards) - done
    words = texts.DECK_SO_FAR.format(done=done, size=DECK_SIZE)
    return words + (texts.DECK_BEGUN.format(count=begun) if begun else "")


def alike_lines(deck: OwnDeck) -> tuple[str, ...]:
    """Cards that show the same: most likely one was entered twice."""
    return tuple(texts.ALIKE.format(one=one, other=other) for one, other in deck.alike())


def slot_words(deck: OwnDeck, place: int) -> str:
    """What is said of the card at a place."""
    if place > len(deck.cards):
        return texts.SLOT_EMPTY
    missing = deck.cards[place - 1].missing()
    return texts.SLOT_MISSING.format(parts=listed(missing)) if missing else texts.SLOT_DONE


def part_words(card: DraftCard, part: Part) -> str:
    """How far a part of a card is, in a word or two."""
    if part == "discs":
        return texts.OF.format(done=len(card.discs), all=DISCS)
    if part == "cubes":
        return texts.OF.format(done=len(card.cubes), all=CUBES)
    entries = getattr(card, part)
    return texts.NOT_ENTERED if entries is None else "" if entries else texts.NO_ACTION


def _missing(deck: OwnDeck, place: int) -> bool:
    return bool(deck.cards[place - 1].missing())
