"""Every sentence of the pages that bring a game from the box to the first turn."""

TITLE = "Set up a game"
INTRO = "What to lay out, in the order in which hands do it. Your ticks wait here when you come back."
PLAYERS_RANGE = "{least} to {most} players"
DONE_LINE = "{done} of {all} done"

# Who and what
TAB_TABLE = "Table"
TAB_LIST = "Checklist"
TAB_DEAL = "Chance"
PLAYERS = "Players"
ALONE = "One player plays against the Automa."
WHO = "Who sits where"
WHO_HINT = "Clockwise around the table. Tap a place to give it a name; without names they are numbered."
SEAT = "Player {number}"
SEAT_SAID = "Place {number}: {name}. Change the name"
WHO_IS_IT = "The name of player {number}"
KNOWN_NAMES = "People who played before"
EXPANSIONS = "Expansions"
OWN_FIGURES = "As your rulebook prints it"
OWN_FIGURES_HINT = "Only where the list says something else."
TO_LIST = "What to lay out"

# The checklist
TICKED = "{done} of {all} done"
ALL_DONE = "All is laid out"
UNTICK = "Take all ticks away"
UNTICK_SURE = "Take all ticks away and begin the list again?"
NO_LIST = "This table cannot be laid out: {why}"

# Chance
DEAL = "Deal"
DEAL_HINT = "The app draws what is drawn at random, so that nobody has to shuffle for it."
SEED = "Seed {seed}"
SEED_HINT = "The same number deals the same table again. Tap it to type one."
SEED_TITLE = "The seed"
DEAL_AGAIN = "Deal again"
FIRST_PLAYER = "First player"
FIRST_DRAWN = "First player: {name}"
ORDER_SAID = "{place}: {name}"
CANNOT_DEAL = "This table cannot be dealt: {why}"
NO_DEAL = "There is nothing to draw for this table."
IN_WORDS = "In words"

# Onwards
PLAY_SOLO = "Play against the Automa"
PLAY_TABLE = "Start the running table"
