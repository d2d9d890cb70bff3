"""Drawing a card from each of the three decks: bordeaux.automa.placement and bordeaux.automa.empty-deck."""

from dataclasses import dataclass

from companion.engine.play import Event, IllegalCommand
from companion.engine.wording import counted, listed
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.cards import AutomaCard, Part, ShownCard
from companion.games.bordeaux.commands import DrawCard
from companion.games.bordeaux.state import BordeauxState

CARD = ("bordeaux.automa.card",)
EMPTY_DECK = ("bordeaux.automa.empty-deck",)


@dataclass(frozen=True)
class Drawn:
    """A card that was drawn, as far as it is known, and the state after it."""

    state: BordeauxState
    card: AutomaCard | ShownCard
    name: str
    """What sentences call it."""
    events: tuple[Event, ...]


def draw(state: BordeauxState, command: DrawCard, needs: tuple[Part, ...]) -> Drawn:
    """Draw one card.

    Args:
        state: the state before.
        command: the card that the player drew, or nothing.
        needs: the parts that the printed card must be told for; a deck that the app knows needs none.

    Raises:
        IllegalCommand: the card cannot come now, or what it shows is not told.
    """
    card: AutomaCard | ShownCard
    name = _named(command)
    if state.setup.deck == "physical":
        _check_name(state, command)
        card = _shown(command, needs)
        rng, deck, number = state.deck.take(state.rng)
    else:
        rng, deck, number = state.deck.take(state.rng, _number(state, command))
        card = state.cards[number - 1]
        name = card.id
    reshuffled = deck.reshuffles > state.deck.reshuffles
    out = () if reshuffled else state.named_out
    if state.setup.deck == "physical" and name is not None:
        out = (*out, name)
    events = (Event(text=texts.RESHUFFLED, rules=EMPTY_DECK),) if reshuffled else ()
    called = texts.PRINTED_CARD if name is None else texts.NAMED_CARD.format(card=name)
    return Drawn(state.evolve(rng=rng, deck=deck, named_out=out), card, called, events)


def _named(command: DrawCard) -> str | None:
    """What the player calls the card, beside what it shows or inside it."""
    inside = command.shown.id if command.shown is not None else None
    return inside if command.card is None else command.card


def _number(state: BordeauxState, command: DrawCard) -> int | None:
    """The number in the deck of the card that the player drew; None lets the app draw."""
    if command.shown is not None:
        raise IllegalCommand(texts.SHOWN_NOT_ASKED, CARD)
    if command.card is None:
        return None
    ids = [card.id for card in state.cards]
    if command.card not in ids:
        raise IllegalCommand(texts.CARD_UNKNOWN.format(card=command.card, cards=", ".join(ids)), CARD)
    number = ids.index(command.card) + 1
    if number not in state.deck.coming():
        text = texts.CARD_OUT.format(card=command.card, cards=counted(len(state.deck.coming()), "card"))
        raise IllegalCommand(text, EMPTY_DECK)
    return number


def _check_name(state: BordeauxState, command: DrawCard) -> None:
    """A printed card that the player names cannot come twice before the deck is shuffled again."""
    name, inside = _named(command), command.shown.id if command.shown is not None else None
    if command.card is not None and inside not in (None, command.card):
        raise IllegalCommand(texts.TWO_NAMES.format(card=command.card, shown=inside), CARD)
    if name in state.named_out and state.deck.draw:
        text = texts.CARD_OUT if command.card is not None else texts.SHOWN_OUT
        raise IllegalCommand(text.format(card=name, cards=counted(len(state.deck.draw), "card")), EMPTY_DECK)


def _shown(command: DrawCard, needs: tuple[Part, ...]) -> ShownCard:
    """What the player told of a printed card; all that is needed must be there."""
    card = command.shown
    if card is None:
        if needs:
            raise IllegalCommand(texts.SHOWN_MISSING.format(parts=listed(needs)), CARD)
        return ShownCard()
    for part in needs:
        if not card.shows(part):
            hint = "" if part in ("discs", "cubes") else texts.NOTHING_SHOWN
            raise IllegalCommand(texts.PART_MISSING.format(part=part, hint=hint), CARD)
    return card
