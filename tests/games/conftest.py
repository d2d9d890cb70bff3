"""What tests of every game's play share."""

from collections.abc import Callable

import pytest

from companion.engine.play import Command
from companion.engine.table import Table

Play = Callable[..., Table]


@pytest.fixture(scope="session")
def play() -> Play:
    """`play(table, WakeUp(row=2), DrawCard())`: the table after these commands."""

    def carry_out(table: Table, *commands: Command) -> Table:
        for command in commands:
            table = table.do(command)
        return table

    return carry_out
