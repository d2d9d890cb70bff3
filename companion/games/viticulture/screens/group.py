"""A group's games as the page changes them. Whether they can be so is for the engine to say."""

from collections.abc import Callable

from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.screens.expansion_map import Standing, State
from companion.games.viticulture.uncorking_answer import UncorkingVerdict, uncorking
from companion.games.viticulture.uncorking_asks import PlayedBy, PlayedGame, UncorkingAsk
from companion.ui.forms.faults import fault

KEPT = "uncorking"
"""The name under which a group's games are kept."""


def answered(data: ViticultureData, ask: UncorkingAsk) -> UncorkingVerdict | str:
    """Where the group stands, or what is wrong with its games and in which."""
    try:
        return uncorking(data, ask)
    except ValueError as problem:
        found = fault(problem)
        number = found.place[1] if len(found.place) > 1 and found.place[0] == "games" else None
        if isinstance(number, int):
            return texts.IN_GAME.format(number=number + 1, why=found.text)
        return found.text


def last_changed(ask: UncorkingAsk, change: Callable[[PlayedGame], PlayedGame]) -> UncorkingAsk:
    """The games with the last one changed."""
    if not ask.games:
        return ask
    return ask.evolve(games=(*ask.games[:-1], change(ask.games[-1])))


def chosen(ask: UncorkingAsk, module: Module | None) -> UncorkingAsk:
    """What is uncorked after the last game; None takes the choice back."""
    return last_changed(ask, lambda game: game.evolve(uncorks=module))


def locked(ask: UncorkingAsk, module: Module | None) -> UncorkingAsk:
    """What the loser of the last game locks; None takes it back."""
    return last_changed(ask, lambda game: game.evolve(locks=module))


def keeping(ask: UncorkingAsk, name: str, element: str | None, structure: str | None = None) -> UncorkingAsk:
    """What a player of the last game keeps; None takes it back."""

    def keep(player: PlayedBy) -> PlayedBy:
        return player.evolve(keeps=element, structure=structure) if player.name == name else player

    return last_changed(ask, lambda game: game.evolve(players=tuple(keep(player) for player in game.players)))


def clean_slate(ask: UncorkingAsk, clean: bool) -> UncorkingAsk:
    """After the last game all expansions go back into the box, or they do not."""

    def cleaned(game: PlayedGame) -> PlayedGame:
        if not clean:
            return game.evolve(clean_slate=False)
        players = tuple(player.evolve(keeps=None, structure=None) for player in game.players)
        return game.evolve(clean_slate=True, uncorks=None, locks=None, players=players)

    return last_changed(ask, cleaned)


def with_game(ask: UncorkingAsk, game: PlayedGame, index: int | None) -> UncorkingAsk:
    """A game added at the end, or put in the place of another."""
    if index is None or index >= len(ask.games):
        return ask.evolve(games=(*ask.games, game))
    return ask.evolve(games=(*ask.games[:index], game, *ask.games[index + 1 :]))


def without_last(ask: UncorkingAsk) -> UncorkingAsk:
    """The games without the last one."""
    return ask.evolve(games=ask.games[:-1])


def before(ask: UncorkingAsk, index: int | None) -> UncorkingAsk:
    """The games before one of them, or all of them."""
    return ask if index is None else ask.evolve(games=ask.games[:index])


def standings(data: ViticultureData, verdict: UncorkingVerdict) -> tuple[Standing, ...]:
    """How each expansion stands with the group."""
    names = {heading.id: heading.name for heading in data.rulebook.modules}

    def of(one: Module) -> State:
        if one in verdict.locked:
            return "back" if one in verdict.may_come else "locked"
        if one in verdict.may_come:
            return "due"
        if one not in verdict.opened:
            return "closed"
        return "modular" if one in verdict.one_of else "open"

    return tuple(
        Standing(one, names[one], tier.number, of(one)) for tier in data.uncorking.tiers for one in tier.expansions
    )


def usual_modules(verdict: UncorkingVerdict) -> tuple[Module, ...]:
    """What the next game is played with unless somebody says otherwise."""
    new = verdict.just_uncorked
    return (*verdict.stay_in, *((new,) if new is not None and new in verdict.one_of else ()))
