"""Pictures in which something of every player is entered at once."""

from typing import Any

PICTURES: dict[str, Any] = {}
