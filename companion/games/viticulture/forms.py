"""What the forms of the calculators say beyond their models."""

from companion.engine.form import CARDS, Form, Look, Option, Values
from companion.engine.rulebook import GameData
from companion.games.viticulture import form_texts as texts
from companion.games.viticulture.data import ViticultureData

MAP = "influence_map"
"""The picture in which everybody's stars are entered."""


PRINTED_GOALS = ("six_structures", "most_planted_vines")
"""The goals that are decided by counting; for the others the owner says what is met."""
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


def _own_words(whole: Values, group: Values) -> bool:
    return group.get("goal") not in PRINTED_GOALS


SCORE = Form(
    {
        "expansions": Look(options=_counted),
        "players.victory_points": Look(from_nothing=True),
        "players.stars": Look(name=texts.STARS, when=_extended, picture=MAP),
        "players.patronage": Look(when=_patronage, face_down=True),
        "players.patronage.filled": Look(name=texts.FILLED),
        "players.mafia_card": Look(when=_mafia, face_down=True, picture=CARDS, options=_mafia_cards),
        "players.statue": Look(when=_structures),
        "players.wine_values": Look(name=texts.WINES),
        "players.grape_values": Look(name=texts.GRAPES),
    }
)
INFLUENCE = Form({"players.stars": Look(picture=MAP)})
MAFIA = Form(
    {"players.card": Look(name=texts.MAFIA_CARD, face_down=True, picture=CARDS, options=_mafia_cards)},
)
PATRONAGE = Form(
    {
        "players.filled": Look(name=texts.FILLED),
        "players.goal": Look(name=texts.GOAL, hint=texts.GOAL_HINT, face_down=True, options=_goals),
        "players.goal_met": Look(when=_own_words, face_down=True),
        "players.own_count": Look(name=texts.OWN_COUNT, when=_own_words, face_down=True),
        "players.needed": Look(name=texts.NEEDED, when=_own_words, face_down=True),
        "players.best_other": Look(name=texts.BEST_OTHER, when=_own_words, face_down=True),
    }
)
MORALE = Form({"moves": Look(in_order=True), "top": Look(options=_tops)})
