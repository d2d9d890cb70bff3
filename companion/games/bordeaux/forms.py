"""What the forms of the calculators say beyond their models."""

from companion.engine.form import CARDS, Form, Look, Option, Question, Values
from companion.engine.rulebook import GameData
from companion.games.bordeaux import form_texts as texts
from companion.games.bordeaux.data import BordeauxData

IN_PLAY = "in_play"


def _patronage(whole: Values, group: Values) -> bool:
    return "patronage" in whole.get(IN_PLAY, ())


def _mafia(whole: Values, group: Values) -> bool:
    return "mafia" in whole.get(IN_PLAY, ())


def _mafia_cards(data: GameData) -> tuple[Option, ...]:
    assert isinstance(data, BordeauxData)
    return tuple(Option(value, name) for value, name in enumerate(data.scoring.tuscany.mafia_cards, start=1))


SCORE = Form(
    {
        "players.victory_points": Look(from_nothing=True),
        "players.patronage": Look(when=_patronage, face_down=True),
        "players.patronage.filled": Look(name=texts.FILLED),
        "players.mafia_card": Look(when=_mafia, face_down=True, picture=CARDS, options=_mafia_cards),
        "players.wine_values": Look(name=texts.WINES),
        "players.grape_values": Look(name=texts.GRAPES),
    },
    (Question(IN_PLAY, texts.IN_PLAY, texts.IN_PLAY_HINT, ("patronage", "mafia")),),
)
