"""What the legacy variants add to the answer: the story, locks and keys, and the elements that are kept."""

from companion.engine.play import Event
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy import figures, keep_order, lockable, losers, triggered
from companion.games.viticulture.situation import Situation, event
from companion.games.viticulture.uncorking import without_board
from companion.games.viticulture.wording import listed

NARRATIVE = "viticulture.legacy.narrative-method"
LOCK_AND_KEY = "viticulture.legacy.lock-and-key"
KEEPING = "viticulture.legacy.campaign-method"
ELEMENTS = "viticulture.legacy.kept-elements"


def variants(now: Situation) -> tuple[Event, ...]:
    """Everything that a variant has to say."""
    return (*_closed(now), *_story(now), *_locking(now), *_keeping(now))


def may_lock(now: Situation) -> tuple[Module, ...]:
    """What the loser of the last game may still lock."""
    if now.ask.method != "lock_and_key" or now.game is None or now.game.locks is not None:
        return ()
    return lockable(now.standing.open, now.standing.just_uncorked)


def keepers(now: Situation) -> tuple[str, ...]:
    """Who keeps an element after the last game, in the order of picking."""
    if not now.ask.campaign or now.game is None:
        return ()
    return tuple(player.name for player in keep_order(now.game, now.index))


def _closed(now: Situation) -> list[Event]:
    """What a lock has closed, and what waits with it."""
    told = []
    if now.standing.locked:
        told.append(event(texts.LOCKED.format(names=now.listed(now.standing.locked)), LOCK_AND_KEY))
        told.append(event(texts.LOCKED_TIERS, LOCK_AND_KEY))
    for one in now.standing.open:
        needed = now.tables.waits_for(one)
        if needed is not None and without_board(now.tables, now.standing, one):
            text = texts.WITHOUT_BOARD.format(name=now.named(one), played=now.named(needed.played))
            told.append(event(text, needed.rule))
    return told


def _story(now: Situation) -> list[Event]:
    """Narrative method: which endings came up, and which could not be told."""
    if now.ask.method != "narrative" or now.game is None:
        return []
    seen, came = figures(now.game, now.index), triggered(now.tables, now.game, now.index)
    told = []
    for trigger in came:
        sentence = texts.STORY[trigger.figure].format(value=seen[trigger.figure])
        text = texts.STORY_OPENS.format(story=sentence, name=now.named(trigger.expansion))
        told.append(event(text, trigger.rule))
    if len(now.story()) > 1:
        told.append(event(texts.STORY_SEVERAL, NARRATIVE))
    unknown = [one for one in now.tables.triggers if seen[one.figure] is None]
    unknown = [one for one in unknown if one.expansion not in now.standing.uncorked]
    if unknown and now.game.uncorks is None:
        what = listed([texts.FIGURES[one.figure] for one in unknown])
        told.append(
            event(texts.STORY_ASK.format(what=what, names=now.listed([one.expansion for one in unknown])), NARRATIVE)
        )
    elif not came:
        told.append(event(texts.NO_STORY, NARRATIVE))
    return told


def _locking(now: Situation) -> list[Event]:
    allowed = may_lock(now)
    if not allowed or now.game is None:
        return []
    last = [player.name for player in losers(now.game, now.index)]
    text = texts.MAY_LOCK.format(name=last[0], names=now.listed(allowed))
    if len(last) > 1:
        text = texts.MAY_LOCK_LEVEL.format(names=listed(last), modules=now.listed(allowed))
    return [event(text, LOCK_AND_KEY)]


def _keeping(now: Situation) -> list[Event]:
    """Campaign method: who picks when, what is kept already, and what is free."""
    if not now.ask.campaign or now.game is None:
        return []
    order, kept = keep_order(now.game, now.index), now.tables.kept
    told = [event(texts.KEEP_ORDER.format(names=", ".join(player.name for player in order)), KEEPING)]
    for points in sorted({player.points for player in order[:-1]}):
        level = [player.name for player in order[:-1] if player.points == points]
        if len(level) > 1:
            told.append(event(texts.KEEP_LEVEL.format(names=listed(level)), KEEPING))
    for player in order:
        if player.keeps is not None:
            element = kept.name(player.keeps)
            if player.structure is not None:
                element = texts.KEPT_STRUCTURE.format(structure=player.structure.replace("_", " "))
            told.append(event(texts.KEEPS.format(name=player.name, element=element), ELEMENTS))
    taken = {player.keeps for player in order}
    free = [one.name for one in kept.elements if one.id not in taken]
    told.append(event(texts.KEEP_LEFT.format(names=", ".join(free)), ELEMENTS))
    return [*told, event(texts.NEVER_KEPT, ELEMENTS)]
