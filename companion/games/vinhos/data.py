"""What is known about Vinhos Deluxe: its rulebook and its tables."""

from companion.engine.rulebook import GameData
from companion.games.vinhos.estate_tables import Production, Regions, WineValue
from companion.games.vinhos.final_tables import FinalScoring
from companion.games.vinhos.press_tables import PressRelease
from companion.games.vinhos.quadrel import Quadrel
from companion.games.vinhos.tables import Fairs, SetupSteps


class VinhosData(GameData):
    """The rulebook of Vinhos Deluxe, and the tables that its calculators share."""

    production: Production
    wine_value: WineValue
    regions: Regions
    fairs: Fairs
    press_release: PressRelease
    quadrel: Quadrel
    final_scoring: FinalScoring
    setup: SetupSteps
