"""Words of the solo screens of Viticulture and Tuscany; those that all solo tables share are among them."""

from companion.games.viticulture.setup import Expansion
from companion.ui.widgets.solo.texts import *  # noqa: F403 - the shared words and the game's own, under one name

# Setup
TITLE = "Viticulture against the Automa"
LINE = "Seven years on the base board or Tuscany's, with the expansions you like."
BOARD = "Board"
BOARD_BASE = "Base"
BOARD_EXTENDED = "Extended"
BOARD_OF = {"base": "Base board", "extended": "Extended board"}
BOARD_HINT = {
    "base": "Two seasons with workers, summer and winter.",
    "extended": "Tuscany's board: all four seasons, trade, and the influence map.",
}
EXPANSIONS = "Expansions in play"
TIERS: tuple[tuple[str, tuple[Expansion, ...]], ...] = (
    ("Tier 1", ("mamas_papas", "property", "patronage", "advanced_visitors")),
    ("Tier 2", ("new_visitors", "special_workers", "structures")),
    ("Tier 3", ("arboriculture", "formaggio")),
)
EXPANSION_NAMES: dict[Expansion, str] = {
    "mamas_papas": "Mamas and papas",
    "property": "Property",
    "patronage": "Patronage",
    "advanced_visitors": "Advanced visitors",
    "new_visitors": "New visitors",
    "special_workers": "Special workers",
    "structures": "Structures",
    "arboriculture": "Arboriculture",
    "formaggio": "Formaggio",
}
MAFIA_OUT = "Mafia cannot be played against the Automa: its cards change hands between players' grande workers."
STRUCTURES_EXTENDED = "Structures come with the extended board."
DECK = "Automa's cards"
DECK_APP = "The app draws"
DECK_REAL = "The real deck"
DECK_HINT = {
    "app": "Leave the cards in the box.",
    "real": "You draw a card and tap its number.",
}
DIFFICULTY = "Difficulty"
DIFFICULTY_HINT = "Normal is the Tuscany rulebook's game. The other levels come from the Essential Edition."
LEVEL_LINES = {
    "very_easy": "An eighth year",
    "easy": "You start on 3 VP",
    "normal": "As printed",
    "hard": "The Automa blocks at least 2 spaces a season",
    "very_hard": "As hard, and its marker stands 3 VP further",
}
WIN_SPACE = "Automa's marker stands on"
WIN_SPACE_HINT = "The win space of your board. Check against your board, and change it if yours says otherwise."
AGGRESSIVE = "Aggressive variant"
AGGRESSIVE_OF = "Aggressive: {name}"
OF_CAMPAIGN = "Campaign"
AGGRESSIVE_NAMES = {
    "none": "None",
    "standing": "Standing marker",
    "moving": "Moving marker",
    "essential_edition": "Essential Edition's yearly line",
}
AGGRESSIVE_HINT = {
    "none": "The Automa's marker stays on the win space.",
    "standing": "Its marker stands where the chosen row of your aggressive card says, under year 7.",
    "moving": "It builds and scores each year; a year that ends with it ahead of you loses the game.",
    "essential_edition": "Its marker moves each year; a year that ends with you level or behind loses the game.",
}
ROW_HINT = "Copy the row from your card: the building of each year, or none."
ROW_YEAR = "Year {year}"
ROW_NOTHING = "None"
ROW_POINTS = "VP under year 7"
ROW_POINTS_MISSING = "Not given"
BONUS = "Bonus action tokens to begin with"
BONUS_HINT = "In a campaign: one for each game lost since the last win."
REGIONS = "Regions of the influence map"
REGIONS_SEVEN = "All seven"
REGIONS_SIX = "Six, without Lucca"
REGIONS_HINT = "Lucca gives a structure card. Without structures some tables leave it out."
NEEDS_BASE = "The Essential Edition's yearly line is for the base board only. Choose that board or another marker."
NEEDS_NORMAL = "Set the difficulty to Normal: the row of your aggressive card is the level already."
NEEDS_ROW_POINTS = "Give the VP that your card shows under year 7."
NEEDS_BUILDING = "Give the row's buildings: without any the Automa's marker never moves."
SET_UP = "Set up the table"

# Checklist
CHECKLIST_OWN = "Set up your own vineyard as usual, with the expansions you chose. Then:"

# Table
WAKE_UP_NOTHING = "no benefit"
WAKE_UP_NOTE = "Against people, row 1 follows only on row 7. For solo the rulebook is silent: your table decides."
WAKE_UP_CHECK = "Row 4: check on your board where it shows the structure card"
WAKE_UP_HINT_BASE = "You gain the row's benefit at once, and its glass token."
WAKE_UP_HINT_EXTENDED = "The token now, each benefit as its season begins."
NAME_CARD = "Which card did you draw?"
NAME_CARD_HINT = "Tap its number. Cards that are out are gray."
END_YEAR_POINTS = "Where does your own VP marker stand?"
YEAR_END = (
    "Take back your workers, and the Automa's",
    "Age grapes and wines by 1",
    "Keep at most 7 cards",
    "Collect residual payments",
)
CARD_DRAWN = "Card {cards}"
CARDS_DRAWN = "Cards {cards}"

# Count
COUNT_POINTS_HINT = {
    (True, True): "Where it stands on the track now; map and patronage are added here.",
    (True, False): "Where it stands on the track now; the map is added here.",
    (False, True): "Where it stands on the track now; patronage is added here.",
    (False, False): "Where it stands on the track now.",
}
"""By whether the map and whether patronage is in play."""
COUNT_MAP = "Your stars on the map"
COUNT_MAP_HINT = "{placed} of {all} stars placed. The Automa's stars stand from the start."
COUNT_REGION_HINT = "{points} VP, Automa {stars}"
COUNT_PATRONAGE = "Patronage"
COUNT_FILLED = "Its wine order is filled"
COUNT_MET = "Its secret goal is met"
RESULT_MAP = "Influence map"
RESULT_PATRONAGE = "Patronage"
STAR_LESS = "{region}: take a star away"
STAR_MORE = "{region}: place a star"

# Rules that matter now
MATTERS_NOW = "Now"
MATTERS_SEASON = "{season}"
MATTERS_EXPANSIONS = "Your expansions against the Automa"

# The influence map of a count among people
MAP_TITLE = "Stars on the influence map"
MAP_HINT = "Choose a player, then tap a region once for each of their stars on it."
MAP_TAB = "{name} {placed}/{all}"
MAP_POINTS = "{points} VP"
MAP_THERE = "{name} {stars}"
MAP_NOBODY = "no stars"
MAP_SAID = "{region}, {points} VP: {there}. Add a star of {name}"
