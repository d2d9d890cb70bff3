"""A running table of Vinhos on the screen: moves and their cost, passing, press releases, fairs, the count."""

from collections.abc import Iterator
from typing import Any

import pytest
from fake_client import DESKTOP, PHONE, Begin, Client, Open, Standing
from silence import silent

from companion.games.vinhos.commands import Act, EndPhase, HoldFair, NoWine, Pass, PressRelease
from companion.games.vinhos.screens import texts
from companion.games.vinhos.state import ACTIONS, VinhosSetup, VinhosState
from companion.storage.library import Library
from companion.ui.desk import Desk
from companion.ui.widgets.solo import bottom

pytestmark = pytest.mark.asyncio
THREE = ("Ana", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def fast_taps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottom, "DOUBLE_TAP", 0.0)


@pytest.fixture
def table(library: Library) -> Begin:
    """Stores a running table of three after these commands. Returns its id."""

    def began(*commands: Any) -> str:
        desk = Desk(library)
        play_id = desk.begin("vinhos", VinhosSetup(players=THREE))
        for command in commands:
            assert desk.do(play_id, command), desk.messages()
        return play_id

    return began


@pytest.fixture
def table_at(library: Library, table: Begin) -> Begin:
    """Stores a running table of three at the first moment of a phase of a year. Returns its id."""

    def led(year: int, phase: str) -> str:
        desk, play_id = Desk(library), table()
        while True:
            opened = desk.play(play_id)
            assert opened is not None
            state = opened.table.state
            if (state.year, state.phase) == (year, phase):
                return play_id
            assert desk.do(play_id, next(step(state))), desk.messages()

    return led


def step(state: VinhosState) -> Iterator[Any]:
    """One command that leads on, whatever the moment: between cellars and wineries, at fairs without wine."""
    if state.phase in ACTIONS:
        here = state.space_of(state.turn or "")
        yield Act(space="wineries" if here == "cellars" else "cellars")
    yield {"press_releases": NoWine(), "fair": HoldFair()}.get(state.phase, EndPhase())


async def test_a_tap_moves_the_marker_and_tells_the_cost_beforehand(window: Open, table: Begin) -> None:
    async with window(f"/play/{table()}") as client:
        assert client.text("turn") == texts.ACTS.format(name="Ana")
        await client.tap("space-cellars")
        assert client.text("turn") == texts.ACTS.format(name="Ben")
        assert texts.COST[1] in client.label("space-cellars"), "Ana stands there"
        assert "Ana" in client.label("space-cellars")
        await client.tap("space-export")
        await client.tap("space-export")
        assert client.has("step-second_actions")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("space-cellars")
        await client.tap("undo")
        assert client.text("turn") == texts.ACTS.format(name="Cleo")


async def test_the_taxation_marker_makes_a_space_dearer(window: Open, table: Begin) -> None:
    async with window(f"/play/{table()}") as client:
        assert texts.COST[0] in client.label("space-export")
        await client.tap("tax")
        await client.tap("space-export")
        assert texts.COST[1] in client.label("space-export")
        assert client.text("turn") == texts.ACTS.format(name="Ana"), "the marker is no action"
        await client.tap("tax")
        await client.tap("tax-nothing")
        assert texts.COST[0] in client.label("space-export")


async def test_passing_asks_for_a_free_slot_and_changes_the_order(window: Open, table: Begin) -> None:
    async with window(f"/play/{table(Act(space='cellars'), Act(space='cellars'))}") as client:
        await client.tap("space-press_release")
        with pytest.raises(AssertionError, match="disabled"):
            await client.tap("do-middle")
        await client.tap("slot-1")
        await client.tap("do-middle")
        assert [name.removeprefix("person-") for name in client.named("person-")] == ["Cleo", "Ana", "Ben"]


async def test_a_press_release_takes_points_a_booth_and_a_slot(window: Open, table: Begin, standing: Standing) -> None:
    play_id = table()
    async with window(f"/play/{play_id}") as client:
        await client.tap("space-press_release")
        await client.tap("middle-release")
        for control in ("slot-2", "booth-3", "release-points", "key-7", "pad-take", "do-middle"):
            await client.tap(control)
        assert client.label("person-Ana").endswith(texts.FAIR_POINTS[0].format(count=7))
        await client.tap("space-press_release")
        await client.tap("middle-release")
        assert not client.has("booth-3"), "Ana's disc is there"
        assert not client.has("slot-2")
        await client.tap("next")
        assert client.has("space-cellars"), "back to the board"
    track = standing(play_id).state.fair_track("Ana")
    assert (track.points, track.booth) == (7, 3)


async def test_whoever_has_held_one_can_only_pass(window: Open, table: Begin) -> None:
    first = PressRelease(fair_points=3, booth=1, slot=1)
    play_id = table(first, Act(space="cellars"), Act(space="cellars"))
    async with window(f"/play/{play_id}") as client:
        await client.tap("space-press_release")
        assert not client.has("middle-release")


async def test_a_year_without_a_fair_goes_from_phase_to_phase(window: Open, table_at: Begin) -> None:
    async with window(f"/play/{table_at(1, 'maintenance')}") as client:
        assert client.text("turn") == texts.PHASE_TITLES["maintenance"]
        assert not client.has("step-fair")
        await client.tap("next")
        assert client.text("turn") == texts.PHASE_TITLES["production"]
        await client.tap("next")
        assert texts.YEAR.format(year=2, years=6) in client.texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_before_a_fair_everybody_releases_then_it_is_held_with_the_printed_places(
    window: Open, table_at: Begin, standing: Standing, size: tuple[int, int]
) -> None:
    play_id = table_at(3, "press_releases")
    async with window(f"/play/{play_id}", size) as client:
        assert client.text("turn") == texts.RELEASES.format(name="Ana")
        for control in ("release-points-plus", "booth-2", "do-middle"):
            await client.tap(control)
        await client.tap("next")
        assert client.text("turn") == texts.RELEASES.format(name="Cleo")
        await client.tap("next")
        assert client.text("turn") == texts.PHASE_TITLES["fair"]
        assert client.text("place-0") == "1. Ana 9"
        await client.tap("next")
        assert client.text("turn") == texts.PHASE_TITLES["buying"]
    (held,) = standing(play_id).state.fairs
    assert {one.name: one.points for one in held.results} == {"Ana": 9, "Ben": 4, "Cleo": 4}


async def test_the_places_can_be_entered_as_another_rulebook_prints_them(
    window: Open, table_at: Begin, standing: Standing
) -> None:
    play_id = table_at(3, "fair")
    async with window(f"/play/{play_id}") as client:
        await client.tap("place-points-1-plus")
        await client.tap("next")
    command = standing(play_id).commands[-1]
    assert isinstance(command, HoldFair)
    assert command.override.place_points == (10, 6, 3, 0)


async def test_fair_points_from_elsewhere_are_added_one_by_one(window: Open, table: Begin) -> None:
    async with window(f"/play/{table()}") as client:
        await client.tap("tab-fair")
        await client.tap("more-Ben")
        await client.tap("more-Ben")
        await client.tap("less-Ben")
        assert client.text("fair-points-Ben") == "1"
        await client.tap("less-Ana")
        assert client.text("fair-points-Ana") == "0"
        assert any("0 to" in message for message in client.told())


async def test_with_the_last_action_passing_needs_no_slot(window: Open, table_at: Begin) -> None:
    async with window(f"/play/{table_at(6, 'last_action')}") as client:
        assert texts.LAST in client.texts()
        await client.tap("space-press_release")
        assert client.named("slot-") == []
        assert not client.has("middle-release")
        await client.tap("do-middle")
        assert client.text("turn") == texts.ACTS.format(name="Ben")


async def fill_in(client: Client, player: int, field: str, keys: str) -> None:
    """Type a number into a field of a player's card."""
    if not client.has(f"players-{player}-{field}"):
        await client.tap(f"players-{player}-head")
    await client.tap(f"players-{player}-{field}")
    for key in keys:
        await client.tap(f"key-{key}")
    await client.tap("pad-take")


async def test_the_count_has_the_names_keeps_what_is_entered_and_ends_the_game(
    window: Open, table_at: Begin, library: Library
) -> None:
    play_id = table_at(6, "count")
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        await fill_in(client, 0, "victory_points", "50")
    async with window(f"/play/{play_id}/count") as client:
        assert client.text("players-0-victory_points") == "50"
        await fill_in(client, 1, "victory_points", "61")
        await client.tap("count")
        assert client.text("winner").startswith("Ben ")
    (record,) = library.history()
    assert (record.id, record.results[0].name, record.results[0].points) == (play_id, "Ben", 61)
    assert library.draft(f"count.{play_id}") is None, "it has done its work"


async def test_a_tile_without_its_points_is_told_where_it_lies(
    window: Open, table_at: Begin, standing: Standing
) -> None:
    play_id = table_at(6, "count")
    async with window(f"/play/{play_id}/count") as client:
        await client.tap("players-0-multipliers-add")
        await client.tap("count")
        assert client.text("problem").startswith("See: ")
        assert "players[" not in " ".join(client.texts())
        assert any(one.endswith(" is missing") for one in client.texts())
        assert "Choose yes or no" in client.texts()
    assert standing(play_id).state.phase == "count"


async def test_a_dealt_table_starts_in_its_order(window: Open, standing: Standing) -> None:
    async with window("/setup/vinhos", DESKTOP) as client:
        for key in ("seed", "key-9", "pad-take"):
            await client.tap(key)
        first = client.label("order-1")
        await client.tap("play-on")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    assert first.endswith(standing(play_id).state.order[0])


async def test_passing_twice_is_one_pass_each(window: Open, table: Begin, standing: Standing) -> None:
    play_id = table(Pass(slot=2))
    async with window(f"/play/{play_id}") as client:
        await client.tap("space-press_release")
        assert client.named("slot-") == ["slot-1", "slot-3"]
        await client.tap("slot-3")
        await client.tap("do-middle")
    assert [one.slot for one in standing(play_id).state.bottom_row] == [2, 3]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("year", "phase"),
    [(1, "first_actions"), (1, "production"), (3, "press_releases"), (3, "fair"), (6, "last_action"), (6, "count")],
)
async def test_whatever_the_moment_everything_to_tap_has_words(
    window: Open, table_at: Begin, year: int, phase: str, size: tuple[int, int]
) -> None:
    async with window(f"/play/{table_at(year, phase)}", size) as client:
        assert silent(client) == []
        if client.has("space-press_release"):
            await client.tap("space-press_release")
            assert silent(client) == []
        if size == PHONE:
            await client.tap("tab-fair")
            assert silent(client) == []
