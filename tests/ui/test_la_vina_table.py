"""A running table of La Viña on the screen: whose turn it is, deliveries, the last round, and the count."""

import pytest
from fake_client import DESKTOP, PHONE, Begin, Client, Open, Standing
from silence import silent

from companion.games.la_vina.commands import Deliver, EndTurn, Leave, Move
from companion.games.la_vina.screens import texts
from companion.games.la_vina.state import LaVinaSetup
from companion.storage.library import Library
from companion.ui import texts as ui_texts
from companion.ui.desk import Desk
from companion.ui.widgets.solo import bottom

pytestmark = pytest.mark.asyncio
THREE = ("Ana", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def fast_taps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottom, "DOUBLE_TAP", 0.0)


@pytest.fixture
def table(library: Library) -> Begin:
    """Stores a running table of these players after these commands. Returns its id."""

    def began(*commands: object, players: tuple[str, ...] = THREE) -> str:
        desk = Desk(library)
        play_id = desk.begin("la_vina", LaVinaSetup(players=players))
        for command in commands:
            assert desk.do(play_id, command), desk.messages()  # type: ignore[arg-type]
        return play_id

    return began


def last_round(players: tuple[str, ...] = THREE) -> list[object]:
    """Commands that bring a table of three to the count: everybody leaves at once, the first delivers what they can."""
    one_round = [Leave(), Deliver(), Deliver(), EndTurn(), Leave(), EndTurn(), Leave(), EndTurn()]
    return [*one_round, *one_round, *one_round]


async def test_a_pawn_is_moved_by_a_tap_and_the_one_furthest_back_is_next(window: Open, table: Begin) -> None:
    async with window(f"/play/{table()}") as client:
        assert client.text("turn") == texts.TURN.format(name="Ana")
        await client.tap("slot-3-front")
        assert client.text("turn") == texts.TURN.format(name="Ben")
        await client.tap("slot-1-rear")
        await client.tap("slot-2-front")
        assert client.text("turn") == texts.TURN.format(name="Ben"), "on space 1 he is the furthest back"
        assert not client.has("slot-3-front"), "Ana stands there"
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("slot-1-front")
        await client.tap("undo")
        assert client.text("turn") == texts.TURN.format(name="Cleo")
        await client.tap("redo")
        assert "space 2" in client.label("pawn-Cleo")


async def test_with_two_players_either_pawn_may_move(window: Open, table: Begin, standing: Standing) -> None:
    play_id = table(players=("Ana", "Ben"))
    async with window(f"/play/{play_id}") as client:
        await client.tap("pawn-Ana-2")
        await client.tap("slot-2-rear")
        assert client.text("turn") == texts.TURN.format(name="Ana"), "her other pawn still waits in front"
    (moved,) = standing(play_id).state.renque
    assert (moved.pawn.player, moved.pawn.number, moved.space) == ("Ana", 2, 2)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_delivery_costs_a_barrel_and_a_covered_winery_is_full(
    window: Open, table: Begin, standing: Standing, size: tuple[int, int]
) -> None:
    play_id = table(Move(space=1, slot="rear"), Move(space=2, slot="rear"), Leave())
    async with window(f"/play/{play_id}", size) as client:
        assert client.text("turn") == texts.AT_EXIT.format(name="Cleo")
        await client.tap("winery-2")
        await client.tap("space-covered")
        assert client.label("person-Cleo").endswith(texts.BARRELS[0].format(count=5))
        assert texts.FULL in client.label("winery-2")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("winery-2")
        await client.tap("winery-cooperative")
        await client.tap("space-left")
        with pytest.raises(AssertionError, match="nothing listens"):
            await client.tap("winery-1")
        await client.tap("next")
        assert client.text("turn") == texts.TURN.format(name="Ana")
    assert standing(play_id).state.left("Cleo") == 4


async def test_a_new_round_adds_a_seal_to_each_open_winery(window: Open, table: Begin) -> None:
    play_id = table(Leave(), Deliver(winery=1, last_space=True), EndTurn(), Leave(), EndTurn(), Leave(), EndTurn())
    async with window(f"/play/{play_id}", DESKTOP) as client:
        assert texts.ROUND.format(round=2) in client.texts()
        assert texts.SEALS[1] in client.label("winery-2")
        assert texts.FULL in client.label("winery-1")
        assert client.texts("log")[0] == texts.ROUND.format(round=1)


async def test_the_last_round_is_called_with_the_last_barrel(window: Open, table: Begin) -> None:
    commands = last_round()
    async with window(f"/play/{table(*commands[:19])}") as client:
        assert client.text("called") == texts.CALLED.format(name="Ana")
        assert client.text("turn") == texts.AT_EXIT.format(name="Ana")


async def enter_tokens(client: Client, tokens: dict[str, str]) -> None:
    for name, token in tokens.items():
        await client.tap(f"{token}-{name}-plus")


async def test_the_count_knows_the_players_and_the_order_of_leaving(
    window: Open, table: Begin, library: Library
) -> None:
    play_id = table(*last_round())
    async with window(f"/play/{play_id}") as client:
        await client.tap("next")
        assert client.route == f"/play/{play_id}/count"
        await enter_tokens(client, {"Ben": "labels", "Cleo": "labels"})
        await client.tap("count")
        assert client.text("winner").startswith("Ben "), "level with Cleo, and out before her"
        await client.go("/history")
        assert client.named("record-") == [f"record-{play_id}"]
        assert client.texts(f"record-{play_id}")[0].startswith("Ben wins: ")
    (record,) = library.history()
    assert [(one.name, one.points) for one in record.results] == [("Ben", 5), ("Cleo", 5), ("Ana", 0)]


async def test_tokens_entered_stay_when_the_page_is_left_and_a_count_can_be_corrected(
    window: Open, table: Begin
) -> None:
    play_id = table(*last_round())
    async with window(f"/play/{play_id}/count") as client:
        await enter_tokens(client, {"Ana": "bottles"})
    async with window(f"/play/{play_id}/count") as client:
        assert client.text("bottles-Ana") == "1"
        await client.tap("count")
        await client.tap("undo")
        assert client.text("bottles-Ana") == "1"
        await enter_tokens(client, {"Cleo": "diplomas"})
        await client.tap("count")
        assert client.text("winner").startswith("Cleo ")


async def test_a_dealt_table_starts_with_its_players_and_wineries(window: Open, standing: Standing) -> None:
    async with window("/setup/la_vina") as client:
        await client.tap("seat-0")
        await client.type("name-field", "Ana")
        await client.tap("name-take")
        await client.tap("tab-deal")
        for key in ("seed", "key-7", "pad-take"):
            await client.tap(key)
        for variety in ("garnacha", "garnacha", "chardonnay", "pinot_noir", "pinot_noir"):
            await client.tap(f"drawn-{variety}")
        assert not client.has("draw-more")
        first = client.label("order-1")
        await client.tap("play-on")
        await client.tap("set-up")
        play_id = client.route.split("/")[2]
    setup = standing(play_id).state.setup
    assert first.endswith(setup.players[0])
    assert set(setup.players) == {"Ana", "Player 2"}
    assert setup.wineries == ("Garnacha", "Garnacha 2", "Chardonnay", "Pinot Noir", "Pinot Noir 2")


async def test_the_form_names_players_and_wineries(window: Open, standing: Standing) -> None:
    async with window("/new/la_vina") as client:
        await client.tap("players-plus")
        await client.tap("name-2")
        await client.type("name-field", "Bodega")
        await client.tap("name-take")
        await client.tap("set-up")
        assert texts.CHECKLIST_TITLE in client.texts()
        await client.tap("start")
        play_id = client.route.split("/")[2]
        await client.go("/")
        assert client.named("play-") == [f"play-{play_id}"]
        await client.press(ui_texts.PUT_AWAY)
    setup = standing(play_id).state.setup
    assert setup.players == ("Player 1", "Player 2", "Player 3", "Player 4")
    assert setup.wineries[:3] == ("Winery 1", "Bodega", "Winery 3")
    assert len(setup.wineries) == 7


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_whatever_the_moment_everything_to_tap_has_words(
    window: Open, table: Begin, size: tuple[int, int]
) -> None:
    moments = {
        "moving": table(Move(space=1, slot="rear"), players=("Ana", "Ben")),
        "at the exit": table(Leave()),
        "counting": table(*last_round()),
    }
    for play_id in moments.values():
        async with window(f"/play/{play_id}", size) as client:
            assert silent(client) == []
    async with window(f"/play/{moments['counting']}/count", size) as client:
        assert silent(client) == []
