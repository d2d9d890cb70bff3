"""Every sentence that the calculators of Vinhos Deluxe say to the player."""

TITLES = {
    "quality": "Wine quality of an estate",
    "value": "Value of a wine",
    "press_release": "Press release",
    "fair": "Score a fair",
    "move": "Cost of a move",
    "score": "Score the end of the game",
    "setup": "Lay out the game",
    "deal": "Deal the table: first player and regions left out",
}

CHECK = "Check against your rulebook: {what}. You can enter your own figures instead."
CHECK_ONLY = "Check against your rulebook: {what}."
BAGOS = {1: "1 bago", 0: "{count} bagos"}

# Quality
QUALITY_WINE = "Quality {quality}: take a wine of {quality}."
QUALITY_NONE = "Quality {quality}: no wine, as it must be above 0."
QUALITY_NO_VINEYARD = "No vineyard, so this estate makes no wine."
QUALITY_SUM = "{sum} = {quality}"
QUALITY_PIECE = "{count} {piece} x {each} = {points}"
QUALITY_PORTO = "Porto = {points}"
QUALITY_WEATHER = "weather = {weather}"
PIECES = {
    "vineyards": ("vineyard", "vineyards"),
    "farmers": ("farmer", "farmers"),
    "wineries": ("winery", "wineries"),
    "enologists": ("enologist", "enologists"),
}
PORTO_TILE = "Porto takes a Porto tile; they lie in Douro."
WEATHER_OUT = "The 2016 setup takes the tile with weather {weather} out: look at your vintage tile."
TOO_MANY_VINEYARDS = (
    "vineyards: must be at most {most}, not {count}: one source gives an estate {most}; "
    "if your board has more, enter that among the figures of your own"
)
TOO_MANY_WINERIES = "wineries: must be at most {most}, not {count}: an estate has room for {most}"
TOO_MANY_FARMERS = "farmers: must be at most {most}, not {count}: each vineyard has room for {each}, and there {hosts}"
TOO_MANY_ENOLOGISTS = (
    "enologists: must be at most {most}, not {count}: each winery has room for {each}, and there {hosts}"
)
HOSTS = {1: "is 1 {one}", 0: "are {count} {many}"}
WEATHER_RANGE = (
    "weather: must be {lowest} to {highest}, not {weather}: no other weather is known on a vintage tile; "
    "if yours shows more, enter that among the figures of your own"
)

# Value
VALUE_HEADLINE = "Value {value}."
VALUE_ENOUGH = "Value {value}: enough for {wanted}."
VALUE_SHORT = "Value {value}: {missing} short of {wanted}."
VALUE_TOO_MANY = "Value {value}: enough for {wanted}, but {cubes} would do."
VALUE_NO_CUBE = "Value {value}: enough for {wanted}, but no cube is needed."
VALUE_PART = "{number} ({what})"
VALUE_QUALITY = "quality"
VALUE_PARTS = {"aging": "aging", "cubes": "renown cubes", "region": "region"}
CUBES_LEAST = "For {wanted}: {cubes} needed."
CUBES_NEVER = "For {wanted}: even {most} cubes are not enough."
CUBES_NONE = "For {wanted}: no cube is needed."
CUBES = {1: "1 cube", 0: "{count} cubes"}
CUBES_SALE = "For a sale or an export cubes leave the region only as far as the slot's value needs them."
CUBES_FAIR = "For a press release you may remove cubes as you like, up to {most}."
TOO_MANY_CUBES = "renown_cubes: must be at most {most}, not {count}: at most {most} are removed for one wine"
SLOT = "cellar_slot: must be 1 to {most}, not {slot}: a {place} has {most} slots"
SLOT_MISSING = "cellar_slot: is missing; what aging adds goes by the slot of the cellar, 1 to {most}"
CELLAR, WAREHOUSE = "cellar", "warehouse"
AGING_LENGTH = "override.aging: must be {slots} numbers, one for each slot of a cellar, not {count}"
AGING_CHECK = "slot {slot} of a {place} adds {bonus}"
CUBE_CHECK = "a renown cube adds {value}"
CUBE_CHECK_REGION = "a renown cube of {region} adds {value}"
REGION_CHECK = "wines of {region} are worth {bonus} more"
NO_CELLAR_CHECK = "no cellar may be built for {region}, says one source"

# Press release
PRESS_HEADLINE = "{points} fair points, {barrels}."
BARRELS = {1: "1 barrel back", 0: "{count} barrels back"}
PRESS_WINE = "Wine: {points}."
PRESS_EXPERT = "Expert for {feature}: {symbols} for the vintage tile{arrow}."
PRESS_ARROW = ", {points} more for the arrow"
PRESS_EXPERT_TWICE = "A second expert for {feature} stays with you: each feature takes {each}."
PRESS_EXPERT_IDLE = "The expert for {feature} stays with you: the vintage tile does not show it."
PRESS_REGION = "Region {region}: {points}."
PRESS_BOOTH = "Booth: {points}."
PRESS_MAGNATES = "Pleased: {names}. You may take one of your barrels from each: {barrels}."
PRESS_MAGNATES_CAP = "All of {names} are pleased, yet {most} barrels are the most: choose whom you pass over."
PRESS_NO_MAGNATE = "No magnate is pleased, so no barrel comes back: {wants}."
MAGNATE_TWICE = "{magnate} stands twice; name each magnate once"
PRESS_WANTS = "{name} wants {wants}"
PRESS_ORDER = (
    "Turn order: put your marker into the bottom row before anything else. It moves up in the same slot and the "
    "others make room, so further left means acting earlier in the next round of actions."
)
PRESS_ORDER_SLOTS = "Of the free slots {first} acts earliest and {last} latest."
PRESS_ORDER_ONE = "Only slot {first} is free."
PRESS_ORDER_FAIR = "A fair ends this year: the booths, from left to right, set the order of next year's first actions."
PRESS_ONCE = "One press release before each fair."
REGION_FAIR_CHECK = "entering a wine of {region} gives {points} more fair points"

# Fairs
FAIR_CRITERIA = ("fair points", "fair points")
FAIR_SHARED = "level in fair points, so the first place is shared"
FAIR_LINE = "Fair of year {year}"
FAIR_PLACE = "{place} place: {points} VP"
FAIR_TIE = "places {first} to {last} shared: ({sum}) / {count} = {points}{rounded}"
FAIR_TIE_TWO = "both places shared: ({sum}) / {count} = {points}{rounded}"
ROUNDED = ", rounded down"
ORDINALS = ("first", "second", "third", "fourth")
FAIR_TWO = "With 2 players the first and the third place are used."
FAIR_EXPERT = "{names} takes a wine expert for the last place."
FAIR_EXPERTS = "{names} share the last place: each takes a wine expert."
FAIR_ORDER = "Next year's order, booths from the left: {names}."
FAIR_NO_ORDER = "Enter every booth to see next year's order."
FAIR_CHECK = "the places of year {year} bring {points} VP"
BOOTH_TAKEN = "players[{index}].booth: booth {booth} is {other}'s already; each booth takes one disc"
BOOTH_RANGE = "players[{index}].booth: must be 1 to {most}, not {booth}: there are {most} booths, 1 being the leftmost"
PLACES_COUNT = "override.place_points: needs {needed} numbers for {players} players, from the first place, not {count}"
PLACES_ORDER = "must not rise: the first place is worth most"

# Moving
MOVE_FREE = "{to}: moving here never costs anything."
MOVE_COST = "{to}: {total} in all."
MOVE_NOTHING = "{to}: free of charge."
MOVE_STAY = "The marker must move to another space."
MOVE_STAY_PASS = "You may stay on {to}, as nothing else is possible."
MOVE_STAY_MUST = "Staying is for Pass/Press Release only, and only when no other action is possible."
MOVE_NEAR = "Next to where you are, corners included: no bago for the distance."
MOVE_FAR = "Not next to where you are: {bagos} to the supply."
MOVE_FIRST = "First move: no distance to pay."
MOVE_PLAYERS = "{names} already there: {bagos} each."
MOVE_MARKER = "The year/taxation marker is there: {bagos} to the supply."
MOVE_SHORT = "You have {bagos}, {missing} too few; Pass/Press Release is always free."
MOVE_LAYOUT_CHECK = "where {origin} and {target} lie on the quadrel"
NAME_TWICE = "{name} stands twice; name each player once"

# End of the game
SCORE_CRITERIA = "victory points"
SCORE_TIE_BREAKS = {"export_barrels": "barrels in the export area", "bagos": "bagos"}
SCORE_SHARED = "level in everything, so the victory is shared"
TRACK, TRACK_HOW = "Victory point track", "where the marker stands"
LEFT_BAGOS, BAGOS_HOW, BAGOS_HOW_TOP = (
    "Bagos",
    "{bagos}: {low} to {high} give {points}",
    "{bagos}: {low} or more give {points}",
)
WINES, WINES_NONE = "Wines left", "no wine left"
WINE_HOW = "{quality} / {each} = {points}"
MULTIPLIER = "Multiplier {number}"
MULTIPLIER_HOW, MULTIPLIER_EMPTY = "{points} as counted from the tile, its barrel on it", "no barrel on the tile, so 0"
COLUMN = "Export column {number}"
COLUMN_ALONE = "{barrels}, the most: {points}"
COLUMN_TIED = "{barrels}, as many as {others}: {all} / {count} = {points}{rounded}"
EXPORT_BARRELS = {1: "1 barrel", 0: "{count} barrels"}
DECIDED = "Level on VP; {criterion} decides."
TIE_CHECK = "between equal VP {criteria} decide, in this order"
BAGOS_CHECK = "what leftover bagos bring ({bands})"
BAND, BAND_TOP = "{low} to {high}: {points}", "{low} and more: {points}"
WINES_CHECK = "each wine left brings 1 VP for every {each} of its quality, rounded down"
EXPORT_CHECK = "most barrels in an export column take the VP above it, and ties divide them"
CAP_CHECK = "multipliers have an upper limit; one tile is said to stop at {cap} VP"
MULTIPLIER_TWICE = (
    "players[{index}].multipliers: {tile} stands twice; nobody may have two multiplier tiles of the same type"
)
TOO_MANY_BARRELS = (
    "players[{index}].export_barrels: {count} barrels with those on multipliers; each player has {most}. "
    "If your box has more, enter that among the figures of your own"
)
COLUMNS_COUNT = "{field}: needs {columns} numbers, one for each export column from the left, not {count}"
COLUMNS_SUM = (
    "players[{index}].export_barrels: is {count}, but export_columns add up to {sum}; enter one of them, or both alike"
)
COLUMNS_MISSING = (
    "players[{index}].export_columns: is missing; majorities are counted when everybody's barrels are given by column"
)
COLUMNS_CLOSED = "players[{index}].export_columns: column {column} is closed with 2 players, so it holds no barrel"
COLUMN_POINTS_MISSING = "column_points: is missing; enter the VP printed above each export column, from the left"

# Setting up
SETUP_HEADLINE = "Lay out for {players} players."
SETUP_CHECK = "{text} (check against your rulebook)"
NO_MODULES = "must be empty: the companion knows no expansions for Vinhos Deluxe"

# Dealing
DEAL_HEADLINE = "{first} is the first player. Seed {seed}."
DEAL_ORDER = (
    "the first player was drawn, the others follow clockwise ({names}); our sources do not say how it is settled"
)
DEAL_REGIONS = "Out of this game: {names}."
DEAL_ALL_REGIONS = "All 9 regions are in play."


def count(words: dict[int, str], number: int) -> str:
    """The wording for one, or for any other number."""
    return words.get(number, words[min(words)]).format(count=number)
