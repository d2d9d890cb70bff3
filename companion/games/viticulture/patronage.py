"""Patronage cards: viticulture.patronage.goal. An order filled and a goal met bring points, a tie is enough."""

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from companion.engine.model import Frozen
from companion.engine.play import Event
from companion.engine.players import Name, no_name_twice
from companion.engine.ranking import Entrant, Tally, rank
from companion.engine.score import ScoreLine, ScoreSheet
from companion.engine.wording import listed
from companion.games.viticulture import score_texts as texts
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.scoring_tables import Goal

RULE = "viticulture.patronage.goal"
Count = Annotated[int, Field(ge=0, le=999)]
GoalText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class PatronagePlayer(Frozen):
    """One player's card and what its goal needs."""

    name: Name
    """The player's name."""
    filled: bool = False
    """Whether the order on the card was filled; then the card lies to the left of the vineyard mat."""
    goal: GoalText
    """The goal on the card: six_structures, most_planted_vines, or the goal in your own words."""
    structures: Count | None = None
    """Structures built: tokens on the vineyard mat and structure cards; for goals that count them."""
    planted_vines: Count | None = None
    """Vine cards planted on all fields, arbor cards too; for goals that count them."""
    goal_met: bool | None = None
    """For a goal in your own words: whether it is met. Where numbers decide it, it must agree with them."""
    own_count: Count | None = None
    """For a goal in your own words that counts something: this player's number."""
    needed: Count | None = None
    """For a goal in your own words that asks for a number: that number."""
    best_other: Count | None = None
    """For a goal in your own words that compares players: the highest number of anyone else."""


class PatronageAsk(Frozen):
    """Everybody's patronage card."""

    players: Annotated[tuple[PatronagePlayer, ...], AfterValidator(no_name_twice)] = Field(min_length=1, max_length=6)
    """Everybody who plays; a goal that compares needs everybody's number."""


class GoalResult(Frozen):
    """Whether one player's goal is met, and whether it counts."""

    name: str
    goal: str
    goal_met: bool
    filled: bool


class PatronageTally(Tally):
    """What the cards are worth to each player."""

    goals: tuple[GoalResult, ...]


def line(data: ViticultureData, filled: bool, goal_met: bool) -> ScoreLine:
    """What one player's patronage card is worth."""
    points = data.solo.patronage_points if filled and goal_met else 0
    if not filled:
        how = texts.PATRONAGE_NOT_FILLED
    else:
        how = (texts.PATRONAGE_MET if goal_met else texts.PATRONAGE_NOT_MET).format(points=points)
    return ScoreLine(label=texts.PATRONAGE, points=points, how=how, rule=RULE)


def patronage(data: ViticultureData, ask: PatronageAsk) -> PatronageTally:
    """Decide the goals that can be counted, and take the owner's word for the others.

    Raises:
        ValueError: a number that a goal needs is missing, or the numbers are against what was said of a goal.
    """
    decided = [_decide(data, ask, index) for index in range(len(ask.players))]
    entrants = [
        Entrant(name=player.name, sheet=ScoreSheet(lines=(line(data, player.filled, met),)))
        for player, (met, _) in zip(ask.players, decided, strict=True)
    ]
    ranking = rank(entrants, texts.PATRONAGE_CRITERIA, texts.SHARED)
    gained = [entrant.name for entrant in entrants if entrant.sheet.total]
    return PatronageTally(
        headline=texts.PATRONAGE_HEADLINE.format(names=listed(gained)) if gained else texts.PATRONAGE_NOBODY,
        reasons=tuple(reason for _, reasons in decided for reason in reasons),
        players=ranking.players,
        winners=tuple(gained),
        decided_by=ranking.decided_by if gained else "",
        goals=tuple(
            GoalResult(name=player.name, goal=player.goal, goal_met=met, filled=player.filled)
            for player, (met, _) in zip(ask.players, decided, strict=True)
        ),
    )


def _decide(data: ViticultureData, ask: PatronageAsk, index: int) -> tuple[bool, tuple[Event, ...]]:
    """Whether one goal is met, and why."""
    player = ask.players[index]
    goal = data.scoring.patronage.goal(player.goal)
    met, text = _own_words(player, index) if goal is None else _printed(goal, ask, index)
    reasons = [Event(text=text, rules=(RULE,))]
    if not player.filled:
        reasons.append(Event(text=texts.NOT_FILLED.format(name=player.name), rules=(RULE,)))
    return met, tuple(reasons)


def _printed(goal: Goal, ask: PatronageAsk, index: int) -> tuple[bool, str]:
    player = ask.players[index]
    compared = goal.at_least is None
    if compared and len(ask.players) < 2:
        raise ValueError(texts.NOBODY_TO_COMPARE.format(owner=player.name))
    asked = range(len(ask.players)) if compared else (index,)
    numbers = {one: _number(goal, ask, one, player, compared) for one in asked}
    found = numbers.pop(index)
    if goal.at_least is None:
        return _agreeing(player, index, *_most(player, found, max(numbers.values())))
    return _agreeing(player, index, *_enough(player, found, goal.at_least))


def _number(goal: Goal, ask: PatronageAsk, index: int, owner: PatronagePlayer, compared: bool) -> int:
    number: int | None = getattr(ask.players[index], goal.counts)
    if number is None:
        whose = texts.EVERYBODYS if compared else texts.ITS_OWN
        raise ValueError(
            texts.COUNT_MISSING.format(
                index=index, field=goal.counts, owner=owner.name, whose=whose, what=texts.COUNTS[goal.counts]
            )
        )
    return number


def _own_words(player: PatronagePlayer, index: int) -> tuple[bool, str]:
    counted = _own_numbers(player, index)
    if counted is not None:
        return _agreeing(player, index, *counted)
    if player.goal_met is None:
        raise ValueError(texts.OWN_WORDS_OPEN.format(index=index))
    verdict = texts.MET if player.goal_met else texts.NOT_MET
    return player.goal_met, texts.SAID_BY_OWNER.format(name=player.name, verdict=verdict)


def _own_numbers(player: PatronagePlayer, index: int) -> tuple[bool, str] | None:
    """What the numbers say of a goal in the owner's words; None where they do not decide it."""
    if player.needed is not None and player.best_other is not None:
        raise ValueError(texts.ONE_COMPARISON.format(index=index))
    if player.own_count is not None and player.needed is not None:
        return _enough(player, player.own_count, player.needed)
    if player.own_count is not None and player.best_other is not None:
        return _most(player, player.own_count, player.best_other)
    return None


def _agreeing(player: PatronagePlayer, index: int, met: bool, text: str) -> tuple[bool, str]:
    """What the numbers say, unless the owner's own word is against it."""
    if player.goal_met not in (None, met):
        raise ValueError(texts.NUMBERS_SAY.format(index=index, said=str(player.goal_met).lower(), count=text))
    return met, text


def _enough(player: PatronagePlayer, found: int, needed: int) -> tuple[bool, str]:
    met = found >= needed
    verdict = texts.MET if met else texts.NOT_MET
    return met, texts.OWN_NUMBER.format(name=player.name, found=found, needed=needed, verdict=verdict)


def _most(player: PatronagePlayer, found: int, others: int) -> tuple[bool, str]:
    met = found >= others
    verdict = texts.MET if met else texts.NOT_MET
    return met, texts.MOST.format(name=player.name, found=found, others=others, verdict=verdict)
