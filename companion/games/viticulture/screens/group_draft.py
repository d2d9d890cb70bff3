"""A game of the group as it is being entered."""

from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from companion.engine.problems import explain
from companion.engine.wording import listed
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy import leaders
from companion.games.viticulture.screens import group
from companion.games.viticulture.screens import group_texts as texts
from companion.games.viticulture.uncorking_answer import UncorkingVerdict
from companion.games.viticulture.uncorking_asks import PlayedBy, PlayedGame, UncorkingAsk, WinnersVineyard


@dataclass(frozen=True)
class GameDraft:
    """What has been entered so far."""

    players: tuple[tuple[str, int | None], ...] = ()
    """Names and points; None while nobody has said how many."""
    winner: str | None = None
    modules: tuple[Module, ...] = ()
    winner_chooses: bool = True
    planted_fields: int | None = None
    residual: int | None = None

    @classmethod
    def new(cls, verdict: UncorkingVerdict, known: tuple[str, ...]) -> "GameDraft":
        """A game about to be entered: the same people as last time, and what is due on the table.

        Args:
            verdict: where the group stands.
            known: who played the last game.
        """
        people = tuple((name, None) for name in known)
        return cls(players=people, modules=group.usual_modules(verdict))

    @classmethod
    def of(cls, game: PlayedGame, verdict: UncorkingVerdict) -> "GameDraft":
        """A game that was entered before."""
        return cls(
            players=tuple((player.name, player.points) for player in game.players),
            winner=game.winner,
            modules=verdict.stay_in if game.modules is None else game.modules,
            winner_chooses=game.winner_chooses,
            planted_fields=game.winners_vineyard.planted_fields,
            residual=game.winners_vineyard.residual,
        )

    def with_player(self, name: str) -> "GameDraft":
        """A player more; one of that name is there already."""
        if any(one.casefold() == name.casefold() for one, _ in self.players):
            return self
        return replace(self, players=(*self.players, (name, None)), winner=None)

    def without_player(self, name: str) -> "GameDraft":
        """A player less."""
        return replace(self, players=tuple(one for one in self.players if one[0] != name), winner=None)

    def scored(self, name: str, points: int | None) -> "GameDraft":
        """A player's points."""
        players = tuple((one, points if one == name else old) for one, old in self.players)
        return replace(self, players=players, winner=None)

    def with_module(self, module: Module, order: tuple[Module, ...]) -> "GameDraft":
        """An expansion on the table, or off it."""
        now = {*self.modules} ^ {module}
        return replace(self, modules=tuple(one for one in order if one in now))

    def level(self) -> tuple[str, ...]:
        """Whoever is level at the top; nobody where one player is ahead, or points are missing."""
        if self.without_points():
            return ()
        try:
            best = leaders(PlayedGame(players=self._people()))
        except ValidationError:
            return ()
        return tuple(player.name for player in best) if len(best) > 1 else ()

    def without_points(self) -> tuple[str, ...]:
        """Whose points nobody has entered."""
        return tuple(name for name, points in self.players if points is None)

    def asks(self) -> str:
        """What still has to be said before the game can be kept; empty where nothing is missing."""
        missing, level = self.without_points(), self.level()
        if len(self.players) < 2:
            return texts.AT_LEAST_TWO
        if missing:
            return texts.POINTS_MISSING.format(names=listed(missing))
        if level and self.winner not in level:
            return texts.WHO_WON.format(names=listed(level))
        return ""

    def game(self, verdict: UncorkingVerdict, before: PlayedGame | None) -> PlayedGame | str:
        """The game as it was entered, or what is wrong with it.

        Args:
            verdict: where the group stood before it.
            before: the same game as it was entered earlier; what was settled after it stays.
        """
        asked = self.asks()
        if asked:
            return asked
        usual = set(self.modules) == set(verdict.stay_in)
        values: dict[str, Any] = {
            "winner": self.winner if self.winner in self.level() else None,
            "modules": None if usual else self.modules,
            "winner_chooses": self.winner_chooses,
            "winners_vineyard": WinnersVineyard(planted_fields=self.planted_fields, residual=self.residual),
        }
        try:
            if before is None:
                return PlayedGame(players=self._people(), **values)
            return before.evolve(players=self._people(before), **values)
        except ValidationError as error:
            return explain(error)

    def _people(self, before: PlayedGame | None = None) -> tuple[PlayedBy, ...]:
        """Everybody; what somebody kept after the game is still kept."""
        kept = {} if before is None else {player.name: player for player in before.players}
        return tuple(
            kept[name].evolve(points=points) if name in kept else PlayedBy(name=name, points=points)
            for name, points in self.players
            if points is not None
        )


def people_of(ask: UncorkingAsk) -> tuple[str, ...]:
    """Who played the last game."""
    return tuple(player.name for player in ask.games[-1].players) if ask.games else ()
