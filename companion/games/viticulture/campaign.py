"""The solo campaign, worked out from the plays themselves: viticulture.campaign.overview.

Nothing is kept beside the history. A play that is corrected or deleted changes what is worked
out, and whatever is left still makes sense: games that do not follow from those before are
counted and remarked upon, never refused.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from companion.engine.model import Frozen
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.setup import ViticultureSetup
from companion.games.viticulture.uncorking_tables import Uncorking

Outcome = Literal["won", "lost", "shared"]
Remark = Literal["too_early", "left_out", "nothing_new", "several_modular", "other_tokens", "not_in_solo"]


class CampaignPlay(Frozen):
    """One finished solo play of a campaign."""

    outcome: Outcome
    """How it ended; only a win moves the campaign on."""
    expansions: tuple[Module, ...] = ()
    """The expansions in play, the extended board being one of them."""
    bonus_tokens: Annotated[int, Field(ge=0, le=99)] = 0
    """Bonus action tokens with which it began."""


class PlayRemark(Frozen):
    """What does not follow from the plays before."""

    play: int
    """The play, counted from 1."""
    about: Remark
    expansions: tuple[Module, ...] = ()


class CampaignState(Frozen):
    """A campaign after some plays."""

    games: int = 0
    """How many were played; at the end this is the score, and a lower one is better."""
    opened: tuple[Module, ...] = ()
    """The expansions that have come in, in that order."""
    beaten: tuple[Module, ...] = ()
    """Those that a game has been won with."""
    losses: int = 0
    """Games lost since the last win."""
    finished: bool = False
    remarks: tuple[PlayRemark, ...] = ()
    past_scores: tuple[int, ...] = ()
    """The scores of campaigns that were finished before this one began."""


class NextGame(Frozen):
    """What the next game of a campaign is played with."""

    must_use: tuple[Module, ...]
    choose_one: tuple[Module, ...]
    """One of these comes in as well; empty where nothing new is due."""
    bonus_tokens: int


def campaign_play(setup: ViticultureSetup, outcome: Outcome) -> CampaignPlay:
    """A finished play as the campaign sees it: the extended board is an expansion here."""
    board: tuple[Module, ...] = ("extended_board",) if setup.board == "extended" else ()
    return CampaignPlay(outcome=outcome, expansions=(*setup.expansions, *board), bonus_tokens=setup.bonus_tokens)


def plays_in(history: Iterable[tuple[Mapping[str, Any], Outcome]]) -> tuple[CampaignPlay, ...]:
    """The plays of a history that belong to the campaign, in the order given.

    Args:
        history: of each finished solo play the setup, as it is stored, and how it ended; oldest first.
    """
    found = []
    for stored, outcome in history:
        try:
            setup = ViticultureSetup.model_validate_json(json.dumps(stored))
        except ValidationError:
            continue  # stored by another version of the rules: it cannot be counted, and must not stop the rest
        if setup.campaign:
            found.append(campaign_play(setup, outcome))
    return tuple(found)


def campaign(tables: Uncorking, plays: Sequence[CampaignPlay]) -> CampaignState:
    """Where the campaign stands after these plays, oldest first.

    The first play after a finished campaign begins the next one.
    """
    state = beginning(tables)
    for number, play in enumerate(plays, start=1):
        if state.finished:
            scores = (*state.past_scores, state.games)
            state = beginning(tables).evolve(remarks=state.remarks, past_scores=scores)
        state = _after(tables, state, play, number)
    return state


def beginning(tables: Uncorking) -> CampaignState:
    """Before the first game: viticulture.campaign.start."""
    return CampaignState(opened=tables.solo.starts_with)


def next_game(tables: Uncorking, state: CampaignState) -> NextGame:
    """What the next game needs: viticulture.campaign.winning and what stands beside it; after the end, a new start."""
    if state.finished:
        state = beginning(tables)
    lasting = tuple(one for one in tables.expansions() if one in state.opened and not tables.is_modular(one))
    return NextGame(
        must_use=(*lasting, *_tried_module(tables, state)),
        choose_one=() if _unbeaten(state) else _due(tables, state),
        bonus_tokens=state.losses * tables.solo.tokens_a_loss,
    )


def expansions_of_campaign(tables: Uncorking) -> tuple[Module, ...]:
    """Everything that has to be won with; the mafia is not played against the Automa."""
    return tuple(one for one in tables.expansions() if one not in tables.solo.left_out)


def _after(tables: Uncorking, state: CampaignState, play: CampaignPlay, number: int) -> CampaignState:
    used = _counted(tables, play)
    opened = (*state.opened, *(one for one in used if one not in state.opened))
    won = play.outcome == "won"
    beaten = (*state.beaten, *(one for one in used if won and one not in state.beaten))
    return state.evolve(
        games=state.games + 1,
        opened=opened,
        beaten=beaten,
        losses=0 if won else state.losses + 1,
        finished=set(beaten) >= set(expansions_of_campaign(tables)),
        remarks=(*state.remarks, *_remarks(tables, state, play, number)),
    )


def _counted(tables: Uncorking, play: CampaignPlay) -> tuple[Module, ...]:
    """The expansions of a play that count: of tier 3 the first one only, as two are never played together."""
    used = [one for one in expansions_of_campaign(tables) if one in play.expansions]
    modular = [one for one in used if tables.is_modular(one)]
    return tuple(one for one in used if one not in modular[1:])


def _unbeaten(state: CampaignState) -> tuple[Module, ...]:
    """What came in and has not been won with: the next game tries again."""
    return tuple(one for one in state.opened if one not in state.beaten)


def _tried_module(tables: Uncorking, state: CampaignState) -> tuple[Module, ...]:
    """The expansion of tier 3 that is being tried, if any; the one tried last goes first."""
    trying = [one for one in _unbeaten(state) if tables.is_modular(one)]
    return tuple(trying[-1:])


def _due(tables: Uncorking, state: CampaignState) -> tuple[Module, ...]:
    """What may come in after a win: the lowest tier that is not whole, without what waits for another expansion."""
    for tier in tables.tiers:
        missing = [one for one in tier.expansions if one not in (*state.opened, *tables.solo.left_out)]
        if missing:
            return tuple(one for one in missing if _may_come(tables, state, one))
    return ()


def _may_come(tables: Uncorking, state: CampaignState, expansion: Module) -> bool:
    needed = tables.waits_for(expansion)
    return needed is None or needed.played in state.opened


def _remarks(tables: Uncorking, state: CampaignState, play: CampaignPlay, number: int) -> tuple[PlayRemark, ...]:
    """How a play differs from what was due, told for the reader."""
    due = next_game(tables, state)
    used = _counted(tables, play)
    new = [one for one in used if one not in due.must_use]
    fitting = [one for one in new if one in due.choose_one][:1]
    early = tuple(one for one in new if one not in fitting and not (tables.is_modular(one) and one in state.beaten))
    missing = tuple(one for one in due.must_use if one not in used)
    modular = tuple(one for one in play.expansions if tables.is_modular(one) and one not in tables.solo.left_out)
    foreign = tuple(one for one in play.expansions if one in tables.solo.left_out)
    found: list[PlayRemark] = []
    if early:
        found.append(PlayRemark(play=number, about="too_early", expansions=early))
    if due.choose_one and not new:
        found.append(PlayRemark(play=number, about="nothing_new", expansions=due.choose_one))
    if missing:
        found.append(PlayRemark(play=number, about="left_out", expansions=missing))
    if len(modular) > 1:
        found.append(PlayRemark(play=number, about="several_modular", expansions=modular))
    if foreign:
        found.append(PlayRemark(play=number, about="not_in_solo", expansions=foreign))
    if play.bonus_tokens != due.bonus_tokens:
        found.append(PlayRemark(play=number, about="other_tokens"))
    return tuple(found)
