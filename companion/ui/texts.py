"""Every sentence of the app's own screens, to be translated in one place."""

APP = "Vineyard Companion"
TAGLINE = "The app beside the box"

# Navigation
PLAY = "Play"
RULES = "Rules"
SCORE = "Score"
HISTORY = "History"
SETTINGS = "Settings"
BACK = "Back"
CANCEL = "Cancel"
CLOSE = "Close"
NOT_FOUND = "There is nothing at this address."
GO_HOME = "Go to the beginning"

# Home
GO_ON = "Go on playing"
NEW_SOLO = "New solo game"
SET_UP_GAME = "Set up a game"
NO_PLAYS = "No game is in progress. Set one up, and it waits here whenever you come back."
PLAY_LINE = "Year {year}, {season}"
PLAY_UPDATED = "Last played {when}"
PUT_AWAY = "Put this game away"
PUT_AWAY_SURE = "Put this game away? It leaves the list; Settings can bring it back."
PUT_AWAY_DONE = "The game is put away."
BRING_BACK = "Bring it back"
PLAY_GONE = "This game is not here any more. It may have been put away."
CANNOT_OPEN = "This game cannot be opened by this version of the app."
JUST_NOW = "just now"
MINUTES_AGO = "{count} min ago"
HOURS_AGO = "{count} h ago"
ON_DATE = "on {date}"

# Long games
LONG_GAME = "The long game"

# History
NO_HISTORY = "Finished games are listed here, with the points of both sides."
OUTCOMES = {"won": "Won", "lost": "Lost", "shared": "Shared", "over": "Played"}
POINTS_OF = "{name} {points}"
FORGET_RECORD = "Take out of the history"
FORGET_RECORD_SURE = "Take this game out of the history? The game itself stays as it is."
TAKE_OUT = "Take it out"
SO_FAR = "{won} of {all} won"

# Settings
TEXT_SIZE = "Text size"
TEXT_SIZE_HINT = "On top of the size that your device is set to."
TEXT_SIZES = {0.9: "Smaller", 1.0: "Usual", 1.15: "Larger", 1.3: "Large", 1.6: "Very large"}
COLORS = "Colors"
COLOR_MODES = {"system": "As the device", "light": "Light", "dark": "Dark"}
KEEP_AWAKE = "Keep the screen on during play"
PUT_AWAY_TITLE = "Games put away"
NOTHING_PUT_AWAY = "None."
SAVED_GAMES = "All your games in one file"
SAVED_GAMES_HINT = "To keep, or to carry to another device. Reading a file in takes nothing away that is here."
EXPORT = "Save to a file"
IMPORT = "Read a file in"
EXPORT_DONE = "The file is saved."
IMPORT_TITLE = "Read this file in?"
IMPORT_NEW = "New games: {count}"
IMPORT_NEWER = "Games further on than here: {count} (the ones here are put away)"
IMPORT_KEPT = "Games that stay as they are here: {count}"
IMPORT_AWAY = "Games put away: {count}"
IMPORT_RECORDS = "Finished games for the history: {count}"
IMPORT_NOTHING = "Everything in this file is here already."
IMPORT_GO = "Read it in"
IMPORT_DONE = "The file is read in."
NO_FILE_DIALOG = "This device shows no file dialog: {why}"
ABOUT = "About"
ABOUT_LINES = (
    "Made by players for players. The games belong to their publishers; this app is not theirs.",
    "Rules are told in our own words, each with the place in the rulebook. Where a figure is not certain, it says so.",
)
VERSION = "Version {version}"

# Numbers
LESS = "{label}: one less"
MORE = "{label}: one more"
TYPE_NUMBER = "{label}: type a number"
TAKE_NUMBER = "Take it"
TAKE_BACK = "Take one digit back"
CHANGE_SIGN = "Plus or minus"
ALLOWED_RANGE = "From {least} to {most}"

# Rules
CHECK_RULEBOOK = "Check against your rulebook"
CHECK_BOARD = "Check against your board"
RULE_SHEET = "The rule"
RULE_MISSING = "This rule has no entry yet."
EXAMPLE = "Example"
EXCEPT = "But"
DISPUTED = "Readings differ"
FROM_SOURCE = "{source}: {section}"
OPEN_IN_RULES = "Open in Rules"
SEE_RULE = "See the rule"
RULES_HINT = "A word or a whole question"
ALL_GAMES = "All games"
ALL_LETTERS = "All"
CLEAR = "Clear"
NOTHING_FOUND = "Nothing is found for this."
DID_YOU_MEAN = "Did you mean"
PICK_ENTRY = "Choose an entry at the left."
BY_CHAPTER = "By chapter"
GLOSSARY = "Glossary"
CHAPTER = "{name} ({count})"
BOOKMARKS = "Bookmarks"
READ_LAST = "Read last"
MARK = "Set a bookmark"
UNMARK = "Take the bookmark away"
COPY_LINK = "Copy a link to this"
LINK_COPIED = "The link is copied."
SEE_ALSO = "See also"
STANDS_IN = "Where it matters"
ALSO_CALLED = "Also: {names}"

# Table
UNDO = "Undo"
REDO = "Redo"
MORE_CHOICES = "More"
CHECKLIST = "Set-up checklist"
SAVED_ELSEWHERE = "This game was moved on in another window. Here is where it stands now."
DECK_ELSEWHERE = "This deck was changed in another window. Here is how it stands now."
COULD_NOT_SAVE = "The last step could not be saved: {why}"

# Starting
SERVING = "The app is served at {address} - open it in a browser. Stop it with Ctrl+C."
NO_CLIENT = "The desktop window could not be started ({why}), so the app opens in your browser."
PORT_TAKEN = "--port: {port} is taken or not allowed; choose another from 1 to 65535"
NO_DESKTOP_PART = "its part of Flet is not installed"
SERVING_ALL = "Other devices in your network reach it under this computer's address, port {port}."
HOST_WRONG = "--host: {host} is not an address of this computer"
