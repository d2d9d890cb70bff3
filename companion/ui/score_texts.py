"""Every sentence of the scoring pages that is not a game's own, to be translated in one place."""

# The list
TITLE = "Score a game"
COUNTS = "Count the points"
TOOLS = "At the table"
KEPT = "What you entered is kept"
