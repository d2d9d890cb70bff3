"""Words of the picture of all expansions."""

TIER = "Tier {number}"
STATES = {
    "beaten": "won with",
    "trying": "in play, not won with yet",
    "due": "may come in now",
    "closed": "comes later",
    "open": "open, in every game",
    "modular": "open, at most one of these in a game",
    "locked": "locked",
    "back": "locked, may be unlocked now",
}
CHOICE_SAID = "{name}, {state}"
