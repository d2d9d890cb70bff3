"""Words of the screens of La Viña: the deal and the running table."""

# The deal
WINERIES = "Winery cards"
BY_HAND = "You draw"
BY_APP = "The app draws"
BY_HAND_HINT = "Shuffle your winery cards. After the deal, tap the variety of each card you turn up."
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
