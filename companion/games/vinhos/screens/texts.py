"""Words of the screens of Vinhos: the deal and the running table."""

# The deal
OUT = "Out: {regions}"
REGIONS_OUT = "Regions left out"
REGION_SAID = "{region} is left out"

# Setting the running table up
TITLE = "Vinhos: running table"
ORDER_HINT = "In the order of the first actions. Tap a place to give it a name."
CHECKLIST_TITLE = "Set the table up"
COUNT_TITLE = "Count the game"

# The running table
YEAR = "Year {year} of {years}"
LAST = "The last action"
LOG_YEAR = "Year {year}"
ACTS = "{name} acts"
ACTS_HINT = "Tap the action space that {name} moves to."
TAXING_HINT = "Tap the space that the year/taxation marker taxes."
RELEASES = "{name}: press release before the fair"
RELEASES_HINT = "Whoever has not held one does so now."
PHASE_TITLES = {
    "maintenance": "Maintenance",
    "production": "Production",
    "fair": "The fair",
    "buying": "Magnate tiles",
    "count": "The game is over",
    "over": "The game is over",
}
STEPS = {
    "first_actions": ("1", "First actions"),
    "second_actions": ("2", "Second actions"),
    "maintenance": ("B", "Maintenance"),
    "production": ("P", "Production"),
    "fair": ("F", "Fair"),
}
STEP_NOW = "{name}, now"
FAIR_POINTS = {1: "1 fair point", 0: "{count} fair points"}
TAB_TABLE = "Table"
TAB_FAIR = "Fair"
TAXED = "Taxed: {space}"
NOT_TAXED = "Nothing is taxed"
CHANGE = "Change"
NOTHING_TAXED = "No space"
SPACE_SAID = "{space}: {state}"
COST = {0: "free", 1: "1 bago", 2: "{count} bagos"}
HERE = "stands here"
THERE = "{names} there"
CHECK_LAYOUT = "Check against your board which spaces touch"
TAX_MARK = "taxed"

# Passing and press releases
PASS = "Pass"
RELEASE = "Press release"
SLOT = "Slot for the order marker"
SLOT_HINT = "1 is the leftmost of the bottom row."
POINTS = "Fair points it brings"
WORK_OUT = "Work them out"
BOOTH = "Booth for the disc"
BOOTH_HINT = "1 is the leftmost."
DO_PASS = "{name} passes"
DO_RELEASE = "Hold the press release"
NO_WINE = "No wine to enter"
BACK_TO_BOARD = "Back to the board"

# Phases
DONE = {"maintenance": "Maintenance is done", "production": "Production is done", "buying": "All have passed"}
HOLD_FAIR = "Hold the fair"
TAP_SPACE = "Tap a space above"
FAIR_NOW = "As the fair points stand"
FAIR_RESULT = "VP of this fair"
PLACES = "VP of the places"
PLACES_HINT = "As printed here; change them where your rulebook says otherwise."
PLACE = "Place {number}"
TRACK = "Fair points"
TRACK_HINT = "For magnate tiles and corrections; press releases count by themselves."
LESS = "{name}: one fair point less"
MORE = "{name}: one fair point more"
BOOTH_OF = "booth {booth}"
FAIRS_HELD = "Fair of year {year}: {results}"
RESULT_OF = "{name} {points} VP"

# The count
COUNT_GO = "Who has won?"
COUNT_HINT = "The names are filled in. Count what lies in front of each player."

# Rules that matter now
MATTERS_NOW = "Now"


def count(words: dict[int, str], number: int) -> str:
    """The wording for this number, or for many."""
    return words.get(number, words[2 if 2 in words else 0]).format(count=number)
