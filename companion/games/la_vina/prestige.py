"""The count of prestige at the end, and its tie-break."""

from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.players import Name, no_name_twice
from companion.engine.ranking import Entrant, rank
from companion.engine.score import Ranking, ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.la_vina import texts
from companion.games.la_vina.data import LaVinaData
from companion.games.la_vina.tables import Count, Prestige
from companion.games.la_vina.tokens import (
    CHANGE_RULE,
    EXCHANGE_RULE,
    TOKENS_RULE,
    TokenCount,
    fewest_tokens,
    laid_out,
    pieces_word,
    told,
    value,
)

TIE_RULE = "la_vina.end.tie-break"


NOBODY = Ranking(players=(), winners=(), decided_by="")
"""Where only an amount was asked for."""


class PrestigePlayer(TokenCount):
    """One player's tokens, which lie hidden until the end."""

    name: Name
    """The player's name."""


class PrestigeAsk(Frozen):
    """The end of a game."""

    players: Annotated[tuple[PrestigePlayer, ...], AfterValidator(no_name_twice)] = Field(default=(), max_length=5)
    """Everybody who plays, with the tokens in front of them."""
    exit_order: tuple[Name, ...] = ()
    """Names in the order of leaving the renque in the last round, as the pawns now stand at the entrance."""
    amount: Count | None = None
    """An amount of prestige to lay out in the fewest tokens, such as a reward during the game."""

    @model_validator(mode="after")
    def _asks_something(self) -> "PrestigeAsk":
        if not self.players and self.amount is None:
            raise ValueError(f"players: {texts.NOTHING_TO_COUNT}")
        return self


class PlayerTokens(Frozen):
    """The fewest tokens for what one player has."""

    name: str
    tokens: TokenCount


class PrestigeRanking(Ranking):
    """The count, and everybody's prestige in the fewest tokens."""

    fewest: tuple[PlayerTokens, ...] = ()
    change: TokenCount | None = None
    """The fewest tokens for the amount that was asked for."""


def score(data: LaVinaData, ask: PrestigeAsk) -> PrestigeRanking:
    """Count the prestige; who is level is told apart by who left the renque first.

    Raises:
        ValueError: `exit_order` does not fit the players.
    """
    order = _exit_places(data, ask)
    entrants = [
        Entrant(name=player.name, sheet=_sheet(data.prestige, player), tie_breaks=(-order.get(_key(player.name), 0),))
        for player in ask.players
    ]
    ranking = rank(entrants, texts.CRITERIA, texts.SHARED) if entrants else NOBODY
    fewest = tuple(_fewest(data.prestige, player) for player in ask.players)
    return PrestigeRanking(
        players=ranking.players,
        winners=ranking.winners,
        decided_by=ranking.decided_by,
        notes=_notes(data.prestige, ask, ranking),
        fewest=fewest,
        change=None if ask.amount is None else fewest_tokens(data.prestige, ask.amount),
    )


def _sheet(prestige: Prestige, player: PrestigePlayer) -> ScoreSheet:
    lines = []
    for token in prestige.tokens:
        count = getattr(player, token.id)
        points = count * token.value
        how = texts.LINE.format(count=count, value=token.value, points=points)
        lines.append(ScoreLine(label=token.name, points=points, how=how, rule=TOKENS_RULE))
    return ScoreSheet(lines=tuple(lines))


def _fewest(prestige: Prestige, player: PrestigePlayer) -> PlayerTokens:
    return PlayerTokens(name=player.name, tokens=fewest_tokens(prestige, value(prestige, player)))


def _exit_places(data: LaVinaData, ask: PrestigeAsk) -> dict[str, int]:
    """The place at which each player first left the renque: la_vina.end.tie-break. Empty without an exit order.

    Whoever is level with nobody may be left out of the order.
    """
    names = {_key(player.name): player.name for player in ask.players}
    pickers = max((table.pickers_each for table in data.setup.tables if table.players == len(names)), default=1)
    places: dict[str, int] = {}
    for index, name in enumerate(ask.exit_order):
        if _key(name) not in names:
            raise ValueError(texts.EXIT_UNKNOWN.format(index=index, name=name, allowed=", ".join(names.values())))
        times = sum(_key(one) == _key(name) for one in ask.exit_order[: index + 1])
        if times > pickers:
            why = texts.EXIT_ONE_PICKER if pickers == 1 else texts.EXIT_TWO_PICKERS.format(pickers=pickers)
            raise ValueError(texts.EXIT_TOO_OFTEN.format(index=index, name=name, times=times, why=why))
        places.setdefault(_key(name), index)
    totals = {player.name: value(data.prestige, player) for player in ask.players}
    level = [name for name, total in totals.items() if list(totals.values()).count(total) > 1]
    missing = [name for name in level if _key(name) not in places]
    if places and missing:
        raise ValueError(texts.EXIT_MISSING.format(names=listed(missing)))
    return places


def _notes(prestige: Prestige, ask: PrestigeAsk, ranking: Ranking) -> tuple[Event, ...]:
    notes = []
    if len(ranking.winners) > 1:
        notes.append(Event(text=texts.NO_EXIT_ORDER.format(names=listed(ranking.winners)), rules=(TIE_RULE,)))
    for player in ask.players:
        tokens = fewest_tokens(prestige, value(prestige, player))
        if tokens.pieces() < player.pieces():
            text = texts.EXCHANGE.format(
                name=player.name,
                tokens=told(prestige, tokens),
                fewest=tokens.pieces(),
                pieces=pieces_word(tokens.pieces()),
                held=player.pieces(),
            )
            notes.append(Event(text=text, rules=(EXCHANGE_RULE,)))
    found = sum(player.pieces() for player in ask.players)
    if found > prestige.tokens_in_box:
        text = texts.MORE_THAN_THE_BOX.format(found=found, most=prestige.tokens_in_box)
        notes.append(Event(text=text, rules=(TOKENS_RULE,)))
    if ask.amount is not None:
        notes.append(Event(text=laid_out(prestige, ask.amount), rules=(CHANGE_RULE,)))
    return tuple(notes)


def _key(name: str) -> str:
    return name.casefold()
