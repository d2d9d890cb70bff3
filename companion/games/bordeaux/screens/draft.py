"""The answers given before a solo play, and the setup they make."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.games.bordeaux.cards import AutomaCard
from companion.games.bordeaux.data import BordeauxData
from companion.games.bordeaux.difficulty import marker
from companion.games.bordeaux.pacing import Mark, marks
from companion.games.bordeaux.screens import texts
from companion.games.bordeaux.setup import BordeauxSetup


@dataclass(frozen=True)
class Draft:
    """The answers so far. Every answer has a start, so nothing has to be touched."""

    deck: str = "physical"
    own_deck: str = ""
    """The id of the chosen deck among the owner's; nothing for the first one."""
    level: str = "normal"
    pacing: bool = False
    structures: bool = False
    special_workers: bool = False
    pacing_tokens: tuple[int, ...] = ()
    """Tokens year by year, once one was changed."""

    @classmethod
    def of(cls, preset: Mapping[str, Any], deck: str, own_deck: str = "") -> "Draft":
        """The answers as they are filled in beforehand.

        Args:
            preset: answers under the names of the setup's fields; any of them may be missing.
            deck: the cards to play with, where the answers do not say.
            own_deck: which of the owner's decks.
        """
        plain = ("deck", "level", "pacing", "structures", "special_workers")
        known = {name: preset[name] for name in plain if name in preset}
        return cls(**{"deck": deck, **known}, own_deck=own_deck, pacing_tokens=tuple(preset.get("pacing_tokens", ())))

    def at_level(self, data: BordeauxData, level: str) -> "Draft":
        """Change the level; the pacing variant goes where it cannot be played."""
        known = {str(name): one for name, one in data.solo.levels.items()}
        return replace(self, level=level, pacing=self.pacing and known[level].pacing)

    def level_line(self, data: BordeauxData, level: str) -> str:
        """What a level changes, with its figures for the modules chosen."""
        solo, one = data.solo, next(found for name, found in data.solo.levels.items() if name == level)
        points = self.at_level(data, level).marker(data)
        return texts.LEVEL_LINES[level].format(
            years=one.years, usual=solo.years, ahead=one.start_points, least=one.least_workers, points=points
        )

    def with_module(self, module: str, chosen: bool) -> "Draft":
        """Take a module in or out; the marks of the pacing variant may then be others."""
        fresh = replace(self, pacing_tokens=())
        if module == "structures":
            return replace(fresh, structures=chosen)
        return replace(fresh, special_workers=chosen)

    def marks(self, data: BordeauxData) -> tuple[Mark, ...]:
        """The pacing variant's marks as they would be laid out; none without it."""
        return marks(data, self._without_deck())

    def marker(self, data: BordeauxData) -> int:
        """Where the Automa's marker would stand."""
        return marker(data, self._without_deck())

    def other_tokens(self, data: BordeauxData, year: int) -> "Draft":
        """The other number of tokens, 1 or 2, for one year."""
        tokens = [mark.tokens for mark in self.marks(data)]
        tokens[year - 1] = 3 - tokens[year - 1]
        return replace(self, pacing_tokens=tuple(tokens))

    def answers(self) -> dict[str, Any]:
        """The answers under the names of the setup's fields, the owner's cards aside."""
        return {
            "deck": self.deck,
            "level": self.level,
            "pacing": self.pacing,
            "structures": self.structures,
            "special_workers": self.special_workers,
            "pacing_tokens": self.pacing_tokens if self.pacing else (),
        }

    def setup(self, cards: tuple[AutomaCard, ...]) -> BordeauxSetup:
        """The setup these answers make.

        Args:
            cards: the owner's cards, for a deck of their own.

        Raises:
            pydantic.ValidationError: the answers do not fit together.
        """
        return BordeauxSetup.model_validate({**self.answers(), "cards": cards if self.deck == "own" else ()})

    def _without_deck(self) -> BordeauxSetup:
        return BordeauxSetup.model_validate({**self.answers(), "deck": "stand_in"})
