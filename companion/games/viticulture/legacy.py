"""The legacy variants: who won and lost, the endings of the narrative method, and the elements kept in a campaign."""

from companion.engine.wording import listed
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.uncorking_asks import PlayedBy, PlayedGame
from companion.games.viticulture.uncorking_tables import FigureId, Kept, Trigger, Uncorking


def leaders(game: PlayedGame) -> tuple[PlayedBy, ...]:
    """Whoever has the most points; several where a tie-break is needed."""
    most = max(player.points for player in game.players)
    return tuple(player for player in game.players if player.points == most)


def winner_of(game: PlayedGame, index: int) -> PlayedBy:
    """Who won.

    Raises:
        ValueError: the best are level and `winner` does not say which of them, or it names somebody else.
    """
    best = leaders(game)
    names = [player.name for player in game.players]
    if game.winner is None:
        if len(best) > 1:
            level = listed([player.name for player in best])
            raise ValueError(texts.LEVEL.format(index=index, names=level, points=best[0].points))
        return best[0]
    wanted = game.winner.casefold()
    found = next((player for player in game.players if player.name.casefold() == wanted), None)
    if found is None:
        raise ValueError(texts.NOT_A_PLAYER.format(index=index, name=game.winner, allowed=", ".join(names)))
    if found not in best:
        raise ValueError(texts.NOT_AHEAD.format(index=index, name=found.name, best=best[0].name))
    return found


def losers(game: PlayedGame, index: int) -> tuple[PlayedBy, ...]:
    """Whoever has the fewest points, the winner never being one: viticulture.legacy.lock-and-key."""
    others = [player for player in game.players if player != winner_of(game, index)]
    fewest = min(player.points for player in others)
    return tuple(player for player in others if player.points == fewest)


def figures(game: PlayedGame, index: int) -> dict[FigureId, int | None]:
    """What the narrative method looks at; None where it was not told."""
    return {
        "tie_break": int(len(leaders(game)) > 1),
        "planted_fields": game.winners_vineyard.planted_fields,
        "residual": game.winners_vineyard.residual,
        "points": winner_of(game, index).points,
    }


def triggered(tables: Uncorking, game: PlayedGame, index: int) -> tuple[Trigger, ...]:
    """The endings of the narrative method that came up: viticulture.legacy.narrative-method."""
    seen = figures(game, index)
    return tuple(
        trigger
        for trigger in tables.triggers
        if (value := seen[trigger.figure]) is not None and trigger.least <= value <= trigger.most
    )


def keep_order(game: PlayedGame, index: int) -> tuple[PlayedBy, ...]:
    """Who picks an element when: the fewest points first, the winner last. viticulture.legacy.campaign-method."""
    winner = winner_of(game, index)
    return (*sorted((one for one in game.players if one != winner), key=lambda one: one.points), winner)


def check_kept(kept: Kept, game: PlayedGame, index: int) -> None:
    """Refuse what cannot be kept: viticulture.legacy.kept-elements.

    Raises:
        ValueError: an element is kept twice, a structure is not named or is one that never stays.
    """
    owners: dict[str, str] = {}
    for number, player in enumerate(game.players):
        if player.keeps is None:
            continue
        element = kept.name(player.keeps)
        if player.keeps in owners:
            other = owners[player.keeps]
            raise ValueError(texts.KEPT_TWICE.format(index=index, player=number, element=element, other=other))
        owners[player.keeps] = player.name
        if player.keeps == "structure" and player.structure is None:
            raise ValueError(texts.KEPT_WHICH.format(index=index, player=number))
        if player.structure in kept.never_structures:
            raise ValueError(texts.KEPT_NEVER.format(index=index, player=number, structure=player.structure))


def lockable(opened: tuple[Module, ...], just_unlocked: Module | None) -> tuple[Module, ...]:
    """What the loser may lock: anything open but the winner's new expansion. viticulture.legacy.lock-and-key."""
    return tuple(one for one in opened if one != just_unlocked)
