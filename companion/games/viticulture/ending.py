"""The end of a year and of the game: viticulture.automa.year-end, .game-end, .influence and .patronage."""

from companion.engine.play import Event, IllegalCommand, Step
from companion.games.viticulture import texts
from companion.games.viticulture.automa import years_of
from companion.games.viticulture.commands import EndYear, Finish
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.influence import Region, RegionHold, influence_points, majorities
from companion.games.viticulture.marker import ESSENTIAL, MOVING, position, year_events
from companion.games.viticulture.seasons import WAKE_UP, first_season, is_extra_year, is_last_year
from companion.games.viticulture.state import FinalCount, ViticultureState

YEAR_END = ("viticulture.automa.year-end",)
GAME_END = ("viticulture.automa.game-end",)
INFLUENCE = ("viticulture.automa.influence",)
PATRONAGE = ("viticulture.automa.patronage",)
PLAYER, AUTOMA = "player", "automa"


def end_year(data: ViticultureData, state: ViticultureState, command: EndYear) -> Step[ViticultureState]:
    """Take the Automa's workers back; compare the markers where that variant says so; begin the next year."""
    events = [Event(text=texts.WORKERS_BACK, rules=YEAR_END)]
    cleared = state.evolve(blocked=(), drawn=(), workers_left=data.solo.automa_workers)
    if must_compare(state):
        events.append(_compared(data, state, command))
        if _automa_is_ahead(state, command):
            return Step(cleared.evolve(phase="over", status="lost"), tuple(events))
    if is_last_year(data, state):
        events.append(Event(text=texts.TIME_TO_COUNT.format(year=state.year), rules=GAME_END))
        return Step(cleared.evolve(phase="finish"), tuple(events))
    year, years = state.year + 1, years_of(data, state.setup)
    begun = cleared.evolve(
        year=year,
        phase="wake_up",
        season=first_season(data, state),
        row=None,
        last_row=state.row,
        automa_vp=position(data, state.setup, year, years),
    )
    events.append(Event(text=texts.YEAR_BEGINS.format(year=year, years=years), rules=WAKE_UP))
    if is_extra_year(data, begun):
        events.append(Event(text=texts.NO_TOKENS_ON_ROWS, rules=WAKE_UP))
    return Step(begun, (*events, *year_events(data, state.setup, year, years)))


def must_compare(state: ViticultureState) -> bool:
    """Whether the year's end compares the markers, so that the player's points are asked.

    The rulebook says any year, so the last one does, too, before its end-of-game points are counted.
    """
    return state.setup.marker_may_end_the_game


def _automa_is_ahead(state: ViticultureState, command: EndYear) -> bool:
    """The 2014 marker must be ahead to end the game; the Essential Edition's ends it when level, too."""
    assert state.setup.aggressive is not None
    if command.victory_points is None:
        raise IllegalCommand(texts.NEED_POINTS, MOVING)
    if state.setup.aggressive.marker == "essential_edition":
        return state.automa_vp >= command.victory_points
    return state.automa_vp > command.victory_points


def _compared(data: ViticultureData, state: ViticultureState, command: EndYear) -> Event:
    lost = _automa_is_ahead(state, command)
    assert state.setup.aggressive is not None
    rules = ESSENTIAL if state.setup.aggressive.marker == "essential_edition" else MOVING
    survived = texts.STILL_IN_IT_LAST if is_last_year(data, state) else texts.STILL_IN_IT
    text = texts.LOST_AT_YEARS_END if lost else survived
    return Event(text=text.format(year=state.year, yours=command.victory_points, automa=state.automa_vp), rules=rules)


def finish(data: ViticultureData, state: ViticultureState, command: Finish) -> Step[ViticultureState]:
    """Count patronage and influence, and say who won. Only strictly ahead wins."""
    _check_stars(data, state, command)
    regions = regions_in_play(data, state)
    holds = majorities(regions, {PLAYER: command.stars, AUTOMA: automa_stars(data, regions)})
    final = FinalCount(
        marker=command.victory_points,
        influence=influence_points(holds, PLAYER),
        patronage=_patronage(data, state, command),
        automa_marker=state.automa_vp,
        automa_influence=influence_points(holds, AUTOMA),
        regions=holds,
    )
    won = final.player > final.automa
    ended = state.evolve(phase="over", status="won" if won else "lost", final=final)
    return Step(ended, (*_patronage_told(data, state, command), *_counted(state, final)))


def regions_in_play(data: ViticultureData, state: ViticultureState) -> tuple[Region, ...]:
    """The regions of the map in use; none on the base board."""
    return data.influence_map.in_play(state.setup.influence_regions) if state.setup.has_map else ()


def automa_stars(data: ViticultureData, regions: tuple[Region, ...]) -> dict[str, int]:
    """The Automa's stars, which stand from the start: one for each point a region is worth."""
    return {region.id: data.solo.region_stars(region) for region in regions}


def _check_stars(data: ViticultureData, state: ViticultureState, command: Finish) -> None:
    on_the_map = {region.id for region in data.influence_map.regions}
    allowed = [region.id for region in regions_in_play(data, state)]
    for region, count in command.stars.items():
        # No stars on a region that is not in play says nothing wrong; a misspelt name does.
        if region in allowed or (region in on_the_map and not count):
            continue
        if not state.setup.has_map:
            raise IllegalCommand(texts.NO_MAP, INFLUENCE)
        raise IllegalCommand(texts.UNKNOWN_REGION.format(region=region, allowed=", ".join(allowed)), INFLUENCE)
    most = data.influence_map.stars_per_player
    placed = sum(command.stars.values())
    if placed > most:
        raise IllegalCommand(texts.TOO_MANY_STARS.format(most=most, count=placed), INFLUENCE)


def _patronage(data: ViticultureData, state: ViticultureState, command: Finish) -> int:
    card = command.patronage
    if "patronage" not in state.setup.expansions:
        if card.filled or card.goal_met:
            raise IllegalCommand(texts.NO_PATRONAGE, PATRONAGE)
        return 0
    return data.solo.patronage_points if card.filled and card.goal_met else 0


def _patronage_told(data: ViticultureData, state: ViticultureState, command: Finish) -> tuple[Event, ...]:
    """What the patronage card brings, and why; nothing where that expansion is not in play."""
    if "patronage" not in state.setup.expansions:
        return ()
    card = command.patronage
    if card.filled and card.goal_met:
        text = texts.PATRONAGE_COUNTS.format(points=data.solo.patronage_points)
    else:
        why = "not_met" if card.filled else "not_filled" if card.goal_met else "neither"
        text = texts.PATRONAGE_BRINGS_NOTHING[why]
    return (Event(text=text, rules=PATRONAGE),)


def _player_told(state: ViticultureState, final: FinalCount) -> str:
    """The player's points by the parts that are in play."""
    parts = [texts.ON_TRACK.format(marker=final.marker)]
    if state.setup.has_map:
        parts.append(texts.FROM_MAP.format(influence=final.influence))
    if "patronage" in state.setup.expansions:
        parts.append(texts.FROM_PATRONAGE.format(patronage=final.patronage))
    text = texts.COUNT_PLAYER if len(parts) > 1 else texts.COUNT_PLAYER_TRACK
    return text.format(parts=", ".join(parts), total=final.player)


def _counted(state: ViticultureState, final: FinalCount) -> tuple[Event, ...]:
    has_map = state.setup.has_map
    automa = (texts.COUNT_AUTOMA if has_map else texts.COUNT_AUTOMA_BASE).format(
        marker=final.automa_marker, influence=final.automa_influence, total=final.automa
    )
    lead = final.player - final.automa
    outcome = texts.WON.format(lead=lead) if lead > 0 else texts.LOST.format(lead=-lead) if lead else texts.LOST_TIE
    holds = tuple(Event(text=told(hold), rules=INFLUENCE) for hold in final.regions)
    return (
        *holds,
        Event(text=_player_told(state, final), rules=GAME_END),
        Event(text=automa, rules=GAME_END),
        Event(text=outcome, rules=GAME_END),
    )


def told(hold: RegionHold) -> str:
    """One region's result as a sentence."""
    if hold.holder is None:
        return texts.REGION_TIED.format(region=hold.region.name)
    text = texts.REGION_YOURS if hold.holder == PLAYER else texts.REGION_AUTOMA
    return text.format(region=hold.region.name, points=hold.points)
