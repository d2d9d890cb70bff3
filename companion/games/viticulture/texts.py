"""Every sentence that the solo play says to the player."""

# Setup
NO_MAFIA = (
    "Mafia cannot be played against the Automa: its cards pass between players' grande workers, "
    "and the Automa has none. Leave mafia out."
)
EXPANSION_TWICE = "expansions: each is named at most once"
STRUCTURES_NEED_EXTENDED = (
    "expansions: structures need the extended board (its side 2); choose board extended or leave structures out"
)
STRUCTURES_NEED_LUCCA = "influence_regions must be 7 with structures, because Lucca gives a structure card"
ESSENTIAL_NEEDS_BASE = (
    "aggressive: the Essential Edition's yearly points are only known for the base board; "
    "choose board base or another marker"
)
AGGRESSIVE_IS_A_LEVEL = (
    "difficulty must be normal with an aggressive row: the row already is the difficulty that was chosen"
)
ESSENTIAL_HAS_NO_ROW = "buildings and victory_points belong to the 2014 cards; leave them out with essential_edition"
ROW_HAS_SEVEN = "buildings must be seven, one a year, null for a year without one; there are {count}"
MOVING_NEEDS_ROW = "buildings must be given for the moving marker: copy the row of your aggressive card"
STANDING_NEEDS_POINTS = "victory_points must be given for the standing marker: the number under year 7 of your row"
BUILDING_TWICE = "buildings name each building at most once"
UNKNOWN_BUILDING = "aggressive.buildings: {building!r} is not known; it is one of {allowed}"

# Beginning
BEGINS = "Set-up is done. {board}, {years} years. {deck}"
DECK_APP = "The app draws the Automa's cards."
DECK_REAL = "You draw the Automa's cards from the real deck."
MARKER_STANDS = "The Automa's marker stands on {points} VP."
MARKER_CHECK = "The Automa's marker stands on {points} VP. Check it against your board."
MARKER_MOVES = "The Automa's marker starts on {points} VP and moves each year."
PLAYER_STARTS_AHEAD = "Easy level: your own marker starts on {points} VP. Check against your rulebook."
ROW_DISAGREES = (
    "Check the row you copied: the card says {typed} VP under year 7, but its buildings add up to {summed}. "
    "The app uses {used}."
)
TIER_THREE = "The rulebook plays only one of arboriculture and formaggio at a time; here are both."
YEAR_BEGINS = "Year {year} of {years} begins."
AUTOMA_BUILDS = "The Automa builds its {building}."
AUTOMA_SCORES = "The Automa scores {gained} for its structures and stands on {points} VP."
AUTOMA_LINE = "The Automa's marker moves to {points} VP for year {year}."

# Wake-up
WOKE_UP = "Rooster on row {row}. Its glass token is now a bonus action token; you have {tokens}."
WOKE_UP_GAINS = "Row {row} gives: {benefit}."
EXTRA_YEAR_ROW = (
    "Rooster on row {row}. In the extra year every row is free, and a token comes from the supply; you have {tokens}. "
    "Check against your rulebook."
)
NO_TOKENS_ON_ROWS = (
    "No tokens are left on the rows. Any row may be chosen this year, and its token comes from the supply. "
    "Check against your rulebook."
)
ROW_ONE_NOTE = (
    "Against people, row 1 on this board is for whoever woke up 7th the year before, and only for them. "
    "For solo the rulebook is silent: your table decides."
)
ROW_EMPTY = "row: row {row} has no glass token any more; choose one of {rows}"

# Seasons
SEASON_NAMES = {"spring": "spring", "summer": "summer", "fall": "fall", "winter": "winter"}
SEASON_BEGINS = "{season} begins."
FALL_ON_BASE = "Fall: draw 1 visitor card of either kind; with a cottage, one more."
SIDE_TWO_CHECK = "Sources differ on where side 2 shows this structure card: check it against your board."
FALL_COTTAGE = "With a cottage, also draw 1 visitor card of either kind."
DREW = "Card {card} for {season}: the Automa blocks {actions}."
ASKS_FOR = "Card {card} for {season} asks for {actions}."
DREW_NOTHING = "Card {card} for {season}: no space is blocked."
THE_REST = "The Automa blocks {placed}."
CUT_SHORT = "The Automa blocks {placed}: that was its last worker, so the rest of the card is left out."
ALREADY_BLOCKED = "{actions} already blocked: no second worker goes there."
DRAW_AGAIN = "At this level the Automa blocks at least {least} spaces a season. Draw another card."
SHUFFLE_FIRST = "The deck is used up: before you draw, shuffle the discards into a new one."
RESHUFFLED = "The deck was empty, so the discards were shuffled into a new one."
NO_WORKERS = "The Automa has no workers left, so no card is drawn for {season}."
SPENT = (
    "One bonus action token spent for a bonus of the action just taken; the next one is for another turn. {left} left."
)
PASSED = "You pass {season}."
PASS_GAINS = "Row {row} gives on entering {season}: {benefit}."

# Year's end
UPKEEP = "Year's end: take back your workers, age grapes and wines, keep at most 7 cards, collect residual payments."
WORKERS_BACK = "The Automa's workers come back."
STILL_IN_IT = "Year {year}: you have {yours} VP, the Automa {automa}. The game goes on."
STILL_IN_IT_LAST = "Year {year}: you have {yours} VP, the Automa {automa}. The count decides."
LOST_AT_YEARS_END = "Year {year} ends with the Automa on {automa} VP and you on {yours}: the game is lost."
TIME_TO_COUNT = "That was year {year}, the last one. With its upkeep done, the end of the game is counted."

# End
REGION_YOURS = "{region}: yours, {points} VP."
REGION_AUTOMA = "{region}: the Automa's, {points} VP."
REGION_TIED = "{region}: nobody has more stars than the other, so it scores for nobody."
PATRONAGE_COUNTS = "Patronage: its order is filled and its goal met, so it brings {points} VP."
PATRONAGE_BRINGS_NOTHING = {
    "neither": "Patronage: neither is its order filled nor its goal met, so it brings nothing.",
    "not_filled": "Patronage: its goal is met, but its order is not filled, so it brings nothing.",
    "not_met": "Patronage: its order is filled, but its goal is not met, so it brings nothing.",
}
COUNT_PLAYER = "You: {parts}: {total} VP."
COUNT_PLAYER_TRACK = "You: {total} VP."
ON_TRACK, FROM_MAP, FROM_PATRONAGE = "{marker} on the track", "{influence} from the map", "{patronage} from patronage"
COUNT_AUTOMA = "Automa: {marker} on the track, {influence} from the map: {total} VP."
COUNT_AUTOMA_BASE = "Automa: {total} VP."
WON = "You are ahead by {lead}: you win."
LOST_TIE = "Level with the Automa: only strictly ahead wins, so the game is lost."
LOST = "The Automa is ahead by {lead}: the game is lost."
TOO_MANY_STARS = "stars: you have {most} stars in all; {count} are placed"
UNKNOWN_REGION = "stars.{region}: not a region in play; the regions are {allowed}"
NO_MAP = "stars: the base board has no influence map; leave stars out"
NO_PATRONAGE = "patronage: patronage is not in play; leave it out"

# Refusals
NOT_NOW = {
    "wake_up": "wake_up: the rooster already stands for this year",
    "draw_card": "draw_card: no card is drawn now",
    "spend_bonus_token": "spend_bonus_token: a token is spent with a worker, after the season's card is drawn",
    "pass_season": "pass_season: there is no season to pass now",
    "end_year": "end_year: the year is not over yet; pass its seasons first",
    "finish": "finish: the game is counted after the last year",
}
GAME_OVER = "{kind}: the game is over; undo to change something"
COUNT_NOW = "{kind}: the last year is over; count the game with finish"
WAKE_FIRST = "{kind}: choose a wake-up row first"
DRAW_FIRST = "{kind}: draw the Automa's card for {season} first"
CARD_DRAWN = "draw_card: the card for {season} is already drawn"
NO_WORKERS_NO_CARD = "draw_card: the Automa has no workers left, so no card is drawn for {season}"
CARD_OUT = "card: card {card} is already out; {cards} can still come"
NO_TOKENS = "spend_bonus_token: you have no bonus action token"
NEED_POINTS = (
    "victory_points: say where your marker stands; with this variant the year's end compares it with the Automa's"
)

# Checklist
CHECK = {
    "tokens": "Put 1 glass token on each row of the wake-up chart (first column)",
    "workers": "Lay out Automa workers of one unused color",
    "marker": "Put the Automa's VP marker on {points} VP",
    "marker_check": "Put the Automa's VP marker on the win space, {points} VP (check against your board)",
    "marker_ahead": (
        "Put the Automa's VP marker {ahead} past the win space, on {points} VP (check against your board and rulebook)"
    ),
    "own_marker": "Put your own VP marker on {points} VP (check against your rulebook)",
    "mat": "Take a second vineyard mat for the Automa's structures",
    "deck": "Shuffle the Automa's cards and put them beside the wake-up chart",
    "deck_app": "Leave the Automa's cards in the box: the app draws them",
    "bonus": "Lay bonus action tokens beside your vineyard mat",
    "stars": "Automa's stars on {region}",
    "no_lucca": "Leave Lucca without stars",
    "patronage": "Before shuffling, take out the patronage cards whose goal compares you with other players",
    "special_workers": "Take out these special workers: {names}",
    "structures": "Structure cards that need other players ({names}): discard and draw again when one comes up",
    "visitors": "Take out, or draw again for, visitors that need other players: {names} (check against your cards)",
    "tier_three": "The rulebook plays only one of arboriculture and formaggio at a time",
    "side_two": "Use side 2 of the extended board",
    "side_one": "Use side 1 of the extended board",
    "leftmost": "Use only the leftmost space of each action",
}
