"""Deals what chance decides before the first turn: first player, mamas and papas, special workers.

Each part is shuffled whole and in a fixed order, whether it is asked for or not, so that a seed
deals the same families with and without special workers.
"""

from companion.engine.model import Frozen, RuleId
from companion.engine.play import Event
from companion.engine.rng import Rng
from companion.engine.score import Verdict
from companion.engine.seating import first_player
from companion.engine.wording import listed
from companion.games.viticulture import deal_texts as texts
from companion.games.viticulture.cards import Mama, Papa, SpecialWorker
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.deal_asks import DealAsk, DealtFamily
from companion.games.viticulture.families import Family, told, with_choices

FIRST = "viticulture.second-edition.starting-player"
WORKERS: RuleId = "viticulture.special-workers.setup"
WORKERS_SOLO: RuleId = "viticulture.automa.special-workers"


class DealVerdict(Verdict):
    """The table as it was dealt."""

    seed: int
    first_player: str
    order: tuple[str, ...]
    """The players from the first one on, clockwise."""
    families: tuple[DealtFamily, ...]
    to_choose: tuple[str, ...]
    """Who has not chosen yet, in the order of choosing."""
    special_workers: tuple[str, ...]
    set_aside: tuple[str, ...]
    """Special workers that came up before the last of the two, and are not for so few players."""


class Shuffled(Frozen):
    """Everything that chance decides, before anybody has chosen."""

    order: tuple[str, ...]
    mamas: tuple[Mama, ...]
    papas: tuple[Papa, ...]
    workers: tuple[SpecialWorker, ...]


def deal(data: ViticultureData, ask: DealAsk) -> DealVerdict:
    """Deal the table of a seed, with what was chosen so far.

    Raises:
        ValueError: a choice names a player or card that is not there.
    """
    shuffled = shuffle(data, ask)
    families = with_choices(ask, dealt(shuffled, ask))
    workers, aside = special_workers(data, shuffled, ask)
    return DealVerdict(
        headline=_headline(shuffled, ask),
        reasons=(*_order(shuffled), *told(data, ask, families), *_workers(ask, workers, aside)),
        seed=ask.seed,
        first_player=shuffled.order[0],
        order=shuffled.order,
        families=tuple(family.dealt(data.mamas_papas) for family in families),
        to_choose=tuple(family.name for family in families if family.chosen is None),
        special_workers=tuple(worker.id for worker in workers),
        set_aside=tuple(worker.id for worker in aside),
    )


def shuffle(data: ViticultureData, ask: DealAsk) -> Shuffled:
    """The order of play and the three piles, from the seed."""
    rng, order = first_player(Rng(state=ask.seed), ask.players)
    rng, mamas = rng.shuffled(data.mamas_papas.mamas)
    rng, papas = rng.shuffled(data.mamas_papas.papas)
    _, workers = rng.shuffled(data.special_workers.workers)
    return Shuffled(order=order, mamas=mamas, papas=papas, workers=workers)


def dealt(shuffled: Shuffled, ask: DealAsk) -> tuple[Family, ...]:
    """One mama and one papa for each player from the first one on, or two of each in the advanced variant."""
    if "mamas_papas" not in ask.modules:
        return ()
    each = 2 if ask.advanced else 1
    return tuple(
        Family(
            name=name,
            mamas=shuffled.mamas[place * each : (place + 1) * each],
            papas=shuffled.papas[place * each : (place + 1) * each],
        )
        for place, name in enumerate(shuffled.order)
    )


def special_workers(
    data: ViticultureData, shuffled: Shuffled, ask: DealAsk
) -> tuple[tuple[SpecialWorker, ...], tuple[SpecialWorker, ...]]:
    """The special workers of this game, and those that came up and are not for so few players.

    With two players an Innkeeper is replaced; alone, all that need others are: viticulture.special-workers.setup,
    viticulture.automa.special-workers.
    """
    if "special_workers" not in ask.modules:
        return (), ()
    taken: list[SpecialWorker] = []
    aside: list[SpecialWorker] = []
    for worker in shuffled.workers:
        if len(taken) == data.special_workers.in_play:
            break
        (taken if worker.players_from <= len(ask.players) else aside).append(worker)
    return tuple(taken), tuple(aside)


def _headline(shuffled: Shuffled, ask: DealAsk) -> str:
    if len(ask.players) == 1:
        return texts.HEADLINE_SOLO.format(seed=ask.seed)
    return texts.HEADLINE.format(first=shuffled.order[0], seed=ask.seed)


def _order(shuffled: Shuffled) -> tuple[Event, ...]:
    if len(shuffled.order) == 1:
        return ()
    return (Event(text=texts.ORDER.format(names=", then ".join(shuffled.order)), rules=(FIRST,)),)


def _workers(ask: DealAsk, workers: tuple[SpecialWorker, ...], aside: tuple[SpecialWorker, ...]) -> tuple[Event, ...]:
    if not workers:
        return ()
    rule = WORKERS_SOLO if len(ask.players) == 1 else WORKERS
    said = [Event(text=texts.WORKERS.format(names=listed([one.name for one in workers])), rules=(rule,))]
    if aside:
        players = texts.count(texts.PLAYERS, len(ask.players))
        text = texts.SET_ASIDE.format(names=listed([one.name for one in aside]), players=players)
        said.append(Event(text=text, rules=(rule,)))
    for worker in workers:
        text = texts.WORKER.format(name=worker.name, gist=worker.gist)
        said.append(Event(text=text, rules=(f"viticulture.special-workers.{worker.id}",)))
    return tuple(said)
