"""Tells what is open, who chooses what comes next, and what the next game must and may use."""

from companion.engine.model import RuleId
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.engine.wording import listed
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy_answer import keepers, may_lock, variants
from companion.games.viticulture.situation import Situation, event
from companion.games.viticulture.uncorking import one_of, stay_in, waiting
from companion.games.viticulture.uncorking_asks import UncorkingAsk

OVERVIEW = "viticulture.uncorking.overview"
FIRST_GAMES = "viticulture.uncorking.first-games"
STAY_IN = "viticulture.uncorking.stay-in"
TIER_THREE = "viticulture.uncorking.tier-three"
ALL_OPEN = "viticulture.uncorking.all-open"


class UncorkingVerdict(Verdict):
    """Where a group stands; expansions are told by their ids."""

    opened: tuple[Module, ...]
    locked: tuple[Module, ...]
    just_uncorked: Module | None
    """What came after the last game."""
    may_come: tuple[Module, ...]
    """What can be uncorked now."""
    chooser: str | None
    """Who chooses; nobody where it is chosen already or the last game gave no choice."""
    stay_in: tuple[Module, ...]
    """What the next game has to use."""
    one_of: tuple[Module, ...]
    """At most one of these is in the next game."""
    may_lock: tuple[Module, ...]
    keep_order: tuple[str, ...]
    """Who keeps an element, in the order of picking."""
    games: int
    """Games since the beginning or the last clean slate."""
    all_open: bool


def uncorking(data: ViticultureData, ask: UncorkingAsk) -> UncorkingVerdict:
    """Where a group stands after its games.

    Raises:
        ValueError: one of the games cannot have been as told.
    """
    group = Situation.of(data, ask)
    return UncorkingVerdict(
        headline=_headline(group),
        reasons=(event(_opened(group), _opened_rule(group)), *_next_game(group), *_tier(group), *variants(group)),
        opened=group.standing.opened,
        locked=group.standing.locked,
        just_uncorked=group.standing.just_uncorked,
        may_come=group.allowed(),
        chooser=group.chooser(),
        stay_in=stay_in(group.tables, group.standing),
        one_of=one_of(group.tables, group.standing),
        may_lock=may_lock(group),
        keep_order=keepers(group),
        games=group.standing.games,
        all_open=group.all_open,
    )


def _headline(group: Situation) -> str:
    just, game = group.standing.just_uncorked, group.game
    if game is None:
        if group.ask.games:
            return texts.CLEAN
        return _opened(group) if group.ask.already_open else texts.PLAIN_FIRST
    if just is not None:
        by_story = group.ask.method == "narrative" and game.uncorks is None
        return (texts.TRIGGERED if by_story else texts.CHOSEN).format(name=group.named(just))
    if group.all_open:
        modular = group.listed(one_of(group.tables, group.standing))
        return texts.ALL_OPEN.format(name=group.chooser(), tier=group.tables.modular_tier, names=modular)
    allowed = group.listed(group.allowed())
    if not allowed:
        return texts.STUCK if game.winner_chooses else texts.NO_CHOICE
    if group.story():
        return texts.TRIGGERED_SEVERAL.format(names=allowed, chooser=group.chooser())
    return texts.CHOOSES.format(name=group.chooser(), names=allowed)


def _opened(group: Situation) -> str:
    opened = group.standing.opened
    return texts.OPEN.format(names=group.listed(opened)) if opened else texts.NOTHING_OPEN


def _opened_rule(group: Situation) -> RuleId:
    return OVERVIEW if group.standing.opened else FIRST_GAMES


def _next_game(group: Situation) -> list[Event]:
    """What the next game uses, and what earlier ones lacked."""
    told, just = [], group.standing.just_uncorked
    always, modular = stay_in(group.tables, group.standing), one_of(group.tables, group.standing)
    if always:
        told.append(event(texts.STAY_IN.format(names=group.listed(always)), STAY_IN))
    if modular:
        text = texts.ONE_OF.format(names=group.listed(modular)) if len(modular) > 1 else texts.ONE_OR_NONE
        told.append(event(text.format(name=group.named(modular[0])), ALL_OPEN if group.all_open else TIER_THREE))
    if just is not None and just in modular:
        told.append(event(texts.FORCED_IN.format(name=group.named(just)), TIER_THREE))
    for number, names in group.standing.left_out:
        told.append(event(texts.LEFT_OUT.format(number=number, names=group.listed(names)), STAY_IN))
    return told


def _tier(group: Situation) -> list[Event]:
    """The tier under way: how often its expansions were played, what it lacks, and what waits for a game."""
    tables, standing = group.tables, group.standing
    for tier, above in zip(tables.tiers, (*tables.tiers[1:], None), strict=True):
        missing = [one for one in tier.expansions if one not in standing.uncorked]
        if not missing:
            continue
        told = []
        opened = [one for one in tier.expansions if one in standing.uncorked]
        if opened:
            low, high = tier.games_advised
            counts = listed([texts.COUNTED.format(name=group.named(one), times=standing.times(one)) for one in opened])
            text = texts.ADVISED.format(low=low, high=high, tier=tier.number, counts=counts)
            told.append(event(text, tier.rule))
        if above is not None:
            text = texts.TIER_FIRST.format(next=above.number, tier=tier.number, names=group.listed(missing))
            told.append(event(text, above.rule))
        for one in missing:
            needed = tables.waits_for(one)
            if needed is not None and waiting(tables, standing, one):
                text = texts.WAITS.format(name=group.named(one), played=group.named(needed.played))
                told.append(event(text, needed.rule))
        return told
    return []
