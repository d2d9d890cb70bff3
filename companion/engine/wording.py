"""Joins names into sentences."""

from collections.abc import Sequence


def listed(names: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(count: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
