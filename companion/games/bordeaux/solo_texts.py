"""Every sentence that the solo play of Bordeaux says to the player."""

# Setup
PART_TWICE = "the same one stands twice"
CARDS_NOT_ASKED = "cards: they belong to the deck own; with the deck {deck} leave them out"
CARDS_TWICE = "cards: {card} stands twice; each card of the deck is there once"
CARDS_MISSING = "cards: the deck own needs {size} whole cards, not {count}; without them choose physical or stand_in"
PACING_LEVELS = "pacing: the variant is for the levels {allowed}, not for {level}"
TOKENS_WITHOUT_PACING = "pacing_tokens: they belong to the pacing variant; choose the variant or leave them out"
TOKENS_BY_YEAR = "pacing_tokens: must be one number for each of the {years} years, not {count}"

# Own deck
CARD_UNFINISHED = "cards: {card} is not finished; still missing: {missing}"
CARD_TWICE = "{card} stands twice; each card of the deck is there once"
DECK_FULL = "cards: {card} is one too many; the deck has {size} cards"
DECK_INCOMPLETE = "cards: the deck has {size} cards; {count} are entered"

# Beginning
BEGINS = "Set-up is done. Level {level}, {years} years. {deck}"
DECKS = {
    "stand_in": "The app draws from a stand-in deck that it made itself: these are not the official cards.",
    "own": "The app draws from the deck you entered.",
    "physical": "You draw the printed cards and say what they show.",
}
MARKER_STANDS = "The Automa's marker stands on {points} VP."
PLAYER_STARTS_AHEAD = "Easy: your own marker starts on {points} VP."
PACE_IS_SET = "Pacing: marks on {spaces} VP, with {tokens} glass tokens, year by year."
CHECK_TOKENS = " Check the tokens against your rulebook."
OPENING_NEXT = "Before year 1 the Automa draws a card for its grid: tokens on trades, cubes on experts."
YEAR_BEGINS = "Year {year} of {years} begins."

# Wake-up
WOKE_UP = "Rooster on row {row}. Its glass token is now a bonus action token; you have {tokens}."
EXTRA_YEAR_ROW = (
    "Rooster on row {row}; in this extra year all rows are free. One bonus action token comes from the supply; "
    "you have {tokens}."
)
NO_TOKENS_ON_ROWS = (
    "No tokens are left on the rows. Any row may be chosen this year, and its token comes from the supply."
)
ROW_SEVEN = "Row 7 does not lead to row 1 next year."
ROW_EMPTY = "row: row {row} has no glass token; choose one of {rows}"

# Seasons
SEASON_BEGINS = "{season} begins."
NAMED_CARD, PRINTED_CARD = "Card {card}", "The printed card"
DREW = "{card}, {season}: the Automa blocks {actions}."
ASKS_FOR = "{card}, {season}: it shows {actions}, from the top."
DREW_NOTHING = "{card}, {season}: no space is blocked."
CUT_SHORT = "The last Automa worker goes to {placed}, the topmost on the card; the rest is left out."
DRAW_AGAIN = "At this level the Automa blocks every season. Draw another card."
SHUFFLE_FIRST = "The deck is used up: before you draw, shuffle the discards into a new one."
RESHUFFLED = "The deck was empty, so the discards were shuffled into a new one."
NO_WORKERS = "The Automa has no workers left, so no card is drawn for {season}."
REFRESH_VINES = "Refresh the vines: discard the open vines and turn up new ones."
REFRESH_ORDERS = "Refresh the wine orders: discard the open wine orders and turn up new ones."
PASSED = "You pass {season}."
PASS_GAINS = "Gain what row {row} shows on your board for passing into {season}."
SPENT = (
    "One bonus action token spent; the next one is for another worker. Gain a bonus of this action that your own space "
    "does not give, never the rightmost, and none of an action chosen through take any action. {left} left."
)

# Grids
GRID_NEXT = {
    "trade": "The Automa trades: draw one more card for the discs of its grid.",
    "hire_expert": "The Automa hires: draw one more card for the cubes of its grid.",
}
TRADES_COVERED = "{card}: a glass token on {spaces}."
NO_TRADE_COVERED = "{card}: no token is placed."
TRADES_TAKEN = "Already covered, so nothing happens there: {spaces}."
TRADE_SPACE = "row {row} column {column}"
EXPERTS_HIRED = "{card}: an Automa cube on the expert of {actions}."
NO_EXPERT_HIRED = "{card}: no cube is placed."
EXPERTS_TAKEN = "Already taken, so nothing happens there: {actions}."
NO_CUBE_LEFT = "No cube left for {actions}."
ORDER_NOT_SAID = "One cube for two free experts: the rulebook does not say which; the first one named gets it."
YOU_HIRED = "Your cube on the expert of {action}."
YOU_COVERED = "Your token on {space}."
YOU_FREED = "Token off {space}."

# Year's end
UPKEEP = "Year's end: take back your workers, age grapes and wines, keep at most 7 cards, collect residual payments."
WORKERS_BACK = "The Automa's workers come back; its cubes and the tokens on trades stay."
PACE_KEPT = "Year {year}: {yours} VP is beyond the mark on {space}; {tokens} back to the supply."
PACE_LOST = "Year {year}: {yours} VP is not beyond the mark on {space}; {tokens} to the end of the track."
GLASS_TOKEN, GLASS_TOKENS = "1 glass token goes", "{count} glass tokens go"
TIME_TO_COUNT = "That was year {year}, the last one. With its upkeep done, the end of the game is counted."

# End
YOU = "You"
COUNT_LINE = "{label}: {how}."
LIRA_COUNTED = (
    "The Automa rules do not speak of lira, wine and grapes; here they count as in every game of Bordeaux. "
    "If you agreed on the track alone, undo and leave them out."
)
LIRA_LEFT_OUT = "Lira, wine and grapes were left out: only the track counts."
COUNT_PLAYER = "You: {total} VP."
COUNT_AUTOMA = "Automa: {total} VP."
COUNT_AUTOMA_PACING = "Automa: {marker} on the track and {tokens} for glass tokens: {total} VP."
WON = "You are ahead by {lead}: you win."
SHARED = "Level with the Automa: you share the victory."
LOST = "The Automa is ahead by {lead}: the game is lost."

# Refusals
NOT_NOW = {
    "wake_up": "wake_up: the rooster already stands for this year",
    "draw_card": "draw_card: no card is drawn now",
    "spend_bonus_token": "spend_bonus_token: a token is spent with a worker, after the season's card is drawn",
    "hire_expert": "hire_expert: the board is not in use any more",
    "cover_trade": "cover_trade: the board is not in use any more",
    "free_trade": "free_trade: the board is not in use any more",
    "pass_season": "pass_season: there is no season to pass now",
    "end_year": "end_year: the year is not over yet; pass its seasons first",
    "finish": "finish: the game is counted after the last year",
}
GAME_OVER = "{kind}: the game is over; undo to change something"
OPENING_FIRST = "{kind}: draw the card for the opening grid first"
WAKE_FIRST = "{kind}: choose a wake-up row first"
DRAW_FIRST = "{kind}: draw the Automa's card for {season} first"
GRID_FIRST = {
    "trade": "{kind}: draw one more card for the Automa's trade first",
    "hire_expert": "{kind}: draw one more card for the Automa's experts first",
}
CARD_DRAWN = "draw_card: the card for {season} is already drawn"
NO_WORKERS_NO_CARD = "draw_card: the Automa has no workers left, so no card is drawn for {season}"
CARD_OUT = "card: {card} is already out; {cards} can still come"
SHOWN_OUT = "shown.id: {card} is already out; {cards} can still come"
CARD_UNKNOWN = "card: {card} is not in the deck; its cards are {cards}"
SHOWN_NOT_ASKED = "shown: the app knows the cards of this deck; leave it out and name the card, or let the app draw"
SHOWN_MISSING = "shown: say what the printed card shows: {parts}"
PART_MISSING = "shown.{part}: is missing; say what the printed card shows there{hint}"
NOTHING_SHOWN = " ([] for no action)"
TWO_NAMES = "card: {card} and shown.id {shown} name two cards; one is drawn"
NO_TOKENS = "spend_bonus_token: you have no bonus action token"
NEED_POINTS = "victory_points: say where your marker stands; the pacing variant compares it with this year's mark"
EXPERT_TAKEN = "hire_expert: the expert of {action} already has a cube"
NO_OWN_CUBE = "hire_expert: you have {cubes} cubes, and all are on experts"
TRADE_COVERED = "cover_trade: {space} already has a glass token"
TRADE_FREE = "free_trade: {space} has no glass token"

# Checklist
CHECK = {
    "leftmost": "Use only the leftmost space of each action",
    "tokens": "Put 1 glass token on each of the rows {rows} of the wake-up chart",
    "workers": "Lay out Automa workers of one unused color; its grande worker is one of them",
    "cubes": "Lay out Automa cubes of the same color",
    "deck_physical": "Shuffle the Bordeaux Automa's cards and lay them face down",
    "deck_own": "Leave the Automa's cards in the box: the app draws from the deck you entered",
    "deck_stand_in": "The app draws from a stand-in deck of its own, not from the official cards",
    "visitors": "Take out, or draw again for, visitors that need other players: {names} (check against your cards)",
    "organizer": "Organizer: this summer visitor may not take your rooster to row 7",
    "special_workers": "Take out these special workers: {names}",
    "promo_workers": "Of the promo special workers take out: {names}",
    "structures": "Draw {drawn} structure cards, keep {kept} and discard the others",
    "marker": "Put the Automa's VP marker on {points} VP",
    "own_marker": "Put your own VP marker on {points} VP",
    "mark": "Pacing, year {year}: glass tokens on {space} VP",
    "mark_check": "Pacing, year {year}: glass tokens on {space} VP (check the number against your rulebook)",
    "opening": "Have glass tokens and the Automa's cubes at hand: a card's grid is played before year 1",
}


def glass_tokens(count: int) -> str:
    """`1 glass token goes` or `2 glass tokens go`."""
    return GLASS_TOKEN if count == 1 else GLASS_TOKENS.format(count=count)
