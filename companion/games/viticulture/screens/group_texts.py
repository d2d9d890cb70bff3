"""Words of the page on which a group uncorks its expansions."""

TITLE = "Uncorking"
MAP = "The expansions"
CHOOSE = "{name} taps what is uncorked next."
CHOSEN_AGAIN = "Choose another one"
ENTER_FIRST = "Enter the first game"
ENTER_NEXT = "Enter the next game"
METHOD = "How expansions open"
METHODS = {
    "recommended": "As recommended",
    "quick_unlock": "Quick unlock",
    "lock_and_key": "Lock and key",
    "narrative": "Narrative",
}
METHOD_LINES = {
    "recommended": "Before each game it is said whether its winner chooses.",
    "quick_unlock": "Each game brings a new one, chosen by the last winner.",
    "lock_and_key": "The winner unlocks one, the loser may lock one again.",
    "narrative": "The winner's vineyard decides, by how it looks at the end.",
}
KEEP = "Keep something for the next game"
KEEP_HINT = "The campaign method, on top of any other: the lowest score picks first."
ALREADY = "Open before the first game entered here"
ALREADY_HINT = "For a group that has uncorked some already."
LOCK = "{names} may lock one"
LOCKED = "Locked after the last game: {name}"
TAKE_BACK = "Take it back"
KEEPING = "What is kept"
PICKS = "{name} picks"
WAITS = "waits"
FROM_STRUCTURES = "A built structure"
GAMES = "The games"
GAMES_HINT = "Tap a game to correct it."
GAME = "Game {number}: {name} won"
POINTS = "{name} {points}"
PLAIN = "plain Viticulture"
UNCORKED = "uncorked: {name}"
SLATE = "then a clean slate"
CLEAN_SLATE = "A clean slate"
CLEAN_SURE = "Put all expansions back into the box after the last game and start afresh? The games stay in the list."
CLEAN_GO = "Start afresh"
UNDO_SLATE = "Take the clean slate back"
REMOVE_LAST = "Take the last game out"
REMOVE_SURE = "Take the last game out of this list?"
REMOVE_GO = "Take it out"
FORGET = "Begin all over"
FORGET_SURE = "Forget all games of this group and begin all over?"
FORGET_GO = "Forget them"
WHY = "How it stands"
CANNOT_READ = "The games do not fit together: {why}"

# One game
GAME_TITLE = "A game of the group"
PLAYERS = "Who played"
PLAYERS_HINT = "With the points at the end."
WHO = "The player's name"
REMOVE = "{name}: take out"
POINTS_MISSING = "Points are missing: {names}"
WHO_WON = "Who won? {names} are level."
WINNER = "Level on points. Who won?"
MODULES = "Expansions on the table"
MODULES_HINT = "What is open of tiers 1 and 2 belongs in every game; of tier 3 at most one."
WINNER_CHOOSES = "Its winner chooses the next expansion"
WINNER_CHOOSES_HINT = "As it was said before the game."
VINEYARD = "The winner's vineyard at the end"
FIELDS = "Fields with vines"
RESIDUAL = "Residual payment"
SAVE = "Keep this game"
AT_LEAST_TWO = "Enter at least two players."
IN_GAME = "Game {number}: {why}"
