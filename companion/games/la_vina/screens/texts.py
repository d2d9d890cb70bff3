"""Words of the screens of La Viña: the deal and the running table."""

# The deal
WINERIES = "Winery cards"
BY_HAND = "You draw"
BY_APP = "The app draws"
BY_HAND_HINT = "Shuffle your winery cards. After the deal, tap the variety of each card you turn up."
LINE = "In front first: {names}"
NO_CARDS = (
    "The app does not know your winery cards yet, so Deal draws only the first player. "
    "Enter the cards, or draw the wineries by hand."
)
BY_APP_HINT = (
    "Enter the cards of your box once, by the variety they ask for; a name is yours to choose. They stay here."
)
DRAW = "Turn up a winery card and tap its variety. Still to lay out: {missing}."
TAKE_BACK = "Take the last card back"
LAID_OUT = "Laid out"
PUT_BACK = "Back into the box"
CARD = "Card {number}"
CARD_SAID = "{name}, {variety}"
ADD_CARD = "Add a card: {variety}"
NAME_CARD = "What is this winery called?"
CARDS_OF_BOX = "{count} of {all} cards entered"
TAKE_OUT = "Take the last one out"

# Setting the running table up
TITLE = "La Viña: running table"
WINERY_NAMES = "What the wineries are called"
WINERY_NAMES_HINT = "Tap one to name it; left alone they are numbered."
WINERY = "Winery {number}"
CHECKLIST_TITLE = "Set the table up"
COUNT_TITLE = "Count the prestige"

# The running table
ROUND = "Round {round}"
LAST_ROUND = "Round {round}, the last"
TURN = "{name} moves"
TURN_HINT = "Tap a free place further on, or leave the renque."
TURN_HINT_TWO = "Tap one of the two pawns, then a free place further on."
AT_EXIT = "{name} is at the exit"
AT_EXIT_HINT = "Tap the winery of each delivery. {left}."
AT_EXIT_NO_MORE = "No further delivery is possible."
TO_COUNT = "The last round is over"
TO_COUNT_HINT = "Everybody turns their tokens over."
OVER = "The game is over"
CALLED = "Last round: {name} has delivered with the last barrel."
BARRELS = {1: "1 barrel left", 0: "{count} barrels left"}
TAB_ROW = "Renque"
TAB_WINERIES = "Wineries"
LEAVE = "Leave the renque"
DONE = "Done at the exit"
EXIT = "Exit"
ENTRANCE = "Entrance"
EMPTY_EXIT = "nobody is out yet"
EMPTY_ENTRANCE = "nobody waits"
SLOTS = {"rear": "further back", "front": "further ahead"}
PAWN_AT = "{pawn}, space {space}, {slot}"
PAWN_OUT = "{place}. {pawn}"
FREE = "Space {space}, {slot}, free"
MOVE_HERE = "Move {pawn} to space {space}, {slot}"
TURN_SAID = "{pawn}, to move"
PICK_PAWN = "Choose {pawn}"
WINERY_SAID = "{name}: {state}"
DELIVER_TO = "Deliver to {name}"
SEALS = {0: "no seal", 1: "1 seal", 2: "{count} seals"}
FULL = "full"
COOPERATIVE = "Co-operative"
LAST_SPACE = "Does this barrel cover the last free space of {name}?"
LAST_SPACE_NO = "No, there is room left"
LAST_SPACE_YES = "Yes, it is full now"

# The count
COUNT_HINT = "The tokens of each player; level players are told apart by who came out first."
COUNT_GO = "Who has won?"

# Rules that matter now
MATTERS_NOW = "Now"
MATTERS_LAST = "The last round"


def count(words: dict[int, str], number: int) -> str:
    """The wording for this number, or for many."""
    return words.get(number, words[2 if 2 in words else 0]).format(count=number)
