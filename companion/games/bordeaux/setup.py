"""What is chosen before a solo play of Bordeaux begins."""

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from companion.engine.play import Setup
from companion.games.bordeaux import solo_texts as texts
from companion.games.bordeaux.cards import DECK_SIZE, AutomaCard
from companion.games.bordeaux.solo_tables import LevelId

DeckKind = Literal["stand_in", "own", "physical"]
DECK_KINDS: tuple[DeckKind, ...] = get_args(DeckKind)
MarkTokens = Annotated[int, Field(ge=1, le=2)]


class BordeauxSetup(Setup):
    """Deck, level and modules of one play."""

    deck: DeckKind
    """`physical`: the player draws the printed cards. `own`: the owner's deck. `stand_in`: made by the app."""
    cards: tuple[AutomaCard, ...] = ()
    """The owner's 24 cards, for `own`."""
    level: LevelId = "normal"
    """The difficulty level."""
    pacing: bool = False
    """The pacing variant."""
    structures: bool = False
    """Structure cards of Tuscany are in play."""
    special_workers: bool = False
    """Special workers of Tuscany are in play."""
    pacing_tokens: tuple[MarkTokens, ...] = ()
    """Glass tokens on the six marks of the pacing variant, where the owner's rulebook has other numbers."""

    @model_validator(mode="after")
    def _fits_together(self) -> "BordeauxSetup":
        if self.pacing_tokens and not self.pacing:
            raise ValueError(texts.TOKENS_WITHOUT_PACING)
        self._check_cards()
        return self

    def _check_cards(self) -> None:
        if self.deck != "own":
            if self.cards:
                raise ValueError(texts.CARDS_NOT_ASKED.format(deck=self.deck))
            return
        ids = [card.id for card in self.cards]
        twice = next((one for one in ids if ids.count(one) > 1), None)
        if twice is not None:
            raise ValueError(texts.CARDS_TWICE.format(card=twice))
        if len(ids) != DECK_SIZE:
            raise ValueError(texts.CARDS_MISSING.format(size=DECK_SIZE, count=len(ids)))

    @property
    def with_modules(self) -> bool:
        """Whether structures or special workers are in play, which moves the Automa's marker."""
        return self.structures or self.special_workers
