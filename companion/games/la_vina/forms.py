"""What the forms of the calculators say beyond their models."""

from companion.engine.form import Form, Look, Values
from companion.engine.rulebook import GameData
from companion.games.la_vina import form_texts as texts
from companion.games.la_vina.data import LaVinaData


def _asks(whole: Values, group: Values) -> bool:
    """A winery of its own; the co-operative asks for nothing."""
    return not whole.get("winery", {}).get("cooperative")


def _fixed(whole: Values, group: Values) -> bool:
    return group.get("multiplier") is None


def _multiplied(whole: Values, group: Values) -> bool:
    return group.get("fixed") is None


def _highest_card(data: GameData, whole: Values) -> int:
    """What a grape card can show: as the owner's box has it, else as the app knows it."""
    assert isinstance(data, LaVinaData)
    return whole.get("highest_card") or data.delivery.card_values.highest


DELIVERY = Form(
    {
        "cards": Look(name=texts.CARDS, needed=True),
        "cards.value": Look(most=_highest_card),
        "winery.entry": Look(name=texts.ENTRY, when=_asks, needed=True),
        "winery.variety": Look(name=texts.WINERY_VARIETY, when=_asks, needed=True),
        "winery.blend": Look(when=_asks),
        "winery.cooperative": Look(name=texts.COOPERATIVE),
        "reward": Look(when=_asks, needed=True),
        "reward.fixed": Look(when=_fixed),
        "reward.multiplier": Look(when=_multiplied),
        "last_space": Look(name=texts.LAST_SPACE, when=_asks),
        "seals_on_winery": Look(name=texts.SEALS, when=_asks),
        "highest_card": Look(name=texts.HIGHEST),
    }
)
PRESTIGE = Form({"amount": Look(name=texts.AMOUNT)})
TOKENS = Form({"held": Look(name=texts.HELD)})
BASKETS = Form(
    {
        "cards": Look(name=texts.NEW_CARDS),
        "baskets.price": Look(name=texts.PRICE),
        "upgrades.basket": Look(name=texts.WHICH),
        "upgrades.price": Look(name=texts.PRICE),
    }
)
