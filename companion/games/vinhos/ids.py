"""The names by which Vinhos's regions, magnates and wine features are asked for."""

import unicodedata
from typing import Annotated, Literal

from pydantic import BeforeValidator


def _as_id(value: object) -> object:
    """Take a name as printed for its id: `Trás-os-Montes` is `tras_os_montes`."""
    if not isinstance(value, str):
        return value
    plain = unicodedata.normalize("NFKD", value.strip().casefold())
    return "".join(one for one in plain if not unicodedata.combining(one)).replace("-", "_").replace(" ", "_")


Magnate = Annotated[Literal["anabela", "bruno", "carolina"], BeforeValidator(_as_id)]
Feature = Annotated[Literal["taste", "aroma", "appearance", "alcohol"], BeforeValidator(_as_id)]
RegionId = Annotated[
    Literal["tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve"],
    BeforeValidator(_as_id),
]
