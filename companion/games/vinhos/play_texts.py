"""Every sentence that the running table of Vinhos says."""

# Beginning
BEGINS = "Player order: {names}."
DISTANCES = (
    "Distances go by where the spaces of the quadrel lie, which rests on one source; say so if two touch or not."
)
FIRST_HALF = "Year {year}, first half: year/taxation marker on space 1. Everybody takes one action."
SECOND_HALF = "Year {year}, second half: year/taxation marker on space 2. Everybody takes a second action."
VINTAGE = "Lay out a new vintage tile."
NEXT = "Next: {name}."

# Actions
MOVED = "{name} takes {space}: {paid}."
FREE = "the move is free"
TO_SUPPLY = "{bagos} to the supply"
TO_PLAYERS = "{bagos} to {names}"
EACH = "{bagos} each to {names}"
PASSED = "{name} passes on {space}."
STAYED = "{name} stays on {space}, which is allowed only where no other action is possible."
SLOT = "{name}'s order marker goes to slot {slot} of the bottom row."
RELEASED = "{name} holds a press release: {points} fair points, {total} in all; disc on booth {booth}."
TAXED = "The year/taxation marker taxes {space} until this half is over: 1 bago more to move there."
NOT_TAXED = "The year/taxation marker taxes no space of the quadrel."
ADDED = "{name}: {points:+d} fair points, {total} in all."

# Order
ORDER_KEPT = "Nobody passed, so the order stays: {names}."
ORDER_NEW = "Bottom row up, the others make room: {names}."

# Phases
MAINTENANCE = (
    "Maintenance: year/taxation marker on B. Whoever has barrels on local sales takes exactly one of them back."
)
PRODUCTION = (
    "Production: year/taxation marker on the production space. Age every wine by one slot, move enologists and farmers "
    "if you like, then each estate with a vineyard makes a wine."
)
NO_FAIR = "No fair this year."
FAIR = "The year ends with a fair."
STILL_TO_RELEASE = "Still without a press release, now in this order: {names}."
ALL_RELEASED = "Everybody has held a press release: hold the fair."
NO_WINE = "{name} has no wine to enter. The rulebook does not say what then; the table goes on without."
FAIR_LINE = "{name}, {how}."
FAIR_ORDER = "New order by the booths, from the left: {names}. Discs go back to the logo."
FAIR_ORDER_SHORT = "{names} hold no booth and come last, in their old order; the rulebook does not say."
BUYING = (
    "In this order buy magnate tiles with wine, one at a time, until all pass. Then discard what is left and refill."
)
TURNED_BACK = "Turn wine experts and magnate action tiles face up again."
NOT_TURNED_BACK = "Experts and magnate action tiles stay as they lie."
LAST_ACTION = "One last action for everybody, then the game is over."
TIME_TO_COUNT = "All have taken the last action. Count the end of the game."
COUNTED = "{name}: {points} VP, place {rank}."
WINNER = "{names} wins with {points} VP. Decided by: {decided_by}."
WINNERS = "{names} share the victory with {points} VP."

# Refusals: each begins with the command or its field
GAME_OVER = "{kind}: the game is over; undo to change something"
NOT_NOW = "{kind}: not in this phase ({phase})"
PHASES = {
    "first_actions": "first actions",
    "second_actions": "second actions",
    "maintenance": "maintenance",
    "production": "production",
    "press_releases": "press releases before the fair",
    "fair": "fair",
    "buying": "buying magnate tiles",
    "last_action": "last action",
    "count": "final count",
    "over": "over",
}
SAME_SPACE = "space: {name}'s marker is on {space} and has to move"
NOT_AN_ACTION = "space: {space} is reached by pass or press_release"
SLOT_MISSING = "slot: is missing; the order marker goes to a free slot of the bottom row: {free}"
SLOT_TAKEN = "slot: slot {slot} is not free; free are {free}"
SLOT_IDLE = "slot: no order marker moves now; leave it out"
ONCE = "press_release: {name} has held one for this fair already"
NO_MORE_FAIRS = "press_release: no fair follows any more"
BOOTH_TAKEN = "booth: booth {booth} is {name}'s"
BOOTH_RANGE = "booth: there are booths 1 to {most}"
UNKNOWN = "player: {name} does not play; allowed: {allowed}"
TRACK_RANGE = "points: {name} has {total} fair points; the result must be 0 to {most}"
WRONG_PLAYERS = "players: count exactly the players of this table: {names}"


def phase_name(phase: str) -> str:
    """A phase in words."""
    return PHASES[phase]
