"""Every sentence about uncorking expansions, the legacy variants and the solo campaign."""

TITLES = {
    "uncorking": "Uncorking: which expansion comes next",
    "campaign": "Solo campaign",
}

# Headlines
PLAIN_FIRST = "Play plain Viticulture; its winner chooses the first expansion."
CHOOSES = "{name} chooses what is uncorked next: {names}."
TRIGGERED = "The story decides: {name} is uncorked."
TRIGGERED_SEVERAL = "The story offers {names}: {chooser} chooses one of them."
CHOSEN = "{name} is uncorked."
NO_CHOICE = "Nothing is uncorked after this game. Say before the next one whether its winner chooses."
STUCK = "Nothing can be uncorked yet."
ALL_OPEN = "Everything is uncorked. {name} says which expansion of tier {tier} comes next, if any: {names}."
CLEAN = "A clean slate: all expansions are back in the box. Play plain Viticulture."

# Reasons
OPEN = "Open: {names}."
NOTHING_OPEN = "Nothing is open yet."
STAY_IN = "In the next game, as in every one from now on: {names}."
ONE_OF = "At most one of {names} may join them, or none."
ONE_OR_NONE = "{name} may join them, or stay in the box."
FORCED_IN = "{name} joins the next game: it was just uncorked."
ADVISED = "The rulebook advises {low} to {high} games with each expansion of tier {tier}; so far: {counts}."
COUNTED = "{name} {times}"
TIER_FIRST = "Tier {next} opens when all of tier {tier} is uncorked; missing: {names}."
WAITS = "{name}: not before a game with {played} has been played."
LEFT_OUT = "Game {number} was played without {names}; what is open of tiers 1 and 2 belongs in every game."
LOCKED = "Locked: {names}. A winner may unlock it again."
LOCKED_TIERS = "The rulebook is silent here: a lock does not close a tier that had been opened."
WITHOUT_BOARD = "{name} waits until {played} is unlocked again: they are played on its board."
MAY_LOCK = "{name} may lock one of {names}, but not what the winner just unlocked."
MAY_LOCK_LEVEL = "{names} are last together and may lock one of {modules}; agree who does."
STORY = {
    "tie_break": "A tie-break decided the game",
    "planted_fields": "The winner has vines on a single field",
    "residual": "The winner's residual payment is {value} lira",
    "points": "The winner has {value} points exactly",
}
STORY_OPENS = "{story}: {name}."
STORY_ASK = "Not told: {what} of the winner. They could open {names}."
FIGURES = {"planted_fields": "the planted fields", "residual": "the residual payment"}
NO_STORY = "No ending of its own came up, so the winner chooses."
STORY_SEVERAL = "The rulebook does not say what happens with two endings at once; here the winner picks one of the two."

# Kept elements
KEEP_ORDER = "Keep one element each, in this order: {names}."
KEEP_LEVEL = "{names} are level on points; the rulebook does not say who of them picks first."
KEEPS = "{name} keeps {element} for the next game."
KEPT_STRUCTURE = "the {structure} token"
KEEP_LEFT = "Still free: {names}."
NEVER_KEPT = "A large cellar cannot be kept."

# Solo campaign
CAMPAIGN_FIRST = "First game: Viticulture with {names}."
CAMPAIGN_WON = "Won: choose one of {names} and play with it next."
CAMPAIGN_WON_LAST = "Won: {name} comes in next."
CAMPAIGN_RETRY = "Try again with the same expansions, {tokens} to begin with."
CAMPAIGN_GO_ON = "Win with {names} to go on."
CAMPAIGN_DONE = "The campaign is complete: you have won with every expansion. Score: {games}; lower is better."
CAMPAIGN_GAMES = {1: "1 game", 0: "{count} games"}
CAMPAIGN_TOKENS = {0: "no bonus action token", 1: "1 bonus action token", 2: "{count} bonus action tokens"}
CAMPAIGN_COUNT = "{games} so far; won with {beaten} of {all} expansions."
CAMPAIGN_BEGINS_WITH = "The next game begins with {tokens}."
CAMPAIGN_MUST = "In the next game: {names}."
CAMPAIGN_STILL = "Still to come: {names}."
CAMPAIGN_NEXT = "A further game begins a new campaign."
CAMPAIGN_PAST = "Campaigns finished before: {scores}."
CAMPAIGN_REMARKS = {
    "too_early": "Game {play} was played with {names} before a win had brought it in. It counts all the same.",
    "nothing_new": "Game {play} brought nothing new in, though one of {names} was due.",
    "left_out": "Game {play} was played without {names}. A win there does not count for it.",
    "several_modular": "Game {play} had {names} together; tier 3 goes one at a time, so only the first counts.",
    "other_tokens": "Game {play} did not begin with the bonus action tokens that were due.",
    "not_in_solo": "Game {play} names {names}, which is not played against the Automa.",
}

# Refusals
STRUCTURE_NOT_KEPT = "structure: only counts where keeps is structure"
LEVEL = (
    "games[{index}].winner: is missing; {names} are level on {points} points. Say who won the tie-break, "
    "or whom the table lets choose"
)
NOT_A_PLAYER = "games[{index}].winner: {name} did not play; allowed: {allowed}"
NOT_AHEAD = "games[{index}].winner: {name} has fewer points than {best}; leave it out unless the best are level"
ALREADY_TWICE = "already_open: {name} stands twice; each is named once"
ALREADY_TIER = "already_open: {name} is of tier {tier}, but tier {below} is not whole: {names} missing"
NOT_TO_CHOOSE = (
    "games[{index}].uncorks: this game's winner was not to choose; leave it out, or say that the winner chooses"
)
MAY_NOT_COME = "games[{index}].uncorks: {name} cannot come now; allowed: {allowed}"
STORY_SAYS = "games[{index}].uncorks: the narrative method opens {allowed} after this game, not {name}"
NOT_OPEN = "games[{index}].modules: {name} was not uncorked before this game; open were {allowed}"
ONE_MODULAR = "games[{index}].modules: at most one of {names} is in a game"
MODULE_TWICE = "games[{index}].modules: {name} stands twice; each is named once"
ONLY_LOCK_AND_KEY = "games[{index}].locks: only the lock and key method locks an expansion"
LOCK_NEW = "games[{index}].locks: {name} was just unlocked by the winner and cannot be locked"
LOCK_CLOSED = "games[{index}].locks: {name} is not open; allowed: {allowed}"
CLEAN_ALONE = "games[{index}].clean_slate: all expansions go back into the box, so nothing is uncorked, locked or kept"
NO_CAMPAIGN = "games[{index}].players[{player}].keeps: elements are kept in the campaign method; set campaign"
KEPT_TWICE = (
    "games[{index}].players[{player}].keeps: {element} is already kept by {other}; no two players keep the same"
)
KEPT_NEVER = "games[{index}].players[{player}].structure: {structure} cannot be kept"
KEPT_WHICH = "games[{index}].players[{player}].structure: is missing; name the structure that is kept"
NOTHING = "nothing"


def count(words: dict[int, str], number: int) -> str:
    """The wording for this number, or for many."""
    return words.get(number, words[2 if 2 in words else 0]).format(count=number)
