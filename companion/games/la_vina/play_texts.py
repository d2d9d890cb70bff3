"""Every sentence that the running table of La Viña says."""

# Beginning
BEGINS = "Row at the entrance, first to move first: {names}. {spaces} spaces in the renque."
BARRELS_EACH = "{barrels} barrels each; with the last one delivered the last round is called."
SEALS_EACH = "Quality seals at the start: {seals}."
SEALS_OF = "{name} {seals}"
PAWN = "{name} (pawn {number})"
WINERY_COUNT = (
    "wineries: {needed} wineries are laid out for {players} players, not {count}; leave the list empty for numbers"
)
WINERY = "Winery {number}"

# Moving
MOVED = "{pawn} moves to space {space}, {slot}."
SLOTS = {"rear": "the slot further back", "front": "the slot further ahead"}
NEXT = "Next: {pawn}, the furthest back."
NEXT_PAIR = "Next: {name}, with either pawn; {pawn} is the furthest back."
AGAIN = "{name} is still the furthest back and plays again."
LEFT = "{pawn} leaves the renque, place {place} of {all}."
WILDCARD = "First out: {name} takes the wildcard grape."
FROM_ENTRANCE = "Straight out from the entrance: the rulebook tells of it from the renque only; your table decides."
MAY_DELIVER = "{name} may deliver once or twice and buy baskets; {barrels} left."
LEFT_BARRELS = {1: "1 barrel", 0: "{count} barrels"}
SEALS = {1: "1 seal", 0: "{count} seals"}

# Delivering
DELIVERED = "{name} delivers to {winery}: {barrels} left."
COOPERATIVE = "the co-operative"
FULL = "{winery} is full and takes no more."
TAKES_SEALS = "{name} takes the {seals} from {winery}."
CALLED = "{name} has used the last barrel: this is the last round. Everybody plays on until all are out."
TURN_OVER = "{name} is done at the exit."

# Rounds
ROUND_OVER = "Round {round} is over."
NEW_ROUND = "Round {round}: refill the renque with grape cards and put a wildcard grape at the exit."
NEW_LINE = "Row at the entrance, as they came out: {names}."
SEALS_ADDED = "1 seal more on each winery with a free space: {wineries}."
NO_SEALS = "No winery has a free space, so no seal is added."
SEALS_NOW = "{name} ({seals} now)"
TIME_TO_COUNT = (
    "The last round is over. Count the prestige; level players are told apart by who came out first: {names}."
)
COUNTED = "{name}: {points} prestige, place {rank}."
WINNER = "{names} wins with {points} prestige. Decided by: {decided_by}."
WINNERS = "{names} share the victory with {points} prestige."

# Refusals: each begins with the command or its field
GAME_OVER = "{kind}: the game is over; undo to change something"
NOT_MOVING = "{kind}: {name} is at the exit; deliver or end the turn first"
NOT_AT_EXIT = "{kind}: nobody is at the exit; move or leave first"
COUNT_LATER = "count: prestige is counted after the last round"
COUNT_NOW = "{kind}: the last round is over; count the prestige"
NO_SECOND_PAWN = "pawn: with more than 2 players each has 1 pawn"
PAWN_OUT = "pawn: {name}'s pawn {number} is out already"
NO_SUCH_SPACE = "space: the renque has spaces 1 to {spaces}; leave takes the pawn out"
NOT_FORWARD = "space: {pawn} stands on space {here} and must go further"
SPACE_FULL = "space: both slots of space {space} are taken"
SLOT_TAKEN = "slot: the {slot} slot of space {space} is taken"
WHICH_SLOT = "slot: both slots of space {space} are free; say rear or front"
NO_SUCH_WINERY = "winery: there are wineries 1 to {wineries}; leave it out for the co-operative"
WINERY_FULL = "winery: {winery} is full"
TWICE = "deliver: {most} deliveries at the most; end the turn"
NO_BARREL = "deliver: {name} has no barrel left"
WRONG_PLAYERS = "players: count exactly the players of this table: {names}"


def count(words: dict[int, str], number: int) -> str:
    """The wording for one, or for any other number."""
    return words.get(number, words[0]).format(count=number)
