"""Every sentence that Viticulture's calculators say."""

# What decides between players, best first
CRITERIA = ("victory points", "lira", "wine", "grapes")
MAP_CRITERIA = ("influence",)
MAFIA_CRITERIA = ("mafia card",)
PATRONAGE_CRITERIA = ("patronage",)
SHARED = "shared"

# Titles
TITLES = {
    "score": "Score a game",
    "influence": "Influence map",
    "mafia": "Mafia",
    "patronage": "Patronage goals",
    "morale": "Morale (arboriculture)",
    "cheese": "Cheese (formaggio)",
    "setup": "Lay out the game",
}

# Lines of the sheet: label, then the arithmetic
TRACK = "Victory point track"
TRACK_HOW = "marker on {points} = {points}"
STATUE = "Statue"
STATUE_HOW = "its point for the last year = {points}"
REGION = "Influence in {region}"
REGION_HOW = "{stars}, {lead} more than anyone else = {points}"
REGION_ALONE = "{stars}, nobody else there = {points}"
STARS = {1: "1 star", 0: "{count} stars"}
PATRONAGE = "Patronage"
PATRONAGE_MET = "order filled and goal met = {points}"
PATRONAGE_NOT_MET = "order filled, goal not met = 0"
PATRONAGE_NOT_FILLED = "order not filled, so the goal does not count = 0"
MAFIA = "Mafia"
MAFIA_BEST = "{card} ({value}) is the best gift = {points}"
MAFIA_WORST = "{card} ({value}) is the worst gift = {points}"
MAFIA_BETWEEN = "{card} ({value}), neither best nor worst = 0"

# Notes
REGION_TIED = "{region}: {names} are level with {stars} each, so nobody gains its {points} VP."
NOT_LISTED = "{what} was counted although not named among the expansions."
LEVEL_AT_THE_END = "{names} are level on points, lira, wine and grapes: they share the victory."
DECIDED = "Level on points; decided by {criterion}: {figures}."

# Refusals: each begins with the field
TOO_MANY_STARS = "players[{index}].stars: {count} stars of one color: there are {most}"
NO_MAP = (
    "players[{index}].stars: the base board has no influence map; leave stars out, or set board to extended "
    "if you play on the board with four seasons"
)
MAFIA_MISSING = (
    "players[{index}].mafia_card: is missing; with the mafia in play everybody holds one card at the end, 1 to {most}"
)
MAFIA_RANGE = "players[{index}].{field}: must be 1 to {most}, not {value}: there are {most} mafia cards"
MAFIA_TWICE = (
    "players[{index}].{field}: {value} ({card}) is also {other}'s card; each of the {most} cards is there once"
)
MAFIA_ALONE = "players: the mafia compares cards, so it needs two players or more, not {count}"
AUTOMA_NAME = "players[{index}].name: Automa is the opponent's name here; choose another, or set automa to false"

# Influence map
AUTOMA = "Automa"
MAP_HEADLINE = "Most from the map: {names}, {points} VP."
MAP_EMPTY = "Nobody holds a region."
REGION_HELD = "{region}: {name} holds it with {stars}, {lead} ahead: {points} VP."
REGION_NOBODY = "{region}: no stars."

# Mafia
MAFIA_HEADLINE = "{best} has the best gift, {worst} the worst."

# Patronage
PATRONAGE_HEADLINE = "Goal reached: {names}."
PATRONAGE_NOBODY = "Nobody gains points from patronage."
OWN_NUMBER = "{name}: {found} of at least {needed}: {verdict}."
MOST = "{name}: {found}, the most of the others is {others}: {verdict}. A tie is enough."
SAID_BY_OWNER = "{name}: a goal in your own words, and you say it is {verdict}."
MET, NOT_MET = "met", "not met"
NOT_FILLED = "{name}: the card's order is not filled, so its goal does not count."
COUNT_MISSING = "players[{index}].{field}: is missing; {owner}'s goal needs {whose} number of {what}"
ITS_OWN, EVERYBODYS = "this player's", "everybody's"
COUNTS = {"structures": "built structures", "planted_vines": "planted vines"}
NOBODY_TO_COMPARE = "players: {owner}'s goal compares players; list everybody with their number"
NUMBERS_SAY = (
    "players[{index}].goal_met: is {said}, but the numbers say otherwise ({count}) Leave this answer out, "
    "or correct the number"
)
ONE_COMPARISON = (
    "players[{index}].needed: give this number or the highest of anyone else, not both: "
    "a goal asks for a number or compares players"
)
OWN_WORDS_OPEN = (
    "players[{index}].goal_met: is missing; this goal is in your own words, so say whether it is met, "
    "or give this player's number with the one needed or the highest of anyone else"
)

# Morale
MORALE_HEADLINE = "Level {level}, {points} from morale."
MORALE_SPLIT = "Check the top of your slider: {first}; {second}."
MORALE_READING = "if it is {top}, level {level} and {points}"
MORALE_STEP = "{move}: from {before} to {after}."
MORALE_STEP_POINTS = "{move}: from {before} to {after}, {points}."
MORALE_STUCK = "{move}: stays on {before}, no points."
MORALE_DISPUTE = (
    "The rulebook puts the top of the slider at {first} where it tells of gifts and at {second} where it tells of "
    "leisure. Look which is printed on your mat and enter it as top."
)
MORALE_ABOVE = "level: must be {bottom} to {top}, not {level}: {top} is the top of the slider you chose"
MORALE_RANGE = "level: must be {bottom} to {top}, not {level}: the slider has no such level"
MORALE_TOP = "top: must be {tops}, not {top}: the rulebook names no other"
MOVES = {"grande": "Grande worker placed", "leisure": "Leisure", "gift": "Gift"}

# Cheese
CHEESE_HEADLINE = "{ages} of {count} age, {rots} go bad."
CHEESE_CHECK = " {check} to check on your mat."
CHEESE_NONE = "No cheese to age."
CHEESE_AGES = "{cheese} {before} becomes {after}."
CHEESE_STAYS = "{cheese} {before} stays as it is: the Affinatore leaves it."
CHEESE_SKIPS = "{cheese} {before} passes the first rotten space and becomes {after}, thanks to the medium cellar."
CHEESE_ROTS = "{cheese} {before} reaches a rotten space and is discarded."
CHEESE_LOOK = (
    "{cheese} {before} becomes {after}, unless the next space of its row shows a rotten cheese: then it is discarded. "
    "Enter where the rotten space lies to be sure."
)
CHEESE_LOOK_SKIPS = (
    "{cheese} {before} becomes {after}; with the medium cellar it also passes the first rotten space of its row. "
    "A second rotten space would make it go bad: look at your mat."
)
MAKE_CHEESE = "Making cheese: {cows}, so as many new cheeses, each on a free space of the first column."
NO_COWS = "Making cheese: no cow on the pasture, so nothing comes of it."
COWS = {1: "1 cow", 0: "{count} cows"}
EXPERTS = {
    "cheesemonger": "Cheesemonger: where you sell a wine you may also sell 1 cheese, for 1 VP.",
    "affinatore": "Affinatore: at each year's end one kind of cheese ages once, twice or not at all.",
    "fromager": "Fromager: once a year, with a wine order you fill, 1 cheese brings its value in VP.",
}
TOO_MANY_COWS = "cows: must be at most {most}, not {cows}: a pasture holds {most}"
BEYOND_ROT = "cheeses[{index}].value: {value} lies beyond the rotten space after {limit}; {why}"
BEYOND_NO_CELLAR = "only with the medium cellar does a cheese get there"
BEYOND_NEVER = "{cheese} never gets there"
SECOND_TOO_LOW = (
    "rotten_after.{cheese}_second: must be more than {first}, not {second}: the second rotten space lies beyond "
    "the first"
)
AFFINATORE_MISSING = "affinatore: only counts with affinatore among the experts; add it there or leave this out"

# Laying out
LAYOUT_HEADLINE = "Lay out for {players}."
ONE_PLAYER, PLAYERS = "1 player", "{count} players"
MODULE_TWICE = "{module} stands twice; each is named once"
STRUCTURES_NEED_BOARD = "structures need the extended board (its side 2); add extended_board or leave structures out"
NO_MAFIA_ALONE = "modules: mafia needs other players to swap cards with; leave it out for 1 player"
ONE_OF_TIER_THREE = "The rulebook plays one expansion of the third tier at a time; here are {modules}."


def stars(count: int) -> str:
    """`1 star`, `2 stars`."""
    return STARS.get(count, STARS[0]).format(count=count)


def cows(count: int) -> str:
    """`1 cow`, `2 cows`."""
    return COWS.get(count, COWS[0]).format(count=count)


def vp(points: int) -> str:
    """`+1 VP`, `-1 VP`, `0 VP`."""
    return f"{points:+d} VP" if points else "0 VP"
