"""The mamas and papas of a table: what they give, and what each player chose. viticulture.mamas-papas.setup"""

from collections.abc import Sequence

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.viticulture import deal_texts as texts
from companion.games.viticulture.cards import Mama, MamasPapas, Papa
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal_asks import DealAsk, DealtFamily, FamilyChoice, StartingGoods, Takes

SETUP = "viticulture.mamas-papas.setup"
MAMA = "viticulture.mamas-papas.mama"
PAPA = "viticulture.mamas-papas.papa"
ADVANCED = "viticulture.mamas-papas.advanced"


class Chosen(Frozen):
    """What a player keeps and takes."""

    mama: Mama
    papa: Papa
    takes: Takes


class Family(Frozen):
    """What was dealt to one player."""

    name: str
    mamas: tuple[Mama, ...]
    papas: tuple[Papa, ...]
    chosen: Chosen | None = None

    def dealt(self, cards: MamasPapas) -> DealtFamily:
        """The cards by name, and what the player begins with once all is chosen."""
        return DealtFamily(
            name=self.name,
            mamas=tuple(mama.name for mama in self.mamas),
            papas=tuple(papa.name for papa in self.papas),
            start=None if self.chosen is None else starting_goods(cards, self.chosen),
        )


def starting_goods(cards: MamasPapas, chosen: Chosen) -> StartingGoods:
    """Everything that a mama and a papa bring: viticulture.mamas-papas.mama, viticulture.mamas-papas.papa."""
    mama, papa = chosen.mama, chosen.papa
    gift = papa.option if chosen.takes == "option" else None
    extra = papa.or_extra_lira if chosen.takes == "lira" else 0
    return StartingGoods(
        regular_workers=cards.regular_workers + (gift == "regular_worker"),
        grande_workers=cards.grande_workers,
        vines=mama.vines,
        summer_visitors=mama.summer_visitors,
        wine_orders=mama.wine_orders,
        winter_visitors=mama.winter_visitors,
        lira=mama.lira + papa.lira + extra,
        victory_points=int(gift == "victory_point"),
        structure=None if gift in (None, "regular_worker", "victory_point") else gift,
    )


def with_choices(ask: DealAsk, families: tuple[Family, ...]) -> tuple[Family, ...]:
    """The families with what was chosen of them.

    Raises:
        ValueError: a choice names somebody who is not there, or a card that was not dealt to them.
    """
    if ask.choices and not families:
        raise ValueError(texts.NO_FAMILY)
    found = {family.name.casefold(): family for family in families}
    for index, choice in enumerate(ask.choices):
        family = found.get(choice.name.casefold())
        if family is None:
            allowed = ", ".join(one.name for one in families)
            raise ValueError(texts.UNKNOWN_PLAYER.format(index=index, name=choice.name, allowed=allowed))
        if family.chosen is not None:
            raise ValueError(texts.TWICE.format(index=index, name=family.name))
        found[choice.name.casefold()] = family.evolve(chosen=_chosen(family, choice, index))
    return tuple(found.values())


def _chosen(family: Family, choice: FamilyChoice, index: int) -> Chosen:
    mama = _pick(choice.mama, [mama.name for mama in family.mamas], family, "mama", index)
    papa = _pick(choice.papa, [papa.name for papa in family.papas], family, "papa", index)
    return Chosen(mama=family.mamas[mama], papa=family.papas[papa], takes=choice.takes)


def _pick(wanted: str | None, names: Sequence[str], family: Family, field: str, index: int) -> int:
    """Which of the dealt cards is kept; where there is one only, nobody has to say."""
    words = {"index": index, "field": field, "name": family.name, "allowed": " or ".join(names)}
    if wanted is None:
        if len(names) > 1:
            raise ValueError(texts.WHICH.format(**words))
        return 0
    found = [number for number, name in enumerate(names) if name.casefold() == wanted.casefold()]
    if not found:
        raise ValueError(texts.NOT_DEALT.format(card=wanted, **words))
    return found[0]


def told(data: ViticultureData, ask: DealAsk, families: tuple[Family, ...]) -> tuple[Event, ...]:
    """Mamas first, then papas, then who has still to choose: the order in which hands do it."""
    if not families:
        return ()
    said = [_mama(family) for family in families] + [_papa(data, family) for family in families]
    if ask.advanced:
        said.append(Event(text=texts.ADVANCED, rules=(ADVANCED,)))
    disputed = [mama.name for family in families for mama in family.mamas if mama.disputed]
    disputed += [papa.name for family in families for papa in family.papas if papa.disputed]
    if disputed:
        said.append(Event(text=texts.DISPUTED.format(card=listed(disputed)), rules=(SETUP,)))
    for family in families:
        if family.chosen is not None:
            goods = _goods(data, starting_goods(data.mamas_papas, family.chosen))
            said.append(Event(text=texts.STARTS.format(name=family.name, goods=goods), rules=(MAMA, PAPA)))
    waiting = [family.name for family in families if family.chosen is None]
    if waiting:
        said.append(Event(text=texts.CHOOSE.format(names=", ".join(waiting)), rules=(SETUP,)))
    return tuple(said)


def _mama(family: Family) -> Event:
    gives = [_mama_gives(mama) for mama in family.mamas]
    if len(gives) == 1:
        text = texts.MAMA.format(name=family.name, mama=family.mamas[0].name, gives=gives[0])
        return Event(text=text, rules=(MAMA,))
    first, second = (mama.name for mama in family.mamas)
    text = texts.MAMAS.format(name=family.name, first=first, first_gives=gives[0], second=second, second_gives=gives[1])
    return Event(text=text, rules=(MAMA, ADVANCED))


def _mama_gives(mama: Mama) -> str:
    given = [texts.count(words, getattr(mama, kind)) for kind, words in texts.CARDS.items() if getattr(mama, kind)]
    return listed([*given, *([texts.count(texts.LIRA, mama.lira)] if mama.lira else [])])


def _papa(data: ViticultureData, family: Family) -> Event:
    gives = [
        {
            "lira": texts.count(texts.LIRA, papa.lira),
            "option": option_name(data, papa.option),
            "extra": texts.count(texts.LIRA, papa.or_extra_lira),
        }
        for papa in family.papas
    ]
    if len(gives) == 1:
        return Event(text=texts.PAPA.format(name=family.name, papa=family.papas[0].name, **gives[0]), rules=(PAPA,))
    first, second = (papa.name for papa in family.papas)
    first_gives, second_gives = (texts.PAPA_GIVES.format(**one) for one in gives)
    text = texts.PAPAS.format(
        name=family.name, first=first, first_gives=first_gives, second=second, second_gives=second_gives
    )
    return Event(text=text, rules=(PAPA, ADVANCED))


def option_name(data: ViticultureData, option: str) -> str:
    """A papa's gift in a sentence."""
    if option in texts.OPTIONS:
        return texts.OPTIONS[option]
    structure = next(one for one in data.vines_and_orders.structures if one.id == option)
    return texts.STRUCTURE.format(name=structure.name.lower())


def _goods(data: ViticultureData, goods: StartingGoods) -> str:
    named = [texts.count(texts.REGULAR, goods.regular_workers), texts.count(texts.GRANDE, goods.grande_workers)]
    named += [texts.count(words, getattr(goods, kind)) for kind, words in texts.CARDS.items() if getattr(goods, kind)]
    if goods.structure is not None:
        named.append(option_name(data, goods.structure))
    named += [texts.count(texts.LIRA, goods.lira)] if goods.lira else []
    named += [texts.OPTIONS["victory_point"]] if goods.victory_points else []
    return listed(named)
