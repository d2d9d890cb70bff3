"""Every path that the app uses."""

import os
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[1] / "assets"
"""Pictures and fonts that go with the app."""

RULES_DATA = Path(__file__).resolve().parents[2] / "rules_data"
"""The facts. The folder stands beside the package in a checkout, in an installed copy and in Flet's app folder."""


def app_data() -> Path:
    """The durable folder of this installation; it is made when something is first stored.

    Flet names it in packaged apps; `COMPANION_DATA` overrides it; else it is a folder in the user's home.
    """
    named = os.environ.get("COMPANION_DATA") or os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(named) if named else Path.home() / ".vineyard-companion"
