"""Words of the solo screens of Bordeaux; those that all solo tables share are among them."""

from companion.ui.widgets.solo.texts import *  # noqa: F403 - the shared words and the game's own, under one name

# Setup
TITLE = "Bordeaux against the Automa"
LINE = "Six years on the Bordeaux board. Draw the printed cards, or let the app draw."
DECK = "Automa's cards"
DECK_NAMES = {"physical": "The printed cards", "own": "Your own deck", "stand_in": "A stand-in deck"}
DECK_LINES = {
    "physical": "You draw a card and tap what it shows, no more than is needed.",
    "own": "The cards you entered once; the app shuffles and draws them.",
    "stand_in": "Not the official cards: 24 cards of the same form, made by the app from chance.",
}
WHICH_DECK = "Which of your decks"
NO_DECK = "The printed cards are known to their owner only. Enter the 24 cards once, and the app can draw them."
ENTER_CARDS = "Enter your cards"
YOUR_DECKS = "Your decks"
NEEDS_DECK = "Enter all 24 cards first, or choose another deck."
LEVEL = "Level"
LEVEL_LINES = {
    "very_easy": "{years} years instead of {usual}",
    "easy": "You start on {ahead} VP",
    "normal": "As printed",
    "hard": "An opening card's grid; the Automa blocks at least {least} space a season",
    "very_hard": "As hard, and its marker stands on {points} VP",
}
MODULES = "From Tuscany"
STRUCTURES = "Structures"
SPECIAL_WORKERS = "Special workers"
MODULES_HINT = "With either of them the Automa's marker stands further on."
MARKER_AT = "The Automa's marker stands on {points} VP."
PACING = "Pacing variant"
PACING_HINT = "Each year has a mark on the VP track. A year that ends with you not beyond it gives the Automa points."
PACING_LEVELS = "At easy, normal and hard only."
PACING_TABLE = "Marks and glass tokens"
PACING_YEAR = "Year {year}"
PACING_SPACE = "{space} VP"
PACING_TAP = "Tap a number of tokens to change it."
PACING_LABEL = "Year {year}: {tokens} glass tokens on {space} VP"
SET_UP = "Set up the table"

# Checklist
CHECKLIST_OWN = "Set up your own vineyard as Bordeaux has it, with the modules you chose. Then:"

# Table
TAB_GRIDS = "Grids"
NOT_YET_UNKNOWN = "No card is drawn for {season} yet."
CARDS_DRAWN = "{cards}, {season}"
CARD = "Card {card}"
PRINTED = "Your card"
PACE = "Pacing: end the year beyond {space} VP, or {tokens} to the Automa. It has {so_far} so far."
PACE_TOKENS = {1: "1 token goes", 2: "2 tokens go"}
OPENING_TITLE = "Before year 1"
OPENING = "At this level the Automa begins with a card's grid: glass tokens on trades and cubes on experts."
WAKE_UP_HINT = "The token now; what the row pays as each season begins stands on your board."
WAKE_UP_EXTRA = "In this extra year every row is free. Your bonus action token comes from the supply."
WAKE_UP_AS_PRINTED = "Benefits as printed on your board"
WAKE_UP_ROW_1 = "Not used against the Automa"
WAKE_UP_LAST = "As printed; row 1 does not follow on it"
DRAW_OPENING = "Draw the opening card"
DRAW_GRID = {"trade": "Draw for the trades", "hire_expert": "Draw for the experts"}
YEAR_END = (
    "Take back your workers, and the Automa's",
    "Age grapes and wines by 1",
    "Keep at most 7 cards",
    "Collect residual payments",
)
YEAR_END_STAY = "The Automa's cubes and the tokens on trades stay where they are"
YEAR_END_POINTS = "Where does your own VP marker stand?"

# Grids
TRADES = "Trade area"
TRADES_HINT = "Tap where you lay or take a token"
TRADE_SPACE = "Trade, row {row} column {column}: {state}"
TRADE_OPEN = "open"
TRADE_COVERED = "glass token"
JUST_NOW = "just placed"
EXPERTS = "Experts"
EXPERTS_HINT = "Tap where your cube goes. Left: Automa {automa}, you {own}"
EXPERT_SPACE = "Expert of {action}: {state}"
EXPERT_FREE = "free"
EXPERT_AUTOMA = "Automa"
EXPERT_OWN = "You"
EXPERTS_CHECK = "Check the order of the actions on your board"

# What a printed card shows
SHOWS_SEASON = "What does the card show for {season}?"
SHOWS_SEASON_HINT = "Tap its actions as they stand on the card, from the top: none, one or two."
TAKE_ACTIONS = ("It shows none", "Take 1 action", "Take 2 actions")
ACTION_PLACES = ("first", "second")
ACTION_TAKEN = "{action}: {place}"
SHOWS_GRID = "What does the card's grid show?"
SHOWS_DISCS = "Tap the three white discs: {done} of {all}"
SHOWS_CUBES = "Tap the two cubes, each in its season's color: {done} of {all}"
DISC = "Row {row} column {column}"
CUBE = "{season} row {row}"
TAPPED = "{space}: tapped"
TAKE_GRID = "Take it"

# Count
COUNT_POINTS_HINT = "Where it stands on the track now; what is left over is added here."
COUNT_LEFT_OVER = "Left over"
COUNT_LEFT_OVER_HINT = (
    "Sold and changed into VP as in every game of Bordeaux. The Automa rules are silent: leave it empty where your "
    "table compares the markers alone."
)
COUNT_LIRA = "Lira"
COUNT_WINES = "Value of each wine token"
COUNT_GRAPES = "Value of each grape token"
RESULT_PACING = "Glass tokens"

# Rules that matter now
MATTERS_NOW = "Now"
MATTERS_LEVEL = "Your level and modules"

# Own decks
CARDS_TITLE = "The Bordeaux Automa's cards"
DECK_COMPLETE = "All {size} cards are entered."
DECK_SO_FAR = "{done} of {size} cards entered"
DECK_BEGUN = ", {count} begun"
ALIKE = "Cards {one} and {other} show the same. Was one entered twice?"
SLOT = "Card {card}: {state}"
SLOT_EMPTY = "not entered yet"
SLOT_DONE = "entered"
SLOT_MISSING = "still missing: {parts}"
ENTER_NEXT = "Enter card {place} of {size}"
PLAY_WITH_IT = "Play with this deck"
CARD_PLACE = "Card {card} ({place} of {size})"
CARD_NAME = "Name or number of this card"
REMOVE_CARD = "Take this card out"
REMOVE_CARD_SURE = "Take card {card} out of the deck? What was entered of it is gone."
PARTS = {
    "spring": "spring",
    "summer": "summer",
    "fall": "fall",
    "winter": "winter",
    "discs": "discs",
    "cubes": "cubes",
}
PART_DISCS = "Discs"
PART_CUBES = "Cubes"
PART_SAID = "{part}: {state}"
NOT_ENTERED = "not entered"
NO_ACTION = "no action"
OF = "{done} of {all}"
NEXT_PART = "Next: {part}"
NONE_NEXT = "No action. Next: {part}"
NEXT_CARD = "Next card"
BACK_TO_DECK = "Back to the deck"
