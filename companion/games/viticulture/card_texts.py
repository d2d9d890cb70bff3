"""How cards and tables are told when they are looked up."""

from collections.abc import Sequence

# Titles
VISITOR = "{name} ({season} visitor)"
STRUCTURE = "{name} (structure card)"
MAMA, PAPA = "Mama {name}", "Papa {name}"

# Cards
VISITOR_SECTION = "{season} visitors, card {number}"
VISITOR_SOLO = "Against the Automa it is taken out, or another card is drawn for it, as it needs other players."
STRUCTURE_SECTION = "Structure cards, card {number}"
STRUCTURE_TEXT = "Costs {cost} lira and brings {points} VP when built. {kind}: {gist}"
STRUCTURE_KINDS = {
    "action": "A space for one of your workers a year",
    "enhancement": "For good",
    "residual": "Every year",
}
STRUCTURE_SOLO = "Against the Automa it does nothing: discard it and draw again."
PARENT_SECTION = "Mamas and papas"
MAMA_TEXT = "Brings {workers} regular workers{lira}. Opening hand: {cards}."
MAMA_LIRA = " and {lira} lira"
PAPA_TEXT = "Brings the grande worker{lira}; then choose {option} or {extra} more lira."
PAPA_LIRA = " and {lira} lira"
PAPA_OPTIONS = {
    "trellis": "the trellis",
    "irrigation": "the irrigation",
    "yoke": "the yoke",
    "windmill": "the windmill",
    "cottage": "the cottage",
    "tasting_room": "the tasting room",
    "medium_cellar": "the medium cellar",
    "regular_worker": "one more regular worker",
    "victory_point": "1 VP",
}
KINDS_OF_CARDS = {
    "vines": ("vine", "vines"),
    "summer_visitors": ("summer visitor", "summer visitors"),
    "wine_orders": ("wine order", "wine orders"),
    "winter_visitors": ("winter visitor", "winter visitors"),
}

# Tables: title, then a row of each
WAKE_UP = {"base": "Wake-up chart, base board", "extended": "Wake-up chart, extended board"}
WAKE_UP_ROW = "Row {row}: {gives}."
WAKE_UP_NOTHING = "nothing"
WAKE_UP_STRUCTURES = "{gives} (side 2 with structures)"
WAKE_UP_KEYWORDS = ("rooster", "wake up", "row", "turn order")
ACTIONS = "{board}: {season} actions"
ACTION_ROW = "{name}: {bonuses}."
ACTION_PLAIN = "{name}."
ACTION_BONUS = "{space} space {bonus}"
SPACES = {1: "left", 2: "middle", 3: "right"}
ACTION_KEYWORDS = ("board", "bonus", "space", "action")
INFLUENCE = "Influence map: the seven regions"
INFLUENCE_ROW = "{name}: {points} VP for whoever holds it at the end; placing a star there: {benefit}."
INFLUENCE_KEYWORDS = ("star", "region", "map", "Tuscany", "majority")
PLAYER_SPACES = "Action spaces by number of players"
PLAYER_SPACES_ROW = "{players}: {text}."
ONE_TO, FROM_TO, FROM = "1 to {to} players", "{first} to {to} players", "{first} players or more"
PLAYER_SPACES_KEYWORDS = ("player count", "two players", "how many spaces")
VINES = "Vine cards: grapes, needs and numbers"
VINE_ROW = "{name}: {grapes}; needs {needs}; {count} cards."
NO_NEEDS = "no structure"
VINE_KEYWORDS = ("grape", "plant", "trellis", "irrigation", "requirement", "vine deck")
ORDERS = "Wine orders worth {points} VP"
ORDER_ROW = "{wines}."
ORDERS_NOTE = "The numbers are the least values. Residual payment: {residual} more."
ORDER_KEYWORDS = ("order deck", "fill", "wine")
STRUCTURES = "Structures of the vineyard mat: what they cost"
STRUCTURE_ROW = "{name}: {cost} lira."
TRAINING_ROW = "Training a worker: {cost} lira."
STRUCTURE_KEYWORDS = ("build", "price", "cost", "buildings")
GRAPES = "What grapes sell for"
GRAPE_ROW = "Value {lowest} to {highest}: {lira} lira."
GRAPE_KEYWORDS = ("sell grapes", "price", "sale")
CELLARS = "Cellars and wine types"
CELLAR_ROW = "{name}: wines up to value {highest}, {types}."
CELLAR_LEAST = "The least {type} wine has value {least}."
CELLAR_KEYWORDS = ("cellar", "blush", "sparkling", "age", "upgrade")
FIELDS = "Fields and property tiles"
FIELD_ROW = "{price} lira: vines up to {most} in all."
FIELD_KEYWORDS = ("sell a field", "flip", "max vine value", "property")
SELL_WINE = "Selling a wine on the extended board"
SELL_WINE_ROW = "{type}: {points} VP."
SELL_WINE_KEYWORDS = ("sell wine", "victory points", "action")
MAFIA = "Mafia cards, from worst to best"
MAFIA_ROW = "{value}: {name}."
MAFIA_KEYWORDS = ("gift", "capo", "package")


def counted(kind: str, count: int) -> str:
    """`1 vine`, `2 vines`."""
    one, many = KINDS_OF_CARDS[kind]
    return f"{count} {one if count == 1 else many}"


def rows(lines: Sequence[str]) -> str:
    """The rows of a table as one text, a line each."""
    return "\n".join(lines)
