"""What the legacy variants add to the answer: the story, locks and keys, and the elements that are kept."""

from companion.engine.play import Event
from companion.engine.wording import listed
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.legacy import figures, keep_order, lockable, losers, triggered
from companion.games.viticulture.situation import Situation, event
from companion.games.viticulture.uncorking import without_board

NARRATIVE = "viticulture.legacy.narrative-method"
LOCK_AND_KEY = "viticulture.legacy.lock-and-key"
KEEPING = "viticulture.legacy.campaign-method"
ELEMENTS = "viticulture.legacy.kept-elements"


def variants(group: Situation) -> tuple[Event, ...]:
    """Everything that a variant has to say."""
    return (*_closed(group), *_story(group), *_locking(group), *_keeping(group))


def may_lock(group: Situation) -> tuple[Module, ...]:
    """What the loser of the last game may still lock."""
    if group.ask.method != "lock_and_key" or group.game is None or group.game.locks is not None:
        return ()
    return lockable(group.standing.opened, group.standing.just_uncorked)


def keepers(group: Situation) -> tuple[str, ...]:
    """Who keeps an element after the last game, in the order of picking."""
    if not group.ask.campaign or group.game is None:
        return ()
    return tuple(player.name for player in keep_order(group.game, group.index))


def _closed(group: Situation) -> list[Event]:
    """What a lock has closed, and what waits with it."""
    told = []
    if group.standing.locked:
        told.append(event(texts.LOCKED.format(names=group.listed(group.standing.locked)), LOCK_AND_KEY))
        told.append(event(texts.LOCKED_TIERS, LOCK_AND_KEY))
    for one in group.standing.opened:
        needed = group.tables.waits_for(one)
        if needed is not None and without_board(group.tables, group.standing, one):
            text = texts.WITHOUT_BOARD.format(name=group.named(one), played=group.named(needed.played))
            told.append(event(text, needed.rule))
    return told


def _story(group: Situation) -> list[Event]:
    """Narrative method: which endings came up, and which could not be told."""
    if group.ask.method != "narrative" or group.game is None:
        return []
    seen, came = figures(group.game, group.index), triggered(group.tables, group.game, group.index)
    told = []
    for trigger in came:
        sentence = texts.STORY[trigger.figure].format(value=seen[trigger.figure])
        text = texts.STORY_OPENS.format(story=sentence, name=group.named(trigger.expansion))
        told.append(event(text, trigger.rule))
    if len(group.story()) > 1:
        told.append(event(texts.STORY_SEVERAL, NARRATIVE))
    unknown = [one for one in group.tables.triggers if seen[one.figure] is None]
    unknown = [one for one in unknown if one.expansion not in group.standing.uncorked]
    if unknown and group.game.uncorks is None:
        what = listed([texts.FIGURES[one.figure] for one in unknown])
        told.append(
            event(texts.STORY_ASK.format(what=what, names=group.listed([one.expansion for one in unknown])), NARRATIVE)
        )
    elif not came:
        told.append(event(texts.NO_STORY, NARRATIVE))
    return told


def _locking(group: Situation) -> list[Event]:
    allowed = may_lock(group)
    if not allowed or group.game is None:
        return []
    last = [player.name for player in losers(group.game, group.index)]
    text = texts.MAY_LOCK.format(name=last[0], names=group.listed(allowed))
    if len(last) > 1:
        text = texts.MAY_LOCK_LEVEL.format(names=listed(last), modules=group.listed(allowed))
    return [event(text, LOCK_AND_KEY)]


def _keeping(group: Situation) -> list[Event]:
    """Campaign method: who picks when, what is kept already, and what is free."""
    if not group.ask.campaign or group.game is None:
        return []
    order, kept = keep_order(group.game, group.index), group.tables.kept
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
