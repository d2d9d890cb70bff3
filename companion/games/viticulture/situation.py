"""Where a group stands after its games, with the names of the expansions at hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.engine.model import RuleId
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy import winner_of
from companion.games.viticulture.uncorking import Standing, may_come, standing_after, story
from companion.games.viticulture.uncorking_asks import PlayedGame, UncorkingAsk
from companion.games.viticulture.uncorking_tables import Uncorking


@dataclass(frozen=True)
class Situation:
    """What the answer is made from."""

    data: ViticultureData
    ask: UncorkingAsk
    standing: Standing

    @classmethod
    def of(cls, data: ViticultureData, ask: UncorkingAsk) -> "Situation":
        """Go through the games.

        Raises:
            ValueError: one of them cannot have been as told.
        """
        return cls(data, ask, standing_after(data.uncorking, ask))

    @property
    def tables(self) -> Uncorking:
        """The tiers and what the variants go by."""
        return self.data.uncorking

    @property
    def index(self) -> int:
        """The place of the last game in the list."""
        return len(self.ask.games) - 1

    @property
    def game(self) -> PlayedGame | None:
        """The last game; None before the first one and after a clean slate."""
        games = self.ask.games
        return games[-1] if games and not games[-1].clean_slate else None

    @property
    def all_open(self) -> bool:
        """Whether nothing is left to uncork."""
        return set(self.standing.opened) == set(self.tables.expansions())

    def story(self) -> tuple[Module, ...]:
        """Narrative method: what the last game's ending opens and is not open yet."""
        if self.ask.method != "narrative" or self.game is None:
            return ()
        return story(self.tables, self.standing, self.game, self.index)

    def allowed(self) -> tuple[Module, ...]:
        """What can be uncorked now; nothing where it is chosen already, or the last game gave no choice."""
        if self.game is None or self.standing.just_uncorked is not None:
            return ()
        if self.ask.method == "recommended" and not self.game.winner_chooses:
            return ()
        return self.story() or may_come(self.tables, self.standing)

    def chooser(self) -> str | None:
        """The winner of the last game, where there is something to choose."""
        if self.game is None or not (self.allowed() or self.all_open):
            return None
        return winner_of(self.game, self.index).name

    def named(self, module: str) -> str:
        """An expansion as the app shows it."""
        return next(heading.name for heading in self.data.rulebook.modules if heading.id == module)

    def listed(self, modules: Sequence[str]) -> str:
        """Several of them in a sentence."""
        return listed([self.named(one) for one in modules])


def event(text: str, rule: RuleId) -> Event:
    """A sentence and the rule behind it."""
    return Event(text=text, rules=(rule,))
