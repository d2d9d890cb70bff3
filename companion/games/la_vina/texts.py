"""Every sentence that the calculators of La Viña say to the player."""

TITLES = {
    "prestige": "Count the prestige",
    "delivery": "Check a delivery",
    "baskets": "Baskets: what fits, tipping, upgrades",
    "tokens": "Prestige in the fewest tokens",
    "setup": "Lay out the game",
    "deal": "Deal the table: first player and wineries",
}

# Prestige
LINE = "{count} x {value} = {points}"
CRITERIA = ("prestige", "who left the renque first in the last round")
SHARED = "level on prestige; no exit order was given"
NO_EXIT_ORDER = (
    "{names} are level. The win goes to whoever left the renque first in the last round: fill in exit_order "
    "to settle it."
)
EXCHANGE = "{name} can swap up to {tokens}: {fewest} {pieces} instead of {held}."
PIECES = {1: "token", 0: "tokens"}
MORE_THAN_THE_BOX = "{found} tokens were counted; the box holds {most}. Somebody may have counted twice."
NOTHING_TO_COUNT = "name the players, or an amount to lay out in tokens"
EXIT_UNKNOWN = "exit_order[{index}]: {name} is not among the players; allowed: {allowed}"
EXIT_TOO_OFTEN = "exit_order[{index}]: {name} stands there {times} times; {why}"
EXIT_ONE_PICKER = "with this many players each has 1 grape picker"
EXIT_TWO_PICKERS = "with 2 players each has {pickers} grape pickers"
EXIT_MISSING = (
    "exit_order: {names} missing; who is level on prestige is told apart by it. List everyone, whoever left the renque "
    "first at the front, or leave the list empty"
)

# Fewest tokens
CHANGE = "{amount} prestige: {tokens}."
CHANGE_NOTHING = "0 prestige: no token."
CHANGE_PIECES = "{count} {pieces}; fewer cannot make {amount}."
CHANGE_HELD = "You hold {held} {pieces} worth {amount}."

# Deliveries
ACCEPTED = "Accepted: grapes worth {total}."
REFUSED = "Not accepted."
EMPTY = (
    "Not accepted: a delivery hands over a basket, and this one is empty. Wildcards are added to grapes. "
    "The rulebook does not speak of an empty basket; check against your rulebook."
)
COUNTED = "{cards} worth {worth}."
COUNTED_WILD = "{cards} worth {worth}; {wildcards} {total}."
COUNTED_CARDS = {1: "1 card", 0: "{count} cards"}
COUNTED_WILDCARDS = {1: "1 wildcard makes it", 0: "{count} wildcards make it"}
ENTRY_MET = "The entry value of {entry} is met."
TOO_LITTLE = "The entry value is {entry}: {missing} short."
WRONG_VARIETY = "This winery takes only {variety}; the basket also holds {others}. A basket is delivered whole."
SINGLE = "Every grape is {variety}, as this winery asks."
SINGLE_WILD = "Every grape is {variety}, the wildcards too."
ONE_VARIETY = "A blend needs at least {least} varieties; here there is only {variety}."
NAMED_TOO_SMALL = (
    "{variety} reaches {named} at most, the other grapes {rest}; in this blend it must not be the smaller part."
)
BLEND = "{variety} counts {named} and the other grapes {rest}, so the blend is right."
WILDCARDS = {1: "1 wildcard", 0: "{count} wildcards"}
WILDCARDS_AS = "{wildcards} as {variety}"
WILDCARDS_STAND = "{told}."
READINGS_DIFFER = (
    "The rulebook says it in two ways. By its example {variety} must match all other grapes together, and this basket "
    "fails. By its other sentence half of the entry value is enough ({named} against {entry}), and it would pass. "
    "This answer follows the example; your table may agree otherwise."
)
WILDCARDS_READING = (
    "The rulebook's other sentence wants half of the entry value in {variety} cards. Here the cards bring {named} "
    "against {entry} and wildcards do the rest: whoever reads it to the letter would refuse."
)
COOPERATIVE = "The co-operative takes any grapes, however few, and always pays x{multiplier}."
COOPERATIVE_ASKS_NOTHING = "What was entered as its entry value or variety is left aside: it asks for nothing."
REWARD_FIXED = "Reward: {points} prestige, printed on the space."
REWARD_MULTIPLIER = "Reward: {total} x {multiplier} = {points}{rounded}."
ROUNDED = ", rounded down"
LAST_SPACE = "That was the last space: the {seals} on the winery come along."
LAST_SPACE_ONE = "That was the last space: the 1 seal on the winery comes along."
SEALS = {1: "1 seal", 0: "{count} seals"}
SEALS_STAY = "The {seals} on the winery stay until its last space is covered."
SEALS_STAY_ONE = "The 1 seal on the winery stays until its last space is covered."
SPARE_WILDCARDS = {
    1: "1 wildcard is not needed for this reward: keep it for a later delivery.",
    0: "{count} wildcards are not needed for this reward: keep them for a later delivery.",
}
CARD_SIX = "One description of the cards knows no value above {agreed}: look at the card that shows {value}."

FULL_BASKET = "{count} cards: no basket for more than {most} is known. A delivery is the cards of one basket."

# Refusals of a delivery
CARD_VALUE = (
    "cards[{index}].value: must be {lowest} to {highest}, not {value}: no other value is known on a grape card; "
    "if yours shows more, give it as highest_card"
)
TOO_MANY_WILDCARDS = "wildcards: must be at most {most}, not {count}: the box holds {most}"
REWARD_MISSING = "reward: is missing; give the reward printed on the delivery space, fixed or multiplier"
REWARD_ONE = "give either fixed or multiplier: a delivery space shows one of them"
COOPERATIVE_REWARD = (
    "reward: must be a multiplier of {multiplier} or left out: the co-operative always pays x{multiplier}"
)
COOPERATIVE_SEALS = "seals_on_winery: must be 0: no seals are laid on the co-operative"
WINERY_MISSING = {
    "variety": "winery.variety: is missing; only the co-operative asks for no variety",
    "entry": "winery.entry: is missing; only the co-operative has no entry value",
}
TOO_MANY_CARDS = "cards: takes at most {most}, not {count}: the box holds {most} grape cards"

# Baskets
BASKETS_FIT = {1: "The card fits.", 0: "All {count} cards fit."}
BASKETS_NONE = "{free} free in your baskets."
BASKETS_SOME = "{fits} of {count} fit; {left} must be discarded."
SPACES = {1: "1 space", 0: "{count} spaces"}
BASKET_FREE = "Basket {number} holds {cards} of {capacity}: {spaces} free."
TIP_FITS = "Basket {source} can be tipped into basket {target}: {cards} and {more} make {total} of {capacity}."
TIP_TOO_FULL = "Basket {source} cannot be tipped into basket {target}: {total} cards, room for {capacity}."
TIP_AWAY = "A basket can also be tipped out whole onto the discards."
UPGRADE_PAYS = "Basket {number} for one of {capacity}: {price} - {old} = {pays} prestige to pay."
UPGRADE_FREE = "Basket {number} for one of {capacity}: the new one costs no more, so there is nothing to pay."
UPGRADE_NOT_EMPTY = (
    "Basket {number} still holds {cards}: only an empty basket is handed over. Deliver it or tip it first."
)
UPGRADE_HEADLINE = " Upgrade: {pays} prestige."
UPGRADE_REFUSED = " The upgrade is not possible now."
CAPACITY_CHECK = "No basket for more than {most} is known: look at the card. Check against your rulebook."
CARDS = {1: "1 card", 0: "{count} cards"}
TOO_MANY_BASKETS = "baskets: takes at most {most}, not {count}: nobody has more in the play area"
OVERFULL = "baskets[{index}].cards: must be at most {capacity}, not {cards}: the basket has room for {capacity}"
NO_SUCH_BASKET = "upgrades[{index}].basket: must be at most {most}, not {number}: the number of baskets you listed"
UPGRADED_TWICE = "upgrades[{index}].basket: basket {number} is handed over twice"
PRICE_MISSING = (
    "baskets[{index}].price: is missing; an upgrade costs the difference of both prices, printed on the cards"
)

# Setting up
SETUP_HEADLINE = "Lay out for {players} players."
NO_MODULES = "must be empty: La Viña has no expansions"
SETUP_BOARD = "Board: {spaces} spaces in the renque, entrance and exit at its ends"
SETUP_GRAPES = (
    "Shuffle the grape cards; lay {a_side} open at each side of a space ({total} in all), the lower one "
    "showing its grapes only"
)
SETUP_DECK = "Put the other grape cards beside the board face down, with room for discards"
SETUP_PICKERS = "Each player: 1 grape-picker card and {pickers} of that color"
PICKERS = {1: "1 pawn", 0: "{count} pawns"}
SETUP_QUEUE = (
    "Draw a first player; clockwise from there everybody lines up at the entrance, the first player at the rear"
)
SETUP_QUEUE_TWO = "Draw a first player; line up the pawns by turns, so that the first player has the 1st and 3rd place"
SETUP_BASKETS = (
    "Each player: the starting baskets with a star, for {capacities} cards; the other starting baskets go back"
)
SETUP_BASKETS_TWO = " (one pair a player, shared by both pawns)"
SETUP_BARRELS = "Each player: {barrels} barrels, one for each delivery ({total} in all)"
SETUP_SEALS = "Quality seals in turn order: {seals}"
SETUP_WILDCARD = "Exit: 1 wildcard grape"
SETUP_COOPERATIVE = "Exit: the co-operative, with the side for {side} players up"
SETUP_COOPERATIVE_LARGE = "Exit: the co-operative, with the side up that is not for {side} players"
SETUP_WINERIES = (
    "Exit: {wineries} wineries drawn at random, at most {same} asking for the same variety; the others go back"
)
SETUP_SHOP = "Exit: {medium} and {large} to buy"
SETUP_MEDIUM = {1: "1 medium basket", 0: "{count} medium"}
SETUP_LARGE = {1: "1 large basket", 0: "{count} large baskets"}
SETUP_TOOLS = "Exit: {tools} of each tool: corkscrew (called billhook in other lists), boots, shears"
SETUP_BANK = "All other prestige tokens are the bank"

# Dealing
DEAL_HEADLINE = "{first} is the first player. Seed {seed}."
DEAL_LINE = "Pawns at the entrance, the first to move in front: {names}."
DEAL_SEALS = "Quality seals at the start: {seals}."
DEAL_SEALS_OF = "{name} {seals}"
DEAL_CARD = "card {number}"
DEAL_NAMED = "{name} ({variety})"
DEAL_WINERIES = "Wineries: {wineries}."
DEAL_PUT_BACK = "Back into the box, as {most} of their variety lie out already: {wineries}."
DEAL_DRAW = (
    "Draw {needed} wineries from your shuffled cards, at most {most} of a variety. The app does not know the cards: "
    "enter what you draw and it says which stay, or enter all your cards and it draws."
)
DEAL_DRAW_MORE = "Draw on: {missing} of {needed} wineries are missing."
DEAL_ONE_PILE = "drawn: give the cards of your box or what you drew yourself, not both"
DEAL_TOO_MANY = "{field}: there are {most} winery cards in the box, not {count}"
DEAL_TOO_FEW = (
    "cards: only {found} of the {needed} wineries can be laid out from these, with {most} of a variety at the most; "
    "add the other cards of your box"
)


def count(words: dict[int, str], number: int) -> str:
    """The wording for one, or for any other number."""
    return words.get(number, words[0]).format(count=number)


def seals(number: int) -> str:
    """`1 seal`, `2 seals`."""
    return count(SEALS, number)
