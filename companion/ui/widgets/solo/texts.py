"""Words that the tables of all solo opponents share."""

# Seasons and counts
SEASONS = {"spring": "Spring", "summer": "Summer", "fall": "Fall", "winter": "Winter"}
NOW = "now"
YEAR = "Year {year} of {years}"
WORKERS = "Automa workers"
TOKENS = "Bonus tokens"
TOKENS_SHORT = "Tokens"
MARKER = "Automa VP"
WORKERS_LABEL = "{count} of {all} Automa workers left"
TOKENS_LABEL = "Bonus action tokens: {count}"
MARKER_LABEL = "The Automa's marker stands on {count} VP"

# Action spaces
BLOCKED = "Blocked"
FREE = "Free"
LATER = "Not yet"
MAYBE = "{percent} %"
TILE_LABEL = "{action}: {state}"
MAYBE_LABEL = "blocked by {blocking} of {cards} cards"
LOOKING_AT = "You are looking at {season}. It is {now} now."
NO_CARD = "No card: the Automa has no workers left."
SHUFFLE_FIRST = "The deck is empty: shuffle the discards first."
NOT_YET = "No card is drawn for {season} yet. The numbers say how likely the next one blocks a space."

# Wake-up chart
WAKE_UP_PROMPT = "Tap the row you wake up on"
WAKE_UP_ROW = "Row {row}"
WAKE_UP_TAKEN = "no token left"
WAKE_UP_TOKEN = "token"
WAKE_UP_FREE = "free"

# Next step
PICK_ROW = "Choose a row above"
TO_THE_ROWS = "Choose a row"
DRAW = "Draw the {season} card"
DRAW_AGAIN = "Draw another {season} card"
PASS = "Pass {season}"
SPEND = "Spend"
ONE_A_TURN = "Spend one bonus action token: one a turn, with a worker you place."
END_YEAR = "End year {year}"
COUNT = "Count the game"
RESULT = "See the result"

# End of a year and of the game
YEAR_END_TITLE = "Year {year} is over. At the table:"
FINISH_TITLE = "The last year is over."
FINISH_LINE = "With its upkeep done, count the points."
OVER = {"won": "You won", "lost": "The Automa won", "shared": "Shared victory"}

# Tabs, log and chances
TAB_BOARD = "Board"
TAB_LOG = "Log"
TAB_CHANCES = "Chances"
LOG_YEAR = "Year {year}, {season}"
CHANCES_TITLE = "Next card: {season}"
CHANCES_NEXT_YEAR = "Next card: {season} of next year"
CHANCES_LINE = "Cards that can come: {cards}. Automa workers left to place: {workers}."
CHANCES_NONE = "No further card is drawn in this game."
CHANCE = "{blocking} of {cards}"
PERCENT = "{percent} %"

# Checklist
CHECKLIST_TITLE = "Set up the table"
CHECKLIST_TICKED = "{done} of {all} done"
START = "Start year 1"
GO_ON = "Back to the table"

# Result
COUNT_TITLE = "Count the game"
COUNT_POINTS = "Your VP marker stands on"
COUNT_GO = "Who won?"
RESULT_YOU = "You"
RESULT_AUTOMA = "Automa"
RESULT_TRACK = "On the track"
RESULT_TOTAL = "Total"
RESULT_NO_COUNT = "It ended at a year's end, so no points are counted."
TOO_EARLY = "The game is not over yet: it is counted after its last year."
TO_TABLE = "Back to the table"
RESULT_UNDO = "Something to correct? Undo, and count again."
PLAY_AGAIN = "Set up another game"
