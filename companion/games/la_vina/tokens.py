"""Prestige tokens: what they are worth, and the fewest for an amount."""

from typing import Annotated

from pydantic import Field

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.tables import Count, Prestige

TOKENS_RULE = "la_vina.prestige.tokens"
CHANGE_RULE = "la_vina.prestige.making-change"
EXCHANGE_RULE = "la_vina.prestige.exchange"


Pieces = Annotated[int, Field(ge=0)]


class TokenCount(Frozen):
    """Prestige tokens of each kind."""

    seals: Pieces = 0
    """Quality seals, worth 1 each."""
    labels: Pieces = 0
    """Labels, worth 5 each."""
    bottles: Pieces = 0
    """Bottles, worth 10 each."""
    diplomas: Pieces = 0
    """Diplomas, worth 50 each."""

    def pieces(self) -> int:
        """How many tokens these are."""
        return self.seals + self.labels + self.bottles + self.diplomas


class HeldTokens(TokenCount):
    """Tokens in hand, as they are typed."""

    seals: Count = 0
    """Quality seals, worth 1 each."""
    labels: Count = 0
    """Labels, worth 5 each."""
    bottles: Count = 0
    """Bottles, worth 10 each."""
    diplomas: Count = 0
    """Diplomas, worth 50 each."""


class TokensAsk(Frozen):
    """Prestige to lay out in tokens."""

    amount: Count = 0
    """Prestige to receive, such as a winery's reward."""
    held: HeldTokens = HeldTokens()
    """Tokens that you hold and want to exchange with it."""


class TokensVerdict(Verdict):
    """The fewest tokens."""

    amount: int
    tokens: TokenCount
    pieces: int


def value(prestige: Prestige, tokens: TokenCount) -> int:
    """What tokens are worth: la_vina.prestige.tokens."""
    return sum(getattr(tokens, token.id) * token.value for token in prestige.tokens)


def fewest_tokens(prestige: Prestige, amount: int) -> TokenCount:
    """The fewest tokens that are worth exactly `amount`; large ones first, as each value divides the next."""
    counts: dict[str, int] = {}
    for token in reversed(prestige.tokens):
        counts[token.id], amount = divmod(amount, token.value)
    return TokenCount.model_validate(counts)


def told(prestige: Prestige, tokens: TokenCount) -> str:
    """`2 bottles, 1 label and 2 seals`."""
    counts = [(token, getattr(tokens, token.id)) for token in reversed(prestige.tokens)]
    return listed([token.counted(count) for token, count in counts if count])


def change(data: LaVinaData, ask: TokensAsk) -> TokensVerdict:
    """Lay out prestige in the fewest tokens, those in hand exchanged with it."""
    held = value(data.prestige, ask.held)
    amount = ask.amount + held
    tokens = fewest_tokens(data.prestige, amount)
    said = []
    if held:
        text = texts.CHANGE_HELD.format(held=ask.held.pieces(), pieces=pieces_word(ask.held.pieces()), amount=held)
        said.append(Event(text=text, rules=(TOKENS_RULE, EXCHANGE_RULE)))
    if amount:
        pieces = pieces_word(tokens.pieces())
        text = texts.CHANGE_PIECES.format(count=tokens.pieces(), pieces=pieces, amount=amount)
        said.append(Event(text=text, rules=(CHANGE_RULE,)))
    return TokensVerdict(
        headline=laid_out(data.prestige, amount),
        reasons=tuple(said),
        amount=amount,
        tokens=tokens,
        pieces=tokens.pieces(),
    )


def laid_out(prestige: Prestige, amount: int) -> str:
    """The amount and its tokens, as a sentence."""
    tokens = told(prestige, fewest_tokens(prestige, amount))
    return texts.CHANGE.format(amount=amount, tokens=tokens) if amount else texts.CHANGE_NOTHING


def pieces_word(count: int) -> str:
    """`token` or `tokens`."""
    return texts.PIECES.get(count, texts.PIECES[0])
