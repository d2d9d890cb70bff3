"""Laying a game out: steps, names around the table, and what a seed deals."""

from companion.engine.layout import Checklist
from companion.engine.score import Verdict
from companion.games.la_vina.screens.dealing import winery_names
from companion.games.viticulture.screens.dealing import asks
from companion.ui.laying import Laying, checklist, dealt, laying_sheet, renamed, seated, sheets, ticked


def test_every_game_can_be_laid_out_for_each_of_its_numbers_of_players() -> None:
    assert {sheet.game: (sheet.players.start, sheet.players.stop - 1) for sheet in sheets()} == {
        "viticulture": (1, 6),
        "bordeaux": (1, 6),
        "la_vina": (2, 5),
        "vinhos": (2, 4),
    }
    for sheet in sheets():
        for players in sheet.players:
            found = checklist(sheet, Laying(players=players))
            assert isinstance(found, Checklist)
            assert len(found.reasons) > 5


def test_whoever_has_no_name_is_numbered_and_no_two_names_are_alike() -> None:
    assert seated((), 3) == ("Player 1", "Player 2", "Player 3")
    assert seated(("Ana", "", "Ben", "Cleo"), 3) == ("Ana", "Player 2", "Ben")
    assert seated(("Player 2", ""), 2) == ("Player 2", "Player 3")


def test_a_name_that_is_at_the_table_changes_its_place() -> None:
    laying = renamed(Laying(names=("Ana", "Ben")), 1, "ana", 2)
    assert laying.names == ("Ben", "ana")


def test_a_step_stays_ticked_when_the_table_changes_around_it() -> None:
    sheet = laying_sheet("viticulture")
    assert sheet is not None
    two = checklist(sheet, Laying(players=2))
    assert isinstance(two, Checklist)
    laying = Laying(players=2)
    for step in two.reasons:
        laying = ticked(laying, step.text, {})
    more = checklist(sheet, laying.evolve(modules=("mamas_papas",)))
    assert isinstance(more, Checklist)
    open_steps = [step.text for step in more.reasons if step.text not in laying.ticked]
    assert open_steps, "mamas and papas have steps of their own"
    assert all("mama" in step or "papa" in step for step in open_steps)


def test_the_same_seed_deals_the_same_table() -> None:
    for sheet in sheets():
        laying = Laying(players=3, seed=42)
        first, again = dealt(sheet, laying, {}), dealt(sheet, laying, {})
        assert isinstance(first, Verdict)
        assert first == again
        others = {str(dealt(sheet, laying.evolve(seed=seed), {})) for seed in range(8)}
        assert len(others) > 1


def test_only_whole_choices_of_people_at_the_table_are_handed_on() -> None:
    people = {
        "Ana": {"takes": "lira", "mama": "Emily"},
        "Ben": {"mama": "Casey"},
        "Gone": {"takes": "option"},
    }
    chosen = {"people": people}
    table = ("Ana", "Ben"), frozenset({"mamas_papas", "property"})
    assert asks(*table, chosen)["choices"] == [{"name": "Ana", "takes": "lira"}]
    assert asks(*table, {**chosen, "advanced": True})["choices"] == []
    assert asks(("Ana",), frozenset({"property"}), chosen) == {"modules": []}


def test_wineries_that_were_turned_up_go_by_their_variety() -> None:
    sheet = laying_sheet("la_vina")
    assert sheet is not None
    answer = dealt(
        sheet, Laying(players=2, seed=1), {"drawn": ["garnacha", "chardonnay", "garnacha", "garnacha", "pinot_noir"]}
    )
    assert winery_names(sheet.setup.data, answer.wineries) == ("Garnacha", "Chardonnay", "Garnacha 2", "Pinot Noir")
    assert [one.variety for one in answer.put_back] == ["garnacha"], "a third of its kind"
