"""Every sentence that Bordeaux's calculators say."""

CRITERIA = ("victory points", "lira left")
SHARED = "shared"
TITLES = {
    "score": "Score a game",
    "residual": "Residual track",
    "deal": "Draw the first player",
    "setup": "Lay out the game",
}

# Lines of the sheet
TRACK = "Victory point track"
TRACK_HOW = "marker on {points} = {points}"
LIRA = "Lira, wine and grapes"
LIRA_HOW = "{parts} = {sum} lira; {sum} / {each} = {points}, {left} lira left"
LIRA_PART = "{lira} lira"
WINE_PART = "wine {values}"
GRAPE_PART = "grapes {prices}"
PATRONAGE = "Patronage"
PATRONAGE_MET = "order filled and goal met = {points}"
PATRONAGE_NOT_MET = "order filled, goal not met = 0"
PATRONAGE_NOT_FILLED = "order not filled, so the goal does not count = 0"
MAFIA = "Mafia"
MAFIA_BEST = "{card} ({value}) is the best gift = {points}"
MAFIA_WORST = "{card} ({value}) is the worst gift = {points}"
MAFIA_BETWEEN = "{card} ({value}), neither best nor worst = 0"

# Notes
PRICES = "Grapes count at the sale price printed on the vineyard mat: {bands}. Check it against your mat."
PRICE_BAND = "value {lowest} to {highest} brings {lira} lira"
TIE_SILENT = (
    "{names} are level on points. The rulebook of Bordeaux prints no tie-break; what is left of the lira decides here: "
    "{figures}."
)
TIE_CORE = " By the core game's order (lira, wine, grapes before they were turned into points) {name} would be first."
TIE_CORE_SHARED = " By the core game's order (lira, wine, grapes before they were turned into points) they share it."

# Refusals
MAFIA_MISSING = (
    "players[{index}].mafia_card: is missing; with the mafia in play everybody holds one card at the end, 1 to {most}"
)
MAFIA_RANGE = "players[{index}].mafia_card: must be 1 to {most}, not {value}: there are {most} mafia cards"
MAFIA_TWICE = (
    "players[{index}].mafia_card: {value} ({card}) is also {other}'s card; each of the {most} cards is there once"
)
MAFIA_ALONE = "players: the mafia compares cards, so it needs two players or more, not {count}"

# Residual track
RESIDUAL_GAINS = "Gain {points} VP: {crossings}."
RESIDUAL_NOTHING = "No VP: no line is crossed upwards."
CROSSING = "from {before} to {after}"
RESIDUAL_AGAIN = "What was gained before does not matter: after a loss the same VP can be gained again."
RESIDUAL_LOSS = "Going down takes no VP away."
RESIDUAL_SUM = "With the {before} VP gained before: {total} VP from the track."

# Laying out
LAYOUT_HEADLINE = "Lay out for {players}."
ONE_PLAYER, PLAYERS = "1 player", "{count} players"
MODULE_TWICE = "{module} stands twice; each is named once"
NO_MAFIA_ALONE = "modules: mafia needs other players to swap cards with; leave it out for 1 player"


def listed(names: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return "".join(names) if len(names) < 2 else f"{', '.join(names[:-1])} and {names[-1]}"


# Dealing
DEAL_HEADLINE = "{first} is the first player. Seed {seed}."
DEAL_ORDER = "Roosters go on the wake-up chart in this order: {names}, clockwise; row 1 is closed in the first year."
DEAL_CARDS = "Mamas and papas or special workers with it: their cards are dealt by viticulture.deal."
