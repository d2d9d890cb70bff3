"""Which expansions are open after a group's games, and what may come next: viticulture.uncorking.overview."""

from collections import Counter
from collections.abc import Sequence

from companion.engine.model import Frozen
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy import check_kept, lockable, triggered, winner_of
from companion.games.viticulture.uncorking_asks import PlayedGame, UncorkingAsk
from companion.games.viticulture.uncorking_tables import Uncorking


class Standing(Frozen):
    """What is open at one moment."""

    uncorked: tuple[Module, ...] = ()
    """Everything uncorked since the last clean slate, locked or not, in that order."""
    locked: tuple[Module, ...] = ()
    """What the lock and key method has closed again."""
    played: tuple[Module, ...] = ()
    """Every expansion once for each game it was in."""
    games: int = 0
    """Games since the last clean slate."""
    just_uncorked: Module | None = None
    """What came after the last game."""
    left_out: tuple[tuple[int, tuple[Module, ...]], ...] = ()
    """Games, counted from 1 in the whole list, in which something was missing that belongs in every game."""

    @property
    def opened(self) -> tuple[Module, ...]:
        """What is open and not locked."""
        return tuple(one for one in self.uncorked if one not in self.locked)

    def times(self, expansion: Module) -> int:
        """In how many games it was."""
        return Counter(self.played)[expansion]


def stay_in(tables: Uncorking, standing: Standing) -> tuple[Module, ...]:
    """What belongs in every game from now on: viticulture.uncorking.stay-in.

    What is printed on a board that is locked away waits with it.
    """
    return tuple(
        one
        for one in tables.expansions()
        if one in standing.opened and not tables.is_modular(one) and not without_board(tables, standing, one)
    )


def without_board(tables: Uncorking, standing: Standing, expansion: Module) -> bool:
    """Whether the expansion is open, yet what it is played with is locked."""
    needed = tables.waits_for(expansion)
    return expansion in standing.opened and needed is not None and needed.played not in standing.opened


def one_of(tables: Uncorking, standing: Standing) -> tuple[Module, ...]:
    """Of these at most one is in a game: viticulture.uncorking.tier-three."""
    return tuple(one for one in tables.expansions() if one in standing.opened and tables.is_modular(one))


def may_come(tables: Uncorking, standing: Standing) -> tuple[Module, ...]:
    """What may be uncorked now: the tier that is not whole yet, and whatever was locked."""
    back = tuple(one for one in tables.expansions() if one in standing.locked)
    for tier in tables.tiers:
        missing = tuple(one for one in tier.expansions if one not in standing.uncorked)
        if missing:
            return (*back, *(one for one in missing if not waiting(tables, standing, one)))
    return back


def waiting(tables: Uncorking, standing: Standing, expansion: Module) -> bool:
    """Whether something has to be played before this one opens, and was not."""
    needed = tables.waits_for(expansion)
    return needed is not None and not standing.times(needed.played)


def story(tables: Uncorking, standing: Standing, game: PlayedGame, index: int) -> tuple[Module, ...]:
    """What the narrative method opens after a game, of what may come before it."""
    ending = {trigger.expansion for trigger in triggered(tables, game, index)}
    return tuple(one for one in may_come(tables, standing) if one in ending)


def standing_after(tables: Uncorking, ask: UncorkingAsk) -> Standing:
    """Go through the games, oldest first.

    Raises:
        ValueError: a game was played with what was not open, or something was uncorked, locked or kept that
            could not be; the message begins with the field.
    """
    check_open(tables, ask.already_open)
    standing = Standing(uncorked=ask.already_open, played=ask.already_open)
    for index, game in enumerate(ask.games):
        standing = _after(tables, ask, standing, index)
        _check_rest(tables, ask, game, index)
    return standing


def check_open(tables: Uncorking, already: tuple[Module, ...]) -> None:
    """Refuse a beginning that no row of games leads to."""
    for tier in tables.tiers:
        for name in (one for one in tier.expansions if one in already):
            if already.count(name) > 1:
                raise ValueError(texts.ALREADY_TWICE.format(name=name))
            for below in (one for one in tables.tiers if one.number < tier.number):
                missing = [one for one in below.expansions if one not in already]
                if missing:
                    raise ValueError(
                        texts.ALREADY_TIER.format(
                            name=name, tier=tier.number, below=below.number, names=listed_or_nothing(missing)
                        )
                    )


def _after(tables: Uncorking, ask: UncorkingAsk, before: Standing, index: int) -> Standing:
    """What is open after one game."""
    game = ask.games[index]
    if game.clean_slate:
        if game.uncorks or game.locks or any(player.keeps for player in game.players):
            raise ValueError(texts.CLEAN_ALONE.format(index=index))
        return Standing()
    present = _modules(tables, before, game, index)
    missing = tuple(one for one in stay_in(tables, before) if one not in present)
    standing = before.evolve(
        played=(*before.played, *present),
        games=before.games + 1,
        left_out=(*before.left_out, (index + 1, missing)) if missing else before.left_out,
        just_uncorked=None,
    )
    chosen = _uncorked(tables, ask, standing, index)
    if chosen is not None:
        uncorked = standing.uncorked if chosen in standing.uncorked else (*standing.uncorked, chosen)
        locked = tuple(one for one in standing.locked if one != chosen)
        standing = standing.evolve(uncorked=uncorked, locked=locked, just_uncorked=chosen)
    return _locked(ask, standing, game, index)


def _modules(tables: Uncorking, before: Standing, game: PlayedGame, index: int) -> tuple[Module, ...]:
    """The expansions of a game; those left out stand for what belongs in every game."""
    if game.modules is None:
        return stay_in(tables, before)
    for name in game.modules:
        if game.modules.count(name) > 1:
            raise ValueError(texts.MODULE_TWICE.format(index=index, name=name))
        if name not in before.opened:
            allowed = listed_or_nothing(before.opened)
            raise ValueError(texts.NOT_OPEN.format(index=index, name=name, allowed=allowed))
    modular = [one for one in game.modules if tables.is_modular(one)]
    if len(modular) > 1:
        raise ValueError(texts.ONE_MODULAR.format(index=index, names=listed_or_nothing(modular)))
    return game.modules


def _uncorked(tables: Uncorking, ask: UncorkingAsk, standing: Standing, index: int) -> Module | None:
    """What is uncorked after a game, as it was chosen or as the story says."""
    game, allowed = ask.games[index], may_come(tables, standing)
    due = story(tables, standing, game, index) if ask.method == "narrative" else ()
    if game.uncorks is None:
        return due[0] if len(due) == 1 else None
    if ask.method == "recommended" and not game.winner_chooses:
        raise ValueError(texts.NOT_TO_CHOOSE.format(index=index))
    if game.uncorks not in allowed:
        names = listed_or_nothing(allowed)
        raise ValueError(texts.MAY_NOT_COME.format(index=index, name=game.uncorks, allowed=names))
    if due and game.uncorks not in due:
        raise ValueError(texts.STORY_SAYS.format(index=index, allowed=listed_or_nothing(due), name=game.uncorks))
    return game.uncorks


def _locked(ask: UncorkingAsk, standing: Standing, game: PlayedGame, index: int) -> Standing:
    if game.locks is None:
        return standing
    if ask.method != "lock_and_key":
        raise ValueError(texts.ONLY_LOCK_AND_KEY.format(index=index))
    if game.locks == standing.just_uncorked:
        raise ValueError(texts.LOCK_NEW.format(index=index, name=game.locks))
    allowed = lockable(standing.opened, standing.just_uncorked)
    if game.locks not in allowed:
        names = listed_or_nothing(allowed)
        raise ValueError(texts.LOCK_CLOSED.format(index=index, name=game.locks, allowed=names))
    return standing.evolve(locked=(*standing.locked, game.locks))


def _check_rest(tables: Uncorking, ask: UncorkingAsk, game: PlayedGame, index: int) -> None:
    winner_of(game, index)
    for number, player in enumerate(game.players):
        if player.keeps is not None and not ask.campaign:
            raise ValueError(texts.NO_CAMPAIGN.format(index=index, player=number))
    check_kept(tables.kept, game, index)


def listed_or_nothing(names: Sequence[str]) -> str:
    """The names, or the word for none."""
    return ", ".join(names) if names else texts.NOTHING
