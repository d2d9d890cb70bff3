"""Words of the page that deals mamas, papas and special workers."""

ADVANCED = "Two of each, and keep one"
ADVANCED_HINT = "Everybody is dealt two mamas and two papas and keeps one of either."
NOTHING_MORE = "With mamas and papas or special workers on the table, the app deals these as well."
MAMA, PAPA = "Mama", "Papa"
CARD_SAID = "{kind} {name}: {gives}"
KEEP_MAMA = "{name} keeps {card}"
TAKE = "{name}, {card}: take {what}"
MORE_LIRA = {1: "1 lira more", 0: "{count} lira more"}
CHOOSE = "{name} chooses"
STARTS = "{name} starts with"
DISPUTED = "Lists differ: go by your card"
WORKERS = "Special workers"
WORKERS_HINT = "These two can be trained in this game, the others stay in the box."
VICTORY_POINT = {1: "1 VP", 0: "{count} VP"}
