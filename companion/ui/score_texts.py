"""Every sentence of the scoring pages that is not a game's own, to be translated in one place."""

# The list
TITLE = "Score a game"
COUNTS = "Count the points"
TOOLS = "At the table"
KEPT = "What you entered is kept"

# Hidden cards
NOT_ENTERED = "the cards that lie face down are not entered yet; pass the phone"
HIDDEN_MISSING = "a card that lies face down is not chosen yet; pass the phone"
HIDDEN_CLASH = "the cards entered face down cannot all be right. Pass the phone round again; each looks at their own card"

# Fields
NOTHING = "-"
CLEAR = "{label}: leave it out"
TAKE_AWAY = "Take away {what}"
ADD_NUMBER = "Add {number}"
OTHER_NUMBER = "..."
OTHER_NUMBER_HINT = "Add another number"
YES, NO = "Yes", "No"
OWN_WORDS = "In your own words"

# Names
NEW_NAME = "New name"
ADD_NAME = "Add {name}"
TAKE_NAME = "Take it"
RENAME = "Change the name"
