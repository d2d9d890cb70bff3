"""What is wrong with an input, and where: the sentence of the calculator, put beside the field it names."""

import re
from dataclasses import dataclass

from pydantic import ValidationError

from companion.engine.problems import explain
from companion.ui.forms.draft import Place

_PART = r"[a-zA-Z_]\w*(?:\[\d+\])*"
_NAMED = re.compile(rf"(?P<place>{_PART}(?:\.{_PART})*): (?P<text>.+)", re.DOTALL)


@dataclass(frozen=True)
class Fault:
    """Why there is no answer."""

    place: Place
    """The field, as far as it is named; empty where the form as a whole is meant."""
    text: str
    """What to do, or the end of a sentence that begins with the field's name."""
    hidden: bool = False
    """It is about what lies face down, and is told where that is entered."""
    also: tuple["Fault", ...] = ()
    """What else is missing further down."""

    def within(self, place: Place) -> bool:
        """Whether the fault is at a place or below it."""
        return self.place[: len(place)] == place


def fault(problem: ValueError) -> Fault:
    """The first fault of an input. What the field is for stands beside it already and is not repeated.

    Args:
        problem: what the model or the calculator raised.
    """
    said = explain(problem) if isinstance(problem, ValidationError) else str(problem)
    found = _NAMED.fullmatch(said)
    if found is None:
        return Fault((), said)
    return Fault(_place(found["place"]), found["text"])


def _place(path: str) -> Place:
    """`players[0].stars` as names and positions."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\w+", path))
