"""Every sentence of the dealing of mamas, papas and special workers."""

TITLE = "Deal the table: first player, mamas and papas, special workers"

HEADLINE = "{first} is the first player. Seed {seed}."
HEADLINE_SOLO = "Dealt for one player. Seed {seed}."
ORDER = "First player: {names}, clockwise."
MAMA = "{name} is dealt {mama}: {gives}."
MAMAS = "{name} is dealt two mamas: {first} ({first_gives}) or {second} ({second_gives})."
PAPA = "{name} is dealt {papa}: {lira}, and {option} or {extra} more."
PAPAS = "{name} is dealt two papas: {first} ({first_gives}) or {second} ({second_gives})."
PAPA_GIVES = "{lira}, and {option} or {extra} more"
ADVANCED = "Everybody keeps one mama and one papa of the two."
CHOOSE = "Still to choose, in this order: {names}."
STARTS = "{name} starts with {goods}."
DISPUTED = "Lists of the cards differ on {card}: go by what yours shows."
WORKERS = "Special workers of this game: {names}."
SET_ASIDE = "{names} came up too and went aside: not for {players}."
WORKER = "{name}: {gist}"
PLAYERS = {1: "solo play", 0: "{count} players"}

LIRA = {1: "1 lira", 0: "{count} lira"}
CARDS = {
    "vines": {1: "1 vine", 0: "{count} vines"},
    "summer_visitors": {1: "1 summer visitor", 0: "{count} summer visitors"},
    "wine_orders": {1: "1 wine order", 0: "{count} wine orders"},
    "winter_visitors": {1: "1 winter visitor", 0: "{count} winter visitors"},
}
REGULAR = {1: "1 regular worker", 0: "{count} regular workers"}
GRANDE = {1: "1 grande worker", 0: "{count} grande workers"}
OPTIONS = {"regular_worker": "a regular worker", "victory_point": "1 VP"}
STRUCTURE = "the {name}"

# Refusals
UNKNOWN_PLAYER = "choices[{index}].name: {name} is not at the table; allowed: {allowed}"
TWICE = "choices[{index}].name: {name} has chosen already"
NO_FAMILY = "choices: mamas and papas are not dealt; add mamas_papas to the modules or leave the choices out"
NOT_DEALT = "choices[{index}].{field}: {card} was not dealt to {name}; allowed: {allowed}"
WHICH = "choices[{index}].{field}: is missing; {name} chooses one of {allowed}"


def count(words: dict[int, str], number: int) -> str:
    """The wording for one, or for any other number."""
    return words.get(number, words[0]).format(count=number)
