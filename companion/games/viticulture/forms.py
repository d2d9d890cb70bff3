"""What the forms of the calculators say beyond their models."""

from companion.engine.form import Form, Look, Option, Values
from companion.engine.rulebook import GameData
from companion.games.viticulture.data import ViticultureData

MAP, MAFIA_CARDS = "influence_map", "mafia_cards"
"""Pictures in which something is entered."""


COUNTED = ("patronage", "structures", "mafia")


def _extended(whole: Values, group: Values) -> bool:
    return whole.get("board") == "extended"


def _mafia(whole: Values, group: Values) -> bool:
    return "mafia" in whole.get("expansions", ())


def _patronage(whole: Values, group: Values) -> bool:
    return "patronage" in whole.get("expansions", ())


def _structures(whole: Values, group: Values) -> bool:
    return "structures" in whole.get("expansions", ())


def _counted(data: GameData) -> tuple[Option, ...]:
    """The expansions that bring points at the end."""
    return tuple(Option(one.id, one.name) for one in data.rulebook.modules if one.id in COUNTED)


def _mafia_cards(data: GameData) -> tuple[Option, ...]:
    assert isinstance(data, ViticultureData)
    return tuple(Option(card.value, card.name) for card in data.scoring.mafia.cards)


def _tops(data: GameData) -> tuple[Option, ...]:
    assert isinstance(data, ViticultureData)
    return tuple(Option(top, str(top)) for top in data.scoring.morale.tops)


def _goals(data: GameData) -> tuple[Option, ...]:
    assert isinstance(data, ViticultureData)
    return tuple(Option(goal.id, goal.name) for goal in data.scoring.patronage.goals)


SCORE = Form(
    {
        "expansions": Look(options=_counted),
        "players.stars": Look(name="Stars", when=_extended, picture=MAP),
        "players.patronage": Look(when=_patronage, face_down=True),
        "players.patronage.filled": Look(name="Order filled"),
        "players.mafia_card": Look(when=_mafia, face_down=True, picture=MAFIA_CARDS, options=_mafia_cards),
        "players.statue": Look(when=_structures),
        "players.wine_values": Look(name="Wine tokens"),
        "players.grape_values": Look(name="Grape tokens"),
    }
)
INFLUENCE = Form({"players.stars": Look(picture=MAP)})
MAFIA = Form(
    {"players.card": Look(name="Mafia card", face_down=True, picture=MAFIA_CARDS, options=_mafia_cards)},
)
MORALE = Form({"moves": Look(in_order=True), "top": Look(options=_tops)})
