"""The words of the calculators' forms."""

FILLED = "Order filled"
WINES = "Wine tokens"
GRAPES = "Grape tokens"
IN_PLAY = "Tuscany's hidden cards"
IN_PLAY_HINT = "Which of these expansions are on the table; each player then enters their own card under a cover."
