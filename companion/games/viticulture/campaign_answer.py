"""Tells where a solo campaign stands and what its next game is played with."""

from companion.engine.model import Frozen, RuleId
from companion.engine.play import Event
from companion.engine.score import Verdict
from companion.engine.wording import listed
from companion.games.viticulture import uncorking_texts as texts
from companion.games.viticulture.campaign import (
    CampaignPlay,
    CampaignState,
    NextGame,
    PlayRemark,
    Remark,
    campaign,
    expansions_of_campaign,
    next_game,
)
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.laying_out import Module
from companion.games.viticulture.situation import event

START = "viticulture.campaign.start"
WINNING = "viticulture.campaign.winning"
LOSING = "viticulture.campaign.losing"
SCORE = "viticulture.campaign.score"
REMARK_RULES: dict[Remark, RuleId] = {
    "too_early": WINNING,
    "nothing_new": WINNING,
    "left_out": WINNING,
    "several_modular": "viticulture.campaign.tier-three",
    "other_tokens": "viticulture.automa.campaign",
    "not_in_solo": "viticulture.automa.mafia",
}


class CampaignAsk(Frozen):
    """The solo plays of a campaign."""

    plays: tuple[CampaignPlay, ...] = ()
    """The finished plays, oldest first."""


class CampaignVerdict(Verdict):
    """Where the campaign stands; expansions are told by their ids."""

    games: int
    opened: tuple[Module, ...]
    beaten: tuple[Module, ...]
    """What a game has been won with."""
    must_use: tuple[Module, ...]
    choose_one: tuple[Module, ...]
    """One of these comes into the next game as well."""
    bonus_tokens: int
    """Bonus action tokens for the next game."""
    finished: bool
    score: int | None
    """The number of games, once the campaign is complete."""
    past_scores: tuple[int, ...]


def campaign_verdict(data: ViticultureData, ask: CampaignAsk) -> CampaignVerdict:
    """Where the campaign stands."""
    names = {heading.id: heading.name for heading in data.rulebook.modules}
    state = campaign(data.uncorking, ask.plays)
    due = next_game(data.uncorking, state)
    return CampaignVerdict(
        headline=_headline(names, state, due),
        reasons=_reasons(data, names, state, due),
        games=state.games,
        opened=state.opened,
        beaten=state.beaten,
        must_use=due.must_use,
        choose_one=due.choose_one,
        bonus_tokens=due.bonus_tokens,
        finished=state.finished,
        score=state.games if state.finished else None,
        past_scores=state.past_scores,
    )


def _headline(names: dict[str, str], state: CampaignState, due: NextGame) -> str:
    if state.finished:
        return texts.CAMPAIGN_DONE.format(games=texts.count(texts.CAMPAIGN_GAMES, state.games))
    if not state.games:
        return texts.CAMPAIGN_FIRST.format(names=_listed(names, due.must_use))
    if state.losses:
        return texts.CAMPAIGN_RETRY.format(tokens=texts.count(texts.CAMPAIGN_TOKENS, due.bonus_tokens))
    if not due.choose_one:
        unbeaten = tuple(one for one in state.opened if one not in state.beaten)
        return texts.CAMPAIGN_GO_ON.format(names=_listed(names, unbeaten))
    if len(due.choose_one) == 1:
        return texts.CAMPAIGN_WON_LAST.format(name=names[due.choose_one[0]])
    return texts.CAMPAIGN_WON.format(names=_listed(names, due.choose_one))


def _reasons(data: ViticultureData, names: dict[str, str], state: CampaignState, due: NextGame) -> tuple[Event, ...]:
    every = expansions_of_campaign(data.uncorking)
    games = texts.count(texts.CAMPAIGN_GAMES, state.games)
    told = [event(texts.CAMPAIGN_COUNT.format(games=games, beaten=len(state.beaten), all=len(every)), SCORE)]
    told += [_remark(names, remark) for remark in state.remarks]
    if state.past_scores:
        scores = ", ".join(map(str, state.past_scores))
        told.append(event(texts.CAMPAIGN_PAST.format(scores=scores), SCORE))
    if state.finished:
        return (*told, event(texts.CAMPAIGN_NEXT, START))
    rule = WINNING if state.games else START
    told.append(event(texts.CAMPAIGN_MUST.format(names=_listed(names, due.must_use)), rule))
    tokens = texts.count(texts.CAMPAIGN_TOKENS, due.bonus_tokens)
    told.append(event(texts.CAMPAIGN_BEGINS_WITH.format(tokens=tokens), LOSING if state.losses else rule))
    coming = tuple(one for one in every if one not in state.opened)
    if coming:
        told.append(event(texts.CAMPAIGN_STILL.format(names=_listed(names, coming)), WINNING))
    return tuple(told)


def _remark(names: dict[str, str], remark: PlayRemark) -> Event:
    text = texts.CAMPAIGN_REMARKS[remark.about].format(play=remark.play, names=_listed(names, remark.expansions))
    return event(text, REMARK_RULES[remark.about])


def _listed(names: dict[str, str], modules: tuple[Module, ...]) -> str:
    return listed([names[one] for one in modules])
