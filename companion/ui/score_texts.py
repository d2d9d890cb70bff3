"""Every sentence of the scoring pages that is not a game's own, to be translated in one place."""

# The list
TITLE = "Score a game"

# Hidden cards
NOT_ENTERED = "the cards that lie face down are not entered yet; pass the phone"
HIDDEN_MISSING = "a card that lies face down is not chosen yet; pass the phone"
HIDDEN_CLASH = (
    "the cards entered face down cannot all be right. Pass the phone round again; each looks at their own card"
)

# What is missing
MISSING = "{label} is missing"
YES_OR_NO = "Choose yes or no"
CHOOSE_THE = "Choose the {what}"
ADD_ONE = "Add a {what}"
ADD_ANOTHER = "Add another {what}"

# Fields
NOTHING = "-"
CLEAR = "{label}: leave it out"
TAKE_AWAY = "Take away {what}"
ADD_NUMBER = "{label}: add {number}"
OTHER_NUMBER = "..."
OTHER_NUMBER_HINT = "{label}: add another number"
YES, NO = "Yes", "No"
OWN_WORDS = "In your own words"

# Names
NEW_NAME = "New name"
ADD_NAME = "Add {name}"
TAKE_NAME = "Take it"
RENAME = "Change the name"
WHO_PLAYS = "Who plays? Tap a name, or add a new one."
WHO = "The player's name"
SO_FAR = "so far"
PLAYER_SAID = "{name}, {points} so far"
REMOVE = "Take out"

# Groups and lists
UNFOLD = "Enter"
ADD_ITEM = "Add: {what}"
ITEM = "{what} {number}"

# Face down
FACE_DOWN = "Face down"
FACE_DOWN_HINT = "Each player enters their own while nobody else looks. It is shown with the result only."
PASS_ROUND = "Pass the phone round"
WAITS = "not yet"
IS_ENTERED = "entered"
OPEN_COVER = "Enter"
LOOK_AGAIN = "Change"
PASS_TO = "Pass the phone to {name}"
PASS_HINT = "Nobody else looks at the screen now."
I_AM = "I am {name}"
ONLY_FOR = "Only for {name}"
COVER_AGAIN = "Done, cover it again"
TO_THE_FORM = "Back to the form"


# The page of a calculator
START_AGAIN = "Start again"
START_AGAIN_SURE = "Empty this form? The players' names stay."
EMPTY_IT = "Empty it"
SHOW_RESULT = "Show the result"
SHOW_ANSWER = "Show the answer"
TO_CORRECT = "Correct something"
SEE = "See: {where}"

# The result
WINS = "{names} wins"
WIN_TOGETHER = "{names} share the first place"
DECIDED_BY = "Decided by: {what}"
PLACE = "{rank}."
NOTES = "To know"
REASONS = "Why"
SAVE = "Keep in the history"
SAVED = "Kept in the history"
SAVE_AGAIN = "Keep the correction"
COPY = "Copy as text"
COPIED = "The result is copied."
SHARE = "Share"
PICTURE = "As a picture"
PICTURE_FAILED = "The picture could not be made: {why}"
SHARE_FAILED = "This device cannot share: {why}"
NOT_KEPT = "This could not be stored: {why}"
SO_FAR_TITLE = "So far"
NO_RESULT_YET = "The result stands here as soon as there is one."
WHY = "Why"
RULE_ABOUT = "{see}: {about}"

# The history
ENDED = "{first}: {points}"
ONLY_STORED = "This count was made by another version of the app; here are its points."
PICTURE_NAME = "{calculator}.png"
SAVE_PICTURE = "Save"
LINE_ON_PICTURE = "{label} {points}"

# Fields whose names in the input do not read well
FIELD_NAMES = {
    "override": "Figures of your own",
    "in_cellar": "In a cellar",
    "use": "What for",
    "before_fair": "Before a fair",
    "marker_there": "Marker there",
    "seed": "Chance",
}
DEAL = "Deal"
DEAL_AGAIN = "Deal again"
NOT_DEALT = "not dealt yet"
DEALT = "Number {seed}"
