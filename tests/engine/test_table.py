"""A table of a tiny game: commands are the truth, the cursor moves over them, and nothing is drawn twice."""

from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, TypeAdapter

from companion.engine.game import Game, Play
from companion.engine.play import Command, Event, IllegalCommand, Setup, State, Step
from companion.engine.rng import Rng
from companion.engine.rulebook import GameData, Rulebook
from companion.engine.table import Table, replay


class Roll(Command):
    """Roll a die."""

    kind: Literal["roll"] = "roll"


class Add(Command):
    """Add a small number."""

    kind: Literal["add"] = "add"
    number: int


class Dice(State):
    """What the dice came to."""

    total: int = 0


class DiceSetup(Setup):
    """Where the count begins."""

    begin: int = 0


def start(data: GameData, setup: DiceSetup, seed: int) -> Step[Dice]:
    if setup.begin < 0:
        raise IllegalCommand("begin: must not be negative")
    return Step(Dice(rng=Rng(state=seed), total=setup.begin), (Event(text="begun"),))


def reduce(data: GameData, state: Dice, command: Command) -> Step[Dice]:
    if isinstance(command, Add):
        if command.number > 3:
            raise IllegalCommand("number: too big", ("dice.rules.small",))
        return Step(state.evolve(total=state.total + command.number), (Event(text=f"added {command.number}"),))
    rng, eyes = state.rng.below(6)
    return Step(state.evolve(rng=rng, total=state.total + eyes), (Event(text=f"rolled {eyes}"),))


def nothing_to_report(data: GameData, state: Dice) -> dict[str, Any]:
    return {}


PLAY: Play[GameData, DiceSetup, Dice, Any] = Play(
    setup=DiceSetup,
    state=Dice,
    commands=TypeAdapter(Annotated[Roll | Add, Field(discriminator="kind")]),
    start=start,
    choices=lambda data, state: (Roll(),),
    reduce=reduce,
    report=nothing_to_report,
)
DICE = Game(id="dice", title="Dice", version=1, data=GameData, play=PLAY)
DATA = GameData(rulebook=Rulebook(sources=(), rules=()))


@pytest.fixture
def table() -> Table:
    return Table.begin(DICE, DATA, DiceSetup(), seed=9)


def texts(table: Table) -> list[str]:
    return [event.text for event in table.log]


def test_do_returns_a_new_table_and_leaves_the_old_one_alone(table: Table) -> None:
    after = table.do(Add(number=2))
    assert (table.state.total, after.state.total) == (0, 2)
    assert (table.commands, after.commands) == ((), (Add(number=2),))
    assert (texts(table), texts(after)) == (["begun"], ["begun", "added 2"])


def test_undo_and_redo_move_the_cursor(table: Table) -> None:
    done = table.do(Add(number=1)).do(Add(number=2))
    undone = done.undo()
    assert (undone.state.total, texts(undone)) == (1, ["begun", "added 1"])
    assert (undone.can_undo, undone.can_redo) == (True, True)
    assert undone.redo() == done


def test_there_is_nothing_to_undo_or_redo_at_the_ends(table: Table) -> None:
    with pytest.raises(IllegalCommand, match="nothing to undo"):
        table.undo()
    with pytest.raises(IllegalCommand, match="nothing to redo"):
        table.do(Roll()).redo()


def test_redo_rolls_the_same_number_again(table: Table) -> None:
    rolled = table.do(Roll())
    assert rolled.undo().redo().state == rolled.state
    assert rolled.undo().do(Roll()).state == rolled.state, "undo does not give another roll"


def test_a_new_command_drops_what_was_undone(table: Table) -> None:
    after = table.do(Add(number=1)).do(Add(number=2)).undo().do(Add(number=3))
    assert after.commands == (Add(number=1), Add(number=3))
    assert after.state.total == 4
    assert not after.can_redo


def test_a_refused_command_changes_nothing_and_keeps_the_redo(table: Table) -> None:
    undone = table.do(Add(number=1)).undo()
    with pytest.raises(IllegalCommand, match="too big") as refusal:
        undone.do(Add(number=4))
    assert refusal.value.rules == ("dice.rules.small",)
    assert undone.redo().state.total == 1


def test_replay_comes_to_the_same_table(table: Table) -> None:
    done = table.do(Roll()).do(Add(number=3)).do(Roll())
    assert replay(DICE, DATA, DiceSetup(), 9, done.commands) == done
    assert replay(DICE, DATA, DiceSetup(), 10, done.commands).state != done.state


def test_the_cursor_can_be_put_anywhere_between_the_ends(table: Table) -> None:
    done = table.do(Add(number=1)).do(Add(number=2))
    assert [done.at(place).state.total for place in range(3)] == [0, 1, 3]
    for place in (-1, 3):
        with pytest.raises(ValueError, match="0 to 2"):
            done.at(place)


def test_a_resumed_table_goes_on_but_not_back(table: Table) -> None:
    saved = table.do(Roll()).do(Roll()).state
    resumed = Table.resume(DICE, DATA, DiceSetup(), 9, saved)
    assert not resumed.can_undo
    assert resumed.do(Roll()).state == table.do(Roll()).do(Roll()).do(Roll()).state


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(IllegalCommand, match="begin"):
        Table.begin(DICE, DATA, DiceSetup(begin=-1), seed=1)


def test_a_game_without_a_play_has_no_table() -> None:
    with pytest.raises(LookupError, match="mute"):
        Table.begin(Game(id="mute", title="Mute", version=1, data=GameData), DATA, DiceSetup(), 1)


def test_choices_are_those_of_the_game(table: Table) -> None:
    assert table.choices() == (Roll(),)
