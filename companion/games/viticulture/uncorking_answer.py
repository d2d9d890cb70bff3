"""Tells what is open, who chooses what comes next, and what the next game must and may use."""

from companion.engine.model import RuleId
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy_answer import keepers, may_lock, variants
from companion.games.viticulture.situation import Situation, event
from companion.games.viticulture.uncorking import one_of, stay_in, waiting
from companion.games.viticulture.uncorking_asks import UncorkingAsk
from companion.games.viticulture.wording import listed

OVERVIEW = "viticulture.uncorking.overview"
FIRST_GAMES = "viticulture.uncorking.first-games"
STAY_IN = "viticulture.uncorking.stay-in"
TIER_THREE = "viticulture.uncorking.tier-three"
ALL_OPEN = "viticulture.uncorking.all-open"


class UncorkingVerdict(Verdict):
    """Where a group stands; expansions are told by their ids."""

    open: tuple[Module, ...]
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
    now = Situation.of(data, ask)
    return UncorkingVerdict(
        headline=_headline(now),
        reasons=(event(_opened(now), _opened_rule(now)), *_next_game(now), *_tier(now), *variants(now)),
        open=now.standing.open,
        locked=now.standing.locked,
        just_uncorked=now.standing.just_uncorked,
        may_come=now.allowed(),
        chooser=now.chooser(),
        stay_in=stay_in(now.tables, now.standing),
        one_of=one_of(now.tables, now.standing),
        may_lock=may_lock(now),
        keep_order=keepers(now),
        games=now.standing.games,
        all_open=now.all_open,
    )


def _headline(now: Situation) -> str:
    just, game = now.standing.just_uncorked, now.game
    if game is None:
        if now.ask.games:
            return texts.CLEAN
        return _opened(now) if now.ask.already_open else texts.PLAIN_FIRST
    if just is not None:
        by_story = now.ask.method == "narrative" and game.uncorks is None
        return (texts.TRIGGERED if by_story else texts.CHOSEN).format(name=now.named(just))
    if now.all_open:
        modular = now.listed(one_of(now.tables, now.standing))
        return texts.ALL_OPEN.format(name=now.chooser(), tier=now.tables.modular_tier, names=modular)
    allowed = now.listed(now.allowed())
    if not allowed:
        return texts.STUCK if game.winner_chooses else texts.NO_CHOICE
    if now.story():
        return texts.TRIGGERED_SEVERAL.format(names=allowed, chooser=now.chooser())
    return texts.CHOOSES.format(name=now.chooser(), names=allowed)


def _opened(now: Situation) -> str:
    opened = now.standing.open
    return texts.OPEN.format(names=now.listed(opened)) if opened else texts.NOTHING_OPEN


def _opened_rule(now: Situation) -> RuleId:
    return OVERVIEW if now.standing.open else FIRST_GAMES


def _next_game(now: Situation) -> list[Event]:
    """What the next game uses, and what earlier ones lacked."""
    told, just = [], now.standing.just_uncorked
    always, modular = stay_in(now.tables, now.standing), one_of(now.tables, now.standing)
    if always:
        told.append(event(texts.STAY_IN.format(names=now.listed(always)), STAY_IN))
    if modular:
        text = texts.ONE_OF.format(names=now.listed(modular)) if len(modular) > 1 else texts.ONE_OR_NONE
        told.append(event(text.format(name=now.named(modular[0])), ALL_OPEN if now.all_open else TIER_THREE))
    if just is not None and just in modular:
        told.append(event(texts.FORCED_IN.format(name=now.named(just)), TIER_THREE))
    for number, names in now.standing.left_out:
        told.append(event(texts.LEFT_OUT.format(number=number, names=now.listed(names)), STAY_IN))
    return told


def _tier(now: Situation) -> list[Event]:
    """The tier under way: how often its expansions were played, what it lacks, and what waits for a game."""
    tables, standing = now.tables, now.standing
    for tier, above in zip(tables.tiers, (*tables.tiers[1:], None), strict=True):
        missing = [one for one in tier.expansions if one not in standing.uncorked]
        if not missing:
            continue
        told = []
        opened = [one for one in tier.expansions if one in standing.uncorked]
        if opened:
            low, high = tier.games_advised
            counts = listed([texts.COUNTED.format(name=now.named(one), times=standing.times(one)) for one in opened])
            text = texts.ADVISED.format(low=low, high=high, tier=tier.number, counts=counts)
            told.append(event(text, tier.rule))
        if above is not None:
            text = texts.TIER_FIRST.format(next=above.number, tier=tier.number, names=now.listed(missing))
            told.append(event(text, above.rule))
        for one in missing:
            needed = tables.waits_for(one)
            if needed is not None and waiting(tables, standing, one):
                text = texts.WAITS.format(name=now.named(one), played=now.named(needed.played))
                told.append(event(text, needed.rule))
        return told
    return []
