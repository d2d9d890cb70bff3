"""Words of the page of the solo campaign."""

TITLE = "Solo campaign"
GAMES = {1: "1 game so far", 0: "{count} games so far"}
GAMES_HINT = "The number of games is your score: lower is better."
TOKENS = {0: "No bonus token", 1: "1 bonus token", 2: "{count} bonus tokens"}
TOKENS_HINT = "for the next game"
CHOOSE = "Choose what comes into the next game."
PLAY_FIRST = "Play the first game"
PLAY_NEXT = "Play the next game"
TRY_AGAIN = "Try again"
NEW_CAMPAIGN = "Begin a new campaign"
IN_PROGRESS = "A game of the campaign is in progress."
GO_ON = "Go on with it"
PLAYS = "The games"
PLAYS_HINT = "They come from the history: a game corrected or taken out there changes the campaign."
PLAY = "Game {number}: {outcome}"
TOKENS_BEGUN = "{names}, {tokens} at the start"
OUTCOMES = {"won": "won", "lost": "lost", "shared": "shared"}
WHY = "How it stands"
TO_CAMPAIGN = "To the campaign"
MARK = "A game of the solo campaign"
MARK_HINT = "It counts there, whether won or lost."


def count(words: dict[int, str], number: int) -> str:
    """The wording for this number, or for many."""
    return words.get(number, words[2 if 2 in words else 0]).format(count=number)
